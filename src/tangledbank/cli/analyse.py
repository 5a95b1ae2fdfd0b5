"""`tangledbank analyse RECORD`: what each decision of a game was worth, and what was luck."""

import argparse
import json
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tangledbank.bots.analysis.analysis import USUAL, Analysis, analyse
from tangledbank.bots.analysis.kept import find_kept, keep, to_json
from tangledbank.bots.bot import Budget
from tangledbank.cli import FINE
from tangledbank.cli.analysis_report import report
from tangledbank.cli.record_file import open_record, remark
from tangledbank.core.errors import GameError, SetupError
from tangledbank.core.record import Record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="file with the record")
    parser.add_argument(
        "--seat",
        metavar="NAME",
        help="judge the decisions of this seat only (default: all seats)",
    )
    parser.add_argument(
        "--budget",
        default=str(USUAL),
        metavar="WORK",
        help="work for the whole game: iterations of the search, such as 300000i, or CPU seconds, "
        f"such as 90s (default {USUAL})",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="N",
        help="random seed (default 1); the same seed and iterations give the same analysis",
    )
    parser.add_argument("--json", action="store_true", help="print the analysis as JSON")
    parser.add_argument(
        "--again", action="store_true", help="analyse again, even if there is a kept analysis"
    )
    parser.add_argument(
        "--no-keep",
        action="store_true",
        help="do not write the analysis to a file beside the record",
    )


def run(args: argparse.Namespace) -> int:
    record = open_record(args.record)
    remark(record)
    analysis = found(args, record)
    if args.json:
        print(json.dumps(to_json(analysis), indent=1, ensure_ascii=False))
    else:
        report(analysis, record, Console(highlight=False))
    return FINE


def found(args: argparse.Namespace, record: Record) -> Analysis:
    """The analysis that is kept beside the record, or a new one."""
    budget = Budget.of(args.budget)
    judged = list(range(len(record.seats)))
    if args.seat is not None:
        if args.seat not in record.seats:
            seats = ", ".join(record.seats)
            raise SetupError(f"no seat {args.seat!r} in this game; the seats are {seats}")
        judged = [record.seats.index(args.seat)]
    if not args.again:
        kept = find_kept(args.record, record, budget, args.seed, judged)
        if kept is not None:
            return kept
    with progress_bar() as bar:
        task = bar.add_task("positions", total=None)
        analysis = analyse(
            record,
            budget,
            args.seed,
            judged,
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    if not args.no_keep:
        try:
            keep(args.record, analysis)
        except GameError as error:
            print(f"tangledbank analyse: {error}", file=sys.stderr)
    return analysis


def progress_bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
