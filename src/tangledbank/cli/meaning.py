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
            return speech().say(found, {**words, **known})
    return ""
