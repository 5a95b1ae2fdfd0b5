"""`tangledbank train`: fit the weights of the bots' evaluation by self-play."""

import argparse
import json
import time
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tangledbank.bots.bot import USUAL, bot
from tangledbank.bots.training import KINDS, Training, train
from tangledbank.cli import FINE
from tangledbank.cli.simulate import progress_bar
from tangledbank.core.errors import SetupError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--kind", default="all", help=f"tables to train for: {', '.join(KINDS)}, or all (all)"
    )
    parser.add_argument("--games", type=int, default=3000, metavar="N", help="for each kind (3000)")
    parser.add_argument("--bot", default=USUAL, metavar="NAME", help=f"who plays ({USUAL})")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="decides everything (1)")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write the weights here; without, only report"
    )


def run(args: argparse.Namespace) -> int:
    if args.games < 10:
        raise SetupError(f"--games takes a whole number from 10 up, not {args.games}")
    kinds = KINDS if args.kind == "all" else [args.kind]
    console = Console(highlight=False)
    player = bot(args.bot)
    weights = read(args.out) if args.out else {}
    for kind in kinds:
        started = time.monotonic()
        with progress_bar(hidden=False) as bar:
            task = bar.add_task(kind, total=args.games)
            done = train(kind, args.games, args.seed, player, partial(bar.advance, task))
        report(done, args.games, time.monotonic() - started, console)
        weights[kind] = done.to_json()
        if args.out:
            args.out.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")
    return FINE


def read(file: Path) -> dict[str, object]:
    """The weights that are there already; other kinds of table keep theirs."""
    if not file.exists():
        return {}
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise SetupError(f"{file}: not a file of weights: {error}") from None
    if not isinstance(data, dict):
        raise SetupError(f"{file}: not a file of weights")
    return data


def report(done: Training, games: int, seconds: float, console: Console) -> None:
    console.print(
        f"\n{done.kind}: {games:,} games, {done.samples:,} positions to learn from and "
        f"{done.kept:,} to test on, {seconds:.0f} s"
    )
    console.print(
        f"surprise at the tested ones: {done.loss:.3f} "
        f"(by points alone {done.loss_by_points:.3f}, knowing nothing "
        f"{done.loss_knowing_nothing:.3f})"
    )
    table = Table("feature", "at the end", "more for each turn to come", box=None)
    for name, (flat, staged) in done.to_json().items():
        table.add_row(name, f"{flat:+.3f}", f"{staged:+.3f}")
    console.print(table)
