"""`tangledbank bot`: one of our bots as a program, for other programs to play with."""

import argparse
import sys
from contextlib import redirect_stdout

from tangledbank import __version__, engine_build
from tangledbank.bots.bot import BOTS, bot
from tangledbank.bots.program.speaker import speak
from tangledbank.cli import FINE


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "name",
        metavar="NAME",
        help=f"{', '.join(BOTS)}; search:0.5s thinks half a second of CPU time, search:200i for "
        "200 iterations",
    )


def run(args: argparse.Namespace) -> int:
    player = bot(args.name)
    out = sys.stdout

    def say(line: str) -> None:
        print(line, file=out, flush=True)

    with redirect_stdout(sys.stderr):  # what a bot prints is no answer
        speak(player, f"{__version__} ({engine_build()})", sys.stdin, say)
    return FINE
