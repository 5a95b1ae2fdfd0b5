"""A trait that somebody added, as CONTRIBUTING says: a browser shows it and plays it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests import walk_through
from tests.web.guest import Invite
from tests.web.house import House
from tests.web.robot import Robot
from tests.web.tables import Plan, set_up

#: A short game, in which every card has the trait.
DECK = """\
[cards]
"spiny/carnivorous" = 8
"spiny/fat-tissue" = 8
"""

WORN = ".part-spiny text"


@pytest.fixture
def spiny_house(tmp_path: Path) -> Iterator[House]:
    checkout = walk_through.checkout_with_the_trait(tmp_path)
    house = House(tmp_path, variables=walk_through.variables(checkout))
    house.start()
    yield house
    if house.process is not None and house.process.poll() is None:
        house.kill()


@pytest.mark.slow
def test_a_trait_without_a_drawing_is_shown_and_played(invite: Invite, spiny_house: House) -> None:
    guest = invite("desktop", to=spiny_house)
    set_up(guest, Plan(deck=DECK))
    page = guest.page
    hand = page.get_by_role("region", name=re.compile("^Your hand"))
    expect(hand.get_by_text("Spiny", exact=True).first).to_be_visible()
    expect(hand.locator("svg text", has_text="Sp").first).to_be_visible()
    robot = Robot(guest, "mouse", eager=1.0)
    board = page.locator(f".tile {WORN}")
    robot.play(until=lambda _: board.count() > 0)
    expect(board.first).to_have_text("Sp")
    robot.play()
    assert robot.over()
