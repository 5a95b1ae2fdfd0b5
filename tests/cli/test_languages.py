"""The terminal in every language: whole games, and not a word of English among them."""

import io
import random
import re
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

from tangledbank.cli import main
from tangledbank.cli.evolution.table import draw, legend
from tangledbank.cli.signs import PRETTY
from tangledbank.creatures import verbs as creatures
from tangledbank.creatures.traits.names import NAMES as CREATURE_TRAITS
from tangledbank.evolution import verbs as evolution
from tangledbank.evolution.state import LOCATIONS
from tangledbank.evolution.traits.names import NAMES
from tangledbank.games import new_game
from tangledbank.messages.completeness import KEPT
from tangledbank.messages.languages import ENGLISH, choose, folders, languages
from tangledbank.messages.reading import MessageFiles
from tests.cli.keyboard import ALWAYS_THE_FIRST, Keyboard

OTHERS = [one for one in languages() if one != ENGLISH]
WORD = re.compile(r"[A-Za-z]{3,}")
#: Notation is the same in every language: a menu shows it beside what it means.
NOTATION = {
    word
    for text in [
        *[kind.pattern for kind in [*evolution.KINDS, *creatures.KINDS]],
        *NAMES,
        *CREATURE_TRAITS,
        *LOCATIONS,
        "red blue yellow upper lower for from on ignoring symbiont",
    ]
    for word in WORD.findall(text)
}
#: What the tests themselves type or name, and what stands for a word that is typed.
OURS = {"TRAIT", "ann", "bob", "tangledbank", "play", "resume", "record", "state", "tmp", "pytest"}


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    choose(ENGLISH)


def english_words() -> set[str]:
    """Every word of the English messages."""
    messages = MessageFiles(folders()[ENGLISH]).messages.values()
    return {word.lower() for message in messages for word in WORD.findall(message.text)}


def leaks(shown: str) -> set[str]:
    kept = {word for text in KEPT for word in WORD.findall(text)}
    said = {word for word in WORD.findall(shown) if word not in NOTATION | OURS | kept}
    return {word for word in said if word.lower() in english_words()}


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("TANGLEDBANK_LANGUAGE", language)
    typed = "help tail-loss\nwhy take A1\nhint\nscores\ndiscard\n0\n99\nxyz\n" + ALWAYS_THE_FIRST
    out = keyboard.play("--seats", "ann,random:bob", "--seed", "7", typed=typed)
    assert keyboard.code == 0, keyboard.err
    assert keyboard.err == ""
    assert "$" not in out
    assert leaks(without_files(out)) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_with_all_sets(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("TANGLEDBANK_LANGUAGE", language)
    sets = "base,fly,continents,special"
    out = keyboard.play(
        "--sets", sets, "--seats", "ann,random:bob", "--seed", "3", typed=ALWAYS_THE_FIRST
    )
    assert keyboard.code == 0, keyboard.err
    assert leaks(without_files(out)) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_of_creatures(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("TANGLEDBANK_LANGUAGE", language)
    typed = "help vampire\nwhy end\nscores\ndiscard\n" + ALWAYS_THE_FIRST
    out = keyboard.play(
        "--edition", "creatures", "--seats", "ann,random:bob", "--seed", "5", typed=typed
    )
    assert keyboard.code == 0, keyboard.err
    assert leaks(without_files(out)) == set()


def without_files(out: str) -> str:
    """Without the names of files and clauses."""
    return re.sub(r"\S*/\S*|[A-Z]+(-[A-Z]+)*-\d\d", "", out)


def test_the_check_finds_english() -> None:
    assert leaks("тут: Your deck") == {"Your", "deck"}
    assert leaks("attack A1 B2  напасти") == set()


def test_a_language_can_be_named_before_the_command_or_after_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--language", "uk", "rulebook", "show", "tail-loss"]) == 0
    assert "Відкидання хвоста" in capsys.readouterr().out
    assert main(["rulebook", "show", "--language=zh_TW", "BASE-TAIL-LOSS-02"]) == 0
    assert "藍色食物" in capsys.readouterr().out


def test_an_unknown_language_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "tlh", "rulebook", "show", "tail-loss"]) == 0
    shown = capsys.readouterr()
    assert "Tail loss" in shown.out
    assert shown.err == (
        "tangledbank: no language is called 'tlh' (there are en, ru, uk, zh-TW): English is used\n"
    )
    assert main(["--language"]) == 2
    assert "--language takes one of en, ru, uk, zh-TW" in capsys.readouterr().err


def test_bots_have_names_of_the_language(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TANGLEDBANK_LANGUAGE", "uk")
    out = keyboard.play("--seats", "ann,greedy,random", "--seed", "7", typed=ALWAYS_THE_FIRST)
    assert "B Воллес (бот «Збирач»), C Гакслі" in out
    assert keyboard.code == 0
    assert keyboard.play("--resume", typed="") != ""  # such names are kept and read again
    assert keyboard.code == 0, keyboard.err


def test_a_terminal_that_knows_latin_letters_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    assert main(["--language", "uk", "rulebook", "show", "tail-loss"]) == 0
    assert "cannot write every script: English is used" in capsys.readouterr().err


def test_the_locale_decides(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("TANGLEDBANK_LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main(["rulebook", "show", "tail-loss"]) == 0
    assert "Отбрасывание хвоста" in capsys.readouterr().out


@pytest.mark.parametrize("language", OTHERS)
def test_the_table_fits_into_eighty_columns(language: str) -> None:
    choose(language)
    game = new_game("gift", 3, 5, sets=["base", "fly", "continents", "special"])
    chooser = random.Random(5)
    while not game.over:
        if game.acting == 0 and chooser.random() < 0.05:
            file = io.StringIO()
            draw(game.view(0), Console(file=file, width=80))
            assert max(cell_len(line.rstrip()) for line in file.getvalue().splitlines()) <= 80
        game.play(chooser.choice(game.legal_actions()))
    assert len(legend(PRETTY)) > 40
    assert cell_len(str(legend(PRETTY))) <= 80  # on one line
