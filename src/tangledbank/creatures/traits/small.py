"""Small: needs less energy to be transmuted, as long as it has few traits."""

from typing import Final

from tangledbank.creatures.state import CELLS, Creature, State
from tangledbank.creatures.traits.trait import TRANSMUTES, Trait

ENERGY: Final = 3
MOST_TRAITS: Final = 3


class Small(Trait):
    def __init__(self) -> None:
        super().__init__("small", TRANSMUTES)

    def clause_of_need(self) -> str:
        return "CREA-SMALL-01"

    def needs(self, s: State, creature: Creature) -> int:
        return ENERGY if len(creature.cards) <= MOST_TRAITS else CELLS
