"""Turns, rounds and goes according to the events, and whose go it is as far as deeds show."""

from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution.state import EXTINCTION, State


class Clock:
    """The time in a game."""

    def __init__(self, s: State) -> None:
        self.turn = s.turn
        self.phase = s.phase
        self.last_turn = s.last_turn
        self.round = 0  # counted on over all turns
        self.go = 0  # the same; a seat that skipped for good has none
        self.doer = -1  # the seat whose go it is, once it has acted
        self.goes: dict[int, int] = {}  # the last go of each seat

    def enter(self, event: Event) -> None:
        kind = event.kind
        if kind == ev.TURN:
            self.turn = event.a
            self.last_turn = event.c == 1
            self.end_go()
        elif kind == ev.PHASE:
            self.phase = event.a
        elif kind == ev.LAST_TURN and self.phase != EXTINCTION:
            self.last_turn = True  # a new animal took the last card (FLY-VIVIPAROUS-05)
        elif kind == ev.ROUND:
            self.round += 1
            self.end_go()
        elif kind in (ev.PASSED, ev.ENDED):
            self.goes[event.a] = self.go
            self.end_go()

    def end_go(self) -> None:
        self.go += 1
        self.doer = -1

    def act(self, seat: int) -> bool:
        """A seat acts in its go; false if it is another's go."""
        if self.doer not in (-1, seat):
            return False
        self.doer = seat
        self.goes[seat] = self.go
        return True
