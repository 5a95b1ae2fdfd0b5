"""`tangledbank meetings`: every two traits meet in an attack, or it says why they cannot."""

import argparse
import json
import sys
from functools import partial

from tangledbank.cli import FAILED, FINE
from tangledbank.cli.evolution.meetings_page import COMMAND, matrix, proven
from tangledbank.cli.laws import whole
from tangledbank.evolution.cards import trait_number
from tangledbank.laws.meetings import Runner
from tangledbank.rulebook.pages import book

HELP = "test every pair of traits in an attack, and list pairs that never met"


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return value


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", type=partial(whole, 0), default=0, metavar="S", help="random seed of the boards"
    )
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--games", type=partial(whole, 1), metavar="N", help="stop after this many boards"
    )
    budget.add_argument("--seconds", type=seconds, metavar="T", help="stop after this long")
    parser.add_argument("--traits", metavar="NAMES", help="only these traits, with each other")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.add_argument(
        "--matrix", action="store_true", help=f"play nothing, print the page: {COMMAND}"
    )


def run(args: argparse.Namespace) -> int:
    if args.matrix:
        for line in matrix(proven(book("evolution"))):
            print(line)
        return FINE
    traits = None
    if args.traits:
        traits = [trait_number(name.strip()) for name in args.traits.split(",")]
    report = Runner(args.seed, args.games, args.seconds, traits).run()
    if args.json:
        json.dump(report.to_json(), sys.stdout, indent=2)
        print()
    else:
        for line in report.lines():
            print(line)
    return FINE if report.fine else FAILED
