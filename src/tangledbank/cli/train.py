"""`tangledbank train`: fit the weights of the bots' evaluation by self-play."""

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console

from tangledbank.arena.writing import try_out, write
from tangledbank.bots.bot import USUAL, bot
from tangledbank.bots.training import Training, kinds, train
from tangledbank.cli import FINE
from tangledbank.cli.simulate import progress_bar
from tangledbank.core.errors import SetupError

HEADING: Final = """\
# What the bots believe about a position

`expert` and `search` look no further than the end of a turn. There this evaluation says how
likely everybody is to win: each player's features, weighted and summed, are his strength, and
shares of the win go by the exponentials of the strengths (a multinomial logit). A weight has two
parts: one that holds at the end of the game, and one that is added for each turn that the deck
will last (four at the most; for the creatures, for each transmutation that the leader lacks but
one). `points` are those on the table now, so a trait's own weight is what it is worth beyond its
points.

The weights are fitted to games of a bot against itself, in which one decision in twelve is left
to chance: positions where a turn begins, and who won in the end. A fifth of the games is kept
apart; *surprise* is the mean logarithmic loss on those. The tables take turns: two to four
seats, the printed editions, all combinations of sets. They say what wins *among such players*:
what `greedy` cannot use looks worthless here.

Each chapter names the command that made it; the same command gives the same weights.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--kind",
        default="all",
        help=f"tables to train for: {', '.join(kinds())}, or all (default all)",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=3000,
        metavar="N",
        help="number of games, for each kind (default 3000)",
    )
    parser.add_argument(
        "--bot", default=USUAL, metavar="NAME", help=f"bot that plays (default {USUAL})"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="random seed (default 1)")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="write the weights to this file (default: only report)",
    )
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the report here too")


def run(args: argparse.Namespace) -> int:
    if args.games < 10:
        raise SetupError(f"--games takes a whole number from 10 up, not {args.games}")
    wanted = kinds() if args.kind == "all" else [args.kind]
    console = Console(highlight=False)
    player = bot(args.bot)
    try_out(*[path for path in (args.out, args.report) if path])
    weights = read(args.out) if args.out else {}
    told = [HEADING]
    for kind in wanted:
        with progress_bar(hidden=False) as bar:
            task = bar.add_task(kind, total=args.games)
            done = train(kind, args.games, args.seed, player, partial(bar.advance, task))
        told.append(report(done, args))
        console.print(told[-1])
        weights[kind] = done.to_json()
        if args.out:
            write(args.out, json.dumps(weights, indent=1) + "\n")
    if args.report:
        write(args.report, "\n".join(told))
    return FINE


def read(file: Path) -> dict[str, object]:
    """The weights that are there already; other kinds of table keep theirs."""
    if not file.exists():
        return {}
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise SetupError(f"{file}: not a file of weights: {error}") from None
    except OSError as error:
        raise SetupError(f"{file}: cannot be read: {error.strerror}") from None
    if not isinstance(data, dict):
        raise SetupError(f"{file}: not a file of weights")
    return data


def report(done: Training, args: argparse.Namespace) -> str:
    """What was learnt, as a chapter of a page."""
    lines = [
        f"## {done.kind.capitalize()}",
        "",
        f"`tangledbank train --kind {done.kind} --games {args.games} --bot {args.bot} "
        f"--seed {args.seed}`",
        "",
        f"{args.games:,} games, {done.samples:,} positions to learn from and {done.kept:,} of "
        f"other games to test on. Surprise at these: **{done.loss:.3f}**; by points alone "
        f"{done.loss_by_points:.3f}, knowing nothing {done.loss_knowing_nothing:.3f}.",
        "",
        "| feature | at the end | more for each turn to come |",
        "|---|---:|---:|",
    ]
    lines += [
        f"| {name} | {flat:+.3f} | {staged:+.3f} |"
        for name, (flat, staged) in done.to_json().items()
    ]
    return "\n".join([*lines, ""])
