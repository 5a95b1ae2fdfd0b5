"""`tangledbank simulate`: bots play many games, and what came of them is told."""

import argparse
import json
import sys
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tangledbank import __version__, engine_build
from tangledbank.arena.matches import Match
from tangledbank.arena.simulation import Run, simulate
from tangledbank.arena.tally import Spread, Tally
from tangledbank.bots.bot import BOTS
from tangledbank.cli import FINE
from tangledbank.cli.table_options import (
    add_table_arguments,
    deck_of,
    options_of,
    sets_of,
    warn,
)
from tangledbank.cli.workers import cores
from tangledbank.core.errors import SetupError
from tangledbank.games import DEFAULT_EDITION

#: What decided a game, in words.
DECIDED: Final[dict[str, str]] = {
    "points": "points",
    "shared": "nothing: shared",
    "surviving_animals": "tie-break: surviving animals",
    "most_traits_on_one_animal": "tie-break: traits on one animal",
    "discard_size": "tie-break: cards in the discard",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_table_arguments(parser)
    parser.add_argument(
        "--seats", type=int, default=4, metavar="N", help="number of seats (default 4)"
    )
    parser.add_argument(
        "--bot",
        default="random",
        metavar="NAME",
        help=f"{', '.join(BOTS)}, program:FILE.toml; or one for each seat, separated by commas "
        "(default random)",
    )
    parser.add_argument(
        "--games", type=int, default=1000, metavar="N", help="number of games (default 1000)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="random seed (default 1)")
    parser.add_argument(
        "--jobs", type=int, metavar="N", help="number of processes (default: one per core)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    for name in ("games", "seats"):
        if getattr(args, name) < 1:
            raise SetupError(f"--{name} takes a whole number from 1 up, not {getattr(args, name)}")
    if args.jobs is not None and args.jobs < 1:
        raise SetupError(f"--jobs takes a whole number from 1 up, not {args.jobs}")
    match = match_of(args)
    jobs = min(args.jobs or cores(), args.games)
    with progress_bar(hidden=args.json) as bar:
        task = bar.add_task("games", total=args.games)
        done = simulate(match, args.games, args.seed, jobs, lambda n: bar.advance(task, n))
    if args.json:
        print(json.dumps(as_json(args, match, jobs, done), indent=1))
    else:
        report(args, match, jobs, done, Console(highlight=False))
    return FINE


def match_of(args: argparse.Namespace) -> Match:
    bots = args.bot.split(",")
    if len(bots) == 1:
        bots = bots * args.seats
    if len(bots) != args.seats:
        raise SetupError(f"--bot names {len(bots)} bots for {args.seats} seats")
    match = Match(
        args.edition or DEFAULT_EDITION,
        bots,
        options_of(args),
        args.copies,
        sets_of(args),
        deck_of(args),
    )
    warn(match.check())
    return match


def progress_bar(hidden: bool) -> Progress:
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=hidden or not sys.stderr.isatty(),
    )


def as_json(args: argparse.Namespace, match: Match, jobs: int, done: Run) -> dict[str, object]:
    return {
        "version": __version__,
        "edition": match.edition,
        "options": match.options,
        "copies": match.deal(0).copies,
        "sets": match.sets or ["base"],
        "seats": args.seats,
        "seed": args.seed,
        **done.tally.to_json([bot for _, bot in match.players()]),
        # All above is the same for the same seed; this is not.
        "timing": {
            "engine": engine_build(),
            "jobs": jobs,
            "seconds": done.seconds,
            "games_per_second": rate(done.tally.games, done),
            "decisions_per_second": rate(done.tally.decisions.total, done),
        },
    }


def rate(count: int, done: Run) -> float:
    return count / done.seconds if done.seconds > 0 else 0.0


# For people


def report(args: argparse.Namespace, match: Match, jobs: int, done: Run, console: Console) -> None:
    tally = done.tally
    say = console.print
    bots = ", ".join(dict.fromkeys(match.bots))
    processes = "1 process" if jobs == 1 else f"{jobs} processes"
    say(Text(f"{tally.games} games, edition {match.edition}, {args.seats} seats, {bots}", "bold"))
    say(
        f"{rate(tally.games, done):,.0f} games/s, "
        f"{rate(tally.decisions.total, done):,.0f} decisions/s "
        f"({engine_build()} engine, {processes}, {done.seconds:.1f} s)"
    )
    turns = "rounds" if tally.traits else "turns"
    say(spreads({turns: tally.turns, "decisions": tally.decisions, "scores": tally.all_scores}))
    say(seats(match, done))
    say(shares("decided by", {DECIDED.get(key, key): n for key, n in tally.decided_by.items()}))
    say(shares("ended by", dict(tally.endings)))
    if tally.traits:
        say(traits(tally))


def table(*columns: str) -> Table:
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for place, column in enumerate(columns):
        made.add_column(column, justify="left" if place == 0 else "right")
    return made


def spreads(rows: dict[str, Spread]) -> Table:
    made = table("in a game", "mean", "sd", "min", "max")
    for name, spread in rows.items():
        made.add_row(
            name, f"{spread.mean:.2f}", f"{spread.sd:.2f}", str(spread.low), str(spread.high)
        )
    return made


def seats(match: Match, done: Run) -> Table:
    tally = done.tally
    made = table("seat", "bot", "wins", "95 % interval", "score", "sd")
    for seat, (_, name) in enumerate(match.players()):
        low, high = tally.win_interval(seat)
        made.add_row(
            chr(ord("A") + seat),
            name,
            f"{tally.win_share(seat):.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{tally.scores[seat].mean:.2f}",
            f"{tally.scores[seat].sd:.2f}",
        )
    return made


def traits(tally: Tally) -> Table:
    """How often each trait was played, and how often by who won."""
    made = table("trait", "in hands", "a game", "wins of those hands")
    for trait, count in sorted(tally.traits.items(), key=lambda one: -one[1].hands):
        made.add_row(
            trait,
            f"{count.hands / tally.hands:.1%}",
            f"{count.times / tally.games:.2f}",
            f"{count.wins / count.hands:.1%}",
        )
    return made


def shares(title: str, counts: dict[str, int]) -> Table:
    made = table(title, "games", "share")
    total = sum(counts.values())
    for name, count in sorted(counts.items(), key=lambda one: -one[1]):
        made.add_row(name, str(count), f"{count / total:.1%}")
    return made
