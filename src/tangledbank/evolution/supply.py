"""The food phase: the first player's dice fix the supply of the turn."""

from typing import Final

from tangledbank.core.step_kind import StepKind
from tangledbank.core.throw import Throw
from tangledbank.evolution import events as ev
from tangledbank.evolution.state import GONDWANA, LAURASIA, OCEAN, State, Step
from tangledbank.evolution.steps import STEPS, StepReader
from tangledbank.evolution.traits.trait import GROWERS, STAGES, TRAITS
from tangledbank.native import i64

#: Dice and extra tokens by number of players, from the fewest on.
FEWEST: Final = 2
DICE: Final[list[int]] = [1, 2, 2, 3, 3, 4, 4]
EXTRA: Final[list[int]] = [2, 0, 2, 2, 4, 2, 4]

#: The same with Continents; the Ocean has a fixed supply.
LAURASIA_DICE: Final[list[int]] = [1, 1, 1, 1, 1, 2, 2]
LAURASIA_EXTRA: Final[list[int]] = [0, 0, 2, 3, 5, 2, 2]
GONDWANA_DICE: Final[list[int]] = [1, 2, 2, 2, 2, 3, 3]
GONDWANA_EXTRA: Final[list[int]] = [2, 0, 0, 2, 3, 2, 4]
OCEAN_FOOD: Final[list[int]] = [3, 4, 5, 6, 7, 8, 9]


class Supply(Step):
    """What grows of itself does so, the dice are thrown, the tokens laid out."""

    __slots__ = ("grown",)

    def __init__(self, seat: i64, grown: bool = False) -> None:
        self.seat = seat
        self.grown = grown

    def clone(self) -> Step:
        return Supply(self.seat, self.grown)

    def to_json(self) -> dict[str, object]:
        return {"step": "supply", "seat": self.seat, "grown": self.grown}

    @staticmethod
    def read(saved: StepReader) -> Step:
        return Supply(saved.seat(), saved.data.flag("grown"))

    def at_rest(self) -> bool:
        return True

    def proceed(self, s: State) -> bool:
        if self.grown:
            return False
        self.grown = True
        if s.rules.grows:
            for trait in GROWERS:
                trait.grow(s)
        return True

    def throw(self, s: State) -> Throw | None:
        if not self.grown:
            return None
        table = len(s.players) - FEWEST
        if s.rules.continents:
            return Throw("dice", GONDWANA_DICE[table] + LAURASIA_DICE[table], self.seat)
        return Throw("dice", DICE[table], self.seat)

    def thrown(self, s: State, outcome: list[int]) -> None:
        s.tell(ev.DICE, self.seat, 0, 0, outcome)
        table = len(s.players) - FEWEST
        if s.rules.continents:
            self.fill_continents(s, outcome)
        else:
            s.food[0] = sum(outcome) + EXTRA[table]
            s.tell(ev.SUPPLY, s.food[0])
        if s.rules.adds_food and s.rules.edificator_early:
            add_food(s)
        s.stack.pop()

    def fill_continents(self, s: State, outcome: list[int]) -> None:
        """The white dice come first, the coloured ones last."""
        table = len(s.players) - FEWEST
        white = GONDWANA_DICE[table]
        one, other = GONDWANA, LAURASIA
        if s.rules.swapped_dice and len(s.players) == 4:
            one, other = LAURASIA, GONDWANA
        s.food[one] = sum(outcome[:white]) + GONDWANA_EXTRA[table]
        s.food[other] = sum(outcome[white:]) + LAURASIA_EXTRA[table]
        s.food[OCEAN] = OCEAN_FOOD[table]
        for location in (LAURASIA, GONDWANA, OCEAN):
            s.tell(ev.SUPPLY, s.food[location], location + 1)


STEPS.declare(StepKind("supply", Supply.read, ["turn"], phase="food"))


def add_food(s: State) -> None:
    """Traits that add to the supply do so, each where its animal lives."""
    for seat in s.seats_from(s.first):
        for animal in s.players[seat].animals:
            if animal.mask & STAGES.adds_food == 0:
                continue
            for card in animal.cards:
                if STAGES.adds_food >> card.trait & 1 and not card.off:
                    more = TRAITS[card.trait].adds_food(s, animal)
                    s.food[animal.location] += more
                    s.tell(ev.ADDED, animal.ref, more, animal.location)
