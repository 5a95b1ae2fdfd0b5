"""A game that the client knows nothing of: a table is made of it, and it is played to the end."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.guest import Invite
from tests.web.house import House
from tests.web.tables import open_advanced

EXAMPLE = Path(__file__).resolve().parents[2] / "examples/tide_pool"


@pytest.fixture
def tide_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, variables={**os.environ, "TANGLEDBANK_GAMES": str(EXAMPLE)})
    house.start()
    yield house
    house.kill()


def test_a_game_without_a_table_of_its_own(invite: Invite, tide_house: House) -> None:
    guest = invite("desktop", to=tide_house)
    page = guest.open("/new")
    # The new-table page offers it with its own words, and asks nothing that it doesn't have.
    tide_pool = page.get_by_role("radio", name=re.compile("^Tide Pool"))
    expect(page.get_by_role("radio", name=re.compile("^Magical creatures"))).to_be_visible()
    tide_pool.check()
    expect(page.locator("label", has=tide_pool)).to_contain_text("Four tides are coming.")
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_visible()
    expect(page.get_by_role("radio", name="5", exact=True)).to_have_count(0)
    expect(page.get_by_role("radio", name="Short", exact=False)).to_have_count(0)
    page.get_by_role("radio", name="2", exact=True).check()
    # Its option is offered with the words of its clause.
    open_advanced(page)
    page.locator("summary", has_text="Tide Pool").click()
    tides = page.get_by_label("tides", exact=True)
    expect(tides).to_have_value("4")
    expect(page.get_by_text("You can agree on three to six tides")).to_be_visible()
    tides.fill("3")
    tides.blur()
    expect(page.locator(".option.other")).to_have_count(1)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    asked = page.get_by_role("heading", name="Settle a creature, or shelter those you have?")
    over = page.get_by_role("heading", name="Fair dice")
    moves = page.locator(".moves button")
    for turn in range(3):  # one decision before each tide
        expect(asked).to_be_visible()
        expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
        expect(page.locator("[data-player]")).to_have_count(2)
        expect(page.locator(".open")).to_contain_text(re.compile(rf"tide\s*{turn + 1}"))
        expect(moves.first).to_have_text(re.compile("^(settle|shelter)"))
        moves.first.click()
    expect(over.or_(page.get_by_text("fair", exact=False)).first).to_be_visible()
    expect(page.get_by_text("points", exact=False).first).to_be_visible()
