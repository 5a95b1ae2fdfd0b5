"""`tangledbank arena`: bots meet in a tournament with rotated seats, and are rated."""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.live import Live

from tangledbank import __version__, engine_build
from tangledbank.arena.campaign import Campaign
from tangledbank.arena.results_file import ResultsFile
from tangledbank.arena.standings_plot import plot
from tangledbank.arena.tournament import Tournament
from tangledbank.arena.writing import try_out, write
from tangledbank.cli import FINE
from tangledbank.cli.arena_table import live_table, report
from tangledbank.cli.table_options import add_table_arguments, deck_of, options_of, sets_of, warn
from tangledbank.cli.workers import add_worker_arguments, check_counts, crew_of
from tangledbank.core.errors import GameError, SetupError
from tangledbank.games import DEFAULT_EDITION

#: Interrupted, as a shell says it.
INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots",
        required=True,
        metavar="SPECS",
        help="who meets, separated by commas; search:0.5s thinks half a second of CPU time about a "
        "move, search:200i for 200 iterations; program:FILE.toml or program:COMMAND is a program "
        "of yours",
    )
    parser.add_argument(
        "--seats", type=int, default=4, metavar="N", help="number of seats (default 4)"
    )
    add_table_arguments(parser)
    parser.add_argument(
        "--games",
        type=int,
        default=400,
        metavar="N",
        help="number of games (default 400; the maximum, with --until-sure)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="random seed (default 1)")
    parser.add_argument(
        "--until-sure",
        action="store_true",
        help="stop once every pair is decided: one of the two is stronger, or they are "
        "level; wrong in 1 of 20 tournaments at most",
    )
    parser.add_argument(
        "--margin",
        type=float,
        default=0.05,
        metavar="SHARE",
        help="bots whose win shares differ by less count as level (default 0.05)",
    )
    parser.add_argument(
        "--limit",
        type=float,
        metavar="SECONDS",
        help="CPU seconds for a move, after which the default is played (default: twice the bot's "
        "budget plus one; 30 without a budget)",
    )
    add_import_argument(parser)
    add_worker_arguments(parser)
    parser.add_argument(
        "--results", metavar="FILE", help="save results here (JSON lines), and resume from them"
    )
    parser.add_argument(
        "--faults",
        metavar="FOLDER",
        help="where the positions in which bots failed are kept, as records (beside the results, "
        "or arena-faults)",
    )
    parser.add_argument("--plot", metavar="FILE", help="draw the standings as SVG")
    parser.add_argument("--json", action="store_true", help="print the standings as JSON")


def add_import_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--import",
        dest="modules",
        action="append",
        default=[],
        metavar="MODULE",
        help="a module that adds your own bots to tangledbank.bots.bot.BOTS",
    )


def run(args: argparse.Namespace) -> int:
    check_counts(args, "games", "seats", "jobs")
    if not 0.0 < args.margin < 1.0:
        raise SetupError(f"--margin takes a share between 0 and 1, not {args.margin:g}")
    if args.limit is not None and not args.limit > 0:
        raise SetupError(f"--limit takes a time above 0, not {args.limit:g}")
    if args.plot:
        try_out(Path(args.plot))
    campaign = campaign_of(args)
    try:
        return play(campaign, args)
    finally:
        campaign.close()


def play(campaign: Campaign, args: argparse.Namespace) -> int:
    """Play what is missing, and tell what came of it."""
    began = time.monotonic()
    interrupted = False
    trouble: GameError | None = None
    if not campaign.finished:
        crew = crew_of(args, campaign.blocks)
        try:
            with progress(campaign) as shown:
                campaign.play(crew, shown)
        except KeyboardInterrupt:
            interrupted = True
        except GameError as error:  # such as a full disk: told after what was played till then
            trouble = error
        finally:
            crew.close()
    seconds = time.monotonic() - began
    try:
        if args.plot and campaign.standings.games:
            write(Path(args.plot), plot(campaign.standings).alone())
    finally:  # whatever becomes of the picture, the standings are told
        if args.json:
            print(json.dumps(as_json(campaign, seconds), indent=1))
        elif campaign.standings.games:
            report(campaign, seconds, Console(highlight=False))
    if campaign.unwritten:
        say(f"Note: the positions of faults are not kept: {campaign.unwritten}")
    if trouble is not None:
        raise trouble
    if interrupted:
        say(farewell(campaign, args))
        return INTERRUPTED
    return FINE


def campaign_of(args: argparse.Namespace) -> Campaign:
    tournament = Tournament(
        [spec.strip() for spec in args.bots.split(",")],
        args.seats,
        args.edition or DEFAULT_EDITION,
        options_of(args),
        args.copies,
        sets_of(args),
        deck_of(args),
        args.seed,
        args.limit,
        args.modules,
    )
    warn(tournament.check())
    if args.until_sure and len(tournament.parties()) < 2:
        raise SetupError(
            f"--until-sure asks which bot is stronger, and {tournament.bots[0]} is the only one"
        )
    size = tournament.block_size
    blocks = -(-args.games // size)
    if args.games % size:
        say(f"Note: {blocks * size} games, so that every bot sits in every seat equally often")
    kept = None
    if args.results:
        kept = ResultsFile(Path(args.results), tournament)
        if kept.torn:
            say(f"Note: the last line of {args.results} is cut off; its block is played again")
    return Campaign(tournament, blocks, args.margin, args.until_sure, kept, faults_folder(args))


def faults_folder(args: argparse.Namespace) -> Path:
    if args.faults:
        return Path(args.faults)
    if args.results:
        return Path(args.results).with_suffix(".faults")
    return Path("arena-faults")


def say(words: str) -> None:
    print(words, file=sys.stderr)


def farewell(campaign: Campaign, args: argparse.Namespace) -> str:
    done = f"interrupted after {campaign.standings.games} games"
    if args.results:
        return f"{done}; the same command resumes from {args.results}"
    return f"{done}; use --results FILE to be able to resume"


@contextmanager
def progress(campaign: Campaign) -> Iterator[Callable[[], None]]:
    """Shows how it goes on stderr: a live table, or a line for every tenth without a terminal."""
    if sys.stderr.isatty():
        began = time.monotonic()
        console = Console(stderr=True)
        with Live(console=console, refresh_per_second=4, transient=True) as live:
            yield lambda: live.update(live_table(campaign, time.monotonic() - began))
        return
    told = [campaign.standings.blocks * 10 // campaign.blocks]

    def line() -> None:
        standings = campaign.standings
        tenth = standings.blocks * 10 // campaign.blocks
        if tenth > told[0]:
            told[0] = tenth
            total = campaign.blocks * campaign.tournament.block_size
            shares = ", ".join(f"{one.bot} {one.win_share:.1%}" for one in standings.ranked())
            say(f"{standings.games}/{total} games: {shares}")

    yield line


def as_json(campaign: Campaign, seconds: float) -> dict[str, object]:
    return {
        "version": __version__,
        "tournament": campaign.tournament.to_json(),
        "until_sure": campaign.until_sure,
        "sure": campaign.standings.test.sure,
        "finished": campaign.finished,
        **campaign.standings.to_json(),
        "timing": {
            "engine": engine_build(),
            "seconds": seconds,
            "games": campaign.standings.games - campaign.resumed,
        },
    }
