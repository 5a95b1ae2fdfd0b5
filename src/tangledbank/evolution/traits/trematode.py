"""Trematode: a parasite between two animals of a rival; each needs one more food."""

from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import Trait


class Trematode(Trait):
    def __init__(self) -> None:
        super().__init__(
            "trematode",
            need=1,
            points_option="trematode_points",
            pair=True,
            on_rivals=True,
            stuck=True,
            rivals_clause="FLY-TREMATODE-01",
            twice="FLY-TREMATODE-06",
            card_set="fly",
            opinion=Opinion(useful=-1.0),
        )
