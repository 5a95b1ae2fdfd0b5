"""Plays and prints the games that every build and every later engine must play alike.

    python -m tests.same_games 500              500 games: the record of each, and its digest
    python -m tests.same_games 10000 --kept     only whether the games are the kept ones
    python -m tests.same_games 10000 --keep     keep the digests of these games

A digest covers all that was offered, told and shown on the way.  The kept digests are for changes
that must not change a game, such as those for speed.  A change of the rules, or of the options
that tables are drawn with, changes them: then keep them anew.
"""

import argparse
import hashlib
import json
import random
from pathlib import Path

from tangledbank import Event, Game, engine_build
from tangledbank.core.recording import write_record
from tangledbank.laws import tables
from tangledbank.laws.creatures import tables as creature_tables
from tangledbank.laws.random_player import RandomPlayer

#: So many games share a line of the kept digests.
BLOCK = 100
#: Each so many games the magical creatures are played instead.
CREATURES_EVERY = 10
#: After so many decisions the whole game and all views of it are looked at.
LOOK_EVERY = 16
KEPT = Path(__file__).with_suffix(".digests")


def sit_down(seed: int, chooser: random.Random) -> Game:
    """A random table of any edition, with any sets and options."""
    if seed % CREATURES_EVERY == CREATURES_EVERY - 1:
        return creature_tables.draw_table(seed, chooser)
    return tables.draw_table(seed, chooser).sit_down()


def play(seed: int) -> tuple[Game, str]:
    """A random game at a random table, and the digest of its way."""
    chooser = random.Random(seed)
    game = sit_down(seed, chooser)
    player = RandomPlayer(chooser)
    trace = hashlib.sha256()
    decisions = 0
    while not game.over:
        legal = game.legal_actions()
        trace.update(repr(legal).encode())
        choice = player.choose(legal) if game.kind == "evolution" else chooser.choice(legal)
        trace.update(told(game.apply(choice)).encode())
        decisions += 1
        if decisions % LOOK_EVERY == 0:
            trace.update(shown(game).encode())
    trace.update(shown(game).encode())
    return game, trace.hexdigest()


def told(events: list[Event]) -> str:
    """Events with all that they hold, the hidden part included.

    In numbers, so that another wording leaves the digests as they are.  A game's own numbers are
    below 64, as they were when the first digests were kept.
    """
    return "".join(
        f"Event({one.kind % 64}, {one.a}, {one.b}, {one.c}, {one.items}) {one.seat} {one.secret}\n"
        for one in events
    )


def shown(game: Game) -> str:
    """Everything the game is, and what each seat sees of it."""
    return json.dumps([game.to_json(), [game.view(name).to_json() for name in game.names]])


def block_digest(block: int) -> str:
    """One digest of all games of a block."""
    digests = [play(seed)[1] for seed in range(block * BLOCK, (block + 1) * BLOCK)]
    return hashlib.sha256("\n".join(digests).encode()).hexdigest()[:16]


def kept_digests() -> list[str]:
    """The digest of each block of games that was kept."""
    return KEPT.read_text(encoding="utf-8").split()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", type=int)
    parser.add_argument("--kept", action="store_true", help="compare with the kept digests")
    parser.add_argument("--keep", action="store_true", help="keep the digests of these games")
    args = parser.parse_args()
    print(engine_build(), flush=True)
    blocks = range(args.games // BLOCK)
    if args.keep:
        lines = [f"{block_digest(block)}\n" for block in blocks]
        KEPT.write_text("".join(lines), encoding="utf-8")
    elif args.kept:
        kept = kept_digests()
        others = [block for block in blocks if block_digest(block) != kept[block]]
        if others:
            raise SystemExit(f"other games than the kept ones in the blocks {others}")
        print(f"{len(blocks) * BLOCK} games are the kept ones")
    else:
        for seed in range(args.games):
            game, digest = play(seed)
            print(f"# seed {seed}, digest {digest}")
            print(write_record(game))


if __name__ == "__main__":
    main()
