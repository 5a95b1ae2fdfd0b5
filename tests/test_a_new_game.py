"""The game that `a-new-game.md` builds: its blocks as files in an empty folder, and it plays."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/contribute/a-new-game.md"
EXAMPLE = ROOT / "examples/tide_pool"
BLOCK = re.compile(r'^(`{3,})\w+ title="tide_pool/([^"]+)"\n(.*?\n)\1$', re.MULTILINE | re.DOTALL)

#: A game at a server: played to its end, told as the page promises, and verified.
AT_A_SERVER = """
from tests.server.web.house import house

if __name__ == "__main__":  # the bots' processes import this file
    with house() as there:
        there.become("ann")
        (edition,) = [
            one for one in there.get("/api/catalogue").json()["editions"]
            if one["game"] == "tide-pool"
        ]
        assert (edition["title"], edition["seats_from"], edition["seats_to"]) == ("Tide Pool", 2, 4)
        pages = [
            one for one in there.get("/api/rulebook").json()["pages"] if one["game"] == "tide-pool"
        ]
        assert [len(one["clauses"]) for one in pages] == [8]
        (option,) = [
            one for one in there.get("/api/catalogue").json()["options"]
            if "tide-pool" in one["book"]
        ]
        assert (option["name"], option["clause"]) == ("tides", "POOL-08")
        assert (option["low"], option["high"], option["book"]) == (3, 6, {"tide-pool": 4})
        assert option["text"].startswith("You can agree on three to six tides")
        table = there.begin(edition="tide-pool", seats=[{}, {}], options={"tides": 3})
        there.finish(table)
        assert there.get(f"/api/tables/{table}").json()["status"] == "over"
        record = there.get(f"/api/tables/{table}/record").text
        print(record)
"""


def blocks() -> dict[str, str]:
    text = PAGE.read_text(encoding="utf-8")
    return {found[2]: found[3] for found in BLOCK.finditer(text)}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a reader has who follows the page."""
    game = tmp_path_factory.mktemp("new") / "tide_pool"
    for name, text in blocks().items():
        path = game / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return game.parent


def run(folder: Path, *command: str, typed: str = "") -> str:
    variables = {**os.environ, "XDG_STATE_HOME": str(folder), "PYTHONPATH": str(ROOT)}
    variables.pop("TANGLEDBANK_GAMES", None)
    ran = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=variables,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def tangledbank(folder: Path, words: str, typed: str = "") -> str:
    return run(folder, "-m", "tangledbank", "--game", "tide_pool", *words.split(), typed=typed)


def test_the_page_has_the_whole_example() -> None:
    files = {
        path.relative_to(EXAMPLE).as_posix(): path.read_text(encoding="utf-8")
        for path in EXAMPLE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert blocks() == files


def test_its_scenarios_hold(folder: Path) -> None:
    assert "8 passed, 0 failed" in tangledbank(folder, "check tide_pool --deep")


def test_bots_play_it(folder: Path) -> None:
    told = tangledbank(
        folder, "simulate --edition tide-pool --bot random,greedy,search:8i --games 6 --seats 3"
    )
    assert "6 games, edition tide-pool" in told


def test_it_plays_in_the_terminal_and_its_record_is_verified(folder: Path) -> None:
    words = "play --edition tide-pool --seats me,search:4i --seed 3"
    told = tangledbank(folder, words, typed="why shelter\nhelp POOL-04\nscores\n" + "1\n" * 9)
    assert "Settle a creature, or shelter those you have?" in told
    assert "POOL-04" in told
    assert "The tide rises to" in told
    record = told.rsplit("The record of this game: ", 1)[1].strip()
    verified = tangledbank(folder, f"verify {record}")
    assert "not" not in [line.split()[0] for line in verified.splitlines()]
    assert "tide-pool" in tangledbank(folder, f"replay --json {record}")


def test_python_makes_one_as_the_page_shows(folder: Path) -> None:
    shown = re.search(r"^~~~python\n(import .*?)^~~~$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert shown is not None
    assert run(folder, "-c", shown[1] + "print(game.edition, game.to_act)").startswith("tide-pool ")


def test_a_saved_game_is_read_again(folder: Path) -> None:
    program = (
        "from tangledbank.other_games import add_game; add_game('tide_pool')\n"
        "import pickle\n"
        "import tangledbank as tb\n"
        "game = tb.new_game('tide-pool', seats=3, seed=1)\n"
        "while not game.over:\n"
        "    again = tb.Game.from_json(game.to_json())\n"
        "    assert again == game\n"
        "    assert again.legal_actions() == game.legal_actions()\n"
        "    action = game.legal_actions()[-1]\n"
        "    assert pickle.loads(pickle.dumps(action)) is action\n"
        "    game.apply(action)\n"
        "assert tb.replay(tb.write_record(game)) == game\n"
        "print(tb.verify(tb.write_record(game)))\n"
    )
    assert "ok" in run(folder, "-c", program)


def test_its_events_say_nothing_in_the_words_of_another_game(folder: Path) -> None:
    """Each game numbers its events as it likes, and Tide Pool declares none of its own."""
    program = (
        "from tangledbank.other_games import add_game; add_game('tide_pool')\n"
        "import tangledbank as tb\n"
        "from tangledbank.evolution import events as ev\n"
        "game = tb.new_game('tide-pool', seats=2, seed=1)\n"
        "(settled,) = game.apply(game.legal_actions()[0])\n"
        "assert settled.kind in ev.EVENTS.by_number\n"
        "print(settled.game, settled)\n"
    )
    assert run(folder, "-c", program) == "tide-pool event 1\n"


def test_it_plays_at_a_server(folder: Path) -> None:
    program = folder / "at_a_server.py"
    program.write_text(
        "from tangledbank.other_games import add_game\n\nadd_game('tide_pool')\n" + AT_A_SERVER,
        encoding="utf-8",
    )
    told = run(folder, str(program))
    assert "game tide-pool" in told
    assert "option tides 3" in told
    assert "winners" in told


def test_a_folder_without_a_game_is_refused(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tangledbank", "--game", str(tmp_path), "play"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert "is not a game: it has no __init__.py" in ran.stderr
