"""The food phase: the first player's dice fix the supply of the turn."""

from typing import Final

from tangledbank.core.event import Event
from tangledbank.core.throw import Throw
from tangledbank.evolution import happenings as ev
from tangledbank.evolution.state import State, Step

#: Dice and extra tokens by number of players.
DICE: Final[list[int]] = [0, 0, 1, 2, 2, 3, 3, 4, 4]
EXTRA: Final[list[int]] = [0, 0, 2, 0, 2, 2, 4, 2, 4]


class Supply(Step):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> Step:
        return Supply(self.seat)

    def to_json(self) -> dict[str, object]:
        return {"step": "supply", "seat": self.seat}

    def throw(self, s: State) -> Throw | None:
        return Throw("dice", DICE[len(s.players)], self.seat)

    def thrown(self, s: State, outcome: list[int]) -> None:
        s.events.append(Event(ev.DICE, self.seat, 0, 0, outcome))
        s.food[0] = sum(outcome) + EXTRA[len(s.players)]
        s.events.append(Event(ev.SUPPLY, s.food[0]))
        s.stack.pop()
