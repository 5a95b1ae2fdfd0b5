"""A question, declared once beside the step that asks it.

From the declaration come the word that views know it by, the message and the words of its
sentence, and what is done for a seat that does not decide itself.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.event_kind import Part
from tangledbank.core.phrase import PLAIN, Phrase


class Question:
    """What a step asks.

    The sentence is `message`, by default `ask-WORD`, with `parts` in it.  One that depends on what
    may be answered has `forms`: each is a message of its own, `ask-WORD-FORM`.  A game without
    messages gives the sentence itself, as `text`.
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
        #: The verbs that are preferred for somebody who is away, the best first.
        self.default: list[int] = [] if default is None else default
        self.parts: list[Part] = [] if parts is None else parts
        self.forms: list[str] = [""] if forms is None else forms  # "": the message as it is
        self.answers = answers  # it is about what somebody else does
        self.always = always  # asked even if one answer is legal: not to ask would tell the others
        self.message: str = message or f"ask-{word}"
        self.text = text

    def says(self, values: list[int] | None = None, form: str = "") -> Phrase:
        """The question without a language; `values` are its parts."""
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
        """What kind of thing each word of its messages names."""
        return {part.name: part.thing.name for part in self.parts}

    def choose(self, actions: list[Action]) -> Action:
        """The default among these legal actions: the first with a verb that is preferred."""
        for verb in self.default:
            for action in actions:
                if action.verb == verb:
                    return action
        return actions[0]


#: Of a step that asks nobody, or says nothing about its question.
NO_QUESTION: Final = Question("", message="ask-something")
