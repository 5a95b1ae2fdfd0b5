"""Mutated pages: whatever is wrong with them, the reader says so and never breaks."""

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tangledbank.cli import main
from tangledbank.core.errors import GameError
from tangledbank.rulebook.page_files import page_files
from tangledbank.rulebook.pages import folder, parse_page
from tangledbank.rulebook.runner import run, scenario_of

ODD = [
    "\0",
    "\t",
    "\r",
    '"',
    "0",
    "@",
    "`",
    "\xff",
    "\u0661",
    "\u2028",
    "²",
    "9" * 30,
    "",
    ";",
    ",",
]


@cache
def scenarios() -> list[str]:
    """The text of every scenario of both books."""
    pages = [parse_page(path.read_text(encoding="utf-8"), "") for path in page_files(folder())]
    return sorted(block.text for page in pages for block in page.blocks)


@cache
def lines() -> list[str]:
    return sorted({line for text in scenarios() for line in text.split("\n")})


@cache
def words() -> list[str]:
    return sorted({word for line in lines() for word in line.split()})


def cut(line: str, luck: random.Random) -> str:
    return line[: luck.randint(0, len(line))]


def other_word(line: str, luck: random.Random) -> str:
    parts = line.split(" ")
    parts[luck.randrange(len(parts))] = luck.choice(words())
    return " ".join(parts)


def word_less(line: str, luck: random.Random) -> str:
    parts = line.split(" ")
    del parts[luck.randrange(len(parts))]
    return " ".join(parts)


def odd_letter(line: str, luck: random.Random) -> str:
    place = luck.randint(0, len(line))
    return line[:place] + luck.choice(ODD) + line[place + 1 :]


def other_numbers(line: str, luck: random.Random) -> str:
    return re.sub(r"\d+", lambda _: luck.choice(["0", "-1", "7", "300", "1000000"]), line)


def other_line(line: str, luck: random.Random) -> str:
    return luck.choice(lines())


def one_more(line: str, luck: random.Random) -> str:
    return f"{line}\n{luck.choice(lines())}"


def nothing(line: str, luck: random.Random) -> str:
    return ""


CHANGES: list[Callable[[str, random.Random], str]] = [
    *[cut, other_word, word_less, odd_letter, other_numbers, other_line, one_more, nothing]
]


def mutated(luck: random.Random) -> str:
    text = luck.choice(scenarios())
    for _ in range(luck.randint(1, 4)):
        found = text.split("\n")
        place = luck.randrange(len(found))
        found[place] = luck.choice(CHANGES)(found[place], luck)
        text = "\n".join(found)
    return f"```scenario\n{text}\n```\n"


@settings(max_examples=200)
@given(st.integers(0, 1 << 32), st.sampled_from(["here.md", "creatures/here.md"]))
def test_a_mutated_scenario_is_run_or_refused(seed: int, source: str) -> None:
    told = f"{source}:"
    try:
        for block in parse_page(mutated(random.Random(seed)), source).blocks:
            run(scenario_of(block))
    except GameError as error:
        told = str(error)
    assert told.startswith(f"{source}:")


@pytest.mark.parametrize("seed", range(20))
def test_a_file_of_any_bytes_is_checked_to_its_end(
    seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    luck = random.Random(seed)
    data = bytearray("\n".join(mutated(luck) for _ in range(5)).encode())
    for _ in range(luck.randint(0, 3)):
        data[luck.randrange(len(data))] = luck.randrange(256)
    path = tmp_path / luck.choice(["here.md", "here.scenario", "here.txt"])
    path.write_bytes(data)
    assert main(["check", str(path)]) in (0, 1, 2)
    assert re.search(r"^\d+ passed, \d+ failed$", capsys.readouterr().out, re.MULTILINE)
