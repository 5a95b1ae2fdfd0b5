"""A table for somebody new: what, with whom, how long; everything else waits until it is wanted."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tangledbank.server.web.catalogue import catalogue
from tests.web.guest import Invite, Look
from tests.web.tables import PERSON, Plan, open_advanced, set_up

#: The usual run takes turns: half of these on one day, half on the next.
pytestmark = pytest.mark.slow(days=2)

OPTIONS = Path(__file__).parents[2] / "src/tangledbank/messages/en/options.ftl"


def fresh(page: Page) -> None:
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    page.get_by_role("button", name="Start over").click()


def test_every_option_says_what_it_changes_at_the_table() -> None:
    text = OPTIONS.read_text()
    for option in catalogue().options:
        name = option.name.replace("_", "-")
        said = re.search(rf"^option-{name} = .+\n    \.about = (.+)$", text, re.MULTILINE)
        assert said is not None, option.name
        assert said[1].endswith("."), said[1]
        assert not said[1].startswith("Decides"), said[1]


@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_three_questions_and_nothing_else(invite: Invite, look: Look) -> None:
    guest = invite(look)
    page = guest.open("/new")
    fresh(page)
    headings = page.get_by_role("main").get_by_role("heading", level=2)
    expect(headings.nth(0)).to_have_text("What do you want to play?")
    expect(headings.nth(1)).to_have_text("With whom?")
    expect(headings.nth(2)).to_have_text("How long?")
    for hidden in ("Edition", "House rules", "Clock", "Title of the table"):
        expect(page.get_by_text(hidden, exact=True).first).to_be_hidden()
    open_advanced(page)
    for shown in ("House rules", "Clock", "Title of the table"):
        expect(page.get_by_text(shown, exact=True).first).to_be_visible()


def test_expansions_and_creatures_are_one_choice_away(invite: Invite) -> None:
    guest = invite("desktop")
    page = guest.open("/new")
    fresh(page)
    fly = page.get_by_role("checkbox", name=re.compile("^Time to Fly"))
    expect(fly).to_have_count(0)
    page.get_by_role("radio", name=re.compile("^With expansions")).check()
    expect(fly).to_be_checked()
    # To take one away and put in another is no other game
    fly.uncheck()
    page.get_by_role("checkbox", name=re.compile("^Continents")).check()
    expect(page.get_by_role("radio", name=re.compile("^With expansions"))).to_be_checked()
    page.get_by_role("radio", name=re.compile("^Magical creatures")).check()
    page.get_by_role("radio", name=re.compile("^Alone")).check()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("region", name="What is asked of you")).to_be_visible()


def test_bots_have_a_difficulty_beside_their_name(invite: Invite) -> None:
    guest = invite("desktop")
    page = guest.open("/new")
    fresh(page)
    for words in ("Seedling, very easy", "Forager, medium", "Strategist, hard"):
        expect(page.get_by_role("radio", name=words)).to_be_visible()
    page.get_by_role("radio", name="5", exact=True).check()
    page.get_by_role("radio", name="Seedling, very easy").check()
    page.get_by_role("radio", name=re.compile("^Seat by seat")).check()
    seat = page.get_by_label("Seat 5", exact=True)
    expect(seat).to_have_value("random")
    assert "Seedling, very easy" in seat.locator("option").all_inner_texts()
    # Five need two base sets, and get them
    expect(page.get_by_role("definition").first).to_have_text("168")


def test_a_short_game_has_half_the_cards(invite: Invite) -> None:
    guest = invite("desktop")
    page = guest.open("/new")
    fresh(page)
    cards = page.get_by_role("definition").first
    expect(cards).to_have_text("84")
    page.get_by_role("radio", name=re.compile("^A short game")).check()
    expect(cards).to_have_text("42")
    expect(page.get_by_text(re.compile("^It takes about"))).to_be_visible()
    page.get_by_role("radio", name=re.compile("^With expansions")).check()
    expect(page.get_by_role("radio", name=re.compile("^A short game"))).to_be_checked()


def test_a_bot_in_the_room_is_one_click(invite: Invite) -> None:
    guest = invite("desktop")
    set_up(guest, Plan(seats=(PERSON, PERSON, PERSON, PERSON)))
    page = guest.page
    seats = page.get_by_role("region", name="Seats")
    expect(seats.get_by_text("Free seat")).to_have_count(3)
    page.get_by_role("button", name="Add a bot").first.click()
    expect(seats.get_by_text("Free seat")).to_have_count(2)
    expect(seats.get_by_text("Forager, medium")).to_have_count(1)
    page.get_by_role("button", name="Bots for the rest").click()
    expect(seats.get_by_text("Forager, medium")).to_have_count(3)
    page.get_by_role("button", name="Change").first.click()
    page.get_by_label("Who sits here").select_option("random")
    expect(seats.get_by_text("Seedling, very easy")).to_have_count(1)
