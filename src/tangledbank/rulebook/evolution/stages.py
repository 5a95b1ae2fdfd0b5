"""The stages of The Origin of Species: a trait is asked where it has something to say."""

from functools import cache
from typing import Final

from tangledbank.evolution.traits import trait
from tangledbank.rulebook.expectations import compare
from tangledbank.rulebook.stages import answers, check_asked

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


@cache
def check_stages() -> None:
    """Once: it cannot change while a game is played."""
    check_asked(trait.STAGES, METHODS, trait.TRAITS, trait.Trait)
    check_list(trait.AFTER_KILLS, "after_kill")
    check_list(trait.ON_ARRIVALS, "on_arrival")


def check_list(asked: list[trait.Trait], method: str) -> None:
    """The same for a stage at which every trait is asked that has the method, whoever bears it."""
    wanted = [one.name for one in trait.TRAITS if answers(type(one), method, trait.Trait)]
    compare(", ".join(wanted), ", ".join(one.name for one in asked))
