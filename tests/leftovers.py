"""No test leaves a process behind."""

import os
import signal
import time
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest

#: How long processes may take to end after a test, in seconds; far more than any machine needs.
GRACE: Final = 60.0
#: What Python keeps for itself until it ends.
KEPT: Final = ("multiprocessing.resource_tracker", "multiprocessing.forkserver")

#: Linux lists here what each thread has started; elsewhere nothing is looked for.
OURS: Final = Path("/proc/self/task")

#: The commands of processes that several tests share, such as a database.
SHARED: Final = set[str]()


def children() -> dict[int, str]:
    """The processes that this one has started and that run, with their commands."""
    found: dict[int, str] = {}
    for thread in OURS.iterdir() if OURS.is_dir() else ():
        with suppress(OSError):  # a thread that has just ended
            for pid in map(int, (thread / "children").read_text().split()):
                command = command_of(pid)
                if command and not any(kept in command for kept in KEPT):
                    found[pid] = command
    return found


def command_of(pid: int) -> str:
    """The command of a process; of one that has ended, nothing."""
    process = Path(f"/proc/{pid}")
    with suppress(OSError):
        while True:
            command = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            state = (process / "stat").read_text().rpartition(")")[2].split()[0]
            if command or state in "ZX":
                return command
            time.sleep(0.001)  # it has just been started, and has no command for a moment
    return ""


def kill(pid: int) -> None:
    """Kill a process, and its group if it has one of its own."""
    with suppress(ProcessLookupError, PermissionError):
        if os.getpgid(pid) == pid:
            os.killpg(pid, signal.SIGKILL)
        else:
            os.kill(pid, signal.SIGKILL)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> Generator[None, Any, Any]:
    """What a fixture of wider scope starts may run on after the test."""
    if fixturedef.scope == "function":
        return (yield)
    before = children()
    made = yield
    SHARED.update(command for pid, command in children().items() if pid not in before)
    return made


def left_since(before: dict[int, str]) -> dict[int, str]:
    return {
        pid: command
        for pid, command in children().items()
        if pid not in before and command not in SHARED
    }


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    """What a test started has ended when it ends."""
    before = children()
    yield
    until = time.monotonic() + GRACE
    while left := left_since(before):
        if time.monotonic() > until:
            for pid in left:
                kill(pid)
            pytest.fail(f"the test left processes behind: {left}")
        time.sleep(0.01)
