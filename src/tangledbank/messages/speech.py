"""The messages of one language, for the terminal.

The browser reads the same files with a library of its own.  Engine and server know no language:
they pass a message's name and what goes into it (`core.phrase`).
"""

import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from tangledbank.core.phrase import PLAIN, Phrase
from tangledbank.messages.languages import ENGLISH, chosen, folders

log = logging.getLogger(__name__)

#: What goes into a message: words, and numbers that choose between one and several.
Args = Mapping[str, str | int]

#: The messages with the names of traits, by game.
TRAITS: Final = {"evolution": "trait", "creatures": "creature-trait"}


class Speech:
    """All messages of one language.

    What it lacks is said in English, message by message, and the log says which.
    """

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self.locale = locale_of(language)
        self.english = None if language == ENGLISH else speech(ENGLISH)
        # All our languages are written from left to right, so that no isolation marks are needed.
        self.bundle = FluentBundle([language, self.locale.language], use_isolating=False)
        for file in sorted(folders()[language].glob("*.ftl")):
            self._read(file)
        self._missing: set[str] = set()

    def _read(self, file: Path) -> None:
        try:
            resource = FluentResource(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            log.warning("%s/%s cannot be read: %s", self.language, file.name, error)
            return
        for entry in resource.body:
            if isinstance(entry, Junk):
                first = str(entry.content).strip().partition("\n")[0]
                log.warning("%s/%s: this message is broken: %s", self.language, file.name, first)
        self.bundle.add_resource(resource)

    def knows(self, message: str) -> bool:
        if self.bundle.has_message(message):
            return True
        return self.english is not None and self.english.knows(message)

    def say(self, message: str, args: Args | None = None) -> str:
        """A message with its arguments; its name, if there is no such message."""
        text, problem = self._said(message, dict(args or {}))
        if self.english is None or not problem:
            return text or message
        if not self.english.knows(message):
            return message
        if message not in self._missing:
            self._missing.add(message)
            log.warning("%s is said in English, not in %s: %s", message, self.language, problem)
        return self.english.say(message, args)

    def _said(self, message: str, args: dict[str, str | int]) -> tuple[str, str]:
        """The text, and what is wrong with it."""
        if not self.bundle.has_message(message):
            return "", "no such message"
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            return "", "it has no text"
        text, problems = self.bundle.format_pattern(pattern, args)
        return str(text), "; ".join(str(one) for one in problems)

    def list(self, words: list[str]) -> str:
        """Words with commas and an `and`, as this language has them."""
        return format_list(words, locale=self.locale)

    def question(self, asked: Phrase) -> str:
        """What is asked.  Animals keep the names that a player types."""
        if asked.template == PLAIN:
            return asked.words["text"]
        return self.say(asked.template, asked.words)

    # What things are called

    def called(self, kind: str, word: str) -> str:
        """What a thing is called: `called("location", "ocean")`.

        In English, by the word that a player types for it; elsewhere, by its name.
        """
        if self.english is None or not self.knows(f"{kind}-{word}"):
            return word
        return self.say(f"{kind}-{word}")

    def trait(self, game: str, trait: str) -> str:
        return self.called(TRAITS.get(game, "trait"), trait)

    def card(self, game: str, card: str) -> str:
        """A card by the traits on it."""
        return ("/" if self.english is None else " / ").join(
            self.trait(game, trait) for trait in card.split("/")
        )

    # What happened

    def sentence(self, game: str, said: Phrase, kinds: Mapping[str, str]) -> str | None:
        """What a phrase of a game's log says; none of one that is silent on purpose.

        `kinds` tells of each word what kind of thing it names.  Animals keep the names that a
        player types.
        """
        message = f"log-{game}-{said.template.replace('.', '-')}"
        if not self.knows(message):
            return None
        args = {
            name: self.word(game, word, kinds.get(name, "")) for name, word in said.words.items()
        }
        return self.say(message, {"count": said.count, **args})

    def word(self, game: str, word: str, kind: str) -> str | int:
        """One word of a message, as this language has it."""
        if kind == "number":
            return int(word)
        if kind in ("cards", "faces"):
            return self.list([self.card(game, one) for one in word.split(", ")])
        if kind == "card":
            return self.card(game, word)
        if kind == "trait":
            return self.trait(game, word)
        if kind == "source":
            return self.say(f"source-{word}")
        return word


def locale_of(language: str) -> Locale:
    """How lists and plurals are made; an unknown language has those of English."""
    for code in (language, language.partition("-")[0], ENGLISH):
        try:
            return Locale.parse(code, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    raise AssertionError("Babel knows English")


@cache
def _speech(language: str) -> Speech:
    return Speech(language)


def speech(language: str = "") -> Speech:
    """The messages of a language, read when they are first wanted; of the reader's, if none."""
    return _speech(language or chosen())


def say(message: str, **args: str | int) -> str:
    """A message in the reader's language."""
    return speech().say(message, args)
