"""The lobby: tables appear by themselves, and one can sit down from there."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.guest import Invite
from tests.web.house import House
from tests.web.tables import PERSON, Plan, open_advanced, ready, set_up

#: The usual run takes turns: half of these on one day, half on the next.
pytestmark = pytest.mark.slow(days=2)


def test_a_public_table_appears_and_is_joined(invite: Invite, own_house: House) -> None:
    visitor = invite("phone", to=own_house)
    host = invite("desktop", to=own_house)
    page = visitor.open("/lobby")
    expect(page.get_by_text("No public tables at the moment")).to_be_visible()
    set_up(host, Plan(seats=(PERSON, PERSON), title="Hidden pond"))
    set_up(host, Plan(seats=(PERSON, PERSON), title="The warm pond", public=True))
    card = page.get_by_role("article").filter(has_text="The warm pond")
    expect(card).to_be_visible()
    expect(page.get_by_text("Hidden pond")).to_have_count(0)
    card.get_by_role("link", name="Sit down").tap()
    page.wait_for_url("**/table/*")
    free = page.get_by_role("button", name="Sit down")
    expect(free).to_have_count(1)  # the host sits down too, maybe a moment later
    free.tap()
    ready(visitor)
    ready(host)
    for guest in (visitor, host):
        expect(guest.page.get_by_role("region", name="What to do")).to_be_visible()
    # A third one finds it among those that are played
    other = invite("desktop", to=own_house)
    other.open("/lobby")
    expect(other.page.get_by_role("link", name="Watch The warm pond")).to_be_visible()


def test_friends_in_two_clicks(invite: Invite) -> None:
    guest = invite("desktop")
    page = guest.open("/")
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Make the table").click()
    link = page.get_by_label("Link to this table")
    expect(link).to_be_visible()
    assert link.input_value() == page.url
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text(re.compile("^(Link copied|The link is selected)"))).to_be_visible()


def test_a_game_waits_on_the_start_page(invite: Invite) -> None:
    guest = invite("desktop")
    page = guest.open("/")
    page.get_by_role("button", name="Play against two bots").click()
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
    table = page.url
    page.get_by_role("link", name="To the start page").first.click()
    page.get_by_role("link", name="Continue").click()
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
    assert page.url == table


def test_templates_and_drafts_are_remembered(invite: Invite) -> None:
    guest = invite("desktop")
    page = guest.open("/new")
    page.get_by_role("radio", name=re.compile("^Seat by seat")).check()
    page.get_by_role("button", name="One more seat").click()
    open_advanced(page)
    page.get_by_role("radio", name="Taiwanese edition").check()
    page.get_by_label("Save this set-up as").fill("Fridays")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_role("radio", name="Russian gift set")).to_be_checked()
    page.reload()
    open_advanced(page)
    page.get_by_role("button", name="Fridays", exact=True).click()
    expect(page.get_by_role("radio", name="Taiwanese edition")).to_be_checked()
    expect(page.get_by_label("Seat 4", exact=True)).to_be_visible()
    page.reload()
    open_advanced(page)
    expect(page.get_by_role("radio", name="Taiwanese edition")).to_be_checked()


def test_a_table_for_eight_friends(invite: Invite) -> None:
    guest = invite("desktop")
    page = guest.open("/")
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("radio", name="8", exact=True).check()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Free seat")).to_have_count(7)


def test_too_many_seats_for_one_set_are_helped(invite: Invite) -> None:
    guest = invite("desktop")
    page = guest.open("/new")
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("radio", name=re.compile("^Seat by seat")).check()
    for _ in range(3):
        page.get_by_role("button", name="One more seat").click()
    make = page.get_by_role("button", name="Make the table")
    expect(page.get_by_text("One base set is enough for four.")).to_be_visible()
    expect(make).to_be_disabled()
    page.get_by_role("button", name="Use two base sets").click()
    expect(make).to_be_enabled()
    expect(page.get_by_text("168", exact=True)).to_be_visible()
