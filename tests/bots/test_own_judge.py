"""A judge in plain Python, as a game of one's own has it: the compiled engine's bots ask it."""

import pytest

import tangledbank as tb
from tangledbank.bots.bot import bot
from tangledbank.bots.mind.judge import Judge, best_of, values_of
from tangledbank.bots.mind.mind import MINDS, Mind
from tangledbank.core.action import Action
from tangledbank.core.chance import FastChance
from tangledbank.core.game import Game


class ByName(Judge):
    """Likes the action that comes last in the alphabet."""

    def __init__(self, actions: list[Action]) -> None:
        self.order = sorted(map(str, actions))

    def judge(self, action: Action) -> float:
        return float(self.order.index(str(action)))


class OfNames(Mind):
    def judge(self, game: Game, actions: list[Action]) -> Judge:
        return ByName(actions)


def test_it_is_asked_for_each_action() -> None:
    actions = tb.new_game("gift", seats=2, seed=1).legal_actions()
    judge = ByName(actions)
    assert sorted(values_of(judge, actions)) == list(range(len(actions)))
    assert str(best_of(judge, actions, FastChance(1))) == judge.order[-1]


@pytest.mark.parametrize("edition", ["gift", "creatures"])
def test_bots_play_by_it(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tb.new_game(edition, seats=2, seed=1)
    monkeypatch.setitem(MINDS, game.kind, OfNames())
    chance = FastChance(1)
    for _ in range(20):
        actions = game.legal_actions()
        chosen = bot("greedy").choose(game.view(game.to_act), actions, chance)
        assert str(chosen) == max(map(str, actions))
        game.apply(actions[0])
