"""An event: one thing that happened, for logs, animations and tests."""

from collections.abc import Callable
from typing import Final

from tangledbank.native import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Event:
    """What happened: a kind that its game declares, and its operands.

    `seat` is the seat that may see the hidden part (`secret`), or -1 when nothing is hidden.
    `game` is the name of the game it happened in: each game has its own numbers.
    """

    __slots__ = ("a", "b", "c", "game", "items", "kind", "seat", "secret")

    def __init__(
        self,
        kind: i64 = 0,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        items: list[int] | None = None,
        seat: i64 = -1,
        secret: list[int] | None = None,
        game: str = "",
    ) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.items = items
        self.seat = seat
        self.secret = secret
        self.game = game  # set by the `Game` that returns the event

    def with_parts(self, items: list[int] | None, seat: i64, secret: list[int] | None) -> "Event":
        """The same event with other lists."""
        return Event(self.kind, self.a, self.b, self.c, items, seat, secret, self.game)

    def __str__(self) -> str:
        writers = WRITERS.get(self.game)
        writer = None if writers is None else writers.get(self.kind)
        return f"event {self.kind}" if writer is None else writer(self)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        operands = (self.kind, self.a, self.b, self.c)
        return (Event, (*operands, self.items, self.seat, self.secret, self.game))


#: How the events of each kind are written, by game; filled by `EventKinds.declare`.
WRITERS: Final[dict[str, dict[int, Callable[[Event], str]]]] = {}
