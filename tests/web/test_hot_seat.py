"""Several people at one screen, and a curtain between them."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.guest import Invite
from tests.web.robot import Robot


def test_nobody_sees_the_other_ones_cards(invite: Invite) -> None:
    guest = invite("phone")
    page = guest.open("/")
    page.get_by_role("button", name="Play at one screen").click()
    dialog = page.get_by_role("dialog", name="Together at one screen")
    dialog.get_by_label("Player 1").fill("Ada")
    dialog.get_by_label("Player 2").fill("Bea")
    dialog.get_by_role("radio", name="1", exact=True).check()  # a bot that joins them
    dialog.get_by_role("button", name="Begin").click()

    curtain = page.get_by_role("dialog", name=re.compile("Pass the screen to"))
    expect(curtain).to_be_visible()
    seen: list[str] = []

    def behind_the_curtain(robot: Robot) -> bool:
        if curtain.count() and curtain.is_visible():
            hand = page.locator("section[aria-label^='Your hand']")
            assert hand.count() == 0, "a hand is in view behind the curtain"
            # It does not go away by itself
            page.keyboard.press("Escape")
            expect(curtain).to_be_visible()
            seen.append(curtain.get_by_role("heading").inner_text())
        return len(seen) >= 6

    Robot(guest, "tap", seed=2).play(until=behind_the_curtain)
    assert {"Pass the screen to Ada", "Pass the screen to Bea"} == set(seen)


@pytest.mark.slow
def test_to_the_end_with_creatures(invite: Invite) -> None:
    guest = invite("desktop")
    page = guest.open("/")
    page.get_by_role("button", name="Play at one screen").click()
    dialog = page.get_by_role("dialog", name="Together at one screen")
    dialog.get_by_role("radio", name="Magical Creatures").check()
    dialog.get_by_role("button", name="Begin").click()
    robot = Robot(guest, "mouse", seed=2)
    robot.play()
    assert any(words.startswith("I am ") for words in robot.story)
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
