"""A seat that must wait is told why its action would fail anyway, and no secret with it."""

import random

import pytest

from tangledbank.core.action import Action
from tangledbank.evolution.game import Game, new_game
from tangledbank.evolution.options import Value
from tangledbank.evolution.state import DEVELOPMENT, FEEDING
from tangledbank.evolution.verbs import PASS
from tangledbank.laws.candidates import candidate_actions
from tangledbank.laws.random_player import RandomPlayer
from tangledbank.laws.redeal import other_world
from tangledbank.laws.tables import Table

#: The usual run takes turns: half of these each day.
pytestmark = pytest.mark.slow(days=2)

#: Everything that is hidden somewhere: hands, piles, Anglerfish, what is under an animal.
SETS = [[], ["fly"], ["continents"], ["fly", "continents", "special"]]


def table(edition: str, seats: int, seed: int, sets: list[str]) -> Game:

    # Without the duty to take a player may pass at any time.
    options: dict[str, Value] = {"feeding_obligation": "voluntary"}
    return new_game(edition, seats=seats, seed=seed, sets=["base", *sets], options=options)


def clauses(game: Game, act: Action, seat: int) -> list[str]:

    return [reason.clause for reason in game.why_not(act, seat)]


@pytest.mark.parametrize("sets", SETS, ids="+".join)
def test_the_answer_depends_only_on_what_the_seat_sees(sets: list[str]) -> None:
    chooser = random.Random(5)
    player = RandomPlayer(chooser)
    game = table("gift", 3, 4, sets)
    asked = 0
    while not game.over and asked < 40:
        if chooser.random() < 0.2:
            asked += 1
            for seat in range(3):
                if seat != game.acting:
                    world = other_world(game, seat, chooser)
                    for act in candidate_actions(game, chooser, 40):
                        assert clauses(game, act, seat) == clauses(world, act, seat), str(act)
        game.apply(player.choose(game.legal_actions()))
    assert asked > 20


@pytest.mark.parametrize("edition", ["ua3", "tw", "gift"])
@pytest.mark.parametrize("phase", [DEVELOPMENT, FEEDING])
def test_the_seat_would_hear_the_same_if_it_were_its_go(edition: str, phase: int) -> None:
    """When the one before it passes, and so changes nothing, the same reasons are left."""
    chooser = random.Random(3)
    player = RandomPlayer(chooser)
    compared = 0
    for seed in range(3):
        game = table(edition, 2, seed, [])
        while not game.over:
            legal = game.legal_actions()
            passing = [act for act in legal if act.verb == PASS]
            waiting = 1 - game.acting
            late = game.clone()
            if passing and game.state.phase == phase:
                late.apply(passing[0])
            if late.acting == waiting and late.state.phase == game.state.phase:
                for act in candidate_actions(late, chooser, 60):
                    first, *anyway = clauses(game, act, waiting)
                    assert first in ("BASE-TURN-02", "BASE-DEV-10", "BASE-TURN-05")
                    assert [one for one in anyway if one != "BASE-DEV-02"] == clauses(
                        late, act, waiting
                    ), str(act)
                compared += 1
            game.apply(player.choose(legal))
    assert compared > 5


def test_asking_changes_nothing() -> None:
    game = Table("gift", 3, 1, {}, 2).sit_down()
    before = game.to_json()
    for act in game.legal_actions():
        game.why_not(act, (game.acting + 1) % 3)
    assert game.to_json() == before
