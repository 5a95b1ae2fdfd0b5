"""Compiling in the background: whole or not at all, once at a time, and not again in vain.

A small checkout with this project's tasks stands for the real one, whose engine takes minutes.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="uses POSIX signals and links"),
    # The usual run takes turns: a third of these each day.
    pytest.mark.slow(days=3),
]

# Writes what a build writes; stops between two files while there is a file `hold`.
SETUP = """
import sys, time
from pathlib import Path
lib = Path(sys.argv[sys.argv.index("--build-lib") + 1])
with open("builds", "a") as builds:
    builds.write("x")
if Path("broken").exists():
    sys.exit("chance.py:1: error: a type error")
if Path("no-compiler").exists():
    print("tangledbank: the engine stays interpreted (no C compiler with Python's headers)")
    sys.exit(0)
(lib / "tangledbank/core").mkdir(parents=True)
(lib / "tangledbank__mypyc.so").write_text("library")
Path("half").touch()
while Path("hold").exists():
    time.sleep(0.01)
(lib / "tangledbank/core/chance.so").write_text("module")
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "tasks", tmp_path / "tasks")
    (tmp_path / "setup.py").write_text(SETUP)
    (tmp_path / "requirements-build.lock").write_text("mypy==2.4.1\n")
    (tmp_path / "src/tangledbank/core").mkdir(parents=True)
    (tmp_path / "src/tangledbank/core/chance.py").write_text("")
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / ".venv/bin/python").symlink_to(sys.executable)
    have_compiler(tmp_path)
    return tmp_path


def have_compiler(checkout: Path) -> None:
    """As if mypy were installed: the stand-in for setup.py does not need it."""
    folder = checkout / "build/compiler"
    folder.mkdir(parents=True)
    code = "from tasks.layout import BUILD_LOCK; from tasks.stamp import digest; "
    code += "print(digest([BUILD_LOCK]), end='')"
    made_from = subprocess.check_output([sys.executable, "-c", code], cwd=checkout, text=True)
    (folder / "made-from").write_text(made_from)


