"""The tutorials, done step by step as they are written.

On these pages

* a block with a title is a file, which is saved;
* a `sh` block is run, in the folder with the files;
* a `text` block is what the commands before it print, `...` standing for anything.

What stands between `~~~` is not run: it sets up what the tests have, or never ends.
"""

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.server.faults.running import Running, free_port

DOCS = Path(__file__).resolve().parent.parent / "docs"
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
PART = re.compile(r"^~~~sh\n(.*?)^~~~$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def blocks(page: str) -> list[tuple[str, str, str]]:
    """The blocks of a page: language, title, text."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return BLOCK.findall(PART.sub("", text))


def assert_printed(shown: str, printed: str) -> None:
    """The same, up to `...` and the width of the terminal."""
    assert doctest.OutputChecker().check_output(shown, printed, FLAGS), printed


def run(command: str, folder: Path) -> str:
    program, *words = shlex.split(command)
    assert program == "tangledbank"
    done = subprocess.run(
        [sys.executable, "-m", "tangledbank", *words],
        cwd=folder,
        env={**os.environ, "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow(days=3)
@pytest.mark.parametrize("page", ["program/first-bot.md", "program/house-rule.md"])
def test_the_steps_do_what_is_shown(page: str, tmp_path: Path) -> None:
    printed = ""
    shown = 0
    for language, title, text in blocks(page):
        if title:
            (tmp_path / title).write_text(text, encoding="utf-8")
        elif language == "sh":
            printed = "".join(run(command, tmp_path) for command in text.splitlines())
        elif language == "text":
            assert_printed(text, printed)
            shown += 1
    assert shown >= 2


@pytest.mark.slow(days=3)
def test_a_table_for_friends(tmp_path: Path) -> None:
    page = (DOCS / "host/table-for-friends.md").read_text(encoding="utf-8")
    found = re.search(r"^\.venv/bin/tangledbank serve (.*)$", page, re.MULTILINE)
    assert found is not None
    ((_, _, shown),) = blocks("host/table-for-friends.md")
    port = free_port()
    words = tuple(shlex.split(found[1].replace("8000", str(port))))
    server = Running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", port=port, words=words)
    server.start()
    try:
        assert_printed(shown.replace("8000", str(port)), server.said())
        table = server.table(server.token("host"), seats=[{}, {}])
        link = urllib.request.Request(
            f"{server.url}/table/{table}", headers={"Host": "192.168.0.17"}
        )
        with urllib.request.urlopen(link) as answer:
            assert answer.status == 200
        seats = json.loads(server.get(f"/api/tables/{table}"))["seats"]
        assert [seat["who"] for seat in seats] == ["nobody", "nobody"]
    finally:
        assert server.stop() == 0
