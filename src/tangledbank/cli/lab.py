"""`tangledbank lab`: what traits, pairs, seats and rules are worth, from many games of bots."""

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from tangledbank import __version__
from tangledbank.arena.crew import Crew
from tangledbank.arena.lab.comparison import Comparison
from tangledbank.arena.lab.experiment import Experiment
from tangledbank.arena.lab.figures import Figure
from tangledbank.arena.lab.page import Page
from tangledbank.arena.lab.pictures import comparison_page, study_page
from tangledbank.arena.lab.sheets import TEXT, Cell, Sheet, told
from tangledbank.arena.lab.study import Study
from tangledbank.arena.lab.study_sheets import sheets_of
from tangledbank.arena.tournament import Tournament
from tangledbank.arena.writing import try_out, write
from tangledbank.cli import FINE
from tangledbank.cli.arena import add_import_argument
from tangledbank.cli.arena_table import table
from tangledbank.cli.simulate import progress_bar
from tangledbank.cli.table_options import add_table_arguments, deck_of, options_of, sets_of, warn
from tangledbank.cli.workers import add_worker_arguments, check_counts, crew_of
from tangledbank.core.errors import SetupError
from tangledbank.core.kind import Value
from tangledbank.games import DEFAULT_EDITION

#: A long table is cut in the terminal: so many rows from its top, so many from its end.
TOP: Final = 12
END: Final = 8

#: So many ways in which bots failed are told.
SHOWN_FAULTS: Final = 3