def start(checkout: Path, **variables: str) -> "subprocess.Popen[str]":
    environment = {name: text for name, text in os.environ.items() if name != "TANGLEDBANK_PURE"}
    return subprocess.Popen(
        [sys.executable, "-m", "tasks.background"],
        cwd=checkout,
        env=environment | variables,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def output(process: "subprocess.Popen[str]") -> str:
    return process.communicate()[0]


def wait_for(happened: Callable[[], bool]) -> None:
    while not happened():
        time.sleep(0.01)


def compiled(checkout: Path) -> list[str]:
    return sorted(file.name for file in (checkout / "src").rglob("*.so"))


def builds(checkout: Path) -> int:
    return len((checkout / "builds").read_text())


def test_the_engine_is_compiled_once(checkout: Path) -> None:
    assert "The engine is compiled" in output(start(checkout))
    assert compiled(checkout) == ["chance.so", "tangledbank__mypyc.so"]
    assert output(start(checkout)) == ""
    assert builds(checkout) == 1


def test_it_is_compiled_again_when_a_source_changed(checkout: Path) -> None:
    output(start(checkout))
    (checkout / "src/tangledbank/core/chance.py").write_text("changed = True\n")
    assert "The engine is compiled" in output(start(checkout))
    assert builds(checkout) == 2


def test_compiled_files_are_as_old_as_the_start_of_the_build(checkout: Path) -> None:
    """So a source that was edited during the build is newer."""
    (checkout / "hold").touch()
    process = start(checkout)
    wait_for((checkout / "half").exists)
    source = checkout / "src/tangledbank/core/chance.py"
    source.write_text("edited = True\n")
    (checkout / "hold").unlink()
    output(process)
    built = checkout / "src/tangledbank/core/chance.so"
    assert built.stat().st_mtime_ns < source.stat().st_mtime_ns


@pytest.mark.skipif(not Path("/proc/locks").exists(), reason="looks for a lock in /proc")
def test_two_at_once_compile_once(checkout: Path) -> None:
    (checkout / "hold").touch()
    first = start(checkout)
    wait_for((checkout / "half").exists)
    second = start(checkout)
    wait_for(lambda: is_waiting(second, checkout / "build/engine.lock"))
    (checkout / "hold").unlink()
    assert "The engine is compiled" in output(first)
    assert output(second) == ""
    assert builds(checkout) == 1


@pytest.mark.skipif(not Path("/proc/locks").exists(), reason="looks for a lock in /proc")
def test_one_that_waits_takes_over_when_the_other_is_stopped(checkout: Path) -> None:
    (checkout / "hold").touch()
    first = start(checkout)
    wait_for((checkout / "half").exists)
    second = start(checkout)
    wait_for(lambda: is_waiting(second, checkout / "build/engine.lock"))
    os.killpg(first.pid, signal.SIGKILL)
    first.communicate()
    (checkout / "hold").unlink()
    assert "The engine is compiled" in output(second)
    assert builds(checkout) == 2


def is_waiting(process: "subprocess.Popen[str]", lock: Path) -> bool:
    """Whether this process waits for this file's lock."""
    number = f":{lock.stat().st_ino} "
    lines = Path("/proc/locks").read_text().splitlines()
    return any("->" in line and f" {process.pid} " in line and number in line for line in lines)


def test_an_interrupted_build_leaves_nothing_behind(checkout: Path) -> None:
    (checkout / "hold").touch()
    process = start(checkout)
    wait_for((checkout / "half").exists)
    assert (checkout / "build/compiling").exists()
    os.killpg(process.pid, signal.SIGTERM)
    process.communicate()
    assert compiled(checkout) == []
    assert not (checkout / "build/compiling").exists()
    assert not list((checkout / "build").glob("engine-*"))
    (checkout / "hold").unlink()
    assert "The engine is compiled" in output(start(checkout))


def test_what_a_killed_build_left_is_removed_by_the_next(checkout: Path) -> None:
    (checkout / "hold").touch()
    process = start(checkout)
    wait_for((checkout / "half").exists)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    assert compiled(checkout) == []
    assert list((checkout / "build").glob("engine-*"))
    (checkout / "hold").unlink()
    assert "The engine is compiled" in output(start(checkout))
    assert not list((checkout / "build").glob("engine-*"))
    assert not (checkout / "build/compiling").exists()


@pytest.mark.slow(days=12)  # pip makes an environment, twice
def test_a_compiler_that_cannot_be_installed_is_tried_again(checkout: Path) -> None:
    """It may be the network: nothing here has to change before it works."""
    shutil.rmtree(checkout / "build/compiler")
    (checkout / "requirements-build.lock").write_text("./no-such-folder\n")
    for _ in range(2):
        said = output(start(checkout))
        assert said.startswith("pip failed.")
        assert said.endswith("The game runs on without it; bots are slower.\n")
        assert sorted(path.name for path in (checkout / "build").iterdir()) == ["engine.lock"]
    assert not (checkout / "builds").exists()


def test_a_failure_is_told_once_and_not_repeated_in_vain(checkout: Path) -> None:
    (checkout / "broken").touch()
    said = output(start(checkout))
    assert said == (
        "The engine does not compile (build/engine.log says why). "
        "The game runs on without it; bots are slower.\n"
    )
    assert "a type error" in (checkout / "build/engine.log").read_text()
    assert output(start(checkout)) == ""
    assert builds(checkout) == 1
    assert json.loads((checkout / ".venv/tangledbank-stamp.json").read_text())["engine_failed"]
    (checkout / "broken").unlink()
    (checkout / "src/tangledbank/core/chance.py").write_text("mended = True\n")
    assert "The engine is compiled" in output(start(checkout))


def test_without_a_compiler_you_are_told_what_to_install(checkout: Path) -> None:
    (checkout / "no-compiler").touch()
    said = output(start(checkout))
    assert "There is no C compiler with Python's headers." in said
    assert "gcc and python3-dev" in said
    assert output(start(checkout)) == ""
    assert builds(checkout) == 1
    (checkout / "no-compiler").unlink()
    assert "The engine is compiled" in output(start(checkout, CC="another-compiler"))


# A game beside which the engine is compiled. It ends when there is a file `over`.
GAME = """
import time
from pathlib import Path
from tasks.background import engine_compiled_meanwhile

with engine_compiled_meanwhile(told_at_end={told_at_end}):
    Path("begun").touch()
    while not Path("over").exists():
        time.sleep(0.01)
    print("The game is over.", flush=True)
"""
STARTED = "The engine is being compiled in the background. "
COMPILED = "The engine is compiled: "


def game(checkout: Path, told_at_end: bool) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", GAME.format(told_at_end=told_at_end)],
        cwd=checkout,
        env={name: text for name, text in os.environ.items() if name != "TANGLEDBANK_PURE"},
        stdout=subprocess.PIPE,
        text=True,
    )


def test_nothing_is_written_into_a_game_in_the_terminal(checkout: Path) -> None:
    process = game(checkout, told_at_end=True)
    wait_for(lambda: "chance.so" in compiled(checkout))
    wait_for(lambda: not (checkout / "build/compiling").exists())
    (checkout / "over").touch()
    first, over, last = output(process).splitlines()
    assert first.startswith(STARTED)
    assert over == "The game is over."
    assert last.startswith(COMPILED)


def test_beside_the_server_it_is_said_at_once(checkout: Path) -> None:
    process = game(checkout, told_at_end=False)
    assert process.stdout is not None
    assert process.stdout.readline().startswith(STARTED)
    assert process.stdout.readline().startswith(COMPILED)
    (checkout / "over").touch()
    assert output(process) == "The game is over.\n"


@pytest.mark.parametrize("told_at_end", [True, False])
def test_a_game_that_ends_stops_the_build(checkout: Path, told_at_end: bool) -> None:
    (checkout / "hold").touch()
    process = game(checkout, told_at_end)
    wait_for((checkout / "half").exists)
    (checkout / "over").touch()
    first, over = output(process).splitlines()
    assert first.startswith(STARTED)
    assert over == "The game is over."
    assert compiled(checkout) == []
    assert not (checkout / "build/compiling").exists()
