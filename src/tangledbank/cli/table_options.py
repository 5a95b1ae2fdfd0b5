"""The arguments that say which game is played at a table."""

import argparse

from tangledbank.core.errors import SetupError
from tangledbank.core.kind import Value
from tangledbank.games import editions


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", metavar="NAME", help=f"{', '.join(editions())} (usually gift)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change one rule of the edition; may be given several times",
    )
    parser.add_argument(
        "--copies", type=int, metavar="N", help="base sets in the deck: 2 from five seats on"
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
