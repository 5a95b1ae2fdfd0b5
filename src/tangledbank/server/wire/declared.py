"""What the engine declares, for the browser: its sentences, their words, traits and options."""

import json
from collections.abc import Mapping
from typing import Final

from tangledbank.core.kind import KINDS

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
            "What kind of thing each word of a log's sentence names.",
            {game.game: game.word_kinds() for game in events},
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


def constant(name: str, about: str, value: Mapping[str, object], shape: str) -> str:
    return f"/** {about} */\nexport const {name}: {shape} = {json.dumps(value, indent=2)};\n"
