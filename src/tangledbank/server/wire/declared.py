"""What the engine declares, for the browser: sentences, questions, their words, traits, options."""

import json
from collections.abc import Mapping
from typing import Final

from tangledbank.core.errors import SetupError
from tangledbank.core.kind import KINDS, Kind

HEADER: Final = """\
// Made from the engine's declarations by `tangledbank wire --declared`; do not edit.
"""


def declared() -> str:
    """A module of TypeScript."""
    kinds = list(KINDS.values())
    events = [kind.events for kind in kinds if kind.events is not None]
    parts = [
        HEADER,
        constant(
            "WORDS",
            "What kind of thing each word of a sentence or a question names.",
            {kind.name: words_of(kind) for kind in kinds},
            "Record<string, Record<string, string>>",
        ),
        constant(
            "SENTENCES",
            "Every sentence of the logs by its template, with its words.",
            {
                game.game: {name: list(words) for name, words in game.templates().items()}
                for game in events
            },
            "Record<string, Record<string, string[]>>",
        ),
        constant(
            "QUESTIONS",
            "Everything that a player can be asked: each message with its words.",
            {kind.name: kind.steps.messages() for kind in kinds if kind.steps is not None},
            "Record<string, Record<string, string[]>>",
        ),
        constant(
            "TRAITS",
            "The traits of each game.",
            {kind.name: kind.traits for kind in kinds},
            "Record<string, string[]>",
        ),
        constant(
            "OPTIONS",
            "The options of each game, each with the words it takes.",
            {
                kind.name: {one.name: one.words for one in kind.book.every}
                for kind in kinds
                if kind.book is not None
            },
            "Record<string, Record<string, string[]>>",
        ),
    ]
    return "\n".join(parts)


def words_of(kind: Kind) -> dict[str, str]:
    """One word names the same kind of thing wherever a client meets it."""
    words = {} if kind.events is None else kind.events.word_kinds()
    asked = {} if kind.steps is None else kind.steps.word_kinds()
    for word, thing in asked.items():
        if words.setdefault(word, thing) != thing:
            raise SetupError(
                f"{word!r} names a {thing} in a question, and a {words[word]} in a log"
            )
    return words


def constant(name: str, about: str, value: Mapping[str, object], shape: str) -> str:
    return f"/** {about} */\nexport const {name}: {shape} = {json.dumps(value, indent=2)};\n"
