"""A trait is asked where it has something to say, and nowhere else.

The flow finds the traits to ask by masks that are made of what each of them declares.  Whether it
has an answer of its own can be seen in its class: the two must agree, at every stage.
"""

from collections.abc import Iterable
from typing import Protocol

from tangledbank.rulebook.expectations import Unmet


class Numbered(Protocol):
    """A trait of any game."""

    number: int


def check_asked(
    stages: object, methods: dict[str, str], traits: Iterable[Numbered], base: type
) -> None:
    """The traits in the mask of each stage are those that have its method."""
    for stage, method in methods.items():
        found = getattr(stages, stage)
        wanted = sum(1 << one.number for one in traits if answers(type(one), method, base))
        if found != wanted:
            raise Unmet(f"{wanted:b} asked at the stage {stage!r}", f"{found:b}")


def answers(kind: type, method: str, base: type) -> bool:
    """Has this class an answer of its own?"""
    own = kind.__mro__[: kind.__mro__.index(base)]
    return any(method in vars(one) for one in own)
