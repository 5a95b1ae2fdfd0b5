"""How fast the bots are, on one core of this machine, in CPU time.

    python3 bench/bots.py             games/s of greedy, playouts/s and memory of search
    python3 bench/bots.py --write     the same, and into bench/RESULTS-bots.md

Run it with the Python that the project is set up in (`.venv/bin/python`).
"""

from __future__ import annotations

import argparse
import resource
import statistics
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

RESULTS = Path(__file__).resolve().parent / "RESULTS-bots.md"
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
    runs = sorted(measured() for _ in range(RUNS))
    return f"{statistics.median(runs):,.0f} ({runs[0]:,.0f}-{runs[-1]:,.0f})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each run (3)")
    parser.add_argument("--write", action="store_true", help="into RESULTS-bots.md too")
    args = parser.parse_args()
    before = load()
    lines = ["| table | greedy, games/s | search, playouts/s |", "|---|---|---|"]
    for edition, seats, sets in TABLES:
        name = f"{edition}, {seats} seats" + (", all sets" if sets == ALL_SETS else "")
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
        RESULTS.write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
