"""Intellect: once a turn the hunter ignores one trait of its prey.

What that means stands in `hunting`: an attack names the trait it ignores.
"""

from tangledbank.evolution.traits.trait import INSIGHT, Trait


class Intellect(Trait):
    def __init__(self) -> None:
        super().__init__("intellect", INSIGHT, need=1, need_option="intellect_need", card_set="fly")
