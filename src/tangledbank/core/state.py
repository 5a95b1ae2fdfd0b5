"""What the states of all games share: a stack of steps, and the latest events."""

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.core.step import Step
from tangledbank.native import i64, mypyc_attr


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """One position of a game.  Each game adds its own players, cards and counters.

    The game is over when no step is left.
    """

    __slots__ = ("events", "offered", "quiet", "stack", "watched")

    def __init__(self, stack: list[Step] | None = None) -> None:
        self.stack: list[Step] = [] if stack is None else stack  # the top step is the last
        self.events: list[Event] = []  # what followed from the last decision or throw
        self.quiet = False  # nobody listens, so no events are made
        self.watched = False  # something may happen by itself between two steps (`Game.watch`)
        self.offered: list[Action] | None = None  # the legal actions, if a step has found them

    def has_animal(self, ref: i64) -> bool:
        """Is this animal, or what the game has instead, on the table?"""
        return True

    def clone(self) -> "State":
        """An independent copy, without events."""
        raise NotImplementedError

    def tell(
        self,
        kind: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        items: list[int] | None = None,
        seat: i64 = -1,
        secret: list[int] | None = None,
    ) -> None:
        """Add an event, if anybody listens."""
        if not self.quiet:
            self.events.append(Event(kind, a, b, c, items, seat, secret))
