"""`tangledbank languages [CODE]`: the languages, and what one of them lacks."""

import argparse

from tangledbank.cli import FAILED, FINE
from tangledbank.core.errors import GameError
from tangledbank.messages.completeness import Completeness
from tangledbank.messages.languages import ENGLISH, languages
from tangledbank.rulebook.pages import games
from tangledbank.rulebook.translation_checks import translation_problems


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "code", nargs="?", metavar="CODE", help="check this language and list what to do"
    )


def run(args: argparse.Namespace) -> int:
    if args.code is None:
        for code in languages():
            print(code)
        return FINE
    if args.code not in languages():
        known = ", ".join(languages())
        raise GameError(f"no language is called {args.code!r}; the languages are {known}")
    if args.code == ENGLISH:
        print("English is what the others are compared with.")
        return FINE
    problems = list(Completeness(args.code).problems())
    for game in games():
        problems += [f"rulebook/{game}/{one}" for one in translation_problems(game, args.code)]
    for problem in problems:
        print(problem)
    if not problems:
        print(f"{args.code} is complete.")
    return FAILED if problems else FINE
