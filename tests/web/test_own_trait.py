"""Traits that somebody added, as CONTRIBUTING says: a browser shows them and plays them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests import walk_through
from tests.walk_through import NURSING, SPINY
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


def house_with(title: str, folder: Path) -> Iterator[House]:
    """A house with the trait that a chapter adds."""
    checkout = walk_through.checkout_with(title, folder)
    house = House(folder, variables=walk_through.variables(checkout))
    house.start()
    yield house
    if house.process is not None and house.process.poll() is None:
        house.kill()


@pytest.fixture
def spiny_house(tmp_path: Path) -> Iterator[House]:
    yield from house_with(SPINY, tmp_path)


@pytest.fixture
def nursing_house(tmp_path: Path) -> Iterator[House]:
    yield from house_with(NURSING, tmp_path)


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


@pytest.mark.slow
def test_a_verb_that_the_page_does_not_know_is_played(invite: Invite, nursing_house: House) -> None:
    """Who acts, the deed, its target: the page learns all of it from the moves."""
    guest = invite("desktop", to=nursing_house)
    set_up(guest, Plan(deck='[cards]\n"nursing" = 24\n'))
    page = guest.page
    robot = Robot(guest, "mouse", eager=1.0)
    nurses = page.get_by_role("group", name="What you can choose").get_by_role(
        "button", name=re.compile("^Nurse")
    )
    robot.play(until=lambda _: nurses.count() > 0)
    said = nurses.first.inner_text()
    nurses.first.click()
    if said.endswith("…"):  # more than one could be nursed
        nurses.first.click()
    expect(page.get_by_text(re.compile("uses Nursing")).first).to_be_attached()
