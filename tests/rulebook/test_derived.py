"""What the engine keeps to save work is compared with what it would work out from nothing."""

from collections.abc import Callable

import pytest

from tangledbank.core.game import Game as CoreGame
from tangledbank.creatures.game import Game as CreaturesGame
from tangledbank.creatures.traits.profile import Profile
from tangledbank.evolution.game import Game
from tangledbank.rulebook.derived import check_legal, check_rest, check_same, check_seats
from tangledbank.rulebook.expectations import Unmet
from tangledbank.rulebook.pages import Block
from tangledbank.rulebook.runner import Run, scenario_of

FEEDING = """sets: fly
A1: carnivorous, fat-tissue (yellow)
A2: viviparous
B1: running
food: 3
to act: ann
= to act: ann"""
TURN = "edition: creatures\nA1: vampire\nB1: small\nto act: ann\n= to act: ann"


def position(text: str, edition: str) -> CoreGame:
    attempt = Run(scenario_of(Block("here.md", 1, text, "")), edition)
    attempt.begin()
    return attempt.game


def feeding() -> Game:
    game = position(FEEDING, "gift")
    assert isinstance(game, Game)
    return game


def test_a_game_is_the_same_as_its_copy_and_as_itself_when_loaded() -> None:
    for game in (feeding(), position(TURN, "creatures")):
        check_same(game, game.clone(), "copy")
        check_same(game, CoreGame.from_json(game.to_json()), "loaded game")
        check_legal(game, game.clone())
        check_rest(game)
        check_seats(game)


def stale_mask(game: Game) -> None:
    game.state.players[0].animals[0].mask ^= 1


def stale_need(game: Game) -> None:
    game.state.players[0].animals[0].need += 1


def another_step(game: Game) -> None:
    game.state.stack.pop()


def no_animal(game: Game) -> None:
    game.state.players[1].animals.clear()


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (stale_mask, "position players 1 animals 1 mask"),
        (stale_need, "position players 1 animals 1 need"),
        (another_step, "position stack"),
        (no_animal, "position players 2 animals"),
    ],
)
def test_a_difference_is_named(change: Callable[[Game], None], place: str) -> None:
    game, other = feeding(), feeding()
    change(other)
    with pytest.raises(Unmet, match=f"the same {place}"):
        check_same(game, other, "copy")


def test_what_is_made_once_must_not_be_made_again() -> None:
    game = position(TURN, "creatures")
    copy = game.clone()
    assert isinstance(copy, CreaturesGame)
    creature = copy.state.players[0].creatures[0]
    creature.profile = Profile(creature.profile.mask)
    with pytest.raises(Unmet, match=r"creatures 1 profile, found another one in the copy"):
        check_same(game, copy, "copy")


def test_legal_actions_that_were_kept_too_long_are_found() -> None:
    game = feeding()
    late = game.clone()
    kept = late.legal_actions()
    late._legal = kept[1:]
    with pytest.raises(Unmet, match="found attack A1 A2; "):
        check_legal(game, late)
    late._legal = [*kept, kept[0]]
    with pytest.raises(Unmet, match="each legal action once"):
        check_legal(late, late)
    early = feeding()
    early.state.food = [0]
    with pytest.raises(Unmet, match="'take A1', which is offered, to be allowed"):
        check_legal(early, early)


def test_what_was_not_noticed_in_time_is_found() -> None:
    game = feeding()
    game.state.players[0].animals[1].red = 2
    with pytest.raises(Unmet, match="game that is settled again"):
        check_rest(game)


def test_a_step_of_nobody_is_found() -> None:
    game = feeding()
    game.state.stack[0].seat = -2
    with pytest.raises(Unmet, match="a step of a seat at the table, or of -1, found -2"):
        check_seats(game)
