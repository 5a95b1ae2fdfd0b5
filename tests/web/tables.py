"""Setting up tables the way people do: on the page for it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page, expect

from tests.web.guest import Guest

EDITIONS: Final = {
    "gift": "Russian gift set",
    "ua3": "Ukrainian third edition",
    "tw": "Taiwanese edition",
    "cont1": "Continents, first edition",
    "creatures": "Evolution of Magical Creatures",
}
SETS: Final = {"fly": "Time to Fly", "continents": "Continents", "special": "Special cards"}

#: A game of a few turns: something to hunt with, to hide with and to tie together.
SHORT_DECK: Final = """\
[cards]
"carnivorous/fat-tissue" = 6
"swimming/running" = 5
"big/camouflage" = 4
"cooperation/poisonous" = 3
"""
PERSON: Final = ""


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    edition: str = "gift"
    sets: tuple[str, ...] = ()
    #: Who sits where: a bot by its name, or nobody yet.
    seats: tuple[str, ...] = (PERSON, "random")
    deck: str = ""
    title: str = ""
    public: bool = False
    #: House rules: the rule's id and the value to choose.
    rules: tuple[tuple[str, str], ...] = ()
    drawn_seats: bool = False


def set_up(guest: Guest, plan: Plan) -> str:
    """Make the table and go there; gives back its path."""
    page = guest.open("/new")
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    page.get_by_role("button", name="Start over").click()  # not where one was last time
    _game(page, plan)
    _seats(page, plan.seats)
    open_advanced(page)
    if plan.edition != "creatures":
        page.get_by_role("radio", name=re.compile(f"^{EDITIONS[plan.edition]}")).check()
    if plan.deck:
        page.get_by_role("radio", name="My own").check()
        page.get_by_label("Your deck").fill(plan.deck)
    if plan.title:
        page.get_by_label("Title of the table").fill(plan.title)
    if plan.public:
        page.get_by_role("switch", name="Show it in the lobby").check()
    if plan.drawn_seats:
        page.get_by_role("switch", name="Draw the seats at random").check()
    for rule, value in plan.rules:
        page.get_by_label("Search the rules").fill(rule)
        page.get_by_role("main").get_by_role("combobox").last.select_option(label=value)
    make = page.get_by_role("button", name=re.compile("^(Begin|Make the table)$"))
    expect(make).to_be_enabled()
    make.click()
    page.wait_for_url("**/table/*")
    return page.url.removeprefix(guest.url)


def open_advanced(page: Page) -> None:
    """Editions, house rules, clocks and the rest, which a first table does not need."""
    advanced = page.locator("details.advanced")
    if advanced.get_attribute("open") is None:
        advanced.locator("summary").first.click()


def _game(page: Page, plan: Plan) -> None:
    kind = "The base game"
    if plan.edition == "creatures":
        kind = "Magical creatures"
    elif plan.sets:
        kind = "With expansions"
    page.get_by_role("radio", name=re.compile(f"^{kind}")).check()
    if kind == "With expansions":
        for name, words in SETS.items():
            box = page.get_by_role("checkbox", name=re.compile(f"^{words}"))
            box.set_checked(name in plan.sets)


def _seats(page: Page, seats: Sequence[str]) -> None:
    page.get_by_role("radio", name=re.compile("^Seat by seat")).check()
    numbered = page.get_by_label(re.compile(r"^Seat \d$"))
    while numbered.count() < len(seats):
        page.get_by_role("button", name="One more seat").click()
    while numbered.count() > len(seats):
        last = numbered.count()
        page.get_by_role("button", name=f"Remove seat {last}").click()
    for number, who in enumerate(seats, 1):
        page.get_by_label(f"Seat {number}", exact=True).select_option(who)


def sit_down(guest: Guest, path: str) -> None:
    """Come by the link and take the first free seat."""
    page = guest.open(path)
    page.get_by_role("button", name="Sit down").first.click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def ready(guest: Guest) -> None:
    guest.page.get_by_role("button", name=re.compile("^(I am ready|Begin the game)$")).click()
