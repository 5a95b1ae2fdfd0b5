"""`tangledbank rulebook holes|strength|show ID|list|options`: what it says, what it proves."""

import argparse

from tangledbank.cli import FAILED, FINE
from tangledbank.cli.strength import add_strength_arguments, strength
from tangledbank.core.errors import GameError
from tangledbank.core.kind import kind_of_edition
from tangledbank.messages.languages import ENGLISH, chosen
from tangledbank.rulebook.holes import holes
from tangledbank.rulebook.options_page import options_page
from tangledbank.rulebook.pages import book, games
from tangledbank.rulebook.scenario_adapter import scenarios_of
from tangledbank.rulebook.translations import clause_in, trait_help, with_origin


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
    books = [book(game) for game in games()]
    if args.what == "holes":
        found = [line for one in books for line in holes(one)]
        for line in found:
            print(line)
        if not found:
            count = sum(len(one.known()) for one in books)
            print(f"no holes: {count} clauses, rulings and options are proven")
        return FAILED if found else FINE
    if args.what == "options":
        print("\n".join(options_page(scenarios_of(game).options_page() for game in games())))
        return FINE
    if args.what == "list":
        for one in books:
            for name in one.known():
                entry = clause_in(name, chosen()) or one.clauses[name]
                print(f"{name}  {entry.label or entry.page.title}")
        return FINE
    return show(args.name)


def show(name: str) -> int:
    """A trait of any game, a clause, or the page of an edition."""
    kind = kind_of_edition(name)
    page = "" if kind is None else scenarios_of(kind.name).edition_page(name)
    if page:
        print(page)
        return FINE
    told = [
        trait_help(name, game, chosen()) for game in games() if name in scenarios_of(game).traits()
    ]
    if told:
        print("\n\n".join(told))
        return FINE
    clause = clause_in(name, chosen())
    if clause is not None:
        if chosen() != ENGLISH:
            print(f"{clause.name} ({clause.page.title})\n{with_origin(clause, chosen())}")
            return FINE
        origin = f"\nOrigin: {clause.origin}" if clause.origin else ""
        print(f"{clause.name} ({clause.page.title})\n{clause.words()}{origin}")
        return FINE
    raise GameError(f"the rulebook has no {name!r}; 'tangledbank rulebook list' lists all")
