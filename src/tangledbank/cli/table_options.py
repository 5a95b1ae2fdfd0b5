"""The arguments that say which game is played at a table."""

import argparse
import sys
from pathlib import Path

from tangledbank.core.errors import SetupError
from tangledbank.core.game import Game
from tangledbank.core.kind import KINDS, Value, kind_called, kind_with_edition
from tangledbank.games import DEFAULT_EDITION, editions


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--edition", metavar="NAME", help=f"{', '.join(editions())} (default {DEFAULT_EDITION})"
    )
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
        help=f"the sets of cards, separated by commas: {', '.join(all_sets())} (default base)",
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


def all_sets() -> list[str]:
    """The sets of cards of all games."""
    return list(dict.fromkeys(name for kind in KINDS.values() for name in kind.card_sets))


def deck_of(args: argparse.Namespace) -> object:
    """The deck of one's own, if a file was named."""
    if not args.deck:
        return None
    try:
        text = Path(args.deck).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(f"{args.deck}: cannot be read: {error}") from None
    return kind_with_edition(args.edition or DEFAULT_EDITION).own_deck(text, args.deck)


def warn(game: Game) -> None:
    """Say on stderr what the books would not advise about a table."""
    for warning in kind_called(game.kind).warnings(game):
        print(f"Note: {warning}", file=sys.stderr)
