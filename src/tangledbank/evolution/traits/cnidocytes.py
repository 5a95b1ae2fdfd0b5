"""Cnidocytes: whoever attacks it is paralysed when the attack is over."""

from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.state import Animal, State, Step
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import WHEN_ATTACKED, Trait


class Cnidocytes(Trait):
    def __init__(self) -> None:
        super().__init__(
            "cnidocytes",
            WHEN_ATTACKED,
            hinders=True,
            card_set="continents",
            opinion=Opinion(danger=0.7),
        )

    def when_attacked(self, s: State, hunt: Step, prey: Animal) -> None:
        assert isinstance(hunt, Hunt)
        hunt.stung = True
