"""Counts of legal sequences from known positions, kept as truth."""

from typing import Any

import pytest

from tangledbank.evolution.game import new_game
from tangledbank.laws.perft import perft
from tests.perft.positions import build, load

POSITIONS = load()


def names() -> list[str]:
    return [data["name"] for data in POSITIONS]


@pytest.mark.parametrize("data", POSITIONS, ids=names())
def test_the_moves_are_those_worked_out_by_hand(data: dict[str, Any]) -> None:
    legal = [str(action) for action in build(data).legal_actions()]
    assert sorted(legal) == sorted(data["moves"])
    assert data["counts"][0] == len(data["moves"])


@pytest.mark.parametrize("data", POSITIONS, ids=names())
def test_the_counts(data: dict[str, Any]) -> None:
    game = build(data)
    assert [perft(game, depth) for depth in (1, 2, 3)] == data["counts"]


def test_there_are_enough_of_them() -> None:
    assert len(POSITIONS) >= 20
    assert len(set(names())) == len(POSITIONS)


def test_a_throw_is_followed_by_every_face_and_is_no_decision() -> None:
    (running,) = [data for data in POSITIONS if data["name"] == "run, or lose a tail"]
    game = build(running)
    game.apply("run")
    assert game.throw is not None
    # Caught by 1, 2, 3: three cards to drop, or be eaten.  Away with 4, 5, 6: B passes, and with
    # an empty supply and a hunter that has hunted, the game is over.
    assert perft(game, 1) == 3 * 4


def test_a_shuffle_is_not_counted() -> None:
    with pytest.raises(ValueError, match="shuffle"):
        perft(new_game("gift", 2, explicit=True), 1)
