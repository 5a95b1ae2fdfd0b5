"""The engine's declarations for the browser: sentences, questions, their words, verbs and traits.

Plugged-in traits and verbs are left out: a client built without them can still play them.
"""

import json
from collections.abc import Mapping
from typing import Final

from tangledbank.core.errors import SetupError
from tangledbank.core.event_kind import EventKinds
from tangledbank.core.verb_kind import Verbs
from tangledbank.creatures.events import EVENTS as CREATURES
from tangledbank.creatures.steps import STEPS as CREATURES_STEPS
from tangledbank.creatures.traits.names import NAMES as CREATURES_TRAITS
from tangledbank.creatures.verbs import DECLARED as CREATURES_VERBS
from tangledbank.evolution.events import EVENTS as EVOLUTION
from tangledbank.evolution.steps import STEPS as EVOLUTION_STEPS
from tangledbank.evolution.traits.names import NAMES as EVOLUTION_TRAITS
from tangledbank.evolution.traits.names import PRINTED
from tangledbank.evolution.verbs import DECLARED as EVOLUTION_VERBS

HEADER: Final = """\
// Made from the engine's declarations by `tangledbank wire --declared`; do not edit.
"""
GAMES: Final = (EVOLUTION, CREATURES)
STEPS: Final = {EVOLUTION.game: EVOLUTION_STEPS, CREATURES.game: CREATURES_STEPS}


def declared() -> str:
    """A module of TypeScript."""
    parts = [
        HEADER,
        constant(
            "WORDS",
            "The kind of thing that each word of a sentence or question names.",
            {game.game: words_of(game) for game in GAMES},
            "Record<string, Record<string, string>>",
        ),
        constant(
            "SENTENCES",
            "Every sentence of the logs: its template and its words.",
            {
                game.game: {name: list(words) for name, words in game.templates().items()}
                for game in GAMES
            },
            "Record<string, Record<string, string[]>>",
        ),
        constant(
            "QUESTIONS",
            "Every question to a player: its message and its words.",
            {game: steps.messages() for game, steps in STEPS.items()},
            "Record<string, Record<string, string[]>>",
        ),
        constant(
            "VERBS",
            "The verbs of each game, with their operands in order and the kind of each.",
            {"evolution": operands(EVOLUTION_VERBS), "creatures": operands(CREATURES_VERBS)},
            "Record<string, Record<string, Record<string, string>>>",
        ),
        constant(
            "TRAITS",
            "The traits of each game.",
            {"evolution": EVOLUTION_TRAITS[:PRINTED], "creatures": CREATURES_TRAITS},
            "Record<string, string[]>",
        ),
    ]
    return "\n".join(parts)


def words_of(game: EventKinds) -> dict[str, str]:
    """A word names the same kind of thing wherever a client meets it."""
    words = dict(game.word_kinds())
    for word, kind in STEPS[game.game].word_kinds().items():
        if words.setdefault(word, kind) != kind:
            raise SetupError(f"{word!r} names a {kind} in a question, and a {words[word]} in a log")
    return words


def operands(verbs: Verbs) -> dict[str, dict[str, str]]:
    """Each word that actions begin with, and its operands: their names and kinds."""
    found: dict[str, dict[str, str]] = {}
    for kind in verbs.kinds[: verbs.printed]:
        known = found.setdefault(kind.word, {})
        known |= {part.name: part.thing.name for part in kind.operands}
    return found


def constant(name: str, about: str, value: Mapping[str, object], shape: str) -> str:
    return f"/** {about} */\nexport const {name}: {shape} = {json.dumps(value, indent=2)};\n"
