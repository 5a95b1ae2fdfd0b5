"""Ambush: the hunter may attack an animal that is about to get a red token (see `serving`)."""

from tangledbank.evolution.traits.trait import AMBUSHES, Trait


class Ambush(Trait):
    def __init__(self) -> None:
        super().__init__("ambush", AMBUSHES, card_set="fly")
