"""Links that lead nowhere, full tables, lost servers, blocked storage, and names full of markup."""

import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.guest import Guest, Invite
from tests.web.house import House
from tests.web.tables import PERSON, Plan, open_advanced, ready, set_up, sit_down

#: The usual run takes turns: half of these on one day, half on the next.
pytestmark = pytest.mark.slow(days=2)

MARKUP = "<img src=x onerror=alert(1)><b>bold</b>"
BLOCKED = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});
"""

BUSY = "The server is very busy and can\u2019t open new tables right now."

NO_COOKIES = """
const real = window.fetch;
window.fetch = (what, how) => real(what, { ...how, credentials: "omit" });
"""


def ways_on(guest: Guest) -> None:
    """A page that says what is wrong has somewhere to go from there."""
    expect(guest.page.get_by_role("link", name="To the start page").first).to_be_visible()
    expect(guest.page.get_by_role("link", name="See the lobby")).to_be_visible()


def test_there_is_no_such_table(invite: Invite) -> None:
    guest = invite("phone", may_be_cut_off=True)
    guest.open("/table/nosuchtable")
    expect(guest.page.get_by_role("heading", name="Table not found")).to_be_visible()
    ways_on(guest)


def test_there_is_no_such_replay(invite: Invite) -> None:
    guest = invite("desktop", may_be_cut_off=True)
    guest.open("/replay/nosuchtable")
    expect(guest.page.get_by_role("heading", name="Table not found")).to_be_visible()
    ways_on(guest)


def test_an_address_that_leads_nowhere(invite: Invite) -> None:
    guest = invite("desktop", may_be_cut_off=True)
    page = guest.open("/")
    # As an old link of ours would: the server only sends the client for its own pages.
    page.evaluate("() => { history.pushState(null, '', '/new/something'); }")
    page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    ways_on(guest)


def test_a_full_table(invite: Invite) -> None:
    host, friend, late = invite("desktop"), invite("desktop"), invite("phone")
    path = set_up(host, Plan(seats=(PERSON, PERSON)))
    sit_down(friend, path)
    late.open(path)
    expect(late.page.get_by_text("All seats are taken")).to_be_visible()
    expect(late.page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_a_link_for_a_seat_that_is_not_mine(invite: Invite) -> None:
    """Whoever comes to a game by somebody else's link watches it, if that is allowed."""
    host = invite("desktop")
    path = set_up(host, Plan())
    expect(host.page.get_by_role("region", name="What to do")).to_be_visible()
    other = invite("phone")
    other.open(path)
    expect(other.page.get_by_text("you are watching")).to_be_visible()
    expect(other.page.get_by_role("region", name=re.compile("^Your hand"))).to_have_count(0)


def test_a_table_closed_to_spectators(invite: Invite) -> None:
    host = invite("desktop")
    page = host.open("/new")
    open_advanced(page)
    page.get_by_role("switch", name="Others may watch").uncheck()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
    other = invite("phone", may_be_cut_off=True)
    other.page.goto(page.url)
    expect(other.page.get_by_text("closed to spectators").first).to_be_visible()
    expect(other.page.get_by_role("link", name="To the start page").first).to_be_visible()


def test_a_lost_server_comes_back(invite: Invite, own_house: House) -> None:
    guest = invite("phone", to=own_house, may_be_cut_off=True)
    page = guest.open("/")
    page.get_by_role("button", name="Play against two bots").tap()
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
    page.evaluate("() => { window.neverReloaded = true; }")
    page.get_by_role("button", name="Log, chat and players").tap()
    page.get_by_role("tab", name="Chat").tap()
    page.get_by_label("Say something").fill("half a sentence")
    own_house.kill()
    banner = page.get_by_text("The connection was lost; trying again.")
    expect(banner).to_be_attached()
    # What is said meanwhile waits
    page.get_by_label("Say something").press("Enter")
    own_house.start()
    expect(banner).to_have_count(0)
    expect(page.get_by_role("log", name="Chat")).to_contain_text("half a sentence")
    page.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="can be picked").first.tap()
    assert page.evaluate("() => window.neverReloaded === true")


def test_the_server_is_away_at_the_start(invite: Invite, own_house: House) -> None:
    guest = invite("desktop", to=own_house, may_be_cut_off=True)
    page = guest.open("/")
    expect(page.get_by_label("Your name at the table")).not_to_have_value("")
    own_house.kill()
    page.get_by_label("Your name at the table").fill("Ada Lovelace")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("The server is not responding").first).to_be_visible()
    page.get_by_role("button", name="Play against two bots").click()
    expect(page.get_by_role("alert").first).to_contain_text("The server is not responding")
    # Nothing typed is lost
    expect(page.get_by_label("Your name at the table")).to_have_value("Ada Lovelace")
    own_house.start()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Save")).to_have_count(0)
    page.get_by_role("button", name="Play against two bots").click()
    expect(page.get_by_text("Ada Lovelace").first).to_be_visible()


