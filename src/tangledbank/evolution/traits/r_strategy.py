"""r-Strategy: no card for its bearer, but two newcomers at the start of the next turn."""

from tangledbank.evolution.traits.trait import Trait


class RStrategy(Trait):
    def __init__(self) -> None:
        super().__init__("r-strategy", on_anyone=True, breeds=True, card_set="special")
