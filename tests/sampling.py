"""Which slow tests run: all of them, or a sample that changes every day.

`@pytest.mark.slow` marks a test, or the cases of one, as slow. Without options every test that you
ask for runs. With `--sample DATE` a slow test runs on one day in DAYS, and of many cases of one
test a few run every day; each comes round. `--full` runs all of them, except those whose marker
says that even a full run takes turns: `slow(days=32, full_days=8)`. A test with `slow(days=None)`
runs only with `--full`.
"""

import datetime
from collections import Counter
from collections.abc import Iterator
from typing import Final
from zlib import crc32

import pytest

#: Every slow test runs once in so many days.
DAYS: Final = 6

LEFT_OUT: Final = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("slow tests")
    group.addoption("--sample", type=datetime.date.fromisoformat, help="run this day's slow tests")
    group.addoption("--full", action="store_true", help="run all slow tests")
    builds = ["compiled", "interpreted"]
    parser.addoption("--build", choices=builds, help="fail unless this engine is what is tested")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    day: datetime.date | None = config.getoption("sample")
    if day is None:
        return
    chosen, rest = sample(items, day, config.getoption("full"))
    items[:] = chosen
    config.stash[LEFT_OUT] = len(rest)
    config.hook.pytest_deselected(items=rest)


def sample(
    items: list[pytest.Item], day: datetime.date, full: bool
) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """Those that run on this day, and the others."""
    chosen: list[pytest.Item] = []
    rest: list[pytest.Item] = []
    places: Counter[str] = Counter()
    for item in items:
        marker = item.get_closest_marker("slow")
        if marker is None:
            chosen.append(item)
            continue
        test = item.nodeid.partition("[")[0]
        days = marker.kwargs.get("full_days", 1) if full else marker.kwargs.get("days", DAYS)
        # Cases of one test follow each other day by day; tests do not all begin on the same day.
        turn = places[test] + crc32(test.encode()) + day.toordinal()
        runs = days is not None and turn % days == 0
        places[test] += 1
        (chosen if runs else rest).append(item)
    return chosen, rest


@pytest.hookimpl(wrapper=True)
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    # With several processes each one collects everything; the first tells what it left out.
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["left_out"] = session.config.stash.get(LEFT_OUT, 0)
    yield


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    output = getattr(node, "workeroutput", None) or {}
    config: pytest.Config = node.config  # type: ignore[attr-defined]
    config.stash[LEFT_OUT] = output.get("left_out", 0)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    count = config.stash.get(LEFT_OUT, 0)
    if count:
        when = "on other days" if config.getoption("full") else "with --full, or on other days"
        terminalreporter.write_line(f"left out: {count} slow tests, which run {when}")
