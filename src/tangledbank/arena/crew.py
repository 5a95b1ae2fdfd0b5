"""Plays the pieces of a long job: in this process, in several, or on a cluster.

A piece is identified by its number, and its result does not depend on the worker.  A worker that
dies loses only its unfinished pieces, which others play again.
"""

from collections import Counter, deque
from collections.abc import Generator, Iterable
from typing import Final, Protocol, TypeVar

from tangledbank.core.errors import GameError

Made = TypeVar("Made", covariant=True)
Result = TypeVar("Result")

#: After a piece has cost this many workers their lives, it is not tried again.
LIVES: Final = 3


class Work(Protocol[Made]):
    """A job that can be played in pieces; it is sent to the workers."""

    def play(self, number: int) -> Made: ...


class WorkersDie(GameError):
    """Workers keep dying on the same piece."""


class Queue:
    """The unfinished pieces: handed out in batches, taken back from dead workers."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.waiting = deque(numbers)
        self.deaths: Counter[int] = Counter()

    def __bool__(self) -> bool:
        return bool(self.waiting)

    def take(self, count: int) -> list[int]:
        if self.waiting and self.deaths[self.waiting[0]]:
            return [self.waiting.popleft()]  # alone: another death shows whose fault it is
        return [self.waiting.popleft() for _ in range(min(count, len(self.waiting)))]

    def give_back(self, numbers: list[int]) -> None:
        """A worker died with these; it was playing the first, or one after it."""
        for number in reversed(numbers):
            self.waiting.appendleft(number)
            self.deaths[number] += 1
            if self.deaths[number] >= LIVES:
                raise WorkersDie(
                    f"{LIVES} workers have died playing piece {number}; finished pieces are kept"
                )


class Crew:
    """Plays pieces on request; results arrive as they are finished."""

    #: How many workers play at once.
    workers = 1

    def play(
        self, work: Work[Result], numbers: Iterable[int]
    ) -> Generator[tuple[int, Result], None, None]:
        """Each piece's number and result; closing the generator leaves the rest unplayed."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop all workers."""


class Alone(Crew):
    """This process, one piece after another."""

    def play(
        self, work: Work[Result], numbers: Iterable[int]
    ) -> Generator[tuple[int, Result], None, None]:
        for number in numbers:
            yield number, work.play(number)
