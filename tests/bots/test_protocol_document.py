"""What docs/program/bot-protocol.md shows is what is said, and the programs on it play."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tangledbank as tb
from tangledbank.arena.tournament import Tournament
from tangledbank.bots.program import definition, process, protocol
from tangledbank.bots.program.definition import read_program
from tangledbank.bots.program.position import position_lines
from tangledbank.bots.program.program_bot import go_line
from tangledbank.bots.program.questions import Questions
from tangledbank.core.game import Game

PAGE = (Path(__file__).resolve().parents[2] / "docs/program/bot-protocol.md").read_text("utf-8")
TALKS = re.findall(r"^```protocol\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def parts(talk: str) -> list[tuple[str, list[str]]]:
    """Who says what, in turns."""
    found: list[tuple[str, list[str]]] = []
    for line in talk.splitlines():
        who, _, words = line.partition(" ")
        if not found or found[-1][0] != who:
            found.append((who, []))
        found[-1][1].append(words)
    return found


def assert_shown(shown: list[str], said: list[str]) -> None:
    """The same, up to `...`."""
    want, got = "\n".join([*shown, ""]), "\n".join([*said, ""])
    assert doctest.OutputChecker().check_output(want, got, doctest.ELLIPSIS), got


def the_game() -> Game:
    return tb.new_game("gift", seats=["ann", "bob"], seed=7)


def test_the_conversation_with_one_of_our_bots() -> None:
    (_, (command,)), *talk = parts(TALKS[0])
    words = command.split()
    assert words[0] == "tangledbank"
    game = the_game()
    position = position_lines(game.view(game.acting), game.legal_actions(), saved=True)
    true = [
        ["tangledbank 1"],
        ["newgame", *position, go_line(30.0, 12345, None)],
        ["quit"],
    ]
    program = subprocess.Popen(
        [sys.executable, "-m", "tangledbank", *words[1:]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert program.stdin is not None
    assert program.stdout is not None
    with program:
        for who, lines in talk:
            if who == ">":
                assert_shown(lines, true[0])
                program.stdin.write("".join(f"{line}\n" for line in true.pop(0)))
                program.stdin.flush()
            else:
                said = [program.stdout.readline().rstrip("\n") for _ in lines]
                assert_shown(lines, said)
                last = said[-1]
        assert program.stdout.read() == ""
    assert program.returncode == 0
    assert true == []
    assert last.removeprefix("bestmove ") in [str(action) for action in game.legal_actions()]


def test_the_questions_are_answered_so() -> None:
    game = the_game()
    questions = Questions(game.view(game.acting))
    said: list[str] = []
    for who, lines in parts(TALKS[1]):
        if who == "<":
            word, _, rest = lines[-1].partition(" ")
            answer = questions.answer(word, rest)
            assert answer is not None
            said = answer
        else:
            assert_shown(lines, said)
    assert said[0].startswith(("refused ", "unreadable "))


def test_the_whole_program_plays(tmp_path: Path) -> None:
    found = re.search(r"^~~~python\n(.*?)^~~~$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    file = tmp_path / "eager.py"
    file.write_text(found[1], encoding="utf-8")
    spec = f"program:{sys.executable} {file}"
    for bout in Tournament([spec, "random"], seats=2, seed=2).play(0).bouts:
        assert bout.faults == []


def test_the_description_can_be_read(tmp_path: Path) -> None:
    found = re.search(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    file = tmp_path / "bot.toml"
    file.write_text(found[1], encoding="utf-8")
    program = read_program(file)
    assert program.folder == str(tmp_path.resolve())
    assert (program.budget, program.limit, program.start, program.memory) == ("0.5s", 20, 10, 2000)
    told = set(vars(program)) - {"spec", "folder"}
    assert all(re.search(rf"^\[?{key}\b", found[1], re.MULTILINE) for key in told)


@pytest.mark.parametrize(
    "words",
    [
        f"{protocol.LONGEST_LINE:,} bytes",
        f"{protocol.MOST_OUTPUT:,} bytes",
        f"standard error {protocol.MOST_ERRORS:,}",
        f"without it {definition.LIMIT:g}, and ten times the budget",
        f"without it {definition.START:g}\n",
        *(f"`{name}`" for name in process.PASSED_ON),
    ],
)
def test_the_limits_are_those_of_the_host(words: str) -> None:
    assert definition.LIMIT_BY_BUDGET == 10
    assert words in PAGE
