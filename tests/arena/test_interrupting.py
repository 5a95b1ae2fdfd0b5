"""Ctrl-C in a tournament: it ends soon, whatever its processes do, and goes on later."""

import json
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tangledbank.arena.interruption import Interruption
from tangledbank.cli import main
from tests.arena.rogues import MARK
from tests.started import Start, starting

#: A test that hangs must end at some time; nothing here comes near it, on any machine.
HANGS = 300


@pytest.fixture
def start() -> Iterator[Start]:
    with starting("arena") as start:
        yield start


def wait_for(process: subprocess.Popen[str], seen: Callable[[], bool]) -> None:
    while not seen():
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)


def first_block_counts(results: bytes) -> bool:
    return b'\n{"block":' in results.partition(b'\n{"block":0,')[2]


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and was not collected does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return state.rpartition(")")[2].split()[0] != "Z"


def test_an_interrupted_run_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, start: Start
) -> None:
    """A real process, interrupted while two workers play."""
    file = tmp_path / "results.jsonl"
    words = ["--bots", "random", "--seats", "4", "--seed", "6", "--jobs", "2"]
    words += ["--results", str(file)]
    running = start(*words, "--games", "100000")
    # Blocks count in their order, so the first must be among those that are kept. A block counts
    # after it is written, so there must be one behind the first.
    wait_for(running, lambda: file.exists() and first_block_counts(file.read_bytes()))
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=HANGS)
    assert running.returncode == 130
    assert "games in" in out
    assert f"the same command resumes from {file}" in err
    assert "Traceback" not in err
    kept = file.read_bytes().count(b"\n") - 1
    assert main(["arena", *words, "--games", str(kept + 8), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["games"] == kept + 8
    assert answer["timing"]["games"] <= 8 + 64  # blocks may be kept that others waited for


def immortals(
    start: Start, mark: Path, monkeypatch: pytest.MonkeyPatch, jobs: int = 2
) -> tuple[subprocess.Popen[str], list[int]]:
    """A tournament whose processes think for ever and ignore SIGTERM, and their ids."""
    monkeypatch.setenv(MARK, str(mark))
    words = ["--import", "tests.arena.rogue_entries", "--bots", "immortal", "--seats", "2"]
    running = start(*words, "--games", "8", "--jobs", str(jobs), "--limit", "80000")
    wait_for(running, lambda: mark.exists() and mark.read_bytes().count(b"\n") == jobs)
    return running, [int(line) for line in mark.read_text(encoding="utf-8").split()]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are found in /proc")
@pytest.mark.parametrize("jobs", [1, 2])
def test_bots_that_will_not_end_are_ended(
    tmp_path: Path, start: Start, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    running, workers = immortals(start, tmp_path / "mark", monkeypatch, jobs)
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=HANGS)
    assert running.returncode == 130
    assert "Traceback" not in err
    assert not any(map(alive, workers))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are found in /proc")
def test_no_process_survives_an_arena_that_was_killed(
    tmp_path: Path, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, workers = immortals(start, tmp_path / "mark", monkeypatch)
    running.kill()
    running.wait()
    until = time.monotonic() + HANGS
    while any(map(alive, workers)) and time.monotonic() < until:
        time.sleep(0.02)
    assert not any(map(alive, workers))


class Finalized:
    """Is interrupted in its finalizer, where Python drops exceptions."""

    def __del__(self) -> None:
        signal.raise_signal(signal.SIGINT)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_interruption_that_python_drops_is_not_lost() -> None:
    with Interruption() as interruption:
        interruption.check()
        one = Finalized()
        del one  # prints the exception and goes on
        with pytest.raises(KeyboardInterrupt):
            interruption.check()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_program_that_ignores_interruptions_goes_on_ignoring_them() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with Interruption() as interruption:
            signal.raise_signal(signal.SIGINT)
            interruption.check()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
