"""What each seat has won, as learning programs ask for it."""

import random

import pytest

import tangledbank as tb
from tangledbank.core.game import Game


@pytest.mark.parametrize(("edition", "seats"), [("gift", 2), ("tw", 4), ("creatures", 3)])
def test_returns_are_zero_until_the_end_and_sum_to_zero(edition: str, seats: int) -> None:
    chooser = random.Random(6)
    for seed in range(6):
        game = tb.new_game(edition, seats, seed, fast=True)
        while not game.over:
            assert game.returns() == [0.0] * seats
            game.play(chooser.choice(game.legal_actions()))
        returns = game.returns()
        assert sum(returns) == pytest.approx(0)
        result = game.result()
        assert result is not None
        for name, value in zip(game.names, returns, strict=True):
            if name not in result.winners:
                assert value == pytest.approx(-1 / (seats - 1))
            elif len(result.winners) == 1:
                assert value == pytest.approx(1)


def test_alone_against_the_shadow_you_win_or_lose_one() -> None:
    found: set[float] = set()
    chooser = random.Random(1)
    for seed in range(40):
        game = tb.new_game("creatures", 1, seed, fast=True)
        while not game.over:
            game.play(chooser.choice(game.legal_actions()))
        (value,) = game.returns()
        result = game.result()
        assert result is not None
        assert value == (1.0 if game.names[0] in result.winners else -1.0)
        found.add(value)
    assert found


class Draw(Game):
    """A game that two of four have won."""

    def result(self) -> tb.Result:
        return tb.Result(self.names[:2], {}, "shared")


def test_winners_share() -> None:
    game = tb.new_game("gift", 4, 1)
    draw = Draw(game.names, game.position, game.agreed)
    assert draw.returns() == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
