"""Reasons: what a refusal names is printed, survives a snapshot, and is no part of a position."""

import json
import random

import pytest

from tangledbank.evolution.game import Game, new_game
from tangledbank.evolution.verbs import MIGRATE, STEAL, action
from tangledbank.laws.candidates import candidate_actions
from tangledbank.laws.random_player import RandomPlayer
from tangledbank.rulebook.pages import book
from tangledbank.rulebook.prohibitions import is_printed
from tangledbank.rulebook.runner import Run
from tangledbank.rulebook.script import parse

ESCAPED = """
edition: gift
A1: carnivorous
B1: running
food: 9
dice: 5
to act: ann
> ann: attack A1 B1
> bob: take B1
= round: 2
"""

HANDED_OVER = """
edition: gift
sets: continents
A1: piracy (used)
A2: camouflage
A1-A2: recombination
B1: big; red 1
food: laurasia 9
to act: ann
> ann: recombine A1 A2
= A2: used piracy
"""

ASHORE = """
edition: cont1
sets: fly continents
A1: metamorphosis, swimming, big; in ocean
B1: plain
food: laurasia 3, ocean 3
to act: ann
> ann: shed A1 swimming
= asked: landing
"""

PIRATE = """
edition: gift
A1: piracy
B1: big; red 1
B2: big; blue 1
food: 9
to act: ann
= legal: steal A1 B1; steal A1 B2
"""


def played(text: str, edition: str = "gift") -> Game:
    run = Run(parse(text, "test", 1, ""), edition)
    run.play()
    assert isinstance(run.game, Game)
    return run.game


def reasons(game: Game, line: str) -> list[str]:
    return [reason.clause for reason in game.why_not(line)]


def through_text(game: Game) -> Game:
    return Game.from_json(json.loads(json.dumps(game.to_json())))


def test_how_the_prey_got_away_is_remembered() -> None:
    game = played(ESCAPED)
    assert "BASE-RUNNING-02" in reasons(game, "attack A1 B1")
    assert reasons(through_text(game), "attack A1 B1") == reasons(game, "attack A1 B1")
    assert reasons(game.clone(), "attack A1 B1") == reasons(game, "attack A1 B1")


def test_whose_use_it_was_is_remembered() -> None:
    game = played(HANDED_OVER)
    assert reasons(game, "steal A2 B1") == ["CONT-RECOMBINATION-07"]
    assert reasons(through_text(game), "steal A2 B1") == ["CONT-RECOMBINATION-07"]


def test_a_reason_is_no_part_of_the_position() -> None:
    for text in (ESCAPED, HANDED_OVER):
        game = played(text)
        other = game.clone()
        for player in other.state.players:
            for animal in player.animals:
                animal.foiled = 0
                animal.cards = [card.stamped(card.stamp) for card in animal.cards]
        assert other.position_key() == game.position_key()
        assert other.legal_actions() == game.legal_actions()


def test_a_snapshot_from_before_reads_without_them() -> None:
    data = json.loads(json.dumps(played(ESCAPED).to_json()))
    animals = [animal for player in data["state"]["players"] for animal in player["animals"]]
    assert any(animal.pop("foiled", "") == "running" for animal in animals)
    assert reasons(Game.from_json(data), "attack A1 B1") == ["BASE-HUNT-04"]


@pytest.mark.parametrize("edition", ["ua3", "tw", "gift", "cont1"])
@pytest.mark.parametrize("sets", [[], ["fly", "continents", "special"]], ids="+".join)
def test_reasons_stand_in_the_booklet_of_the_edition(edition: str, sets: list[str]) -> None:
    """In games by the book nobody is refused by a clause that only another booklet prints."""
    chooser = random.Random(1)
    player = RandomPlayer(chooser)
    game = new_game(edition, seats=3, seed=1, sets=["base", *sets])
    clauses = book("evolution").clauses
    named: set[str] = set()
    while not game.over:
        if chooser.random() < 0.05:
            for act in candidate_actions(game, chooser, 60):
                named.update(reason.clause for reason in game.why_not(act))
        game.apply(player.choose(game.legal_actions()))
    assert len(named) > 20
    assert [name for name in named if not is_printed(clauses[name], edition)] == []


def test_a_made_up_location_or_colour_is_refused() -> None:
    """No notation leads there, but a program can put an action together from numbers."""
    landing = played(ASHORE, "cont1")
    first = landing.legal_actions()[0]
    assert [reason.clause for reason in landing.why_not(action(MIGRATE, first.a, 3))] == [
        "CONT-OCEAN-04"
    ]
    stealing = played(PIRATE)
    steal = next(act for act in stealing.legal_actions() if act.verb == STEAL)
    made_up = action(STEAL, steal.a, 1 << 8 | 2, 3)
    assert "BASE-RULING-68" in [reason.clause for reason in stealing.why_not(made_up)]
