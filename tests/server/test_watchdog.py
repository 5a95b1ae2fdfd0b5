"""The watchdog sees a stall of the event loop, and says so once."""

import asyncio
import logging
import time

import pytest

from tangledbank.server.watchdog import LARGE, Watchdog

INTERVAL = 0.01
STALL = LARGE + 2 * INTERVAL


def test_a_stall_is_measured_and_logged_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger("tangledbank"), "propagate", True)
    seen: list[float] = []

    async def scenario() -> None:
        watchdog = Watchdog(seen.append, INTERVAL)
        for _ in range(2):
            before = len(seen)
            while len(seen) == before:
                await asyncio.sleep(INTERVAL)
            time.sleep(STALL)  # the next measurement is due long before this is over
            before = len(seen)
            while len(seen) == before:
                await asyncio.sleep(INTERVAL)
        watchdog.stop()
        count = len(seen)
        await asyncio.sleep(3 * INTERVAL)
        assert len(seen) == count

    asyncio.run(scenario())
    assert len([lag for lag in seen if lag >= LARGE]) == 2
    assert [one.getMessage() for one in caplog.records] == ["the event loop was held up"]
