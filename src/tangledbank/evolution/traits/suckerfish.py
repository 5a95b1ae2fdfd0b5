"""Suckerfish: goes along with an animal that migrates (see `migrating`)."""

from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import FOLLOWS, Trait


class Suckerfish(Trait):
    def __init__(self) -> None:
        super().__init__("suckerfish", FOLLOWS, card_set="continents", opinion=Opinion(helps=0.2))
