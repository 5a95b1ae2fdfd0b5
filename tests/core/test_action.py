"""Actions: equal ones are one object, whatever they are made from."""

import pickle
import random

import pytest

from tangledbank.core.action import OPERAND_LIMIT, VERBS, action, action_of_key
from tangledbank.core.bit import bit


def test_equal_actions_are_one_object() -> None:
    chooser = random.Random(1)
    for _ in range(2000):
        verb = chooser.randrange(64)
        operands = [chooser.choice([0, 1, 63, 64, 257, OPERAND_LIMIT - 1]) for _ in range(4)]
        one = action(verb, *operands)
        assert (one.verb, [one.a, one.b, one.c, one.d]) == (verb, operands)
        assert action(verb, *operands) is one
        assert action_of_key(one.key) is one
        assert pickle.loads(pickle.dumps(one)) is one


def test_what_is_not_said_is_nothing() -> None:
    assert action(2, 5) is action(2, 5, 0, 0, 0)
    assert VERBS[2].on(5).on(0).action is action(2, 5)
    assert VERBS[2].on(5).on(0).on(7).action is action(2, 5, 0, 7)


@pytest.mark.parametrize("operand", [-1, OPERAND_LIMIT])
def test_an_operand_too_large_is_refused(operand: int) -> None:
    with pytest.raises(ValueError, match="an operand is a number below 4096"):
        action(2, operand)


def test_bits_beyond_the_32nd() -> None:
    assert [bit(place) for place in range(62)] == [2**place for place in range(62)]
