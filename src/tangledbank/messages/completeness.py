"""Is a language complete?  Each message beside the English one, and what to do about a difference.

What is checked: the same messages in the same files, the same variables, every plural form that the
language has, and nothing left in English or written in a neighbour's alphabet.
"""

import re
from collections.abc import Iterator
from typing import Final

from tangledbank.core.verb_kind import OPERANDS
from tangledbank.messages.languages import ENGLISH, folders
from tangledbank.messages.reading import PLURALS, Choice, Message, MessageFiles
from tangledbank.messages.speech import locale_of

#: Letters that the language does not have, so that a word with one is another language's.
FOREIGN: Final = {"uk": "ыэъёЫЭЪЁ", "ru": "іїєґІЇЄҐ"}
#: A word in Latin letters, which these languages write for names and notation alone.
LATIN: Final = re.compile(r"[A-Za-z][A-Za-z'\u2019-]*[A-Za-z]")
#: What stands in Latin letters in every language, and why.
KEPT: Final = {
    "Tangled Bank": "the name of this program",
    "Evolution": "the name of the game, as printed on every box",
    "cookie": "browsers call it so in every language",
    "Cookie": "browsers call it so in every language",
    "Ctrl-C": "as the keys are labelled",
    "help": "what is typed",
    "Esc": "as the key is labelled",
    "Enter": "as the key is labelled",
    "Tab": "as the key is labelled",
    "Shift": "as the key is labelled",
    "JSON": "the name of a format",
    "TOML": "the name of a format",
    "HTTPS": "the name of a protocol",
    "III": "a number",
    "II": "a number",
    "IV": "a number",
}
#: Messages that show a file as it is written.
EXAMPLES: Final = frozenset(["new-deck-example"])
#: What a menu says of an action may name any of its operands: English has them in the notation.
MENU: Final = re.compile(r"menu-[a-z]+-[a-z]+(-[a-z]+)*")
#: Languages in Latin letters: there, a text is left in English if it is the same.
IN_LATIN_LETTERS: Final = ("en", "de", "fr", "es", "it", "pl", "cs", "pt", "nl")
#: Numbers enough to meet every plural form that whole numbers have.
WHOLE: Final = range(1000)


class Completeness:
    """One language beside English."""

    def __init__(self, language: str) -> None:
        every = folders()
        self.language = language
        self.english = MessageFiles(every[ENGLISH])
        self.own = MessageFiles(every[language])
        #: The words that decide between texts, by what decides: a key that is none of them is
        #: never chosen.
        self.keys: dict[str, set[str]] = {}
        for message in self.english.messages.values():
            for choice in message.choices:
                self.keys.setdefault(choice.by, set()).update(choice.keys)

    def problems(self) -> Iterator[str]:
        """Each as `uk/table.ftl:12: id: what is wrong; what to do`."""
        for place in self.own.broken:
            yield f"{self.language}/{place}: cannot be read: mend this message"
        for message in self.own.twice:
            yield self.at(message, "stands twice: keep one of the two")
        for name, english in self.english.messages.items():
            own = self.own.messages.get(name)
            if own is None:
                where = f"{self.language}/{english.file}: {name}"
                yield f"{where}: is missing: translate it from {ENGLISH}/{english.file}"
                continue
            yield from self.differences(english, own)
        for name, own in self.own.messages.items():
            if name not in self.english.messages:
                yield self.at(own, "is not in English: remove it, or mend its name")

    def differences(self, english: Message, own: Message) -> Iterator[str]:
        if own.file != english.file:
            yield self.at(own, f"belongs into {english.file}: move it there")
        wanted = self.english.variables(own.name)
        has = self.own.variables(own.name)
        given = wanted | (set(OPERANDS) if MENU.fullmatch(own.name) else set())
        for variable in sorted(has - given):
            yield self.at(
                own, f"uses ${variable}, which is never given: English has {named(wanted)}"
            )
        for variable in sorted(wanted - has):
            yield self.at(own, f"leaves out ${variable}: say it too")
        for choice in own.choices:
            yield from self.wrong_keys(own, choice)
        yield from self.foreign_words(english, own)

    def wrong_keys(self, own: Message, choice: Choice) -> Iterator[str]:
        if choice.is_plural():
            keys = {key for key in choice.keys if not key.isdecimal()}
            forms = plural_forms(self.language)
            if not forms <= keys:
                missing = named(forms - keys, "")
                yield self.at(own, f"has no form for {missing} of ${choice.by}: add it")
            for key in sorted(keys - forms - {"other"}):
                yield self.at(own, f"has a form {key} of ${choice.by}, which is never used: remove")
        elif choice.by in self.keys and not MENU.fullmatch(own.name):
            known = self.keys[choice.by] | PLURALS
            for key in choice.keys:
                if key not in known and not key.isdecimal():
                    yield self.at(own, f"chooses by ${choice.by} = {key}, which it never is")

    def foreign_words(self, english: Message, own: Message) -> Iterator[str]:
        text = own.text
        for kept in KEPT:
            text = re.sub(rf"\b{re.escape(kept)}\b", "", text)
        if own.name in EXAMPLES:
            return
        if self.language.partition("-")[0] not in IN_LATIN_LETTERS:
            left = LATIN.findall(text)
            if left:
                yield self.at(own, f"has Latin words ({', '.join(left)}): translate them")
        elif own.text == english.text and LATIN.search(text):
            yield self.at(own, "is left in English: translate it")
        wrong = sorted(set(own.text) & set(FOREIGN.get(self.language.partition("-")[0], "")))
        if wrong:
            yield self.at(own, f"has letters of another language ({' '.join(wrong)})")

    def at(self, message: Message, what: str) -> str:
        return f"{self.language}/{message.file}:{message.line}: {message.name}: {what}"


def named(variables: set[str], sign: str = "$") -> str:
    return ", ".join(f"{sign}{name}" for name in sorted(variables)) or "none"


def plural_forms(language: str) -> set[str]:
    """The forms that whole numbers take."""
    rule = locale_of(language).plural_form
    return {rule(number) for number in WHOLE}
