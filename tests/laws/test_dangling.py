"""Actions that name what is not there: of another table, of a dead animal, of no game at all."""

import pytest

from tangledbank.core.action import Action
from tangledbank.core.errors import GameError
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import card
from tangledbank.evolution.game import Game
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.verbs import action
from tangledbank.laws.position import difference, position_of
from tangledbank.laws.tables import Table

NOBODY = 99  # an animal of the first seat that was never born
NO_SEAT = 7 << 8 | 1


DANGLING = [
    action(v.TAKE, NOBODY),
    action(v.TAKE, NO_SEAT),
    action(v.ATTACK, NOBODY, NO_SEAT),
    action(v.STEAL, NOBODY, NOBODY, 1),
    action(v.GRAZE, NOBODY),
    action(v.HIBERNATE, NOBODY),
    action(v.BURN, NOBODY, 1),
    action(v.PLAY, card(t.SWIMMING), t.SWIMMING, NOBODY),
    action(v.PLAY, card(t.SWIMMING), 50, NOBODY),
    action(v.PAIR, card(t.SYMBIOSIS), t.SYMBIOSIS, NOBODY, NO_SEAT),
    action(v.ANIMAL, 4000),
    action(v.REWARD, 4000),
    action(60),
]


def refused(game: Game, dangling: Action) -> bool:
    """Is it refused with a reason, and nothing changed?"""
    before = position_of(game)
    reasons = game.why_not(dangling)
    try:
        game.apply(dangling)
    except GameError:
        return bool(reasons) and not difference(before, position_of(game))
    return False


def test_dangling_actions_are_refused(game: Game) -> None:
    for table in (game, Table("gift", 3, 1, {}, 2).sit_down()):
        for dangling in DANGLING:
            assert refused(table, dangling)


def test_the_notation_refuses_dangling_actions(game: Game) -> None:
    for line in ("take A99", "take H1", "attack A99 H1", "graze A99", "burn A99 1", "frolic"):
        before = position_of(game)
        with pytest.raises(GameError):
            game.apply(line)
        assert not difference(before, position_of(game))
