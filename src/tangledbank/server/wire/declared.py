"""What the engine declares, for the browser: its sentences, their words, traits and options."""

import json
from collections.abc import Mapping
from typing import Final

from tangledbank.creatures.events import EVENTS as CREATURES
from tangledbank.creatures.options import OPTIONS as CREATURES_OPTIONS
from tangledbank.creatures.traits.names import NAMES as CREATURES_TRAITS
from tangledbank.evolution.events import EVENTS as EVOLUTION
from tangledbank.evolution.options import OPTIONS as EVOLUTION_OPTIONS
from tangledbank.evolution.traits.names import NAMES as EVOLUTION_TRAITS

HEADER: Final = """\
// Made from the engine's declarations by `tangledbank wire --declared`; do not edit.
"""
GAMES: Final = (EVOLUTION, CREATURES)


def declared() -> str:
    """A module of TypeScript."""
    parts = [
        HEADER,
        constant(
            "WORDS",
            "What kind of thing each word of a log's sentence names.",
            {game.game: game.word_kinds() for game in GAMES},
            "Record<string, Record<string, string>>",
        ),
        constant(
            "SENTENCES",
            "Every sentence of the logs by its template, with its words.",
            {
                game.game: {name: list(words) for name, words in game.templates().items()}
                for game in GAMES
            },
            "Record<string, Record<string, string[]>>",
        ),
        constant(
            "TRAITS",
            "The traits of each game.",
            {"evolution": EVOLUTION_TRAITS, "creatures": CREATURES_TRAITS},
            "Record<string, string[]>",
        ),
        constant(
            "OPTIONS",
            "The options of each game, each with the words it takes.",
            {
                "evolution": {one.name: one.words for one in EVOLUTION_OPTIONS},
                "creatures": {one.name: one.words for one in CREATURES_OPTIONS},
            },
            "Record<string, Record<string, string[]>>",
        ),
    ]
    return "\n".join(parts)


def constant(name: str, about: str, value: Mapping[str, object], shape: str) -> str:
    return f"/** {about} */\nexport const {name}: {shape} = {json.dumps(value, indent=2)};\n"
