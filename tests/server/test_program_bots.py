"""Programs as bots of a real server: only those that its host names, and none of them harms it."""

import asyncio
import pickle
import shutil
import urllib.error
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tangledbank.bots import bot
from tangledbank.bots.program.definition import named_program
from tangledbank.bots.program.entering import enter
from tangledbank.cli import main
from tangledbank.server.bots import pool
from tangledbank.server.table.gathering import check_bot
from tangledbank.server.table.names import check_name
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.web.catalogue import bot_info
from tangledbank.server.web.serving import How
from tangledbank.server.wire.api import Catalogue
from tests.bots.programs import toml_of
from tests.bots.test_program_bot import gone, noted, wait_until_gone
from tests.server.client import Client
from tests.server.faults.running import Running

#: The usual run takes turns: a third of these each day.
pytestmark = pytest.mark.slow(days=3)

PROBER = Path(__file__).resolve().parents[2] / "examples" / "bots" / "prober.toml"

#: Seconds on the wall for a program that never answers.
SOON = 0.3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose host allows a program that plays, and some that fail."""
    folder = tmp_path_factory.mktemp("programs")
    allowed: list[str] = []
    for manner in ("last", "crash", "crash-at-start", "hang", "flood", "lie"):
        about = f'about = "an odd program: {manner}"\n'
        limit = SOON if manner == "hang" else 60.0
        allowed += ["--bot-program", f"{manner}={toml_of(folder, manner, limit, about)}"]
    if shutil.which("node") is not None:
        allowed += ["--bot-program", f"prober={PROBER}"]
    running = Running(f"sqlite:///{folder / 'tables.db'}", folder / "log", words=tuple(allowed))
    running.start()
    try:
        yield running
    finally:
        running.stop()


async def decisions_of_a_bot(server: Running, name: str, count: int) -> list[dict[str, Any]]:
    """The first so many decisions of a bot in a game against somebody."""
    token = server.token("ann")
    table = server.table(token, seats=[{}, {"bot": name}])
    async with Client(server, table, token) as client:
        await client.say("sit", seat=0)
        await client.say("ready", nonce="ab" * 16)

        def steps() -> list[dict[str, Any]]:
            known: list[dict[str, Any]] = []
            for one in client.of("news"):
                if "steps" in one:
                    known = [*known[: one["steps_from"]], *one["steps"]]
            return [step for step in known if step["seat"] == 1 and step["by"] == "bot"]

        while len(steps()) < count:
            await client.until(lambda: bool(client.last("ask")) or len(steps()) >= count)
            if client.last("ask"):
                await client.decide()
        return steps()[:count]


def deeds(steps: list[dict[str, Any]]) -> list[str]:
    """What each decision did first: who plays a card does not show it."""
    return [step["lines"][0]["template"] for step in steps]


def test_the_list_of_bots_has_them(server: Running) -> None:
    told = msgspec.json.decode(server.get("/api/catalogue"), type=Catalogue)
    last = next(one for one in told.bots if one.name == "last")
    assert last.text == "an odd program: last"


def test_a_program_plays(server: Running) -> None:
    steps = asyncio.run(decisions_of_a_bot(server, "last", 4))
    assert deeds(steps)[0] == "new-animal"  # and not the default, which is to pass


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")
def test_the_example_in_javascript_plays(server: Running) -> None:
    steps = asyncio.run(decisions_of_a_bot(server, "prober", 4))
    assert deeds(steps)[0] == "new-animal"


@pytest.mark.parametrize("name", ["crash", "crash-at-start", "hang", "flood", "lie"])
def test_a_program_that_fails_decides_by_default(server: Running, name: str) -> None:
    steps = asyncio.run(decisions_of_a_bot(server, name, 2))
    assert steps[0]["action"] == "pass"  # the default while cards are played
    # And nobody else is harmed: another program plays on.
    assert len(asyncio.run(decisions_of_a_bot(server, "last", 1))) == 1


@pytest.mark.parametrize(
    "spec", ["program:touch {}", "program:{}.toml", "last:1s", "nosuch", "program"]
)
def test_a_client_cannot_name_a_program(server: Running, tmp_path: Path, spec: str) -> None:
    mark = tmp_path / "mark"
    (tmp_path / "mark.toml").write_text(f"command = ['touch', '{mark}']", encoding="utf-8")
    token = server.token("eve")
    with pytest.raises(urllib.error.HTTPError) as refusal:
        server.table(token, seats=[{}, {"bot": spec.format(mark)}])
    refusal.value.close()
    assert refusal.value.code == 400
    with pytest.raises(Refusal):  # nor at a table that is there
        check_bot(spec.format(mark))
    assert not mark.exists()


@pytest.mark.slow
def test_programs_die_with_a_server_that_is_killed(tmp_path: Path) -> None:
    file = toml_of(tmp_path, "noted-hang", 3600)
    words = ("--bot-program", f"hanging={file}")
    server = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", words=words)
    server.start()
    try:
        program = asyncio.run(hung_program(server, tmp_path))
    finally:
        assert server.process is not None
        server.process.kill()  # it alone, with no time for last words
        server.process.wait()
    wait_until_gone(program)


async def hung_program(server: Running, folder: Path) -> int:
    token = server.token("ann")
    table = server.table(token, seats=[{}, {"bot": "hanging"}])
    async with Client(server, table, token) as client:
        await client.say("sit", seat=0)
        await client.say("ready", nonce="ab" * 16)
        mark = folder / "noted"
        while not mark.exists():
            await client.until(lambda: bool(client.last("ask")) or mark.exists())
            if client.last("ask"):
                await client.decide()
    program = noted(folder)
    assert not gone(program)
    return program


# Without a server


def test_the_document_tells_who_decides_instead() -> None:
    page = (PROBER.parents[2] / "docs/program/bot-protocol.md").read_text(encoding="utf-8")
    seconds = pool.BOUND * (1 - pool.RESERVE)
    assert f"after {seconds:g} seconds `{pool.CHEAPER}` decides instead" in page


def test_a_program_has_a_name_that_nobody_else_takes(tmp_path: Path) -> None:
    enter([named_program(f"marvin={toml_of(tmp_path, 'first')}")])
    try:
        assert bot_info("marvin", 4).text.startswith("a program: ")
        with pytest.raises(Refusal, match="is the name of a bot"):
            check_name("Marv1n")
    finally:
        del bot.PROGRAMS["marvin"]


def test_every_process_of_a_server_is_told_of_them(tmp_path: Path) -> None:
    how = How(programs=(named_program(f"marvin={toml_of(tmp_path, 'first')}"),))
    ((name, program),) = pickle.loads(pickle.dumps(how)).programs
    assert (name, program.command) == ("marvin", how.programs[0][1].command)


def test_the_host_is_told_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.toml").write_text("command = 3", encoding="utf-8")
    assert main(["serve", "--bot-program", f"bad={tmp_path / 'bad.toml'}"]) == 2
    assert "command: expected a list of words" in capsys.readouterr().err
    good = toml_of(tmp_path, "first")
    twice = ["--bot-program", f"one={good}", "--bot-program", f"one={good}"]
    assert main(["serve", *twice]) == 2
    assert "two programs have the same name" in capsys.readouterr().err
