"""`play` is `apply` without events: the same games, the same refusals."""

import random

import pytest

from tangledbank import IllegalAction, new_game
from tangledbank.evolution.game import Game
from tangledbank.evolution.verbs import TAKE, action
from tests.same_games import sit_down


@pytest.mark.parametrize("seed", range(30))
def test_both_lead_to_the_same_positions(seed: int) -> None:
    chooser = random.Random(seed)
    told = sit_down(seed, chooser)
    quiet = told.clone()
    events = 0
    while not told.over:
        legal = told.legal_actions()
        assert quiet.legal_actions() == legal
        choice = chooser.choice(legal)
        events += len(told.apply(choice))
        quiet.play(choice)
        if isinstance(quiet, Game):
            assert quiet.state.events == []
    assert events > 0
    assert quiet.to_json() == told.to_json()


def test_it_tells_again_when_asked_to() -> None:
    game = new_game("gift", 2, seed=1)
    game.play(game.legal_actions()[1])
    assert len(game.apply(game.legal_actions()[1])) > 0


def test_both_refuse_alike() -> None:
    game = new_game("gift", 2, seed=1)
    before = game.to_json()
    with pytest.raises(IllegalAction) as told:
        game.apply(action(TAKE, 1))
    with pytest.raises(IllegalAction) as quiet:
        game.play(action(TAKE, 1))
    assert str(quiet.value) == str(told.value)
    assert quiet.value.reasons == told.value.reasons
    assert game.to_json() == before
