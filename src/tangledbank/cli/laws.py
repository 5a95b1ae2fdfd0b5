"""`tangledbank laws`: random games of every kind, with every law watching."""

import argparse
import os
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from tangledbank.arena.crew import Alone
from tangledbank.arena.interruption import Interruption
from tangledbank.arena.processes import Processes
from tangledbank.cli import FAILED, FINE
from tangledbank.cli.played_file import PlayedFile
from tangledbank.core.errors import GameError
from tangledbank.creatures.options import EDITION as CREATURES
from tangledbank.evolution.options import EDITIONS
from tangledbank.evolution.rules import SETS, read_sets
from tangledbank.laws.broken import Failure
from tangledbank.laws.reference import unknown_traits
from tangledbank.laws.run import MIXED, Run

HELP = "play random games and check what must always hold"

#: How many broken games are shown in full.
SHOWN: Final = 3

#: A process is replaced after about so many games: every action that was ever thought of stays in
#: its memory.
LIFE: Final = 320

INTERRUPTED: Final = 130


def whole(least: int, text: str) -> int:
    if not text.isdecimal() or int(text) < least:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} up")
    return int(text)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    one_up = partial(whole, 1)
    parser.add_argument(
        "--games", type=one_up, default=200, metavar="N", help="number of games (default 200)"
    )
    parser.add_argument(
        "--seed", type=partial(whole, 0), default=0, metavar="S", help="the first game's seed"
    )
    parser.add_argument(
        "--jobs",
        type=one_up,
        default=os.cpu_count() or 1,
        metavar="J",
        help="number of processes (default: one per core)",
    )
    parser.add_argument(
        "--sets", metavar="NAMES", help=f"only Evolution with these sets: {', '.join(SETS)}"
    )
    parser.add_argument(
        "--edition",
        metavar="E",
        help=f"only {', '.join(EDITIONS)} or {CREATURES}; without --edition and --sets, all of "
        f"Evolution, and the creatures in every {MIXED}th game",
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
        help="only play: there is always something to do, and every game ends",
    )
    parser.add_argument(
        "--resume",
        type=Path,
        metavar="FILE",
        help="write each finished game to this file, and skip the games in it; the same "
        "command resumes after an interruption, and a higher --games adds to it",
    )


def run(args: argparse.Namespace) -> int:
    work = run_of(args)
    for name in unknown_traits():
        say(f"Note: the laws do not know {name} and play without it; add it to laws/reference")
    played = None if args.resume is None else PlayedFile(args.resume, work)
    tally = Tally(args)
    try:
        with Interruption() as interruption:
            seeds = tally.resume(played)
            for seed, failure in outcomes(work, seeds, args.jobs):
                if played is not None:
                    played.add(seed, failure)
                tally.add(failure)
                interruption.check()
    except KeyboardInterrupt:
        tally.say_interrupted()
        return INTERRUPTED
    finally:
        if played is not None:
            played.close()
    print(tally.total())
    return FAILED if tally.failed else FINE


def run_of(args: argparse.Namespace) -> Run:
    """What is to be played, or what is wrong with the arguments."""
    if args.edition is not None and args.edition not in (*EDITIONS, CREATURES):
        known = ", ".join([*EDITIONS, CREATURES])
        raise GameError(f"unknown edition {args.edition!r}; the editions are {known}")
    sets = None
    if args.sets:
        if args.edition == CREATURES:
            raise GameError("--sets is for the editions of Evolution; the creatures have one set")
        sets = args.sets.split(",")
        read_sets(sets, False)
    return Run(args.edition, sets, args.every, args.plain)


def outcomes(work: Run, seeds: list[int], jobs: int) -> Iterator[tuple[int, Failure | None]]:
    """The outcome of each game, as they are finished."""
    if jobs == 1:
        yield from Alone().play(work, seeds)
        return
    for start in range(0, len(seeds), jobs * LIFE):
        yield from Processes(jobs).play(work, seeds[start : start + jobs * LIFE])


class Tally:
    """Counts the games, and tells of those that failed."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.played = 0
        self.resumed = 0
        self.failed = 0

    def resume(self, played: PlayedFile | None) -> list[int]:
        """Count what is in the file already; the seeds that are left."""
        seeds = range(self.args.seed, self.args.seed + self.args.games)
        if played is None:
            return list(seeds)
        if played.torn:
            say(f"Note: the last line of {played.path} is cut off; its game is played again")
        for seed in seeds:
            if seed in played.faults:
                fault = played.faults[seed]
                self.count(None if fault is None else Failure(seed, fault))
        self.resumed = self.played
        if self.resumed:
            say(f"{self.resumed} of {len(seeds)} games are in {played.path} already")
        return [seed for seed in seeds if seed not in played.faults]

    def add(self, failure: Failure | None) -> None:
        self.count(failure)
        self.report()

    def count(self, failure: Failure | None) -> None:
        self.played += 1
        if failure is not None:
            self.failed += 1
            if self.failed <= SHOWN:
                tell(failure, self.args)

    def total(self) -> str:
        return f"{self.played - self.failed} passed, {self.failed} failed"

    def report(self) -> None:
        """One line on stderr that is written over; a line per tenth where it cannot be."""
        played, games = self.played, self.args.games
        terminal = sys.stderr.isatty()
        if not terminal and played % max(1, games // 10) and played != games:
            return
        end = "\n" if played == games or not terminal else ""
        line = f"{played}/{games} games, {self.failed} failed"
        print(f"\r{line}" if terminal else line, end=end, file=sys.stderr, flush=True)

    def say_interrupted(self) -> None:
        print(self.total())
        again = "use --resume FILE to be able to resume"
        if self.args.resume is not None:
            again = f"the same command resumes from {self.args.resume}"
        say(f"interrupted after {self.played} of {self.args.games} games; {again}")


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def tell(failure: Failure, args: argparse.Namespace) -> None:
    edition = f" --edition {args.edition}" if args.edition else ""
    if args.sets:
        edition = f"{edition} --sets {args.sets}"
    way = "--plain" if args.plain else f"--every {args.every}"
    again = f"tangledbank laws --games 1 --seed {failure.seed} {way}{edition}"
    print(f"seed {failure.seed}: {failure.fault}\nto see it again: {again}\n", flush=True)
