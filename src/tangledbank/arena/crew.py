"""Who plays the pieces of a long work: this process, several of them, or a cluster.

A piece is known by its number alone and comes out the same whoever plays it.  A worker that dies
loses nothing but its unfinished pieces, which are played again by others.
"""

from collections import Counter, deque
from collections.abc import Generator, Iterable
from typing import Final, Protocol, TypeVar

from tangledbank.core.errors import GameError

Made = TypeVar("Made", covariant=True)
Result = TypeVar("Result")

#: A piece that has cost so many workers their lives is not tried again.
LIVES: Final = 3


class Work(Protocol[Made]):
    """Something that can be played in pieces; it travels to the workers."""

    def play(self, number: int) -> Made: ...


class WorkersDie(GameError):
    """Workers die again and again over the same piece."""


class Queue:
    """The pieces that are not done: handed out in handfuls, taken back from the dead."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.waiting = deque(numbers)
        self.deaths: Counter[int] = Counter()

    def __bool__(self) -> bool:
        return bool(self.waiting)

    def take(self, count: int) -> list[int]:
        if self.waiting and self.deaths[self.waiting[0]]:
            return [self.waiting.popleft()]  # alone: another death tells whose fault it is
        return [self.waiting.popleft() for _ in range(min(count, len(self.waiting)))]

    def give_back(self, numbers: list[int]) -> None:
        """These were with a worker that died; the first was being played, or one after it."""
        for number in reversed(numbers):
            self.waiting.appendleft(number)
            self.deaths[number] += 1
            if self.deaths[number] >= LIVES:
                raise WorkersDie(
                    f"{LIVES} workers have died playing piece {number}; finished pieces are kept"
                )


class Crew:
    """Plays pieces as they are asked for; the results come as they are finished."""

    #: How many workers play at once.
    workers = 1

    def play(
        self, work: Work[Result], numbers: Iterable[int]
    ) -> Generator[tuple[int, Result], None, None]:
        """Each piece's number and result; closing the generator leaves the rest unplayed."""
        raise NotImplementedError

    def close(self) -> None:
        """Send everybody home."""


class Alone(Crew):
    """This process, one piece after the other."""

    def play(
        self, work: Work[Result], numbers: Iterable[int]
    ) -> Generator[tuple[int, Result], None, None]:
        for number in numbers:
            yield number, work.play(number)
