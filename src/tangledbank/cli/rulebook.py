"""`tangledbank rulebook holes|strength|show ID|list|options`: what it says, what it proves."""

import argparse

from tangledbank.cli import FAILED, FINE
from tangledbank.cli.strength import add_strength_arguments, strength
from tangledbank.core.errors import GameError
from tangledbank.creatures.options import EDITION as CREATURES
from tangledbank.creatures.traits.names import NAMES as CREATURES_NAMES
from tangledbank.evolution.traits.names import NAMES
from tangledbank.rulebook.bestiary_page import edition_page
from tangledbank.rulebook.holes import holes
from tangledbank.rulebook.options_page import options_page
from tangledbank.rulebook.pages import GAMES, book, trait_help


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    what.add_parser("holes", help="clauses, rulings and option values without a scenario")
    what.add_parser("list", help="every clause, a line each")
    what.add_parser("options", help="every option and its values, as a page with links")
    add_strength_arguments(
        what.add_parser("strength", help="how many small errors in the engine the scenarios find")
    )
    show = what.add_parser("show", help="a clause or a trait in words")
    show.add_argument(
        "name", help="a clause (BASE-BIG-02), a trait (big), or the edition page of creatures"
    )


def run(args: argparse.Namespace) -> int:
    if args.what == "strength":
        return strength(args)
    books = [book(game) for game in GAMES]
    if args.what == "holes":
        found = [line for one in books for line in holes(one)]
        for line in found:
            print(line)
        if not found:
            count = sum(len(one.known()) for one in books)
            print(f"no holes: {count} clauses, rulings and options are proven")
        return FAILED if found else FINE
    if args.what == "options":
        print("\n".join(options_page()))
        return FINE
    if args.what == "list":
        for one in books:
            for name in one.known():
                entry = one.clauses[name]
                print(f"{name}  {entry.label or entry.page.title}")
        return FINE
    return show(args.name)


def show(name: str) -> int:
    """A trait of any game, a clause, or the edition page of the magical creatures."""
    if name == CREATURES:
        print(edition_page())
        return FINE
    told = [trait_help(name)] if name in NAMES else []
    if name in CREATURES_NAMES:
        told.append(trait_help(name, "creatures"))
    if told:
        print("\n\n".join(told))
        return FINE
    for game in GAMES:
        clause = book(game).clauses.get(name)
        if clause is not None:
            origin = f"\nOrigin: {clause.origin}" if clause.origin else ""
            print(f"{clause.name} ({clause.page.title})\n{clause.words()}{origin}")
            return FINE
    raise GameError(f"the rulebook has no {name!r}; 'tangledbank rulebook list' lists all")
