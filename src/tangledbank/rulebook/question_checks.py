"""Checks of the question to the player: `= question: Choose who is eaten.`, and its details.

`= default: pass` is the default for an absent player.  `= out of turn: yes` says that the question
is about another player's action, `= asked anyway: yes` that it is asked even if there is only one
answer, because skipping it would reveal something.
"""

from collections.abc import Callable
from typing import Final

from tangledbank.core.game import Game
from tangledbank.rulebook.expectations import Unmet, compare, compare_yes


def check_question(game: Game, value: str) -> None:
    from tangledbank.messages.languages import ENGLISH
    from tangledbank.messages.speech import speech  # for the few scenarios that ask

    compare(" ".join(value.split()), speech(ENGLISH).question(game.question()))


def check_default(game: Game, value: str) -> None:
    compare(" ".join(value.split()), str(game.default_action()))


def check_out_of_turn(game: Game, value: str) -> None:
    compare_yes("out of turn", value, game.asking.answers)


def check_asked_anyway(game: Game, value: str) -> None:
    compare_yes("asked anyway", value, game.asking.always)


OF_A_QUESTION: Final[dict[str, Callable[[Game, str], None]]] = {
    "question": check_question,
    "default": check_default,
    "out of turn": check_out_of_turn,
    "asked anyway": check_asked_anyway,
}


def check_asking(game: Game, messages: dict[str, list[str]]) -> None:
    """A question has a declared message and declared words, and its default is legal."""
    if game.to_act is None:
        return
    actions = game.legal_actions()
    said = game.question()
    if said.template not in messages or not set(said.words) <= set(messages[said.template]):
        raise Unmet("a question of declared words", str(said))
    if game.default_action() not in actions:
        raise Unmet("a default that is legal", str(game.default_action()))
