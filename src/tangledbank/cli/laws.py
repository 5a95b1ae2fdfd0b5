"""`tangledbank laws`: random games of every kind, with every law watching."""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Final

from tangledbank.cli import FAILED, FINE
from tangledbank.core.errors import GameError
from tangledbank.creatures.options import EDITION as CREATURES
from tangledbank.evolution.options import EDITIONS
from tangledbank.evolution.rules import SETS, read_sets
from tangledbank.laws.creatures.trial import try_seed as try_creatures
from tangledbank.laws.trial import Failure, play_seed, try_seed

HELP = "play random games and check what must always hold"

#: How many broken games are shown in full.
SHOWN: Final = 3

#: A process is handed so many games at a time, and all are replaced after so many handfuls: every
#: action that was ever thought of stays in their memory.
HANDFUL: Final = 16
HANDFULS: Final = 20


def whole(least: int, text: str) -> int:
    if not text.isdecimal() or int(text) < least:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} up")
    return int(text)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    one_up = partial(whole, 1)
    parser.add_argument("--games", type=one_up, default=200, metavar="N", help="how many games")
    parser.add_argument(
        "--seed", type=partial(whole, 0), default=0, metavar="S", help="the first game's seed"
    )
    parser.add_argument(
        "--jobs", type=one_up, default=os.cpu_count() or 1, metavar="J", help="processes"
    )
    parser.add_argument(
        "--sets", metavar="NAMES", help=f"only these sets of cards: {', '.join(SETS)}"
    )
    parser.add_argument(
        "--edition", metavar="E", help=f"only {', '.join(EDITIONS)}; or {CREATURES}"
    )
    parser.add_argument(
        "--every",
        type=one_up,
        default=20,
        metavar="K",
        help="check the slow laws at every K-th decision",
    )
    parser.add_argument(
        "--plain",
        action="store_true",
        help="only play: there is always something to do, and every game ends (not for creatures)",
    )


def run(args: argparse.Namespace) -> int:
    if args.edition is not None and args.edition not in (*EDITIONS, CREATURES):
        known = ", ".join([*EDITIONS, CREATURES])
        raise GameError(f"unknown edition {args.edition!r}; the editions are {known}")
    if args.plain and args.edition == CREATURES:
        raise GameError("--plain is for the editions of Evolution")
    if args.sets:
        read_sets(args.sets.split(","), False)
    failures: list[Failure] = []
    played = 0
    for failure in trials(args):
        played += 1
        if failure is not None:
            failures.append(failure)
            if len(failures) <= SHOWN:
                tell(failure, args)
        report(played, args.games, len(failures))
    print(f"{played - len(failures)} passed, {len(failures)} failed")
    return FAILED if failures else FINE


def trials(args: argparse.Namespace) -> Iterator[Failure | None]:
    """The outcome of each game, in the order of their seeds."""
    sets = args.sets.split(",") if args.sets else None
    trial = partial(try_seed, edition=args.edition, every=args.every, sets=sets)
    if args.plain:
        trial = partial(play_seed, edition=args.edition, sets=sets)
    elif args.edition == CREATURES:
        trial = partial(try_creatures, every=args.every)
    seeds = range(args.seed, args.seed + args.games)
    if args.jobs == 1:
        yield from map(trial, seeds)
        return
    # Fresh processes, so that each takes the engine that this one took, and nothing else.  The
    # pool is replaced as a whole: in Python 3.11 one that replaces single processes may hang.
    for start in range(0, len(seeds), args.jobs * HANDFUL * HANDFULS):
        some = seeds[start : start + args.jobs * HANDFUL * HANDFULS]
        with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
            try:
                handful = max(1, min(HANDFUL, len(some) // args.jobs))
                yield from pool.map(trial, some, chunksize=handful)
            except KeyboardInterrupt:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def tell(failure: Failure, args: argparse.Namespace) -> None:
    edition = f" --edition {args.edition}" if args.edition else ""
    if args.sets:
        edition = f"{edition} --sets {args.sets}"
    way = "--plain" if args.plain else f"--every {args.every}"
    again = f"tangledbank laws --games 1 --seed {failure.seed} {way}{edition}"
    print(f"seed {failure.seed}: {failure.fault}\nto see it again: {again}\n", flush=True)


def report(played: int, games: int, failed: int) -> None:
    """One line on stderr that grows old in place; a line per tenth where it cannot."""
    terminal = sys.stderr.isatty()
    if not terminal and played % max(1, games // 10) and played != games:
        return
    end = "\n" if played == games or not terminal else ""
    line = f"{played}/{games} games, {failed} failed"
    print(f"\r{line}" if terminal else line, end=end, file=sys.stderr, flush=True)
