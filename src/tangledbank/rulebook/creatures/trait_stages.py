"""The stages at which the game of magical creatures asks its traits."""

from functools import cache
from typing import Final

from tangledbank.creatures.traits import names
from tangledbank.creatures.traits.profile import STAGES, TRAITS
from tangledbank.creatures.traits.trait import SHADOW_ROUSES, Trait
from tangledbank.rulebook.stages import check_all, check_asked, check_hooks, check_numbers

#: The stages whose traits answer by a method, and its name.
METHODS: Final = {
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

#: The masks that traits declare by a hook.
HOOKS: Final = {"shadow_rouses": SHADOW_ROUSES}


@cache
def check_stages() -> None:
    """Once: it cannot change while the game is played."""
    check_asked(STAGES, METHODS, TRAITS, Trait)
    check_hooks(STAGES, HOOKS, TRAITS)
    check_all(STAGES, [*METHODS, *HOOKS])
    check_numbers(names, names.NAMES)
