"""Two-headed: may take two energy at once, and then sleeps.  (Our reconstruction.)"""

from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.trait import TAKES, Trait


class TwoHeaded(Trait):
    def __init__(self) -> None:
        super().__init__("two-headed", TAKES)

    def most(self, s: State, creature: Creature) -> int:
        return 2
