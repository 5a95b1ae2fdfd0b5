"""The examples: each begins with the line that runs it, and runs.

Those that need a server, a browser's runtime or another version are run where those are tested:
`tests/server/test_bot_api.py`, `tests/arena/test_program_bots.py`, `tests/bots`.
"""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = [
    path
    for folder in ("examples", "examples/bots")
    for path in sorted((ROOT / folder).iterdir())
    if path.suffix in (".py", ".mjs")
]


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.name)
def test_it_begins_with_the_line_that_runs_it(path: Path) -> None:
    opening = path.read_text(encoding="utf-8").split("import ", 1)[0]
    commands = [line for line in opening.splitlines() if path.stem in line and "    " in line[:6]]
    assert commands or "//   tangledbank" in opening, f"{path.name} has no usage line"


def run(name: str, *words: str) -> str:
    command = [sys.executable, str(ROOT / "examples" / name), *words]
    return subprocess.check_output(command, cwd=ROOT, text=True)


def test_a_game_is_played_and_verified() -> None:
    printed = run("play_a_game.py", "7")
    assert "turn 1, development" in printed
    assert " won: {'ann': " in printed
    assert "ok     commitment:" in printed
    assert "failed" not in printed


def test_first_animals_are_compared() -> None:
    printed = run("best_first_animal.py", "7", "1")
    assert printed.startswith("bob, on average over 1 games")
    assert printed.count(" points  animal ") == 5
