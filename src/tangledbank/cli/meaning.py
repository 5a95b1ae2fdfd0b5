"""What an action means, in a few words beside it in a menu: messages, found by the verb."""

from tangledbank.core.action import Action
from tangledbank.core.verb_kind import VerbKind
from tangledbank.core.view import View
from tangledbank.messages.speech import Args, speech


def meaning(view: View, kind: VerbKind, action: Action, known: Args) -> str:
    """The message `menu-GAME-VERB`, with the action's operands and what else is `known` in it.

    A message for the question (`menu-evolution-pass-lure`) or for an operand that may be missing
    (`menu-evolution-animal-place`) goes before.  A verb without a message explains itself.
    """
    words = kind.words(action)
    named = [name for name, word in words.items() if word]
    message = f"menu-{view.kind}-{kind.word}"
    for special in (view.asked, *reversed(named), ""):
        found = f"{message}-{special}" if special else message
        if speech().knows(found):
            spoken = {name: in_words(view.kind, name, word) for name, word in words.items()}
            return speech().say(found, {**spoken, **known})
    return ""


def in_words(game: str, operand: str, word: str) -> str:
    """What an operand is called in the reader's language.

    Animals have no other names, and messages choose by places and tokens.
    """
    if word and operand == "trait":
        return speech().trait(game, word)
    return speech().card(game, word) if operand in ("card", "face") else word
