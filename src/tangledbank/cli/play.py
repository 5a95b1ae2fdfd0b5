"""`tangledbank play`: a game in the terminal, with bots or with others at the same keyboard."""

import argparse
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import Console

from tangledbank.bots.bot import BOTS
from tangledbank.cli.log import Log
from tangledbank.cli.saving import fresh_path, latest, resume
from tangledbank.cli.seats import Seat, read_seats
from tangledbank.cli.session import Session
from tangledbank.cli.table_options import (
    add_table_arguments,
    deck_of,
    options_of,
    sets_of,
    warn,
)
from tangledbank.core.errors import SetupError
from tangledbank.core.seed import make_seed
from tangledbank.games import DEFAULT_EDITION, new_game

#: With whom one plays if nothing is said.
USUAL_SEATS: Final = "me,bot"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_table_arguments(parser)
    parser.add_argument(
        "--seats",
        metavar="NAMES",
        help=f"who plays, separated by commas: bot, {', '.join(BOTS)} are bots (also greedy:NAME, "
        "search:2s, search:2s:NAME), program:FILE.toml is a program of yours, any other name is a "
        "person at this keyboard "
        f"(default {USUAL_SEATS})",
    )
    parser.add_argument(
        "--random-seating", action="store_true", help="shuffle the seats before the first deal"
    )
    parser.add_argument(
        "--seed", type=int, metavar="N", help="random seed: fixes every shuffle and die"
    )
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="resume a saved game (default: the last one)",
    )
    parser.add_argument(
        "--run-programs",
        action="store_true",
        help="with --resume: run the programs that the saved game names as bots",
    )
    parser.add_argument(
        "--ask-all", action="store_true", help="ask even if there is only one choice"
    )


def run(args: argparse.Namespace) -> int:
    allow_line_editing()
    console = Console(highlight=False)
    log, seats = saved_game(args) if args.resume is not None else fresh_game(args)
    return Session(log, seats, console, fresh_path(), args.ask_all).play()


def fresh_game(args: argparse.Namespace) -> tuple[Log, list[Seat]]:
    seats = read_seats(args.seats or USUAL_SEATS)
    if args.random_seating:
        seats = drawn_seats(seats, args.seed)
    game = new_game(
        args.edition or DEFAULT_EDITION,
        [seat.name for seat in seats],
        args.seed,
        options_of(args),
        copies=args.copies,
        sets=sets_of(args),
        deck=deck_of(args),
    )
    warn(game)
    return Log(game), seats


def drawn_seats(seats: list[Seat], seed: int | None) -> list[Seat]:
    """The seats in an order that is drawn; the same seed gives the same order."""
    chance = make_seed(seed, [b"seating"], False).chance()
    return [seats[at] for at in chance.order(len(seats))]


def saved_game(args: argparse.Namespace) -> tuple[Log, list[Seat]]:
    for name in ("edition", "seats", "seed", "option", "copies", "sets", "deck"):
        if getattr(args, name) not in (None, []):
            raise SetupError(f"--resume continues a game unchanged; leave out --{name}")
    if args.random_seating:
        raise SetupError("--resume continues a game unchanged; leave out --random-seating")
    return resume(Path(args.resume) if args.resume else latest(), args.run_programs)


def allow_line_editing() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
