"""An event: one thing that happened, for logs, animations and tests."""

from collections.abc import Callable
from typing import Final

from tangledbank.native import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Event:
    """What happened: a kind that one of the games declares, and its operands.

    `seat` is the seat that may see the hidden part (`secret`), or -1 when nothing is hidden.
    """

    __slots__ = ("a", "b", "c", "items", "kind", "seat", "secret")

    def __init__(
        self,
        kind: i64 = 0,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        items: list[int] | None = None,
        seat: i64 = -1,
        secret: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.items = items
        self.seat = seat
        self.secret = secret

    def __str__(self) -> str:
        writer = WRITERS.get(self.kind)
        return f"event {self.kind}" if writer is None else writer(self)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Event, (self.kind, self.a, self.b, self.c, self.items, self.seat, self.secret))


#: How the events of each kind are written; `EventKinds.declare` enters them.
WRITERS: Final[dict[int, Callable[[Event], str]]] = {}
