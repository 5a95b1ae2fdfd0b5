"""The command line: `tangledbank COMMAND ...`, one file per command.

Without a command, `tangledbank` opens the game in the browser.

A command is a module of this package with `HELP`, `add_arguments(parser)` and `run(args)`; one
that is about a single game is in that game's folder (`HOMES`).
It is imported only when it is called, so that a quick command stays quick.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Final

from tangledbank import __version__, engine_build
from tangledbank.core.errors import GameError
from tangledbank.extras import extra_of, how_to_install
from tangledbank.messages.languages import ENGLISH, WANTED, choose, matching, of_locale
from tangledbank.messages.languages import languages as all_languages

#: What `tangledbank` does when it is given nothing to do.
DEFAULT: Final = ("serve", "--open")

#: Every command and what it is for, in the order of the help page.
COMMANDS: Final[dict[str, str]] = {
    "play": "play in the terminal, with bots or with others at the same keyboard",
    "serve": "run the server, for browsers and for programs",
    "backup": "copy everything a server keeps into one file, while it runs",
    "restore": "put a backup into an empty database",
    "admin": "manage a running server: tables, load, people, bans, notices",
    "simulate": "let bots play many games and report what happened",
    "arena": "let bots meet in a tournament and rate them",
    "bot": "let one of our bots play as a program, on standard input and output",
    "lab": "play many games and report what traits, seats and rules are worth",
    "train": "fit what the bots believe about a position by self-play",
    "replay": "step through the record of a game",
    "analyse": "judge every decision of a finished game, and tell luck from skill",
    "verify": "check a record: shuffle, dice, every action, the result",
    "check": "run the scenarios of files or folders",
    "rulebook": "read the rulebook, or list what it leaves unproven",
    "languages": "list the languages, or say what one of them lacks",
    "laws": "play random games and check what must always hold",
    "doctor": "check this installation and say how to fix what is broken",
    "wire": "print the types of the server's messages, in TypeScript",
    "meetings": "test every pair of traits in an attack, and list pairs that never met",
}

#: Where the commands are that are about a single game.
HOMES: Final[dict[str, str]] = {"meetings": "evolution.meetings"}

#: Exit codes.
FINE: Final = 0
FAILED: Final = 1
USAGE: Final = 2


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> None:  # type: ignore[override]
        self.exit(USAGE, f"{self.prog}: {message}\nTry '{self.prog} --help'.\n")


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        choose(of_locale(os.environ) if writes_any_script() else ENGLISH)
        if os.environ.get(WANTED):
            want(os.environ[WANTED])
        words = without_first_words(words) or list(DEFAULT)
    except GameError as error:
        print(f"tangledbank: {error}", file=sys.stderr)
        return USAGE
    try:
        return run_command(words)
    except ModuleNotFoundError as error:
        extra = extra_of(error.name)
        if extra is None:
            raise
        said = f"this needs the package {extra.module}. {how_to_install(extra)}"
        print(f"tangledbank {words[0]}: {said}", file=sys.stderr)
        return USAGE


def without_first_words(words: list[str]) -> list[str]:
    """Load the games that stand before the command; what is left of the words."""
    words = without_language(words)
    while words[:1] == ["--game"]:
        if len(words) < 2:
            raise GameError("--game takes the folder of a game")
        from tangledbank.other_games import add_game

        add_game(words[1])
        words = words[2:]
    return words


def without_language(words: list[str]) -> list[str]:
    """Speak the language that is named, before the command or after it; the other words."""
    left: list[str] = []
    rest = iter(words)
    for word in rest:
        name, equals, value = word.partition("=")
        if name != "--language":
            left.append(word)
            continue
        value = value if equals else next(rest, "")
        if not value:
            raise GameError(f"--language takes one of {known_languages()}")
        want(value)
    return left


def want(language: str) -> None:
    """Speak this language; if we do not have it, say so and speak English."""
    found = matching(language)
    if found is None:
        told = f"no language is called {language!r} (there are {known_languages()})"
        print(f"tangledbank: {told}: English is used", file=sys.stderr)
    elif found != ENGLISH and not writes_any_script():
        told = "this terminal cannot write every script: English is used (set a UTF-8 locale)"
        print(f"tangledbank: {told}", file=sys.stderr)
        found = ENGLISH
    choose(found or ENGLISH)


def writes_any_script() -> bool:
    """Can the terminal show other letters than the Latin ones?"""
    return (getattr(sys.stdout, "encoding", None) or "utf-8").lower().startswith("utf")


def known_languages() -> str:
    return ", ".join(all_languages())


def run_command(words: Sequence[str]) -> int:
    parser = Parser(
        prog="tangledbank",
        description="The Evolution family of card games. "
        "Without a command, the game opens in your browser.",
    )
    parser.add_argument(
        "--version", action="version", version=f"tangledbank {__version__} ({engine_build()})"
    )
    parser.add_argument(
        "--game",
        action="append",
        metavar="FOLDER",
        help="before the command: also offer the game in this folder. Repeatable",
    )
    parser.add_argument(
        "--language",
        metavar="CODE",
        help=f"{known_languages()} (default: {WANTED}, or the locale)",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    wanted = next((word for word in words if not word.startswith("-")), None)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=purpose.capitalize() + ".")
        if name == wanted:
            module_of(name).add_arguments(command)
    args = parser.parse_args(words)
    module = module_of(args.command)
    try:
        code = module.run(args)
    except GameError as error:
        print(f"tangledbank {args.command}: {error}", file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader of our output has left, which is no fault.
        sys.stderr.close()
        return FINE
    return int(code)


def module_of(command: str) -> ModuleType:
    return importlib.import_module(f"tangledbank.cli.{HOMES.get(command, command)}")
