"""Every edition with every combination of sets, once, by a robot against bots, to the end.

Each is played with a few cards of each set, and, more rarely, with its printed cards.
"""

from itertools import combinations

import pytest
from playwright.sync_api import expect

from tests.web.guest import Guest, Invite, Look
from tests.web.robot import Robot, Way
from tests.web.tables import PERSON, SETS, Plan, set_up

COMBINATIONS = [
    (edition, sets)
    for edition in ("gift", "ua3", "tw", "cont1")
    for size in range(len(SETS) + 1)
    for sets in combinations(SETS, size)
]

#: A few cards of each set: two or three turns with something of everything in them.
FEW = {
    "base": """\
"carnivorous/fat-tissue" = 3
"swimming/running" = 2
"big/camouflage" = 2
"cooperation/poisonous" = 2
"hibernation/tail-loss" = 2
"parasite/mimicry" = 2
""",
    "fly": """\
"intellect/specialization-a" = 1
"flight/carnivorous" = 2
"ambush/swimming" = 1
"trematode/viviparous" = 2
"metamorphosis/specialization-b" = 1
anglerfish = 1
ink-cloud = 1
shell = 1
""",
    "continents": """\
"herding/carnivorous" = 2
"migration/swimming" = 2
"suckerfish/cooperation" = 2
"regeneration/cnidocytes" = 2
"recombination/swimming" = 2
"edificator/neoplasia" = 2
""",
    "special": """\
"r-strategy/warm-blooded" = 2
"shy/carnivorous" = 2
""",
}


@pytest.mark.slow(days=32)
@pytest.mark.parametrize(("edition", "sets"), COMBINATIONS)
def test_every_combination(invite: Invite, edition: str, sets: tuple[str, ...]) -> None:
    deck = "[cards]\n" + "".join(FEW[name] for name in ("base", *sets))
    _play(invite(_look(sets)), Plan(edition=edition, sets=sets, deck=deck))


@pytest.mark.slow(days=None, full_days=8)
@pytest.mark.parametrize(("edition", "sets"), COMBINATIONS)
def test_every_combination_with_its_printed_cards(
    invite: Invite, edition: str, sets: tuple[str, ...]
) -> None:
    seats = (PERSON, "greedy", "random")
    _play(invite(_look(sets)), Plan(edition=edition, sets=sets, seats=seats))


def test_continents_without_locations(invite: Invite) -> None:
    """One supply for all, whoever sits where."""
    guest = invite("desktop")
    deck = "[cards]\n" + FEW["base"] + FEW["continents"]
    rules = (("E-44", "No"),)
    set_up(guest, Plan(sets=("continents",), deck=deck, rules=rules, drawn_seats=True))
    page = guest.page
    expect(page.get_by_text("Food", exact=True).first).to_be_visible()
    expect(page.get_by_text("Laurasia")).to_have_count(0)
    _to_the_end(guest, "mouse")


def _look(sets: tuple[str, ...]) -> Look:
    return "phone" if len(sets) % 2 else "desktop"


@pytest.mark.slow(days=None, full_days=7)
def test_eight_at_a_table_with_everything(invite: Invite) -> None:
    seats = (PERSON, *["random"] * 7)
    _play(invite("desktop"), Plan(sets=tuple(SETS), seats=seats), eager=0.5)


@pytest.mark.slow(days=6)
@pytest.mark.parametrize(
    ("look", "way", "bots"), [("phone", "tap", 1), ("desktop", "keys", 2), ("wide", "mouse", 3)]
)
def test_creatures(invite: Invite, look: Look, way: Way, bots: int) -> None:
    seats = (PERSON, *["greedy"] * bots)
    _play(invite(look), Plan(edition="creatures", seats=seats), way)


def test_alone_against_the_shadow(invite: Invite) -> None:
    guest = invite("desktop")
    guest.open("/").get_by_role("button", name="Face the Shadow").click()
    guest.page.wait_for_url("**/table/*")
    _to_the_end(guest, "mouse")


def _play(guest: Guest, plan: Plan, way: Way | None = None, eager: float = 0.85) -> None:
    set_up(guest, plan)
    _to_the_end(guest, way or ("tap" if guest.look == "phone" else "mouse"), eager)


def _to_the_end(guest: Guest, way: Way, eager: float = 0.85) -> None:
    robot = Robot(guest, way, seed=7, eager=eager)
    robot.play(seconds=900)
    assert robot.done.total() > 3
    expect(guest.page.get_by_role("heading", name="Score sheet")).to_be_visible()
