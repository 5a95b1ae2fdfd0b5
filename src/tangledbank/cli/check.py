"""`tangledbank check PATH...`: run scenarios."""

import argparse
import sys
from pathlib import Path

from tangledbank.cli import FAILED, FINE, USAGE
from tangledbank.core.errors import GameError
from tangledbank.rulebook.pages import Block
from tangledbank.rulebook.runner import blocks_in, scenario_of
from tangledbank.rulebook.runner import run as run_scenario

SUFFIXES = {".md", ".scenario", ".txt"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="files or folders of scenarios")
    parser.add_argument("-v", "--verbose", action="store_true", help="name each scenario")


def run(args: argparse.Namespace) -> int:
    passed = failed = malformed = 0
    for path in files(args.paths):
        try:
            blocks = blocks_in(path)
        except GameError as error:
            print(error, file=sys.stderr)
            failed += 1
            malformed += 1
            continue
        for block in blocks:
            verdict = check(block, args.verbose)
            passed += verdict == FINE
            failed += verdict != FINE
            malformed += verdict == USAGE
    if passed + failed == 0:
        print(f"no scenario in {', '.join(args.paths)}", file=sys.stderr)
        malformed = 1
    print(f"{passed} passed, {failed} failed")
    return USAGE if malformed else FAILED if failed else FINE


def files(paths: list[str]) -> list[Path]:
    found: list[Path] = []
    for name in paths:
        path = Path(name)
        if path.is_dir():
            found += sorted(one for one in path.rglob("*") if one.suffix in SUFFIXES)
        elif path.exists():
            found.append(path)
        else:
            raise GameError(f"there is no file or folder {name}")
    return found


def check(block: Block, verbose: bool) -> int:
    """Run one scenario and tell what is wrong with it."""
    try:
        scenario = scenario_of(block)
        failures = run_scenario(scenario)
    except GameError as error:
        print(f"MALFORMED {error}", file=sys.stderr)
        return USAGE
    for failure in failures:
        print(f"FAILED {failure}")
    if verbose and not failures:
        print(f"passed {scenario.name}: {scenario.title}")
    return FAILED if failures else FINE
