"""A table for the counts of the laws, and made-up decisions and events to feed them with."""

import pytest

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.evolution.cards import card
from tangledbank.evolution.game import Game
from tangledbank.evolution.options import Value
from tangledbank.evolution.state import Animal, TraitCard
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.limits import Limits
from tangledbank.laws.tables import Table

A1, A2, A3, B1, B2 = 1, 2, 3, 1 << 8 | 1, 1 << 8 | 2

#: Animals by reference: their traits.
Animals = dict[int, list[int]]

Step = Action | Event


def a_table(animals: Animals, **options: Value) -> Game:
    """A game with all sets, in its first turn, and these animals in Laurasia."""
    sets = ["base", "fly", "continents"]
    game = Table("gift", 2, 1, {"special_cards": True, **options}, 2, sets).sit_down()
    for ref, traits in animals.items():
        player = game.state.players[ref >> 8]
        animal = Animal(ref, card(2), [TraitCard(card(trait), trait) for trait in traits])
        player.animals.append(animal)
        player.refresh(animal)
    return game


def counting(animals: Animals | None = None, **options: Value) -> Limits:
    plain: Animals = {ref: [] for ref in (A1, A2, A3, B1, B2)}
    return Limits(a_table(plain | (animals or {}), **options))


def check_fault(animals: Animals, steps: list[Step], clause: str) -> None:
    """The last step breaks this clause, and none before it breaks any."""
    follow(counting(animals), steps[:-1])
    with pytest.raises(LawBroken, match=clause):
        follow(counting(animals), steps)


def follow(limits: Limits, steps: list[Step]) -> None:
    """Feed decisions and events one by one; the table stays as it is."""
    for step in steps:
        if isinstance(step, Action):
            limits.decide(step)
        else:
            limits.enter(step)
