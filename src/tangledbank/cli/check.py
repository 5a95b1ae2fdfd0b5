"""`tangledbank check PATH...`: run scenarios and lessons."""

import argparse
import sys
from pathlib import Path

from tangledbank.cli import FAILED, FINE, USAGE
from tangledbank.core.errors import GameError
from tangledbank.lessons.checking import check_lesson
from tangledbank.lessons.script import SUFFIX as LESSON
from tangledbank.lessons.shelf import read_lesson
from tangledbank.rulebook.blocks import Titles, blocks_in
from tangledbank.rulebook.pages import Block
from tangledbank.rulebook.runner import Failure, editions_of, run_in, scenario_of

SUFFIXES = {".md", ".scenario", ".txt", LESSON}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="+", metavar="PATH", help="files or folders of scenarios and lessons"
    )
    parser.add_argument("-v", "--verbose", action="store_true", help="name each scenario")
    parser.add_argument(
        "--deep",
        action="store_true",
        help="also save, load, copy, show and log every position (four times the work)",
    )


class Totals:
    """What was run (a scenario in two editions counts twice), and what could not be."""

    def __init__(self, verbose: bool, deep: bool) -> None:
        self.verbose = verbose
        self.deep = deep
        self.passed = 0
        self.failed = 0
        self.malformed = 0

    def unreadable(self, text: str) -> None:
        print(f"MALFORMED {text}", file=sys.stderr)
        self.failed += 1
        self.malformed += 1

    def check_file(self, path: Path, named: bool) -> None:
        """Run the scenarios of a file; one that was `named` must have some."""
        if path.suffix == LESSON:
            self.check_lesson(path)
            return
        try:
            blocks = blocks_in(path)
        except GameError as error:
            self.unreadable(str(error))
            return
        if named and not blocks:
            self.unreadable(f"{path}: no scenario found; begin one with a line ```scenario")
        titles = Titles()
        for block in blocks:
            try:
                self.check(block, titles)
            except GameError as error:
                self.unreadable(str(error))

    def check_lesson(self, path: Path) -> None:
        """Play a lesson in every way that it allows, and tell what is wrong with it."""
        try:
            text = read_lesson(path)
            failures = check_lesson(text)
        except GameError as error:
            self.unreadable(str(error))
            return
        self.passed += not failures
        self.failed += bool(failures)
        self.malformed += any(one.malformed for one in failures)
        if self.verbose and not failures:
            print(f"passed {path}: {text.scenario.title} ({text.scenario.editions[0]})")
        tell(failures)

    def check(self, block: Block, titles: Titles) -> None:
        """Run one scenario in all its editions, and tell what is wrong with it."""
        scenario = scenario_of(block)
        titles.add(scenario)
        failures: list[Failure] = []
        for edition in editions_of(scenario):
            found = run_in(scenario, edition)
            if self.deep and not found:
                found = run_in(scenario, edition, deep=True)
            self.passed += not found
            self.failed += bool(found)
            self.malformed += any(one.malformed for one in found)
            failures += found
            if self.verbose and not found:
                print(f"passed {scenario.name}: {scenario.title} ({edition})")
        tell(failures)


def tell(failures: list[Failure]) -> None:
    """Print each failure once, with all editions that it happens in."""
    editions: dict[tuple[int, str], list[str]] = {}
    for one in failures:
        editions.setdefault((one.line, one.text), []).append(one.edition)
    for one in failures:
        names = editions.pop((one.line, one.text), None)
        if names is None:
            continue
        whole = Failure(one.scenario, ", ".join(names), one.line, one.text)
        if one.malformed:
            print(f"MALFORMED {whole}", file=sys.stderr)
        else:
            print(f"FAILED {whole}")


def run(args: argparse.Namespace) -> int:
    totals = Totals(args.verbose, args.deep)
    for path, named in files(args.paths):
        if path.exists():
            totals.check_file(path, named)
        else:
            totals.unreadable(f"{path}: file or folder not found")
    if totals.passed + totals.failed == 0:
        totals.unreadable(
            f"no scenario in {', '.join(args.paths)}: name a file or folder with some"
        )
    print(f"{totals.passed} passed, {totals.failed} failed")
    return USAGE if totals.malformed else FAILED if totals.failed else FINE


def files(paths: list[str]) -> list[tuple[Path, bool]]:
    """Every file to be read, once, and whether it was named itself."""
    found: dict[Path, bool] = {}
    for name in paths:
        path = Path(name)
        if path.is_dir():
            for one in sorted(path.rglob("*")):
                if one.suffix.lower() in SUFFIXES and one.is_file():
                    found.setdefault(one, False)
        else:
            found[path] = True
    return list(found.items())
