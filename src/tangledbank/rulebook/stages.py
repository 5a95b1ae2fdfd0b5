"""A trait is asked where it has something to say, and nowhere else.

The flow finds the traits to ask by masks that are made of what each of them declares.  Whether it
has an answer of its own can be seen in its class: the two must agree, at every stage.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from tangledbank.creatures.traits import profile as creatures
from tangledbank.creatures.traits.trait import Trait as CreaturesTrait
from tangledbank.evolution.traits import trait as evolution
from tangledbank.evolution.traits.trait import Trait as EvolutionTrait
from tangledbank.rulebook.expectations import Unmet, compare

#: The stages of The Origin of Species whose traits answer by a method, and its name.
EVOLUTION: Final = {
    "offers": "offers",
    "pair_offers": "link_offers",
    "bars_food": "bars_food",
    "shares": "shares",
    "limits": "limits",
    "shields": "shields",
    "pair_shields": "shields_partner",
    "answers": "answers",
    "when_laid": "when_laid",
    "when_attacked": "when_attacked",
    "when_eaten": "when_eaten",
    "when_fed": "when_fed",
    "adds_food": "adds_food",
}

#: The same of the magical creatures.
CREATURES: Final = {
    "offers": "offers",
    "takes": "most",
    "after_take": "after_take",
    "transmutes": "needs",
    "strikes": "strike",
    "limits": "limits",
    "shields": "shields",
    "guards": "guards",
    "after_attack": "after_attack",
    "wakes": "wakes",
    "shadow_offers": "shadow_objects",
    "shadow_aims": "shadow_aims",
}


@cache
def check_stages() -> None:
    """Both games, once: it cannot change while they are played."""
    check_asked(evolution.STAGES, EVOLUTION, evolution.TRAITS, EvolutionTrait)
    check_list(evolution.AFTER_KILLS, "after_kill")
    check_list(evolution.ON_ARRIVALS, "on_arrival")
    check_asked(creatures.STAGES, CREATURES, creatures.TRAITS, CreaturesTrait)


def check_asked(
    stages: object,
    methods: dict[str, str],
    traits: Iterable[EvolutionTrait | CreaturesTrait],
    base: type,
) -> None:
    """The traits in the mask of each stage are those that have its method."""
    for stage, method in methods.items():
        found = getattr(stages, stage)
        wanted = sum(1 << one.number for one in traits if answers(type(one), method, base))
        if found != wanted:
            raise Unmet(f"{wanted:b} asked at the stage {stage!r}", f"{found:b}")


def check_list(asked: list[EvolutionTrait], method: str) -> None:
    """The same for a stage at which every trait is asked that has the method, whoever bears it."""
    wanted = [one.name for one in evolution.TRAITS if answers(type(one), method, EvolutionTrait)]
    compare(", ".join(wanted), ", ".join(one.name for one in asked))


def answers(kind: type, method: str, base: type) -> bool:
    """Has this class an answer of its own?"""
    own = kind.__mro__[: kind.__mro__.index(base)]
    return any(method in vars(one) for one in own)