def test_a_server_of_another_version(invite: Invite) -> None:
    guest = invite("desktop")
    page = guest.page

    def of_tomorrow(ours: WebSocketRoute) -> None:
        server = ours.connect_to_server()
        server.on_message(lambda text: ours.send(str(text).replace('"protocol":1', '"protocol":2')))

    page.route_web_socket(re.compile("/api/tables/"), of_tomorrow)
    guest.open("/")
    page.get_by_role("button", name="Play against two bots").click()
    expect(page.get_by_role("heading", name="The server has a newer version")).to_be_visible()
    expect(page.get_by_role("button", name="Reload")).to_be_visible()


def test_a_busy_server_opens_no_tables(invite: Invite, busy_house: House) -> None:
    guest = invite("phone", may_be_cut_off=True, to=busy_house)
    page = guest.open("/")
    expect(page.get_by_label("Your name at the table")).not_to_have_value("")
    page.get_by_role("button", name="Play against two bots").tap()
    expect(page.get_by_text(BUSY)).to_be_visible()
    page.get_by_role("button", name="Play with friends").tap()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Make the table").tap()
    expect(dialog.get_by_role("alert").filter(has_text=BUSY)).to_be_visible()


def test_a_toast_is_above_an_open_dialog(invite: Invite) -> None:
    guest = invite("phone")
    page = guest.page
    page.clock.install()
    guest.open("/new")
    open_advanced(page)
    name = page.get_by_label("Save this set-up as")
    name.fill("Friday")
    page.clock.pause_at(datetime.now() + timedelta(days=1))  # a toast stays as long as we look
    page.get_by_role("button", name="Save", exact=True).tap()
    toast = page.get_by_text("Saved as “Friday”.")
    expect(toast).to_be_visible()
    page.get_by_role("button", name="Settings").tap()
    # Only what is inside an open dialog is above its backdrop, and read aloud.
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog.get_by_text("Saved as “Friday”.")).to_be_visible()
    expect(toast).to_have_count(1)
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_have_count(0)
    expect(toast).to_be_visible()
    page.clock.fast_forward(60_000)
    expect(toast).to_have_count(0)


def test_blocked_storage(invite: Invite) -> None:
    guest = invite("phone", haste=False)
    guest.context.add_init_script(BLOCKED)
    page = guest.open("/")
    page.get_by_role("button", name="Settings").tap()
    expect(page.get_by_text("This browser does not let the page store anything")).to_be_visible()
    page.get_by_role("radio", name="Dark").check()
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    page.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Play against two bots").tap()
    expect(page.get_by_role("region", name="What to do")).to_be_visible()


def test_no_cookies(invite: Invite) -> None:
    """A seat is known by a cookie: without one the page says so instead of failing."""
    guest = invite("desktop", may_be_cut_off=True)
    guest.context.add_init_script(NO_COOKIES)
    page = guest.open("/")
    expect(page.get_by_role("alert").first).to_contain_text("blocks cookies")
    # One can still look around
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", name="Rules")).to_be_visible()


def test_long_names_and_markup(invite: Invite) -> None:
    guest = invite("phone")
    page = guest.open("/")
    name = page.get_by_label("Your name at the table")
    expect(name).not_to_have_value("")
    name.fill(MARKUP)
    expect(page.get_by_text("A name cannot contain angle brackets.")).to_be_visible()
    name.blur()
    expect(name).to_have_value(MARKUP)
    long = "Wolfeschlegelsteinhausenbergerdorff"
    name.fill(long)
    expect(page.get_by_text(f"this one has {len(long)}")).to_be_visible()
    expect(name).to_have_value(long)
    name.fill("M" * 24)
    page.get_by_role("button", name="Save").tap()
    expect(page.get_by_role("button", name="Save")).to_have_count(0)
    page.get_by_role("button", name="Play against two bots").tap()
    expect(page.get_by_text("M" * 24).first).to_be_attached()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_markup_in_the_chat_is_text(invite: Invite) -> None:
    host, friend = invite("desktop"), invite("desktop")
    path = set_up(host, Plan(seats=(PERSON, PERSON), title=MARKUP))
    sit_down(friend, path)
    ready(host)
    ready(friend)
    for guest in (host, friend):
        guest.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something").fill(MARKUP)
    host.page.get_by_role("button", name="Send").click()
    for guest in (host, friend):
        expect(guest.page.get_by_role("log", name="Chat")).to_contain_text(MARKUP)
        assert guest.page.locator("img[src='x']").count() == 0
    # Too long: it stays, and says so
    friend.page.get_by_label("Say something").fill("a" * 301)
    friend.page.get_by_label("Say something").press("Enter")
    expect(friend.page.get_by_text("At most 300 characters; you have typed 301.")).to_be_visible()
    expect(friend.page.get_by_label("Say something")).to_have_value("a" * 301)
