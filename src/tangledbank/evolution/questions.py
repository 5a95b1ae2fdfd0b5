"""What a seat is asked, without a language: the name of a message and what goes into it."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.phrase import Phrase
from tangledbank.evolution import verbs as v
from tangledbank.evolution.view import View

#: The questions that one message asks whatever may be answered: `ask-QUESTION`.
PLAIN: Final = frozenset(
    [
        "defence",
        "pairs",
        "carrion",
        "bite",
        "serving",
        "fetching",
        "exchange",
        "extinction",
        "doubles",
        "landing",
    ]
)


def asks(view: View, actions: list[Action]) -> Phrase:
    """The question of this view to the seat that must decide; `actions` are its answers."""
    words: dict[str, str] = {}
    if view.attack is not None:
        words["hunter"] = view.attack.hunter
        words["prey"] = view.attack.prey
    if actions:
        first = v.KINDS[actions[0].verb].words(actions[0])
        words["animal"] = first.get("animal", "")
        words["target"] = first.get("target", "")
    return Phrase(f"ask-{_question(view.asked, {action.verb for action in actions})}", words)


def _question(asked: str, verbs: set[int]) -> str:
    if asked == "go":
        if v.END in verbs:
            return "go-more"
        if v.TAKE in verbs:
            return "go-hunt" if v.ATTACK in verbs else "go"
        return "go-nothing" if len(verbs) == 1 else "go-no-food"
    if asked == "development":
        return "development-nothing" if len(verbs) == 1 else "development"
    if asked == "migrating":
        return "following" if v.FOLLOW in verbs else "migrating"
    if asked == "dealing":
        return "cards" if v.REWARD in verbs else "dealing"
    if asked == "lure":
        return "lure" if v.PASS in verbs else "lure-must"
    return asked if asked in PLAIN else "something"
