"""What the rules and the state know of traits, which come after them: masks, needs, points.

Nothing here names a trait.  `enlist` fills it in from what each trait says of itself.
"""

from typing import Final

from tangledbank.native import i64

#: There are numbers for so many.
NUMBERS: Final = 64


class Stages:
    """Which traits speak at which stage, or are of a certain sort, as masks."""

    def __init__(self) -> None:
        self.offers: i64 = 0
        self.free_offers: i64 = 0
        self.stores: i64 = 0
        self.bars_food: i64 = 0
        self.shares: i64 = 0
        self.limits: i64 = 0
        self.shields: i64 = 0
        self.pair_shields: i64 = 0
        self.answers: i64 = 0
        self.rolls: i64 = 0
        self.when_eaten: i64 = 0
        self.pairs: i64 = 0
        self.pair_offers: i64 = 0
        self.when_laid: i64 = 0
        self.hunts: i64 = 0
        self.ambushes: i64 = 0
        self.insight: i64 = 0
        self.on_arrival: i64 = 0
        self.when_attacked: i64 = 0
        self.when_fed: i64 = 0
        self.adds_food: i64 = 0
        self.grows: i64 = 0
        self.regrows: i64 = 0
        self.stays: i64 = 0
        self.follows: i64 = 0
        self.hosts: i64 = 0
        self.migrates: i64 = 0
        self.bars_way: i64 = 0
        self.breeds: i64 = 0
        # What a state asks when it works out the traits of an animal.
        self.blights: i64 = 0  # switches off what lies below it
        self.aquatic: i64 = 0  # an animal of the Ocean has it
        self.turned: i64 = 0  # a turned animal has it
        self.as_animal_only: i64 = 0  # is never played as a trait


STAGES: Final = Stages()

#: Extra food that each trait makes its animal need (the number printed on the card), and with it
#: the extra points.
EXTRA_NEED: Final[list[int]] = [0] * NUMBERS

#: The option that says this instead, by the trait's number.
NEED_OPTIONS: Final[dict[int, str]] = {}

#: The option that says what a pair card with this trait scores.
POINTS_OPTIONS: Final[dict[int, str]] = {}

#: The set of cards of each trait.
CARD_SETS: Final[list[str]] = []


def traits_in(mask: i64) -> list[int]:
    """The numbers of the traits in a mask."""
    found: list[int] = []
    for number in range(NUMBERS):
        if mask >> number & 1:
            found.append(number)
    return found