#: In a narrow terminal the last columns are left out, but so many stay.
LEAST: Final = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        nargs="?",
        choices=["study", "compare"],
        default="study",
        help="study one kind of game (default), or compare it with the same game under --option",
    )
    parser.add_argument(
        "--bots",
        default="greedy",
        metavar="SPECS",
        help="bots that play, separated by commas, in rotated seats (default greedy)",
    )
    parser.add_argument(
        "--seats", type=int, default=4, metavar="N", help="number of seats (default 4)"
    )
    add_table_arguments(parser)
    parser.add_argument(
        "--against",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="with compare: an option of the first table, where it differs from the edition",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=1000,
        metavar="N",
        help="number of games, for each table (default 1000)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="random seed (default 1)")
    add_import_argument(parser)
    add_worker_arguments(parser)
    parser.add_argument("--html", metavar="FILE", help="write a page with pictures")
    parser.add_argument("--csv", metavar="FOLDER", help="write every table as CSV")
    parser.add_argument("--title", metavar="WORDS", help="title of the page")
    parser.add_argument("--full", action="store_true", help="show long tables in full")
    parser.add_argument("--json", action="store_true", help="print the tables as JSON")


def run(args: argparse.Namespace) -> int:
    check_counts(args, "games", "seats", "jobs")
    if args.what == "study" and args.against:
        raise SetupError("--against is for 'lab compare'")
    try_out(
        *([Path(args.html)] if args.html else []),
        *([Path(args.csv) / "traits.csv"] if args.csv else []),
    )
    page, sheets = study(args) if args.what == "study" else compare(args)
    try:
        if args.csv:
            for sheet in sheets:
                write(Path(args.csv) / f"{sheet.key}.csv", sheet.to_csv())
        if args.html:
            write(Path(args.html), page.to_html())
    finally:  # whatever becomes of the files, what was found is told
        if args.json:
            print(json.dumps(as_json(args, page, sheets), indent=1))
        else:
            report(page, sheets, args.full, Console(highlight=False))
    return FINE


def study(args: argparse.Namespace) -> tuple[Page, list[Sheet]]:
    tournament = tournament_of(args, options_of(args))
    warn(tournament.check())
    (made,) = play(args, [tournament])
    return study_page(made, args.title or "What a card is worth", command_of(args)), sheets_of(made)


def compare(args: argparse.Namespace) -> tuple[Page, list[Sheet]]:
    changed = options_of(args)
    if not changed:
        raise SetupError("compare: say what is different with --option NAME=VALUE")
    base = options_of(argparse.Namespace(option=args.against))
    # What is not asked about is the same at both tables.
    before = tournament_of(args, base)
    after = tournament_of(args, {**base, **changed})
    warn(before.check())
    warn(after.check())
    if before.check().changes() == after.check().changes():
        raise SetupError("compare: both tables have the same rules")
    one, other = play(args, [before, after])
    names = (
        spoken(base) if base else f"the book of {before.edition}",
        spoken(changed),
    )
    comparison = Comparison(one, other, names)
    title = args.title or f"The difference that {names[1]} makes"
    return comparison_page(comparison, title, command_of(args)), comparison.sheets()


def spoken(options: dict[str, Value]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items())


def tournament_of(args: argparse.Namespace, options: dict[str, Value]) -> Tournament:
    return Tournament(
        [spec.strip() for spec in args.bots.split(",")],
        args.seats,
        args.edition or DEFAULT_EDITION,
        options,
        args.copies,
        sets_of(args),
        deck_of(args),
        args.seed,
        modules=args.modules,
    )


def play(args: argparse.Namespace, tournaments: list[Tournament]) -> list[Study]:
    experiments = [Experiment(tournament, args.games) for tournament in tournaments]
    crew = crew_of(args, experiments[0].pieces)
    try:
        with progress_bar(hidden=args.json) as bar:
            task = bar.add_task("games", total=args.games * len(experiments))
            return [played(one, crew, bar, task) for one in experiments]
    finally:
        crew.close()


def played(experiment: Experiment, crew: Crew, bar: Progress, task: TaskID) -> Study:
    notes = experiment.run(crew, lambda games: bar.advance(task, games))
    made = Study(experiment.tournament, notes)
    for why, times in made.faults.most_common(SHOWN_FAULTS):
        print(f"Note: the default was played {times} times, because {why}", file=sys.stderr)
    return made


def command_of(args: argparse.Namespace) -> str:
    """The command that makes the same page again."""
    words = ["tangledbank", "lab"] + (["compare"] if args.what == "compare" else [])
    for module in args.modules:
        words += ["--import", module]
    words += ["--bots", args.bots, "--seats", str(args.seats)]
    words += ["--edition", args.edition or DEFAULT_EDITION]
    for name in ("sets", "deck", "copies"):
        if getattr(args, name):
            words += [f"--{name}", str(getattr(args, name))]
    for option in args.option:
        words += ["--option", option]
    for option in args.against:
        words += ["--against", option]
    words += ["--games", str(args.games), "--seed", str(args.seed)]
    for name in ("title", "csv", "html"):
        if getattr(args, name):
            words += [f"--{name}", getattr(args, name)]
    return shlex.join(words)


def as_json(args: argparse.Namespace, page: Page, sheets: list[Sheet]) -> dict[str, object]:
    return {
        "version": __version__,
        "command": page.command,
        "table": page.table,
        "games": args.games,
        **{sheet.key: sheet.to_json() for sheet in sheets},
    }


# For people


def report(page: Page, sheets: list[Sheet], full: bool, console: Console) -> None:
    console.print(page.table, style="bold")
    for sheet in sheets:
        console.print()
        console.print(sheet.title, style="bold")
        console.print(sheet.about, style="dim")
        show(sheet, full, console)


def show(sheet: Sheet, full: bool, console: Console) -> None:
    """As many columns as fit; the first ones matter most."""
    count = len(sheet.columns)
    made = drawn_table(sheet, count, full)
    boundless = console.options.update(max_width=1000)
    while count > LEAST and console.measure(made, options=boundless).maximum > console.width:
        count -= 1
        made = drawn_table(sheet, count, full)
    console.print(made)


def drawn_table(sheet: Sheet, count: int, full: bool) -> Table:
    columns = sheet.columns[:count]
    made = table(*[column.name for column in columns])
    for column, drawn in zip(columns, made.columns, strict=True):
        drawn.justify = "left" if column.style == TEXT else "right"
        drawn.no_wrap = True
    cut = not full and len(sheet.rows) > TOP + END + 2
    for place, row in enumerate(sheet.rows):
        if cut and TOP <= place < len(sheet.rows) - END:
            if place == TOP:
                made.add_row("...")
            continue
        made.add_row(
            *(
                shown(cell, column.style)
                for cell, column in zip(row, columns, strict=False)
            )
        )  # fmt: skip
    return made


def shown(cell: Cell, style: str) -> str:
    number, doubt = told(cell, style)
    return f"{number} {doubt}" if isinstance(cell, Figure) and doubt else number
