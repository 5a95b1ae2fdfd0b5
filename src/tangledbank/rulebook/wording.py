"""All that a game says has an English message, and every message finds its words.

A message without its word shows the name of the word.  A word that no message uses is told to
everybody's browser all the same, so it may give something away.
"""

import re
from functools import cache
from typing import Final

from tangledbank.core.event_kind import EventKind, EventKinds
from tangledbank.core.question import NO_QUESTION
from tangledbank.core.step_kind import StepKinds
from tangledbank.messages.languages import ENGLISH, FOLDER
from tangledbank.rulebook.expectations import Unmet, compare

#: What the lines around it say already.
SILENT: Final = frozenset({"phase.setup", "phase.over", "ended", "ended.you", "discarded"})

#: So begins the message of a question.
ASK: Final = "ask-"
#: Every message may have a number of things in it.
COUNT: Final = "count"
#: The board shows whom a sentence is about, even if the sentence does not name it.
SHOWN: Final = "animal"

#: The beginning of a message or a term, and a word in it.
OPENING: Final = re.compile(r"(-?[A-Za-z][\w-]*) *=")
WORD: Final = re.compile(r"\$(\w+)")


@cache
def english() -> dict[str, set[str]]:
    """Every English message, with the words that it has."""
    found: dict[str, set[str]] = {}
    for file in sorted((FOLDER / ENGLISH).glob("*.ftl")):
        name = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            opening = OPENING.match(line)
            if opening is not None:
                name = opening.group(1)
                found[name] = set()
            elif line[:1] == "#":
                name = ""
            if name:
                found[name].update(WORD.findall(line))
    return found


@cache
def check_wording(declared: EventKinds, steps: StepKinds, groups: frozenset[str]) -> None:
    """All that a game can say, once: it does not change while it is played."""
    for kind in declared.every():
        check_event(declared.game, kind)
    check_log_messages(declared)
    check_questions(steps)
    for group in groups:
        require(f"option-group-{group}")


def require(message: str) -> set[str]:
    """The words of a message that there must be."""
    words = english().get(message)
    if words is None:
        raise Unmet(f"a message {message!r}", "none")
    return words


def message_of(game: str, template: str) -> str:
    return f"log-{game}-{template.replace('.', '-')}"


def check_event(game: str, kind: EventKind) -> None:
    """Its messages find their words, and each word is in one of them."""
    said: dict[str, str] = {}
    used: set[str] = set()
    for template, words in kind.templates().items():
        if template not in SILENT:
            has = require(message_of(game, template))
            compare("", " ".join(sorted(has - set(words) - {COUNT})))
            used |= has
            said |= words
    idle = [
        word for word, thing in said.items() if word not in used and thing not in (SHOWN, COUNT)
    ]
    if idle:
        raise Unmet(f"a sentence of {kind.name!r} that needs {' '.join(idle)}", "none")


def check_log_messages(declared: EventKinds) -> None:
    """No message of the log is left without its event."""
    told = {message_of(declared.game, template) for template in declared.templates()}
    there = [one for one in english() if one.startswith(message_of(declared.game, ""))]
    compare("", " ".join(one for one in there if one not in told))


def check_questions(steps: StepKinds) -> None:
    """The same of what is asked."""
    asked: set[str] = set()
    for question in steps.questions():
        asked.update(question.messages())
        words = set(question.word_kinds())
        has = {word for message in question.messages() for word in require(message)}
        compare(" ".join(sorted(words)), " ".join(sorted(has)))
    # The browser has questions of its own, which begin with the name of a game.
    if any(one.startswith(ASK) for one in asked):
        asked.add(NO_QUESTION.message)
        there = [one for one in english() if one.startswith(ASK)]
        compare("", " ".join(one for one in there if one not in asked))
