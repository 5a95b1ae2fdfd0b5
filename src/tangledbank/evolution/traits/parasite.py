"""Parasite: played on a rival's animal, which then needs two more food."""

from tangledbank.evolution.traits.trait import Trait


class Parasite(Trait):
    def __init__(self) -> None:
        super().__init__("parasite", need=2, on_rivals=True, twice="BASE-PARASITE-03")
