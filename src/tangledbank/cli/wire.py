"""`tangledbank wire`: the wire's types for the browser, in TypeScript."""

import argparse

from tangledbank.cli import FINE


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--declared",
        action="store_true",
        help="print what the engine declares instead: sentences, verbs and traits",
    )


def run(args: argparse.Namespace) -> int:
    from tangledbank.server.wire.declared import declared
    from tangledbank.server.wire.typescript import typescript

    print(declared() if args.declared else typescript(), end="")
    return FINE
