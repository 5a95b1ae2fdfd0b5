"""Plays and prints the games that both builds must play alike: `python -m tests.same_games N`.

For each game its record, and a digest of all that was offered, told and shown on the way.
"""

import hashlib
import json
import random
import sys

from tangledbank import engine_build
from tangledbank.core.recording import write_record
from tangledbank.evolution.game import Game
from tangledbank.laws.tables import draw_table
from tangledbank.laws.temper import Temper


def play(seed: int) -> tuple[Game, str]:
    """A random game at a random table, and the digest of its way."""
    chooser = random.Random(seed)
    game = draw_table(seed, chooser).sit_down()
    temper = Temper(chooser)
    trace = hashlib.sha256()
    while not game.over:
        legal = game.legal_actions()
        trace.update(repr(legal).encode())
        trace.update(repr(game.apply(temper.choose(legal))).encode())
    trace.update(json.dumps([game.view(name).to_json() for name in game.names]).encode())
    trace.update(json.dumps(game.to_json()).encode())
    return game, trace.hexdigest()


def main() -> None:
    print(engine_build())
    for seed in range(int(sys.argv[1])):
        game, digest = play(seed)
        print(f"# seed {seed}, digest {digest}")
        print(write_record(game))


if __name__ == "__main__":
    main()
