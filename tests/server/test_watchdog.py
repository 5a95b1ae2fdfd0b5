"""The watchdog measures the lag of the event loop, notices stalls, and logs little."""

import asyncio
import logging
import time

import pytest

from tangledbank.server.watchdog import INTERVAL, LARGE, QUIET, Watchdog


class Watched:
    """A watchdog whose time the test moves; its timer is called by hand."""

    def __init__(self, after: float = 0.0) -> None:
        self.time = 100.0
        self.lags: list[float] = []
        self.stalls: list[float] = []
        self.watchdog = Watchdog(after, lambda: self.stalls.append(self.time), lambda: self.time)
        self.watchdog.observe = self.lags.append

    def measure(self, lag: float) -> None:
        self.time += INTERVAL + lag
        self.watchdog.stop()
        self.watchdog.start()  # so that only this call counts
        self.watchdog._due = self.time - lag
        self.watchdog._measure()


def test_a_stall_is_noticed_by_whoever_looks_at_the_time_first() -> None:
    async def scenario() -> None:
        watched = Watched(1.0)
        watchdog = watched.watchdog
        watchdog.check()
        assert not watched.stalls, "it has not started"
        watchdog.start()
        watched.time += INTERVAL + 0.9
        watchdog.check()
        assert not watched.stalls
        watched.time += 0.2
        watchdog.check()
        watchdog.check()
        assert watched.stalls == [watched.time], "once for each stall"
        watchdog._measure()
        assert watched.lags == [pytest.approx(1.1)], "the timer comes later, and knows of it"
        assert len(watched.stalls) == 1
        watchdog.stop()

    asyncio.run(scenario())


def test_a_server_may_do_without_stalls() -> None:
    async def scenario() -> None:
        watched = Watched(after=0.0)
        watched.measure(3600.0)
        assert not watched.stalls
        assert watched.lags == [pytest.approx(3600.0)]
        watched.watchdog.stop()

    asyncio.run(scenario())


def test_many_large_lags_are_one_line_in_the_log(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger("tangledbank"), "propagate", True)

    async def scenario() -> None:
        watched = Watched()
        for lag in (0.0, LARGE + 0.1, LARGE + 1.0, LARGE):
            watched.measure(lag)
        assert len(caplog.records) == 1
        watched.time += QUIET
        watched.measure(0.0)
        watched.watchdog.stop()

    asyncio.run(scenario())
    assert [one.getMessage() for one in caplog.records] == 2 * ["the event loop was blocked"]


def test_a_held_loop_is_measured_by_its_own_timer() -> None:
    seen: list[float] = []

    async def scenario() -> None:
        enough = asyncio.Event()
        watchdog = Watchdog(0.0, lambda: None)

        def observe(lag: float) -> None:
            seen.append(lag)
            if len(seen) == 3:
                enough.set()

        watchdog.observe = observe
        watchdog.start()
        time.sleep(INTERVAL + LARGE)  # the first measurement is due long before this is over
        await enough.wait()
        watchdog.stop()

    asyncio.run(scenario())
    assert seen[0] >= LARGE
