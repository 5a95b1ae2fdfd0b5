"""The stages at which The Origin of Species asks its traits."""

from collections.abc import Callable
from functools import cache
from typing import Final

from tangledbank.evolution.traits import names
from tangledbank.evolution.traits import trait as t
from tangledbank.evolution.traits.trait import STAGES, TRAITS, Trait
from tangledbank.rulebook.expectations import compare
from tangledbank.rulebook.stages import (
    answers,
    check_all,
    check_asked,
    check_hooks,
    check_mask,
    check_numbers,
)

#: The stages whose traits answer by a method, and its name.
METHODS: Final = {
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

#: The masks that traits declare by a hook.
HOOKS: Final = {
    "stores": t.STORES,
    "rolls": t.ROLLS,
    "hunts": t.HUNTS,
    "ambushes": t.AMBUSHES,
    "insight": t.INSIGHT,
    "on_arrival": t.ON_ARRIVAL,
    "grows": t.GROWS,
    "regrows": t.REGROWS,
    "stays": t.STAYS,
    "follows": t.FOLLOWS,
    "hosts": t.HOSTS,
    "migrates": t.MIGRATES,
    "bars_way": t.BARS_WAY,
}

#: The masks of traits that are of a certain sort.
SORTS: Final[dict[str, Callable[[Trait], bool]]] = {
    "free_offers": lambda one: one.hooks & t.OFFERS != 0 and one.free,
    "pairs": lambda one: one.pair,
    "breeds": lambda one: one.breeds,
    "blights": lambda one: one.blights,
    "aquatic": lambda one: one.aquatic,
    "turned": lambda one: any(other.turns_into == one.number for other in TRAITS),
    "as_animal_only": lambda one: one.as_animal_only,
}


@cache
def check_stages() -> None:
    """Once: it cannot change while the game is played."""
    check_asked(STAGES, METHODS, TRAITS, Trait)
    check_hooks(STAGES, HOOKS, TRAITS)
    for stage, belongs in SORTS.items():
        check_mask(STAGES, stage, [one for one in TRAITS if belongs(one)])
    check_all(STAGES, [*METHODS, *HOOKS, *SORTS])
    check_list(t.AFTER_KILLS, "after_kill")
    check_list(t.ON_ARRIVALS, "on_arrival")
    check_numbers(names, names.NAMES)


def check_list(asked: list[Trait], method: str) -> None:
    """The same for a stage at which every trait is asked that has the method, whoever bears it."""
    wanted = [one.name for one in TRAITS if answers(type(one), method, Trait)]
    compare(", ".join(wanted), ", ".join(one.name for one in asked))
