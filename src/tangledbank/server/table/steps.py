"""The steps of a game, as a table stores them."""

from collections.abc import Iterable, Iterator
from typing import Final, overload

from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.server.table import log

#: Decisions made by a person or program, not by the server on their behalf.
BY_PEOPLE: Final[tuple[log.By, ...]] = ("player", "program")


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
        self.quiet = quiet  # did it reveal nothing?
        self.open = open_to_all  # does its notation reveal nothing to the others?
        self.thrown = thrown


class Steps:
    """The steps so far.  Clones share one list, and each knows how many of its steps it owns.

    A table is cloned for every decision, and copying all steps each time would slow down long
    games.

    >>> def step(seat: int) -> Played:
    ...     return Played(1, 0, seat, "pass", "player", [], True, True, [])
    >>> steps = Steps([step(0)])
    >>> later = steps.clone()
    >>> later.append(step(1))
    >>> len(steps), len(later), later[-1].seat, sorted(steps.deciders), sorted(later.deciders)
    (1, 2, 1, [0], [0, 1])
    >>> steps.append(step(2))
    >>> [one.seat for one in steps], [one.seat for one in later]
    ([0, 2], [0, 1])
    """

    __slots__ = ("_all", "_count", "deciders")

    def __init__(self, steps: Iterable[Played] = ()) -> None:
        self._all = list(steps)  # only grows at its end; what follows `_count` belongs to a clone
        self._count = len(self._all)
        #: The seats whose people (or programs) made any of the decisions.
        self.deciders = frozenset(step.seat for step in self._all if step.by in BY_PEOPLE)

    def clone(self) -> "Steps":
        new = Steps.__new__(Steps)
        new._all, new._count, new.deciders = self._all, self._count, self.deciders
        return new

    def append(self, step: Played) -> None:
        if len(self._all) != self._count:
            self._all = self._all[: self._count]  # a clone has already continued from here
        self._all.append(step)
        self._count += 1
        if step.seat not in self.deciders and step.by in BY_PEOPLE:
            self.deciders |= {step.seat}

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
    """A decision tried on a copy of the game, and its entry."""

    __slots__ = ("body", "events", "game")

    def __init__(self, body: log.Decided, game: Game, events: list[Event]) -> None:
        self.body = body
        self.game = game
        self.events = events
