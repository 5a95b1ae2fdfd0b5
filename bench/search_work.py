"""How much work a playout of `search` is: instructions, counted by valgrind.

    .venv/bin/python bench/search_work.py             a line for each table
    .venv/bin/python bench/search_work.py --profile   and the functions that take most of them

Unlike time, the count is the same on a busy machine, so that a change of one per cent shows.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TABLES = {"base": "gift 4 base", "all sets": "gift 4 all", "creatures": "creatures 4"}
POSITIONS = 24
ITERATIONS = 60
TOP = 45


def play(table: str, searches: int) -> int:
    """Search so many positions; the playouts that took."""
    from bots import ALL_SETS, positions

    from tangledbank import engine_build
    from tangledbank.bots.mind.tree import Search, Settings
    from tangledbank.core.chance import FastChance

    if engine_build() != "compiled":
        print("The engine is interpreted: run `python3 run.py setup` first.", file=sys.stderr)
        sys.exit(2)
    edition, seats, *sets = table.split()
    named = {"base": ["base"], "all": ALL_SETS}
    tables = positions(edition, int(seats), named[sets[0]] if sets else [])
    done = 0
    for place in range(searches):
        game = tables[place * len(tables) // POSITIONS]
        view = game.view(game.acting)
        search = Search(view, game.legal_actions(), FastChance(place), Settings())
        search.run(0.0, ITERATIONS)
        done += search.iterations
    return done


def counted(table: str, searches: int, file: Path) -> tuple[int, int]:
    """Instructions and playouts of a process that does this."""
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={file}"]
    me = [sys.executable, str(Path(__file__).resolve()), "--play", table, str(searches)]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    ran = subprocess.run(
        [*command, *me], capture_output=True, text=True, env=environment, check=False
    )
    total = re.search(r"Collected : (\d+)", ran.stderr)
    if ran.returncode or total is None:
        sys.exit(ran.stderr)
    return int(total[1]), int(ran.stdout)


def functions(before: Path, after: Path) -> dict[str, int]:
    """How many more instructions each function itself took."""
    found: dict[str, int] = {}
    for file, sign in ((after, 1), (before, -1)):
        listing = subprocess.run(
            ["callgrind_annotate", "--threshold=100", str(file)],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for line in listing.splitlines():
            row = re.match(r"\s*([\d,]+) \([^)]*\)\s+(?:\S*:)?(.+?)(?: \[.*)?$", line)
            if row and row[2] != "PROGRAM TOTALS":
                found[row[2]] = found.get(row[2], 0) + sign * int(row[1].replace(",", ""))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--profile", action="store_true", help="name the costliest functions")
    parser.add_argument("--table", choices=TABLES, help="this one only")
    parser.add_argument("--play", nargs=2, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        print(play(args.play[0], int(args.play[1])))
        return 0
    if shutil.which("valgrind") is None:
        print("valgrind is not installed.", file=sys.stderr)
        return 2
    for name in [args.table] if args.table else TABLES:
        with tempfile.TemporaryDirectory() as folder:
            empty, full = Path(folder, "empty"), Path(folder, "full")
            before, _ = counted(TABLES[name], 0, empty)
            after, playouts = counted(TABLES[name], POSITIONS, full)
            print(f"{name}: {(after - before) / playouts:,.0f} instructions a playout", flush=True)
            if args.profile:
                shares = functions(empty, full)
                for function in sorted(shares, key=lambda one: -shares[one])[:TOP]:
                    part = 100 * shares[function] / (after - before)
                    print(f"  {part:5.1f} %  {shares[function] / playouts:9,.0f}  {function}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
