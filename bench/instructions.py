"""How many instructions a decision, a clone and a view take: figures that no busy machine blurs.

    python3 bench/instructions.py             count, and compare with the kept figures
    python3 bench/instructions.py --keep      count, and keep the figures

Valgrind counts. A table plays random games with fixed seeds and the compiled engine. What starting,
importing and the first games cost is counted in a run of its own and taken away. For a clone or a
view the same games are played again, and one is made before each decision. More than 1.05 times a
kept figure fails; the CPU time beside it is only for reading. Figures are kept for each version
of Python (`instructions.json`).
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
OWN_PYTHON: Final = ROOT / ".venv" / "bin/python"
KEPT: Final = HERE / "instructions.json"
#: The exit code of what this machine cannot run; the last line of the output says why.
MISSING: Final = 3
#: A figure may grow by so much.
LIMIT: Final = 1.05

ALL_SETS: Final = ["base", "fly", "continents", "special"]
#: Edition and sets of each table; all have four seats.
TABLES: Final[dict[str, tuple[str, list[str] | None]]] = {
    "base": ("gift", None),
    "all sets": ("gift", ALL_SETS),
    "creatures": ("creatures", None),
}
#: What is made before each decision of a table, to be counted by itself.
BESIDES: Final = {"base clone": ("base", "clone"), "base view": ("base", "view")}
FIRST_GAMES: Final = 20  # so that everything was met once
COUNTED_GAMES: Final = 20
TIMED_GAMES: Final = 200

PYTHON: Final = f"{sys.version_info.major}.{sys.version_info.minor}"


def play(table: str, first: int, count: int, beside: str = "") -> int:
    """Play games of these seeds at random, without events; how many decisions they took."""
    from tangledbank import new_game

    # Two or three collections fall into twenty games. Where they fall depends on how many objects
    # importing has made, and one more or fewer is 2 %.
    gc.disable()
    edition, sets = TABLES[table]
    rand = random.Random(first).random
    decisions = 0
    for seed in range(first, first + count):
        game = new_game(edition, 4, seed, sets=sets, fast=True)
        while not game.over:
            if beside == "clone":
                game.clone()
            elif beside == "view":
                game.view(0)
            actions = game.legal_actions()
            game.play(actions[int(rand() * len(actions))])
            decisions += 1
    return decisions


def counted(table: str, games: int, beside: str = "") -> tuple[int, int]:
    """The instructions of a process that plays the first games and then so many; its decisions."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            "valgrind",
            "--tool=callgrind",
            f"--callgrind-out-file={folder}/callgrind.out",
            sys.executable,
            str(HERE / "instructions.py"),
            "--play",
            table,
            str(games),
            beside,
        ]
        variables = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(ROOT / "src")}
        ran = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    found = re.search(r"Collected : (\d+)", ran.stderr)
    if ran.returncode != 0 or found is None:
        raise SystemExit(f"instructions.py: valgrind failed\n{ran.stderr}")
    return int(found[1]), int(ran.stdout)


def instructions(table: str) -> int:
    """The instructions of one decision."""
    before, _ = counted(table, 0)
    after, decisions = counted(table, COUNTED_GAMES)
    return round((after - before) / decisions)


def instructions_beside(table: str, beside: str) -> int:
    """The instructions of one clone or view."""
    without, decisions = counted(table, COUNTED_GAMES, "nothing")
    after, _ = counted(table, COUNTED_GAMES, beside)
    return round((after - without) / decisions)


def microseconds(table: str, beside: str = "") -> float:
    """The CPU time of one decision and what is made beside it."""
    play(table, 0, FIRST_GAMES)
    begin = process_time()
    decisions = play(table, FIRST_GAMES, TIMED_GAMES, beside)
    return (process_time() - begin) / decisions * 1e6


def time_of(figure: str) -> str:
    if figure in BESIDES:
        table, beside = BESIDES[figure]
        return f"{microseconds(table, beside) - microseconds(table):.2f} us"
    return f"a decision, {microseconds(figure):.2f} us"


def missing() -> str | None:
    """Why nothing can be counted here."""
    if shutil.which("valgrind") is None:
        return "there is no valgrind"
    from tangledbank import engine_build

    return None if engine_build() == "compiled" else "the engine is not compiled"


def kept_figures() -> dict[str, dict[str, int]]:
    figures: dict[str, dict[str, int]] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    return figures


def compared(figures: dict[str, int]) -> int:
    """Print each figure beside the kept one; the exit code."""
    kept = kept_figures().get(PYTHON, {})
    code = 0
    for table, figure in figures.items():
        line = f"{table}: {figure} instructions {time_of(table)}"
        if table in kept:
            share = figure / kept[table]
            line += f"; {share:.3f} of the kept {kept[table]}"
            if share > LIMIT:
                line += f", which is more than {LIMIT}"
                code = 1
        print(line)
    if not kept:
        print(f"no figures are kept for Python {PYTHON}: instructions.py --keep keeps them")
        return MISSING
    return code


def keep(figures: dict[str, int]) -> None:
    all_kept = {**kept_figures(), PYTHON: figures}
    KEPT.write_text(json.dumps(all_kept, indent=1, sort_keys=True) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--keep", action="store_true", help="keep the figures")
    parser.add_argument("--play", nargs=3, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        table, games, beside = args.play
        play(table, 0, FIRST_GAMES)
        print(play(table, FIRST_GAMES, int(games), beside))
        return 0
    if OWN_PYTHON.exists() and Path(sys.prefix) != OWN_PYTHON.parent.parent:
        return subprocess.call([str(OWN_PYTHON), *sys.argv])
    reason = missing()
    if reason is not None:
        print(reason)
        return MISSING
    figures = {table: instructions(table) for table in TABLES}
    for figure, (table, beside) in BESIDES.items():
        figures[figure] = instructions_beside(table, beside)
    if args.keep:
        keep(figures)
    return compared(figures)


if __name__ == "__main__":
    sys.exit(main())
