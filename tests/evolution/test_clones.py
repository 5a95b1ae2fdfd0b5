"""A clone shares what is never changed in place; whoever goes on must not be seen by the other."""

import random

import pytest

import tangledbank as tb

ALL_SETS = ["base", "fly", "continents", "special"]


@pytest.mark.parametrize("sets", [["base"], ALL_SETS])
@pytest.mark.parametrize("seed", range(2))
def test_neither_sees_what_the_other_does(sets: list[str], seed: int) -> None:
    chooser = random.Random(seed)
    game = tb.new_game("gift", seats=4, seed=seed, sets=sets)
    while not game.over:
        twin = game.clone()
        before = game.state_to_json()
        action = chooser.choice(game.legal_actions())
        twin.play(action)
        assert game.state_to_json() == before
        after = twin.state_to_json()
        game.play(action)
        assert twin.state_to_json() == after == game.state_to_json()
        still = twin.clone()
        for _ in range(3):
            if not twin.over:
                twin.play(chooser.choice(twin.legal_actions()))
        assert game.state_to_json() == still.state_to_json() == after
