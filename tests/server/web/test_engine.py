"""What the browser is told about the engine."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tangledbank import engine_build
from tangledbank.server.web import engine
from tangledbank.server.web.engine import is_marked
from tests.server.web.house import House

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the mark is not locked there")

# Locks a file, then says so and waits.
LOCK = """
import fcntl, sys, time
held = open(sys.argv[1], "w")
fcntl.flock(held, fcntl.LOCK_EX)
print("locked", flush=True)
time.sleep(10000)
"""


@pytest.fixture
def mark(tmp_path: Path) -> Path:
    return tmp_path / "compiling"


@contextlib.contextmanager
def compiling(mark: Path) -> Iterator[None]:
    """A process that compiles, and is killed at the end."""
    process = subprocess.Popen([sys.executable, "-c", LOCK, str(mark)], stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == b"locked\n"
    yield
    process.kill()
    process.communicate()


def test_a_process_that_compiles_is_seen_until_it_is_killed(mark: Path) -> None:
    assert not is_marked(mark)
    with compiling(mark):
        assert is_marked(mark)
    assert mark.exists()
    assert not is_marked(mark)


def test_the_route(server: House, mark: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "MARK", mark)
    assert server.get("/api/engine").json() == {"build": engine_build(), "compiling": False}
    with compiling(mark):
        monkeypatch.setattr(engine, "engine_build", lambda: "interpreted")
        assert server.get("/api/engine").json() == {"build": "interpreted", "compiling": True}
        monkeypatch.setattr(engine, "engine_build", lambda: "compiled")
        assert server.get("/api/engine").json() == {"build": "compiled", "compiling": False}
