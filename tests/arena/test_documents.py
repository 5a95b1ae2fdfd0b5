"""The commands that the documents show are commands that there are."""

import importlib
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tangledbank.cli import Parser

DOCS = Path(__file__).resolve().parents[2] / "docs"
COMMAND = re.compile(r"^(?:\s*|.*?>)tangledbank (arena|lab) (.*?)(?:</pre>.*)?$", re.MULTILINE)
PAGES = [
    "program/arena.md",
    "program/bot-protocol.md",
    "program/lab.md",
    "studies/README.md",
    "studies/base.html",
    "studies/gift-all-sets.html",
]


@pytest.mark.parametrize("page", PAGES)
def test_commands_are_understood(page: str) -> None:
    found = COMMAND.findall((DOCS / page).read_text(encoding="utf-8"))
    assert found
    for name, words in found:
        parser = Parser(prog=f"tangledbank {name}")
        importlib.import_module(f"tangledbank.cli.{name}").add_arguments(parser)
        parser.parse_args(shlex.split(words.replace("&#x27;", "'")))


def test_a_bot_of_ones_own_as_the_page_shows_it(tmp_path: Path) -> None:
    page = (DOCS / "program/arena.md").read_text(encoding="utf-8")
    source = re.search(r"^~~~python\n(.*?)^~~~$", page, re.MULTILINE | re.DOTALL)
    command = re.search(r"^tangledbank (arena --import mybots .*)$", page, re.MULTILINE)
    assert source is not None
    assert command is not None
    (tmp_path / "mybots.py").write_text(source[1], encoding="utf-8")
    words = [*shlex.split(command[1]), "--games", "6", "--jobs", "2", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "tangledbank", *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    standings = json.loads(done.stdout)
    assert {one["bot"] for one in standings["bots"]} == {"first", "greedy", "random"}
    assert standings["faults"] == []
