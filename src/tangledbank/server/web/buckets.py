"""Token buckets: a burst, a steady rate, and bounded memory."""

from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

Clock = Callable[[], float]


class Rate(Struct, frozen=True):
    """`burst` at once, and `per_second` after that."""

    burst: float
    per_second: float


class Bucket:
    """One bucket; `take` says how many seconds to wait, 0 if it was taken."""

    __slots__ = ("_clock", "_rate", "level", "since")

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self.level = rate.burst
        self.since = clock()

    def take(self, cost: float = 1.0) -> float:
        self.fill()
        if self.level >= cost:
            self.level -= cost
            return 0.0
        if not self._rate.per_second:
            return 3600.0
        return (cost - self.level) / self._rate.per_second

    def give_back(self, cost: float = 1.0) -> None:
        """Return what was taken: it was not used."""
        self.level = min(self._rate.burst, self.level + cost)

    def fill(self) -> float:
        """How much is left now."""
        now = self._clock()
        gained = max(0.0, now - self.since) * self._rate.per_second
        self.level = min(self._rate.burst, self.level + gained)
        self.since = now
        return self.level

    @property
    def full(self) -> bool:
        return self.fill() >= self._rate.burst


class Buckets:
    """A bucket for each key.

    A full bucket is as good as none, so full ones are dropped first.  If more than `most` keys are
    busy at once, the one quiet for longest is dropped: a flood from everywhere costs no memory.
    """

    def __init__(self, rate: Rate, clock: Clock, most: int = 20_000) -> None:
        self._rate = rate
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> float:
        """Seconds this key must wait; 0 if it may go on now."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._forget()
            bucket = self._buckets[key] = Bucket(self._rate, self._clock)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(cost)

    def give_back(self, key: str, cost: float = 1.0) -> None:
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.give_back(cost)

    def _forget(self) -> None:
        # A few at a time, so that no single request pays for all.
        for key in list(self._first(16)):
            if self._buckets[key].full:
                del self._buckets[key]
        while len(self._buckets) >= self._most:
            self._buckets.popitem(last=False)

    def _first(self, count: int) -> list[str]:
        keys = iter(self._buckets)
        return [key for _, key in zip(range(count), keys, strict=False)]

    def __len__(self) -> int:
        return len(self._buckets)


class Counts:
    """Counts how many of something each key has at once, such as open connections."""

    def __init__(self, most_each: int) -> None:
        self._most_each = most_each
        self._counts: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Count one more, if allowed; if it returns true, call `leave` later."""
        count = self._counts.get(key, 0)
        if count >= self._most_each:
            return False
        self._counts[key] = count + 1
        return True

    def leave(self, key: str) -> None:
        count = self._counts.get(key, 0) - 1
        if count > 0:
            self._counts[key] = count
        else:
            self._counts.pop(key, None)

    def __len__(self) -> int:
        return len(self._counts)
