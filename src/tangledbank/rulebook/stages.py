"""A trait is asked where it has something to say, and nowhere else.

The flow finds the traits to ask by masks that are made of what each of them declares.  Whether it
has an answer of its own can be seen in its class: the two must agree, at every stage.  A mask that
no method stands for holds the traits that declare it, and no others.
"""

from collections.abc import Callable, Iterable
from functools import cache
from types import ModuleType
from typing import Final

from tangledbank.core.attributes import attributes_of
from tangledbank.creatures.traits import names as creatures_names
from tangledbank.creatures.traits import profile as creatures
from tangledbank.creatures.traits.trait import SHADOW_ROUSES
from tangledbank.creatures.traits.trait import Trait as CreaturesTrait
from tangledbank.evolution.traits import names as evolution_names
from tangledbank.evolution.traits import trait as evolution
from tangledbank.evolution.traits.trait import Trait as EvolutionTrait
from tangledbank.native import i64
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


#: The masks of The Origin of Species that traits declare by a hook.
EVOLUTION_HOOKS: Final = {
    "stores": evolution.STORES,
    "rolls": evolution.ROLLS,
    "hunts": evolution.HUNTS,
    "ambushes": evolution.AMBUSHES,
    "insight": evolution.INSIGHT,
    "on_arrival": evolution.ON_ARRIVAL,
    "grows": evolution.GROWS,
    "regrows": evolution.REGROWS,
    "stays": evolution.STAYS,
    "follows": evolution.FOLLOWS,
    "hosts": evolution.HOSTS,
    "migrates": evolution.MIGRATES,
    "bars_way": evolution.BARS_WAY,
}

#: The same of the magical creatures.
CREATURES_HOOKS: Final = {"shadow_rouses": SHADOW_ROUSES}

#: The masks of traits that are of a certain sort.
SORTS: Final[dict[str, Callable[[EvolutionTrait], bool]]] = {
    "free_offers": lambda one: one.hooks & evolution.OFFERS != 0 and one.free,
    "pairs": lambda one: one.pair,
    "breeds": lambda one: one.breeds,
    "blights": lambda one: one.blights,
    "aquatic": lambda one: one.aquatic,
    "turned": lambda one: any(other.turns_into == one.number for other in evolution.TRAITS),
    "as_animal_only": lambda one: one.as_animal_only,
}


@cache
def check_stages() -> None:
    """Both games, once: it cannot change while they are played."""
    check_asked(evolution.STAGES, EVOLUTION, evolution.TRAITS, EvolutionTrait)
    check_hooks(evolution.STAGES, EVOLUTION_HOOKS, evolution.TRAITS)
    for stage, belongs in SORTS.items():
        check_mask(evolution.STAGES, stage, [one for one in evolution.TRAITS if belongs(one)])
    check_all(evolution.STAGES, [*EVOLUTION, *EVOLUTION_HOOKS, *SORTS])
    check_list(evolution.AFTER_KILLS, "after_kill")
    check_list(evolution.ON_ARRIVALS, "on_arrival")
    check_asked(creatures.STAGES, CREATURES, creatures.TRAITS, CreaturesTrait)
    check_hooks(creatures.STAGES, CREATURES_HOOKS, creatures.TRAITS)
    check_all(creatures.STAGES, [*CREATURES, *CREATURES_HOOKS])
    check_numbers(evolution_names, evolution_names.NAMES)
    check_numbers(creatures_names, creatures_names.NAMES)


def check_asked(
    stages: object,
    methods: dict[str, str],
    traits: Iterable[EvolutionTrait | CreaturesTrait],
    base: type,
) -> None:
    """The traits in the mask of each stage are those that have its method."""
    for stage, method in methods.items():
        check_mask(stages, stage, [one for one in traits if answers(type(one), method, base)])


def check_hooks(
    stages: object, hooks: dict[str, i64], traits: Iterable[EvolutionTrait | CreaturesTrait]
) -> None:
    """The traits in the mask of each stage are those that declare its hook."""
    for stage, hook in hooks.items():
        check_mask(stages, stage, [one for one in traits if one.hooks & hook])


def check_mask(
    stages: object, stage: str, traits: Iterable[EvolutionTrait | CreaturesTrait]
) -> None:
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


def check_list(asked: list[EvolutionTrait], method: str) -> None:
    """The same for a stage at which every trait is asked that has the method, whoever bears it."""
    wanted = [one.name for one in evolution.TRAITS if answers(type(one), method, EvolutionTrait)]
    compare(", ".join(wanted), ", ".join(one.name for one in asked))


def answers(kind: type, method: str, base: type) -> bool:
    """Has this class an answer of its own?"""
    own = kind.__mro__[: kind.__mro__.index(base)]
    return any(method in vars(one) for one in own)
