"""Keeping a seat in another browser, one's own data, and what the server announces."""

import json
import re
import subprocess
import sys
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.guest import Guest, Invite
from tests.web.house import House
from tests.web.tables import PERSON, Plan, set_up
from tests.web.test_accessibility import AXE, SETTLED, violations

#: The usual run takes turns: half of these on one day, half on the next.
pytestmark = pytest.mark.slow(days=2)

CODE = re.compile(r"^\w{5}(-\w{5}){3}$")


SEATS = "Your seats"
DATA = "Your data"


def settings(guest: Guest, *parts: str) -> Locator:
    """The dialog, opened on the start page, with these parts unfolded."""
    page = guest.open("/")
    expect(page.get_by_label("Your name at the table")).not_to_have_value("")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    for part in parts:
        dialog.get_by_role("heading", name=part).click()
    return dialog


def recovery_code(dialog: Locator) -> str:
    dialog.get_by_role("button", name="Make a recovery code").click()
    code = dialog.get_by_text(CODE)
    expect(code).to_be_visible()
    return code.inner_text()


def announce(house: House, *words: str) -> None:
    """As the people who run the server do, until the server has heard of it."""
    command = [sys.executable, "-m", "tangledbank", "admin", "announce"]
    subprocess.run([*command, "--database", house.database, *words], check=True)
    for _ in range(1200):
        notice = json.loads(house.get("/api/server")).get("notice") or {"text": "--clear"}
        if notice["text"] == words[0]:
            return
        time.sleep(0.05)
    raise AssertionError("the server did not hear of it")


def test_a_code_keeps_the_seat_in_another_browser(invite: Invite) -> None:
    first, second = invite("desktop"), invite("phone", may_be_cut_off=True)
    path = set_up(first, Plan(seats=(PERSON, PERSON)))
    seated = "Stand up"
    expect(first.page.get_by_role("button", name=seated)).to_be_visible()
    code = recovery_code(settings(first, SEATS))

    dialog = settings(second, SEATS)
    dialog.get_by_label("Use a recovery code").fill("AAAAA-AAAAA")
    dialog.get_by_role("button", name="Recover", exact=True).click()
    expect(dialog.get_by_text("Check every letter.")).to_be_visible()
    dialog.get_by_label("Use a recovery code").fill(code.lower())
    with second.page.expect_navigation():
        dialog.get_by_role("button", name="Recover", exact=True).click()
    second.open(path)
    expect(second.page.get_by_role("button", name=seated)).to_be_visible()

    dialog = settings(first, SEATS)
    dialog.get_by_role("button", name="Sign out everywhere else").click()
    expect(dialog.get_by_text("You are signed in only here.")).to_be_visible()
    expect(second.page.get_by_role("heading", name="You were signed out here")).to_be_visible()
    second.page.get_by_role("button", name="Reload").click()
    expect(second.page.get_by_role("button", name="Sit down")).to_be_visible()
    first.open(path)
    expect(first.page.get_by_role("button", name=seated)).to_be_visible()


def test_own_data_is_downloaded_and_deleted(invite: Invite) -> None:
    guest = invite("desktop")
    dialog = settings(guest, DATA)
    name = guest.page.get_by_label("Your name at the table").input_value()
    with guest.page.expect_download() as download:
        dialog.get_by_role("link", name="Download what it keeps about you").click()
    assert json.loads(download.value.path().read_text())["name"] == name
    expect(dialog.get_by_text("14 days")).to_be_visible()

    dialog.get_by_role("button", name="Delete my data…").click()
    expect(dialog.get_by_role("button", name="Keep it")).to_be_focused()
    with guest.page.expect_navigation():
        dialog.get_by_role("button", name="Delete my data", exact=True).click()
    field = guest.page.get_by_label("Your name at the table")
    expect(field).not_to_have_value("")
    expect(field).not_to_have_value(name)


def test_the_licences_are_at_hand(invite: Invite) -> None:
    guest = invite("desktop")
    with guest.context.expect_page() as opened:
        settings(guest).get_by_role("link", name="Licences").click()
    expect(opened.value.get_by_text("svelte").first).to_be_visible()


@pytest.mark.parametrize("page_of", ["start", "table"])
def test_an_announcement_comes_and_goes(invite: Invite, own_house: House, page_of: str) -> None:
    guest = invite("phone", to=own_house)
    page = guest.page
    page.clock.install()
    path = set_up(guest, Plan()) if page_of == "table" else "/"
    banner = page.get_by_role("complementary", name="Announcement")
    guest.open(path)
    expect(page.get_by_role("banner")).to_be_visible()

    announce(own_house, "The server restarts for an update.", "--in", "30m")
    page.clock.fast_forward(60_000)
    expect(banner).to_contain_text("The server restarts for an update. Planned for")
    assert _bottom(banner) <= _top(page.get_by_role("banner"))
    if page_of == "table":
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")

    announce(own_house, "--clear")
    page.clock.fast_forward(60_000)
    expect(banner).to_have_count(0)

    announce(own_house, "It is back.")
    page.clock.fast_forward(60_000)
    banner.get_by_role("button", name="Close the announcement").click()
    expect(banner).to_have_count(0)
    with page.expect_response("**/api/server"):
        page.reload()
    expect(page.get_by_role("banner")).to_be_visible()
    expect(banner).to_have_count(0)  # this one was read

    announce(own_house, "It restarts once more.")
    page.clock.fast_forward(60_000)
    expect(banner).to_contain_text("It restarts once more.")


def test_the_folded_settings_fit_on_a_phone(invite: Invite) -> None:
    dialog = settings(invite("phone"))
    for part in ("Play and sound", SEATS, DATA):
        expect(dialog.get_by_role("heading", name=part)).to_be_in_viewport()
    expect(dialog.get_by_role("button", name="Make a recovery code")).not_to_be_visible()


def _top(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["y"]


def _bottom(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: cd web && npm ci")
@pytest.mark.parametrize("look", ["phone", "desktop"])
def test_axe_finds_nothing_in_the_settings(invite: Invite, look: str) -> None:
    guest = invite(look)
    dialog = settings(guest, "Play and sound", SEATS, DATA)
    recovery_code(dialog)
    dialog.get_by_role("button", name="Delete my data…").click()
    found: list[str] = []
    for theme in ("light", "dark"):
        found += _seen_by_axe(guest.page, theme)
    dialog.get_by_role("button", name="Sign out everywhere else").click()
    expect(dialog.get_by_text("You are signed in only here.")).to_be_visible()
    found += _seen_by_axe(guest.page, "light")
    assert not found, "\n".join(found)


def _seen_by_axe(page: Page, theme: str) -> list[str]:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.evaluate(SETTLED)
    return violations(page, f"settings, {theme}")
