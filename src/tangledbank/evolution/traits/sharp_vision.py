"""Sharp vision: sees through Camouflage, which is where its whole effect is."""

from tangledbank.evolution.traits.trait import Trait


class SharpVision(Trait):
    def __init__(self) -> None:
        super().__init__("sharp-vision")
