"""The arguments that say which game is played at a table."""

import argparse
import sys
from pathlib import Path

from tangledbank.core import game as core
from tangledbank.core.errors import SetupError
from tangledbank.core.kind import Value
from tangledbank.evolution.cards import Deck
from tangledbank.evolution.decks import own_deck, setup_warnings
from tangledbank.evolution.game import Game
from tangledbank.evolution.rules import SETS
from tangledbank.games import editions


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", metavar="NAME", help=f"{', '.join(editions())} (default gift)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change one rule of the edition. Repeatable",
    )
    parser.add_argument(
        "--copies",
        type=int,
        metavar="N",
        help="number of base sets in the deck (default 1; 2 for five or more seats)",
    )
    parser.add_argument(
        "--sets",
        metavar="NAMES",
        help=f"the sets of cards, separated by commas: {', '.join(SETS)} (default base)",
    )
    parser.add_argument(
        "--deck",
        metavar="FILE",
        help="a deck of your own: a TOML file with a [cards] table of trait/trait = copies",
    )


def options_of(args: argparse.Namespace) -> dict[str, Value]:
    """The options that were changed; the engine checks their names and values."""
    options: dict[str, Value] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"option {text!r}: expected NAME=VALUE")
        if name in options:
            raise SetupError(f"option {name} is given twice")
        options[name] = value
    return options


def sets_of(args: argparse.Namespace) -> list[str] | None:
    """The sets of cards, if any were named; the engine checks them."""
    return args.sets.split(",") if args.sets else None


def deck_of(args: argparse.Namespace) -> Deck | None:
    """The deck of one's own, if a file was named."""
    if not args.deck:
        return None
    try:
        text = Path(args.deck).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(f"{args.deck}: cannot be read: {error}") from None
    return own_deck(text, args.deck)


def warn(game: core.Game) -> None:
    """Say on stderr what the books would not advise about a table."""
    if isinstance(game, Game):
        for warning in setup_warnings(game.rules, len(game.names), game.copies):
            print(f"Note: {warning}", file=sys.stderr)
