"""A trait is asked where it has something to say, and nowhere else.

The flow finds the traits to ask by masks that are made of what each of them declares.  Whether it
has an answer of its own can be seen in its class: the two must agree, at every stage.  A mask that
no method stands for holds the traits that declare it, and no others.  Which stages there are, each
game says itself.
"""

from collections.abc import Iterable
from types import ModuleType
from typing import Protocol

from tangledbank.core.attributes import attributes_of
from tangledbank.native import i64
from tangledbank.rulebook.expectations import Unmet, compare


class Staged(Protocol):
    """A trait of any game, with the stages that it declares."""

    @property
    def number(self) -> i64: ...

    @property
    def hooks(self) -> i64: ...


def check_asked(
    stages: object, methods: dict[str, str], traits: Iterable[Staged], base: type
) -> None:
    """The traits in the mask of each stage are those that have its method."""
    for stage, method in methods.items():
        check_mask(stages, stage, [one for one in traits if answers(type(one), method, base)])


def check_hooks(stages: object, hooks: dict[str, i64], traits: Iterable[Staged]) -> None:
    """The traits in the mask of each stage are those that declare its hook."""
    for stage, hook in hooks.items():
        check_mask(stages, stage, [one for one in traits if one.hooks & hook])


def check_mask(stages: object, stage: str, traits: Iterable[Staged]) -> None:
    """Just these traits are in the mask of a stage."""
    found = getattr(stages, stage)
    wanted = sum(1 << one.number for one in traits)
    if found != wanted:
        raise Unmet(f"{wanted:b} asked at the stage {stage!r}", f"{found:b}")


def check_numbers(module: ModuleType, names: list[str]) -> None:
    """The number that a printed trait is known by in the rules is that of its name."""
    for number, name in enumerate(names):
        known = getattr(module, name.upper().replace("-", "_"), number)
        compare(f"{name} {number}", f"{name} {known}")


def check_all(stages: object, checked: list[str]) -> None:
    """No mask is left out, so that a new one is compared from its first day."""
    masks = vars(stages) if hasattr(stages, "__dict__") else attributes_of(type(stages))
    compare(", ".join(sorted(masks)), ", ".join(sorted(checked)))


def answers(kind: type, method: str, base: type) -> bool:
    """Has this class an answer of its own?"""
    own = kind.__mro__[: kind.__mro__.index(base)]
    return any(method in vars(one) for one in own)
