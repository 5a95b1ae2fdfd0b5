"""A question, declared once beside the step that asks it.

The declaration gives its name in views, the message and words of its sentence, and the default for
a seat that does not decide.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.event_kind import Part
from tangledbank.core.phrase import PLAIN, Phrase


class Question:
    """What a step asks.

    The sentence is `message`, by default `ask-WORD`, with the words of `parts`.  If it depends on
    the possible answers, it has `forms`: each is a message of its own, `ask-WORD-FORM`.  A game
    without messages gives the sentence itself as `text`.
    """

    __slots__ = ("always", "answers", "default", "forms", "message", "parts", "text", "word")

    def __init__(
        self,
        word: str,
        default: list[int] | None = None,
        parts: list[Part] | None = None,
        forms: list[str] | None = None,
        answers: bool = False,
        always: bool = False,
        message: str = "",
        text: str = "",
    ) -> None:
        self.word = word
        #: The preferred verbs for an absent player, the best first.
        self.default: list[int] = [] if default is None else default
        self.parts: list[Part] = [] if parts is None else parts
        self.forms: list[str] = [""] if forms is None else forms  # "": the plain message
        self.answers = answers  # it is about another player's action
        self.always = always  # asked even with one legal answer: skipping it would reveal something
        self.message: str = message or f"ask-{word}"
        self.text = text

    def says(self, values: list[int] | None = None, form: str = "") -> Phrase:
        """The question as a phrase; `values` are its parts."""
        if self.text:
            return Phrase(PLAIN, {"text": self.text})
        words: dict[str, str] = {}
        if values is not None:
            for at, part in enumerate(self.parts):
                words[part.name] = part.word(values[at])
        return Phrase(self._message(form), words)

    def _message(self, form: str) -> str:
        return f"{self.message}-{form}" if form else self.message

    def messages(self) -> list[str]:
        """The names of all its messages."""
        return [] if self.text else [self._message(form) for form in self.forms]

    def word_kinds(self) -> dict[str, str]:
        """The kind of thing each word of its messages names."""
        return {part.name: part.thing.name for part in self.parts}

    def choose(self, actions: list[Action]) -> Action:
        """The default among these legal actions: the first with a preferred verb."""
        for verb in self.default:
            for action in actions:
                if action.verb == verb:
                    return action
        return actions[0]


#: For a step that asks nobody, or does not describe its question.
NO_QUESTION: Final = Question("", message="ask-something")
