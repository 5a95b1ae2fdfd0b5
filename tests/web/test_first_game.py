"""From the start page to a finished game in one click, and what there is to do afterwards."""

import re
import struct
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.guest import Guest, Invite
from tests.web.robot import Robot
from tests.web.tables import PERSON, SHORT_DECK, Plan, set_up

#: Two turns for three: long enough for a replay, short enough for every day.
DECK: Final = SHORT_DECK.replace("= 6", "= 9").replace("= 5", "= 9")


def test_one_click_and_one_plays(invite: Invite) -> None:
    play_from_one_click(invite("desktop"), until=lambda robot: len(robot.story) > 12)


@pytest.mark.slow
def test_one_click_and_one_plays_to_the_end(invite: Invite) -> None:
    guest = invite("desktop")
    play_from_one_click(guest, until=lambda _: False)
    expect(guest.page.get_by_role("heading", name=re.compile("win"))).to_be_visible()


def play_from_one_click(guest: Guest, until: Callable[[Robot], bool]) -> None:
    page = guest.open("/")
    page.get_by_role("button", name="Play against two bots").click()
    expect(page.get_by_role("region", name="What to do")).to_contain_text("Play a card")
    robot = Robot(guest, "mouse", seed=5)
    robot.play(until=until)
    assert robot.done["click"] > 10


def test_after_the_game(invite: Invite) -> None:
    guest = invite("desktop")
    set_up(guest, Plan(seats=(PERSON, "random", "greedy"), deck=DECK))
    page = guest.page
    Robot(guest, "mouse", seed=5).play()
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    expect(page.get_by_role("heading", name="Points over turns")).to_be_visible()
    expect(page.get_by_role("heading", name="Who is left")).to_be_visible()
    remembered = page.get_by_role("region", name="To remember")
    expect(remembered.get_by_role("heading", name="The longest-lived")).to_be_visible()

    # Verified at a click
    page.get_by_role("button", name="Verify this game").click()
    expect(page.get_by_text("Everything is in order.")).to_be_visible()

    # A picture to share
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share this game")
    with page.expect_download() as picture:
        dialog.get_by_role("button", name="Save the picture").click()
    head = picture.value.path().read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", head[16:24]) == (1200, 630)
    page.keyboard.press("Escape")

    # The record
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the record").click()
    text = coming.value.path().read_text()
    assert "gift" in text
    assert len(text.splitlines()) > 30

    # Replay: slider, link to a step
    page.get_by_role("link", name="See the game again").click()
    slider = page.get_by_role("slider", name="Step")
    expect(slider).not_to_have_attribute("max", "0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    slider.fill(str(last // 2))
    expect(page.get_by_text(f"Step {last // 2} of {last}", exact=True)).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_text(f"Step {last // 2 + 1} of {last}", exact=True)).to_be_visible()
    page.get_by_role("combobox", name="Viewpoint").select_option(value="0")
    page.get_by_role("button", name="Link", exact=True).click()
    link = page.url
    assert f"step={last // 2 + 1}" in link
    assert "viewpoint=0" in link

    # Anybody with the link sees the same
    friend = invite("phone")
    friend.page.goto(link)
    expect(friend.page.get_by_text(f"Step {last // 2 + 1} of {last}", exact=True)).to_be_visible()

    # Once more
    page.get_by_role("link", name="Result", exact=True).click()
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("heading", name="Score sheet")).to_have_count(0)
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
