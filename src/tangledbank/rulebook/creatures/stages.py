"""The stages of Magical Creatures: a trait is asked where it has something to say."""

from functools import cache
from typing import Final

from tangledbank.creatures.traits.profile import STAGES, TRAITS
from tangledbank.creatures.traits.trait import Trait
from tangledbank.rulebook.stages import check_asked

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


@cache
def check_stages() -> None:
    """Once: it cannot change while a game is played."""
    check_asked(STAGES, METHODS, TRAITS, Trait)
