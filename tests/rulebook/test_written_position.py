"""A position that is written down as a scenario is set up again as it was, as far as was told."""

import json
import random
from collections.abc import Sequence

import pytest

import tangledbank as tb
from tangledbank.core.game import Game
from tangledbank.creatures.game import Game as Creatures
from tangledbank.evolution.game import Game as Evolution
from tangledbank.evolution.game import new_game
from tangledbank.laws import redeal
from tangledbank.laws.creatures import secrecy as creatures_secrecy
from tangledbank.rulebook.creatures import written_position as written_creatures
from tangledbank.rulebook.evolution import written_position
from tangledbank.rulebook.pages import Block
from tangledbank.rulebook.runner import Run, scenario_of

ALL = ["base", "fly", "continents", "special"]
TABLES: list[tuple[str, int, list[str] | None]] = [
    ("gift", 2, None),
    ("tw", 3, None),
    ("ua3", 4, None),
    ("tw", 6, None),
    ("gift", 3, ALL),
    ("cont1", 2, ["base", "continents"]),
    ("creatures", 1, None),
    ("creatures", 3, None),
]


def table(edition: str, seats: int, sets: list[str] | None) -> Game:
    if edition == "creatures":
        return tb.new_game(edition, seats=seats, seed=3)
    return new_game(edition, seats, 3, sets=sets)


def written(game: Game, seats: Sequence[int]) -> list[str] | None:
    if isinstance(game, Creatures):
        fits = written_creatures.can_be_written(game)
        return written_creatures.written_position(game, seats) if fits else None
    assert isinstance(game, Evolution)
    fits = written_position.can_be_written(game)
    return written_position.written_position(game, seats) if fits else None


def seen(game: Game, seat: int) -> object:
    """A view; pairs in any order, and of a creature's cards only the trait that is up."""
    view = (game.view(game.names[seat]) if seat >= 0 else game.view()).to_json()
    view.pop("choice_size", None)  # which choice cards are left is not known
    players = view["players"]
    assert isinstance(players, list)
    for player in players:
        player.get("links", []).sort(key=json.dumps)
        for creature in player.get("creatures", []):
            for trait in creature["traits"]:
                del trait["card"]
        for remains in player.get("remains", []):
            del remains["open_fat"]  # nobody can use it
    return view


@pytest.mark.parametrize(("edition", "seats", "sets"), TABLES)
def test_what_is_written_down_is_set_up_again(
    edition: str, seats: int, sets: list[str] | None
) -> None:
    chooser = random.Random(f"{edition} {seats}")
    game, count = table(edition, seats, sets), 0
    while not game.over:
        seat = chooser.randrange(-1, seats)
        if chooser.random() < 0.1 and (lines := written(game, [seat] if seat >= 0 else [])):
            text = "\n".join(["title: here", *lines, f"= to act: {game.to_act}"])
            attempt = Run(scenario_of(Block("here.md", 1, text, "")), edition)
            assert attempt.play() == [], text
            assert seen(attempt.game, seat) == seen(game, seat), text
            count += 1
        game.apply(chooser.choice(game.legal_actions()))
    assert count


@pytest.mark.parametrize(("edition", "seats", "sets"), TABLES)
def test_two_worlds_that_look_the_same_are_written_the_same(
    edition: str, seats: int, sets: list[str] | None
) -> None:
    chooser = random.Random(f"secret {edition} {seats}")
    game, compared, told = table(edition, seats, sets), 0, 0
    while not game.over:
        seat = chooser.randrange(-1, seats)
        eyes = [seat] if seat >= 0 else []
        lines = written(game, eyes) if chooser.random() < 0.3 else None
        if lines is not None:
            if isinstance(game, Creatures):
                other: Game = creatures_secrecy.other_world(game, seat, chooser)
            else:
                assert isinstance(game, Evolution)
                other = redeal.other_world(game, seat, chooser)
            assert written(other, eyes) == lines
            compared += 1
            # The same lines with everybody's cards would tell the two apart.
            told += written(other, range(seats)) != written(game, range(seats))
        game.apply(chooser.choice(game.legal_actions()))
    assert compared
    assert told or seats == 1
