"""How fast the bots are, on one core of this machine, in CPU time.

    python3 bench/bots.py             games/s of greedy, playouts/s and memory of search
    python3 bench/bots.py --write     the same, and into bench/RESULTS-bots.md
    python3 bench/bots.py --against FOLDER
                                      playouts/s of another checkout, set up, and of this one, in
                                      turns, so that a slow minute of the machine hits both

Run it with the Python that the project is set up in (`.venv/bin/python`).
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from engine import load, machine

from tangledbank import engine_build, new_game
from tangledbank.arena.matches import Match
from tangledbank.bots.bot import bot
from tangledbank.bots.mind.tree import Search, Settings
from tangledbank.core.chance import FastChance
from tangledbank.core.game import Game

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench/RESULTS-bots.md"
ALL_SETS = ["base", "fly", "continents", "special"]
RUNS = 3

#: Edition, seats, sets; what each line of the table is about.
TABLES: list[tuple[str, int, list[str]]] = [
    ("gift", 2, ["base"]),
    ("gift", 4, ["base"]),
    ("gift", 4, ALL_SETS),
    ("creatures", 2, []),
    ("creatures", 4, []),
]


def greedy_games(edition: str, seats: int, sets: list[str], seconds: float) -> float:
    """Games per second as `simulate` plays them."""
    match = Match(edition, ["greedy"] * seats, sets=sets or None)
    started, games = time.process_time(), 0
    while time.process_time() - started < seconds:
        match.play(games)
        games += 1
    return games / (time.process_time() - started)


def positions(edition: str, seats: int, sets: list[str]) -> list[Game]:
    """Decisions from all parts of a few games."""
    player, found = bot("greedy"), []
    for seed in range(4):
        game = new_game(edition, seats, seed, fast=True, sets=sets or None)
        chance = FastChance(seed)
        decision = 0
        while not game.over:
            actions = game.legal_actions()
            if len(actions) > 1:
                decision += 1
                if decision % 7 == 0:
                    found.append(game.clone())
            game.apply(player.choose(game.view(game.acting), actions, chance))
    return found


def playouts(edition: str, seats: int, sets: list[str], seconds: float) -> float:
    """Playouts to the end of the turn per second, over all parts of a game."""
    tables = positions(edition, seats, sets)
    started, done, place = time.process_time(), 0, 0
    while time.process_time() - started < seconds:
        game = tables[place % len(tables)]
        place += 1
        view = game.view(game.acting)
        search = Search(view, game.legal_actions(), FastChance(place), Settings())
        search.run(0.0, 100)
        done += search.iterations
    return done / (time.process_time() - started)


def median(measured: Callable[[], float]) -> str:
    return spread([measured() for _ in range(RUNS)])


def spread(runs: list[float]) -> str:
    return f"{statistics.median(runs):,.0f} ({min(runs):,.0f}-{max(runs):,.0f})"


def name_of(edition: str, seats: int, sets: list[str]) -> str:
    return f"{edition}, {seats} seats" + (", all sets" if sets == ALL_SETS else "")


def in_turns(other: Path, seconds: float, runs: int) -> list[str]:
    """Playouts per second of two checkouts, a line for each table."""
    found: dict[Path, list[list[float]]] = {other: [], ROOT: []}
    for _ in range(runs):
        for checkout, rates in found.items():
            command = [str(checkout / ".venv/bin/python"), __file__, "--rates"]
            said = subprocess.run(
                [*command, "--seconds", str(seconds)], stdout=subprocess.PIPE, check=True
            )
            rates.append(json.loads(said.stdout))
            print(checkout.name, *(f"{rate:,.0f}" for rate in rates[-1]), flush=True)
    lines = ["| table | playouts/s before | after | times |", "|---|---|---|---|"]
    for at, table in enumerate(TABLES):
        before, after = ([rates[at] for rates in found[one]] for one in (other, ROOT))
        times = statistics.median(after) / statistics.median(before)
        lines.append(f"| {name_of(*table)} | {spread(before)} | {spread(after)} | {times:.2f} |")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each run (3)")
    parser.add_argument("--write", action="store_true", help="into RESULTS-bots.md too")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout")
    parser.add_argument("--runs", type=int, default=5, help="of each checkout (5)")
    parser.add_argument("--rates", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.rates:
        print(json.dumps([playouts(*table, args.seconds) for table in TABLES]))
        return 0
    before = load()
    if args.against is not None:
        lines = in_turns(args.against.resolve(), args.seconds, args.runs)
        print(f"{machine()}; load average {before} before, {load()} after.", *lines, sep="\n")
        return 0
    lines = ["| table | greedy, games/s | search, playouts/s |", "|---|---|---|"]
    for edition, seats, sets in TABLES:
        name = name_of(edition, seats, sets)
        table = (edition, seats, sets, args.seconds)
        games = median(lambda table=table: greedy_games(*table))
        tries = median(lambda table=table: playouts(*table))
        lines.append(f"| {name} | {games} | {tries} |")
        print(lines[-1], flush=True)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    text = "\n".join(
        [
            "# The bots' speed",
            "",
            f"Written by `python bench/bots.py --write`: median (least-most) of {RUNS} runs of "
            f"{args.seconds:g} s, in CPU time of one core; engine {engine_build()}.",
            f"{machine()}; load average {before} before, {load()} after.",
            "",
            *lines,
            "",
            f"Memory of the whole run at its peak: {memory:.0f} MB.",
            "",
        ]
    )
    if args.write:
        # What was added by hand begins with a heading, and stays.
        _, heading, kept = RESULTS.read_text(encoding="utf-8").partition("\n## ")
        RESULTS.write_text(text + heading + kept, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
