"""How long `tangledbank analyse` takes for a whole game, and how deep it looks.

.venv/bin/python bench/analysis.py                a line for each table
.venv/bin/python bench/analysis.py --budget 60s   with another budget
"""

from __future__ import annotations

import argparse
import os
import time

#: Edition, seats, sets; each is played by the bot `expert`.
TABLES = [
    ("gift", 2, ["base"]),
    ("gift", 4, ["base"]),
    ("gift", 4, ["base", "fly", "continents", "special"]),
    ("creatures", 4, None),
]


def record_of(edition: str, seats: int, sets: list[str] | None) -> str:
    from tangledbank.bots.bot import bot
    from tangledbank.core.chance import FastChance
    from tangledbank.core.recording import write_record
    from tangledbank.games import new_game

    player, chance = bot("expert"), FastChance(7)
    game = new_game(edition, seats, 7, sets=sets)
    while not game.over:
        game.apply(player.choose(game.view(game.acting), game.legal_actions(), chance))
    return write_record(game, secret=True)


def main() -> None:
    from tangledbank import engine_build
    from tangledbank.bots.analysis.analysis import USUAL, analyse
    from tangledbank.bots.bot import Budget
    from tangledbank.core.recording import read_record

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--budget", default=str(USUAL), help=f"for a game (default {USUAL})")
    budget = Budget.of(parser.parse_args().budget)
    print(f"{engine_build()} engine, budget {budget}, load average {os.getloadavg()[0]:.1f}")
    for edition, seats, sets in TABLES:
        record = read_record(record_of(edition, seats, sets))
        clock, cpu = time.monotonic(), time.process_time()
        found = analyse(record, budget)
        clock, cpu = time.monotonic() - clock, time.process_time() - cpu
        decisions = sum(one.decision is not None for one in found.moments)
        cards = "" if sets is None or sets == ["base"] else ", all sets"
        print(
            f"{edition}{cards}, {seats} seats: {cpu:.1f} s of CPU time, {clock:.1f} s elapsed; "
            f"{decisions} decisions, each compared in {found.depth} worlds on average, "
            f"{found.iterations:,} iterations"
        )


if __name__ == "__main__":
    main()
