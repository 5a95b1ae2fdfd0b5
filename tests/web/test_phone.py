"""On a phone in one hand: nothing is wider than the screen, and a turn needs no scrolling."""

import pytest
from playwright.sync_api import Page

from tests.web import screens
from tests.web.guest import Invite
from tests.web.robot import Robot
from tests.web.tables import PERSON, Plan, set_up

TOO_WIDE = """() => [...document.querySelectorAll("body *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1
    && !one.closest("[class*=scroll], [class*=rivals], [class*=hand], [class*=choices]"))
  .slice(0, 5).map((one) => one.outerHTML.slice(0, 120))"""


def width(page: Page) -> int:
    return int(page.evaluate("() => document.documentElement.scrollWidth"))


def scrolls(page: Page) -> int:
    """How far the page itself could be scrolled down."""
    return int(page.evaluate("() => document.documentElement.scrollHeight - innerHeight"))


def test_no_screen_is_too_wide(invite: Invite) -> None:
    guest = invite("phone", may_be_cut_off=True)
    for name in screens.before_the_game(guest):
        assert width(guest.page) <= 360, (name, guest.page.evaluate(TOO_WIDE))


@pytest.mark.slow(days=6)
@pytest.mark.parametrize("edition", ["gift", "creatures"])
def test_a_turn_needs_no_scrolling_of_the_page(invite: Invite, edition: str) -> None:
    guest = invite("phone")
    sets = () if edition == "creatures" else ("fly", "continents", "special")
    set_up(guest, Plan(edition=edition, sets=sets, seats=(PERSON, "greedy", "greedy", "greedy")))
    wrong: list[tuple[str, int, int]] = []

    def look(robot: Robot) -> bool:
        wide, far = width(guest.page), scrolls(guest.page)
        if wide > 360 or far > 0:
            wrong.append((robot.story[-1] if robot.story else "", wide, far))
        return len(robot.story) > 60

    Robot(guest, "tap", seed=6).play(until=look)
    assert not wrong


def test_targets_are_large_enough_for_a_finger(invite: Invite) -> None:
    guest = invite("phone")
    guest.open("/").get_by_role("button", name="Play against two bots").tap()
    Robot(guest, "tap").wait()
    small = guest.page.evaluate(
        """() => [...document.querySelectorAll("main button, header button, header a")]
          .filter((one) => one.checkVisibility())
          .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
          .filter(([, box]) => Math.min(box.width, box.height) < 36)
          .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)"""
    )
    assert not small
