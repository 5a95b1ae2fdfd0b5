"""`tangledbank rulebook holes|show ID|list`: read the rulebook, or see what it leaves unproven."""

import argparse

from tangledbank.cli import FAILED, FINE
from tangledbank.core.errors import GameError
from tangledbank.evolution.traits.names import NAMES
from tangledbank.rulebook.holes import holes
from tangledbank.rulebook.pages import book, trait_help


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    what.add_parser("holes", help="clauses, rulings and option values without a scenario")
    what.add_parser("list", help="every clause, a line each")
    show = what.add_parser("show", help="a clause or a trait in words")
    show.add_argument("name", help="a clause id such as BASE-BIG-02, or a trait such as big")


def run(args: argparse.Namespace) -> int:
    the_book = book()
    if args.what == "holes":
        found = holes(the_book)
        for line in found:
            print(line)
        if not found:
            print(f"no holes: {len(the_book.known())} clauses, rulings and options are proven")
        return FAILED if found else FINE
    if args.what == "list":
        for name in the_book.known():
            entry = the_book.clauses[name]
            print(f"{name}  {entry.label or entry.page.title}")
        return FINE
    if args.name in NAMES:
        print(trait_help(args.name))
        return FINE
    clause = the_book.clauses.get(args.name)
    if clause is None:
        raise GameError(f"the rulebook has no {args.name!r}; 'tangledbank rulebook list' lists all")
    print(f"{clause.name} ({clause.page.title})\n{clause.words()}")
    return FINE
