"""Actions: equal ones are one object, whatever they are made from."""

import pickle
import random

import pytest

from tangledbank import IllegalAction, new_game
from tangledbank.core.action import OPERAND_LIMIT, VERB_LIMIT, Action, Actions
from tangledbank.core.bit import bit
from tangledbank.creatures import verbs as creatures
from tangledbank.evolution import verbs as evolution
from tangledbank.evolution.verbs import ACTIONS, action


def test_equal_actions_are_one_object() -> None:
    chooser = random.Random(1)
    for _ in range(2000):
        verb = chooser.randrange(VERB_LIMIT)
        operands = [chooser.choice([0, 1, 63, 64, 257, OPERAND_LIMIT - 1]) for _ in range(4)]
        one = action(verb, *operands)
        assert (one.verb, [one.a, one.b, one.c, one.d]) == (verb, operands)
        assert action(verb, *operands) is one
        assert ACTIONS.of_key(one.key) is one
        assert pickle.loads(pickle.dumps(one)) is one


def test_two_games_share_no_action() -> None:
    ours = evolution.action(evolution.GRAZE, 257)
    theirs = creatures.action(creatures.SLEEP, 257)
    assert ours.key == theirs.key
    assert ours is not theirs
    assert ours != theirs
    assert [str(ours), str(theirs)] == ["graze B1", "sleep B1"]
    for one in (ours, theirs):
        assert pickle.loads(pickle.dumps(one)) is one


def test_a_game_refuses_an_action_of_another() -> None:
    games = [new_game("gift", seed=1), new_game("creatures", seed=1)]
    for game, other in (games, games[::-1]):
        for seat in range(2):
            assert game.why_not(other.legal_actions()[0], seat)
        with pytest.raises(IllegalAction):
            game.apply(other.legal_actions()[0])


def test_a_third_game_numbers_its_verbs_from_0() -> None:
    third = Actions("a game of one's own")
    assert str(third.action(0, 5)) == "verb 0"

    def write(act: Action) -> str:
        return f"dive {act.a}"

    third.writer = write
    assert str(third.action(0, 5)) == "dive 5"
    assert str(evolution.action(evolution.PASS)) == "pass"
    assert str(creatures.action(creatures.KEEP)) == "keep"


def test_what_is_not_said_is_nothing() -> None:
    assert action(2, 5) is action(2, 5, 0, 0, 0)
    assert ACTIONS.verbs[2].on(5).on(0).action is action(2, 5)
    assert ACTIONS.verbs[2].on(5).on(0).on(7).action is action(2, 5, 0, 7)


@pytest.mark.parametrize("operand", [-1, OPERAND_LIMIT])
def test_an_operand_too_large_is_refused(operand: int) -> None:
    with pytest.raises(ValueError, match="an operand is a number below 4096"):
        action(2, operand)


def test_bits_beyond_the_32nd() -> None:
    assert [bit(place) for place in range(62)] == [2**place for place in range(62)]
