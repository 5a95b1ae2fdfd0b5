"""The board does not jump: what moves glides, also while something else is still on its way."""

from typing import Final

import pytest

from tests.web.guest import Invite, Look
from tests.web.robot import Robot
from tests.web.shifts import by_source, observe, shifts, total
from tests.web.tables import PERSON, SHORT_DECK, Plan, set_up

SETTINGS: Final = """
localStorage.setItem("tangled-bank.settings",
  JSON.stringify({ autoplay: true, sound: false, speed: "quick" }));
"""


@pytest.mark.slow
@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_what_moves_glides(invite: Invite, look: Look) -> None:
    guest = invite(look, haste=False)
    guest.context.add_init_script(SETTINGS)
    set_up(guest, Plan(seats=(PERSON, "greedy", "greedy"), deck=SHORT_DECK))
    robot = Robot(guest, "tap" if guest.touches else "mouse", seed=7)
    assert robot.wait()
    observe(guest.page)
    animals = guest.page.locator(".board [data-animal]")
    most = 0

    def starved(_: Robot) -> bool:
        """Animals came, and then some went: the board was planned anew both ways."""
        nonlocal most
        most = max(most, animals.count())
        return most > animals.count()

    robot.play(until=starved)
    found = shifts(guest.page)
    assert total(found) < 0.1, by_source(found)[:5]
