"""A backup of a server that is being played on, put back into either kind of database."""

import asyncio
import gzip
import itertools
import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tangledbank.cli import main
from tangledbank.server.backup.databases import database_of
from tangledbank.server.store.sqlite_schema import MIGRATIONS
from tests.server.faults.running import Running
from tests.server.faults.stubborn import Stubborn, make_table, tokens
from tests.server.store.all_rows import Rows, all_rows
from tests.server.store.cluster import Cluster
from tests.server.store.kept_databases import restore_postgres, restore_sqlite
from tests.server.store.samples import entry, log, make, opened
from tests.server.store.test_kept import host, play_on, tables
from tests.server.web.house import house

#: The usual run takes turns: a third of these each day.
pytestmark = pytest.mark.slow(days=3)

KINDS = ["sqlite", "postgres"]


def tangledbank(*words: str) -> str:
    """Run a command that must succeed; what it says."""
    done = subprocess.run(
        [sys.executable, "-m", "tangledbank", *words], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def kept(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """A database with a few tables."""
    if kind == "sqlite":
        return restore_sqlite("0.1.0", folder / "kept.db")
    return restore_postgres("0.1.0", request.getfixturevalue("cluster"))


# While it is played on


@pytest.mark.slow
def test_a_backup_of_a_running_server(url: str, tmp_path: Path) -> None:
    """Players decide all the time: before, while and after the backup is made."""
    server = Running(url, tmp_path / "log")
    server.start()
    try:
        acknowledged = asyncio.run(play_during_backup(server, url, tmp_path / "during.backup"))
    finally:
        server.stop()
    tangledbank("backup", str(tmp_path / "after.backup"), "--database", url)

    whole = f"sqlite:///{tmp_path / 'whole.db'}"
    tangledbank("restore", str(tmp_path / "after.backup"), "--database", whole)
    assert all_rows(whole) == all_rows(url)

    part = f"sqlite:///{tmp_path / 'part.db'}"
    tangledbank("restore", str(tmp_path / "during.backup"), "--database", part)
    is_one_moment(all_rows(part), all_rows(whole), acknowledged)


async def play_during_backup(server: Running, url: str, file: Path) -> set[str]:
    """The commands that were acknowledged when the backup began."""
    people = await tokens(server.url, 2)
    players: list[Stubborn] = []
    done = asyncio.Event()

    async def play_at_tables() -> None:
        while not done.is_set():
            table = await make_table(server.url, people[0], seats=2)
            both = [Stubborn([server.url], table, seat, people[seat]) for seat in (0, 1)]
            players.extend(both)
            await asyncio.gather(*(player.play() for player in both))

    def all_of_them() -> set[str]:
        return {f"{one.table} {cmd}" for one in players for cmd in one.acknowledged}

    async def until_more() -> set[str]:
        known = len(all_of_them())
        while len(all_of_them()) < known + 20:
            await asyncio.sleep(0.01)
        return all_of_them()

    playing = [asyncio.create_task(play_at_tables()) for _ in range(3)]
    before = await until_more()
    words = [sys.executable, "-m", "tangledbank", "backup", str(file), "--database", url]
    backup = await asyncio.create_subprocess_exec(*words)
    assert await backup.wait() == 0
    assert len(all_of_them()) > len(before), "nobody decided anything meanwhile"
    await until_more()
    done.set()
    for task in playing:
        await task
    return before


def is_one_moment(then: Rows, now: Rows, acknowledged: set[str]) -> None:
    """What was backed up is what the database was at one moment, later than all that was said."""
    logs: dict[str, list[tuple[int, int, bytes]]] = {}
    for table, *line in sorted(then["entries"], key=lambda row: (row[0], row[1])):
        logs.setdefault(table, []).append(tuple(line))
    assert then["tables"]
    for table, *_, last, _, _ in then["tables"]:
        numbers = [seq for seq, _, _ in logs[table]]
        assert numbers == list(range(1, last + 1)), "entries and tables are of two moments"
    assert set(then["entries"]) < set(now["entries"])
    bodies = {table: [json.loads(body) for _, _, body in lines] for table, lines in logs.items()}
    written = {f"{table} {body.get('cmd')}" for table, them in bodies.items() for body in them}
    assert acknowledged <= written


def test_what_is_written_meanwhile_is_not_in_it(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for table in ("pond", "lake"):
                await make(store, table)
            async with database_of(url).snapshot() as snapshot:
                await store.append("pond", [entry(2)])
                await make(store, "river")
                found = {
                    table.table: [row async for row in snapshot.rows(table)]
                    for table in snapshot.tables
                }
            assert len(found["tables"]) == 2
            assert len(found["entries"]) == 2
            assert await store.entries("pond", 0) == log(1, 2)

    asyncio.run(play())


# From one kind to another


@pytest.mark.parametrize(("source", "target"), [*itertools.product(KINDS, KINDS)])
def test_every_row_comes_back(
    source: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = kept(source, tmp_path, request)
    with house(database=url):
        pass  # brought up to date
    before = all_rows(url)
    file = tmp_path / "one.backup"
    assert main(["backup", str(file), "--database", url]) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.glob(".*")] == []  # nothing half written is left
    empty = f"sqlite:///{tmp_path / 'empty.db'}"
    if target == "postgres":
        empty = request.getfixturevalue("cluster").empty_database()
    assert main(["restore", str(file), "--database", empty]) == 0
    after = all_rows(empty)
    assert after == before
    assert len(after["tables"]) == 7

    with house(database=empty) as here:  # and it plays on
        tables_there = tables(here, host(here))
        play_on(here, "base", tables_there["base"]["table"])


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_with_an_older_layout(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """It is restored as it was, and then brought up to date."""
    url = kept(kind, tmp_path, request)
    file = tmp_path / "old.backup"
    assert main(["backup", str(file), "--database", url]) == 0
    with gzip.open(file) as lines:
        assert json.loads(next(lines))["layout"] == 1
    again = f"sqlite:///{tmp_path / 'again.db'}"
    assert main(["restore", str(file), "--database", again]) == 0
    assert main(["backup", str(tmp_path / "new.backup"), "--database", again]) == 0
    with gzip.open(tmp_path / "new.backup") as lines:
        assert json.loads(next(lines))["layout"] == len(MIGRATIONS)


# What is refused, in one plain sentence


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 1
    said = capsys.readouterr()
    assert said.err.startswith(f"tangledbank {words[0]}: ")
    assert said.err.count("\n") == 1
    return said.err


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    file = tmp_path / "good.backup"
    url = restore_sqlite("0.1.0", tmp_path / "kept.db")
    assert main(["backup", str(file), "--database", url]) == 0
    return file


def test_a_database_that_is_not_empty(
    url: str, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["restore", str(backup), "--database", url]
    assert main(words) == 0
    before = all_rows(url)
    assert "not empty" in refused(capsys, *words)
    assert all_rows(url) == before

    async def one_more() -> None:
        async with opened(url) as store:
            await make(store, "pond")

    asyncio.run(one_more())
    assert main([*words, "--replace"]) == 0
    after = all_rows(url)
    assert {name: after[name] for name in before if name != "pulse"} == {
        name: rows for name, rows in before.items() if name != "pulse"
    }


def test_a_database_that_a_server_uses(
    url: str, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        async with opened(url):
            await asyncio.to_thread(
                refused, capsys, "restore", str(backup), "--database", url, "--replace"
            )

    asyncio.run(play())


def test_a_damaged_file(backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whichever byte is wrong or missing, nothing is restored."""
    good = backup.read_bytes()
    database = tmp_path / "none.db"
    words = ["restore", str(tmp_path / "bad.backup"), "--database", f"sqlite:///{database}"]
    for place in range(10, len(good), len(good) // 40):
        flipped = bytes([good[place] ^ 0x10])
        for bad in (good[:place], good[:place] + flipped + good[place + 1 :]):
            (tmp_path / "bad.backup").write_bytes(bad)
            assert "damaged" in refused(capsys, *words), place
    assert not database.exists()


def test_a_file_that_was_changed_by_hand(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)
    (at,) = [number for number, line in enumerate(lines) if b'"Cleo"' in line]
    for changed in (
        [*lines[:at], lines[at].replace(b"Cleo", b"Mary"), *lines[at + 1 :]],
        [*lines[:at], *lines[at + 1 :]],
        lines[:-1],
        [*lines, lines[-1]],
    ):
        backup.write_bytes(gzip.compress(b"".join(changed)))
        assert "damaged" in refused(capsys, "restore", str(backup), "--check")


@pytest.mark.parametrize("what", ["format", "layout"])
def test_a_file_of_a_newer_program(
    what: str, backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import hashlib

    lines = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)
    head = json.loads(lines[0]) | {what: 99, "program": "9.0.0"}
    body = [msgspec.json.encode(head) + b"\n", *lines[1:-1]]
    end = json.loads(lines[-1]) | {"sha256": hashlib.sha256(b"".join(body)).hexdigest()}
    backup.write_bytes(gzip.compress(b"".join([*body, msgspec.json.encode(end)])))
    said = refused(capsys, "restore", str(backup), "--database", f"sqlite:///{tmp_path}/n.db")
    assert "newer Tangled Bank (9.0.0)" in said
    assert not (tmp_path / "n.db").exists()


def test_files_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "was not found" in refused(capsys, "restore", str(tmp_path / "nothing"), "--check")
    (tmp_path / "letter").write_text("Dear aunt")
    assert "not a backup" in refused(capsys, "restore", str(tmp_path / "letter"), "--check")
    (tmp_path / "packed").write_bytes(gzip.compress(b"Dear aunt"))
    assert "not a backup" in refused(capsys, "restore", str(tmp_path / "packed"), "--check")


def test_backups_that_cannot_be(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'kept.db'}"
    assert "already exists" in refused(capsys, "backup", str(backup), "--database", url)
    nowhere = str(tmp_path / "none" / "x.backup")
    assert "could not be written" in refused(capsys, "backup", nowhere, "--database", url)
    gone = f"sqlite:///{tmp_path / 'gone.db'}"
    assert "does not exist" in refused(capsys, "backup", nowhere, "--database", gone)
    assert not (tmp_path / "gone.db").exists()


def test_a_postgres_without_tables(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = cluster.empty_database()
    said = refused(capsys, "backup", str(tmp_path / "x.backup"), "--database", url)
    assert "nothing to back up" in said


def test_both_databases_have_the_same_layout(
    tmp_path: Path, cluster: Cluster, postgres_url: str
) -> None:
    """Or a backup of one would not fit into the other."""

    async def columns(url: str) -> dict[str, list[str]]:
        async with opened(url):
            pass
        async with database_of(url).snapshot() as snapshot:
            return {table.table: table.columns for table in snapshot.tables}

    sqlite = asyncio.run(columns(f"sqlite:///{tmp_path / 'a.db'}"))
    assert sqlite == asyncio.run(columns(postgres_url))
