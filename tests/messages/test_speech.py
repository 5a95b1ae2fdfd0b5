"""The terminal's messages: the browser's files, and a sentence for all that can happen."""

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tangledbank.core.event_kind import EventKinds
from tangledbank.core.phrase import Phrase
from tangledbank.creatures import verbs as creatures
from tangledbank.creatures.events import EVENTS as CREATURES
from tangledbank.evolution import verbs as evolution
from tangledbank.evolution.events import EVENTS as EVOLUTION
from tangledbank.messages.languages import FOLDER
from tangledbank.messages.speech import Speech, speech
from tangledbank.rulebook.wording import SILENT
from tangledbank.server.wire.declared import STEPS

SAMPLES = {
    "animal": "A1",
    "seat": "ann",
    "trait": "running",
    "card": "running",
    "cards": "running, swimming",
    "face": "3",
    "faces": "3, 5",
    "colour": "blue",
    "location": "ocean",
    "source": "moon-lake",
    "number": "7",
    "count": "",
}


@pytest.mark.parametrize("game", [EVOLUTION, CREATURES], ids=["evolution", "creatures"])
@pytest.mark.parametrize("count", [1, 2])
def test_every_event_has_a_sentence(game: EventKinds, count: int) -> None:
    kinds = game.word_kinds()
    for template, words in game.templates().items():
        given = {word: SAMPLES[kind] for word, kind in words.items() if kind != "count"}
        said = speech().sentence(game.game, Phrase(template, given, count), kinds)
        if game is EVOLUTION and template in SILENT:
            assert said is None, template
        else:
            assert said, template
            assert said[-1] in ".!", said
            # What a message lacks is shown by its name.
            assert "$" not in said, said
            assert "{" not in said, said


def test_every_file_is_whole() -> None:
    """A broken message would be left out in silence, and its name shown instead."""
    names = [
        line.partition(" =")[0]
        for file in sorted((FOLDER / "en").glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if line[:1].isalpha() and " =" in line
    ]
    english = speech()
    assert len(names) > 500
    assert [name for name in names if not english.knows(name)] == []


def test_lists_are_those_of_the_language() -> None:
    assert speech().list(["a"]) == "a"
    assert speech().list(["a", "b"]) == "a and b"
    assert speech().list(["a", "b", "c"]) == "a, b, and c"


def test_an_unknown_message_is_called_by_its_name() -> None:
    assert Speech().say("no-such-message") == "no-such-message"
    assert Speech().sentence("evolution", Phrase("no-such-event"), {}) is None


def menu_of(game: str, verbs: ModuleType) -> str:
    """The names that messages for this game's verbs may have, as a regular expression."""
    finds = [question.word for question in STEPS[game].questions()]
    finds += [part.name for kind in verbs.KINDS for part in kind.operands]
    return rf"menu-{game}-({'|'.join(verbs.VERBS)})(-({'|'.join(finds)}))?"


def test_the_terminals_own_messages_are_used() -> None:
    cli = "\n".join(
        file.read_text(encoding="utf-8") for file in (FOLDER.parent / "cli").rglob("*.py")
    )
    text = (FOLDER / "en" / "terminal.ftl").read_text(encoding="utf-8")
    names = [line.partition(" =")[0] for line in text.splitlines() if line[:1].isalpha()]
    # What menus say is found by the verb, and by what its question or its operands are called.
    by_verb = re.compile(
        "|".join([menu_of("evolution", evolution), menu_of("creatures", creatures)])
    )
    assert names
    assert [
        name
        for name in names
        if f'"{name}"' not in cli
        and f"'{name}'" not in cli
        and f"{{ {name} }}" not in text
        and not by_verb.fullmatch(name)
    ] == []


@pytest.mark.parametrize(
    "module", ["tangledbank", "tangledbank.server.web.app", "tangledbank.rulebook.pages"]
)
def test_whoever_speaks_to_no_one_loads_no_language(module: str) -> None:
    code = f"import sys, {module}; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in ran.stdout.split()}
    assert "tangledbank" in loaded
    assert not loaded & {"fluent", "babel"}


def test_the_browser_reads_the_same_files() -> None:
    web = Path(__file__).parents[2] / "web" / "src"
    assert not list(web.rglob("*.ftl"))
