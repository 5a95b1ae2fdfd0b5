"""The steps of a game, as a table keeps them."""

from collections.abc import Iterable, Iterator
from typing import overload

from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.server.table import log


class Played:
    """One step of the game: the deal, or a decision and what followed."""

    __slots__ = ("action", "at", "by", "events", "open", "quiet", "seat", "seq", "thrown")

    def __init__(
        self,
        seq: int,
        at: int,
        seat: int,
        action: str,
        by: log.By,
        events: list[Event],
        quiet: bool,
        open_to_all: bool,
        thrown: list[log.Thrown],
    ) -> None:
        self.seq = seq
        self.at = at
        self.seat = seat
        self.action = action
        self.by = by
        self.events = events
        self.quiet = quiet  # nobody learnt anything by it
        self.open = open_to_all  # its notation tells the others nothing new
        self.thrown = thrown


class Steps:
    """The steps so far.  Clones share one list, of which each knows how many steps are its own.

    A table is cloned for every decision, so a copy of all steps each time would take longer the
    longer a game is.

    >>> steps = Steps(["deal", "first"])
    >>> later = steps.clone()
    >>> later.append("second")
    >>> steps[:], later[:], later[-1]
    (['deal', 'first'], ['deal', 'first', 'second'], 'second')
    >>> steps.append("otherwise")
    >>> steps[:], later[:]
    (['deal', 'first', 'otherwise'], ['deal', 'first', 'second'])
    """

    __slots__ = ("_all", "_count")

    def __init__(self, steps: Iterable[Played] = ()) -> None:
        self._all = list(steps)  # grows at its end alone; after `_count` it is somebody else's
        self._count = len(self._all)

    def clone(self) -> "Steps":
        new = Steps.__new__(Steps)
        new._all, new._count = self._all, self._count
        return new

    def append(self, step: Played) -> None:
        if len(self._all) != self._count:
            self._all = self._all[: self._count]  # a clone has gone on from here already
        self._all.append(step)
        self._count += 1

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> Played: ...

    @overload
    def __getitem__(self, at: slice) -> list[Played]: ...

    def __getitem__(self, at: int | slice) -> Played | list[Played]:
        if isinstance(at, slice):
            assert at.step is None, "steps are only read forwards"
            start, stop, _ = at.indices(self._count)
            return self._all[start:stop]
        count = self._count
        if not -count <= at < count:
            raise IndexError(at)
        return self._all[at if at >= 0 else at + count]

    def __iter__(self) -> Iterator[Played]:
        return iter(self._all[: self._count])


class Tried:
    """A decision that was tried out on a copy of the game, and its entry."""

    __slots__ = ("body", "events", "game")

    def __init__(self, body: log.Decided, game: Game, events: list[Event]) -> None:
        self.body = body
        self.game = game
        self.events = events
