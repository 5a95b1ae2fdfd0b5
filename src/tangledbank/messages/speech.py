"""The messages of one language, for the terminal.

The browser reads the same files with a library of its own.  Engine and server know no language:
they pass a message's name and what goes into it (`core.phrase`).
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from tangledbank.core.phrase import PLAIN, Phrase

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"

#: What goes into a message: words, and numbers that choose between one and several.
Args = Mapping[str, str | int]


class Speech:
    """All messages of one language."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        # All our languages are written from left to right, so that no isolation marks are needed.
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((FOLDER / language).glob("*.ftl")):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def knows(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def say(self, message: str, args: Args | None = None) -> str:
        """A message with its arguments; its name, if there is no such message."""
        if not self.knows(message):
            return message
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            return message
        text, _ = self.bundle.format_pattern(pattern, dict(args or {}))
        return str(text)

    def list(self, words: list[str]) -> str:
        """Words with commas and an `and`, as this language has them."""
        return format_list(words, locale=self.language.replace("-", "_"))

    def question(self, asked: Phrase) -> str:
        """What is asked.  Animals keep the names that a player types."""
        if asked.template == PLAIN:
            return asked.words["text"]
        return self.say(asked.template, asked.words)

    # What happened

    def sentence(self, game: str, said: Phrase, kinds: Mapping[str, str]) -> str | None:
        """What a phrase of a game's log says; none of one that is silent on purpose.

        `kinds` tells of each word what kind of thing it names.  Animals, traits and cards keep the
        names that a player types.
        """
        message = f"log-{game}-{said.template.replace('.', '-')}"
        if not self.knows(message):
            return None
        args = {name: self.word(word, kinds.get(name, "")) for name, word in said.words.items()}
        return self.say(message, {"count": said.count, **args})

    def word(self, word: str, kind: str) -> str | int:
        if kind == "number":
            return int(word)
        if kind in ("cards", "faces"):
            return self.list(word.split(", "))
        if kind == "source":
            return self.say(f"source-{word}")
        return word


@cache
def speech(language: str = ENGLISH) -> Speech:
    """The messages of a language, read when they are first wanted."""
    return Speech(language)
