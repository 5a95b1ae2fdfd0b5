"""Programs at the table: the example plays a whole game, and the document says what there is."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tangledbank.server.wire import commands, news
from tests.server.faults.running import running

HERE = Path(__file__).resolve().parents[2]
EXAMPLE = HERE / "examples" / "bot_client.py"
DOCUMENT = HERE / "docs/program/bot-api.md"
SERVER = HERE / "src" / "tangledbank" / "server"


@pytest.mark.slow
def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    with running(tmp_path, "usual") as server:
        host = server.token("host")
        table = server.table(host, seats=[{}, {}])
        command = [sys.executable, str(EXAMPLE), f"{server.url}/table/{table}"]
        programs = [
            subprocess.Popen([*command, name], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            for name in ("Marvin", "Deep")
        ]
        try:
            said = [program.communicate(timeout=300) for program in programs]
        finally:
            for program in programs:
                program.kill()
                program.wait()
        assert [program.returncode for program in programs] == [0, 0], said
        results = [json.loads(out) for out, _ in said]
        assert results[0] == results[1]
        assert {seat["call"] for seat in results[0]} == {"Marvin", "Deep"}
        assert any(seat["winner"] for seat in results[0])
        summary = json.loads(server.get(f"/api/tables/{table}"))
        assert summary["status"] == "over"
        assert [seat["who"] for seat in summary["seats"]] == ["program", "program"]


@pytest.mark.slow
def test_the_example_says_why_it_cannot_play(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        command = [sys.executable, str(EXAMPLE), f"{server.url}/table/none", "Marvin"]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
        assert ended.returncode == 1
        assert "That table was not found." in ended.stderr


def test_the_example_needs_only_websockets() -> None:
    text = EXAMPLE.read_text()
    imported = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(text))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported - set(sys.stdlib_module_names) == {"websockets"}


# The document


def rows(heading: str) -> list[list[str]]:
    """The table under a heading, cell by cell."""
    text = DOCUMENT.read_text().split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def words(cell: str) -> list[str]:
    return re.findall(r"`([a-z_-]+)`", cell)


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def test_every_command_is_documented_with_its_fields() -> None:
    documented: dict[str, list[str]] = {}
    for names, fields, _ in rows("Commands"):
        for name in words(names):
            documented[name] = words(fields)
    real = {
        tag_of(kind): [field.name for field in msgspec.structs.fields(kind) if field.name != "id"]
        for kind in get_args(commands.AnyCommand)
    }
    assert documented == real


def test_every_message_is_documented() -> None:
    documented = {name for row in rows("The websocket") for name in words(row[0])}
    assert documented == {tag_of(kind) for kind in get_args(news.AnyMessage)}


def test_every_part_of_the_news_is_documented() -> None:
    documented = {name for row in rows("News") for name in words(row[0])}
    assert documented == {field.name for field in msgspec.structs.fields(news.News)}


@pytest.mark.parametrize(
    "number",
    [
        "16,384",
        "40 commands",
        "20 a second",
        "200 messages",
        "20 at once",
        "6,000 things",
        "10,000 lines",
        "5,000 by",
        "100 times",
    ],
)
def test_the_limits_are_those_of_the_server(number: str) -> None:
    from tangledbank.server.table import limits, log
    from tangledbank.server.web import socket
    from tangledbank.server.web.limits import USUAL_LIMITS

    real = {
        "16,384": f"{socket.LONGEST:,}",
        "40 commands": f"{USUAL_LIMITS.commands.burst} commands",
        "20 a second": f"{USUAL_LIMITS.commands.per_second} a second",
        "200 messages": f"{socket.MOST_WAITING} messages",
        "20 at once": f"{USUAL_LIMITS.table_changes.burst} at once",
        "6,000 things": f"{log.MOST_ENTRIES:,} things",
        "10,000 lines": f"{limits.MOST_CHAT:,} lines",
        "5,000 by": f"{limits.MOST_BY_SPECTATORS:,} by",
        "100 times": f"{limits.RESERVE} times",
    }[number]
    assert number == real
    assert number in DOCUMENT.read_text().replace("\n", " ")


def test_every_refusal_that_is_documented_may_come() -> None:
    source = "".join(path.read_text() for path in SERVER.rglob("*.py"))
    for row in rows("Refusals a program meets"):
        for word in words(row[0]):
            assert f'"{word}"' in source, word
