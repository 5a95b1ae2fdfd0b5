"""`tangledbank wire`: the wire's types for the browser, in TypeScript."""

import argparse

from tangledbank.cli import FINE


def add_arguments(parser: argparse.ArgumentParser) -> None:
    pass


def run(args: argparse.Namespace) -> int:
    from tangledbank.server.wire.typescript import typescript

    print(typescript(), end="")
    return FINE
