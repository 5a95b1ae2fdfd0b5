"""What a released server wrote: it opens, is brought up to date, and every table plays on."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tangledbank.server.table.acting import Actor
from tangledbank.server.wire import commands as wire
from tests.server.store.kept_databases import VERSIONS, restore_postgres, restore_sqlite
from tests.server.web.house import House, house

#: The usual run takes turns: a third of these each day.
pytestmark = pytest.mark.slow(days=3)

#: The tables of a kept database by their titles, and what they were when they were kept.
STATUSES = {
    "gathering": "gathering",
    "base": "playing",
    "expansions": "playing",
    "creatures": "playing",
    "clock": "playing",
    "paused": "playing",
    "finished": "over",
}


def url_of(kind: str, version: str, folder: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return restore_sqlite(version, folder / "tables.db")
    return restore_postgres(version, request.getfixturevalue("cluster"))


def test_there_is_one() -> None:
    assert "0.1.0" in VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    "kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow(days=3))]
)
def test_every_table_plays_on(
    kind: str, version: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with house(database=url_of(kind, version, tmp_path, request)) as here:
        person = host(here)
        found = tables(here, person)
        assert {title: facts["status"] for title, facts in found.items()} == STATUSES
        for title, facts in found.items():
            play_on(here, title, facts["table"])
        assert {facts["status"] for facts in tables(here, person).values()} == {"over"}


def host(here: House) -> str:
    """Whoever made all tables, two of which are in the lobby."""

    async def ask() -> str:
        (person,) = {facts.persons[0] for facts in await here.rooms.store.lobby(10)}
        return person

    return here.run(ask)


def tables(here: House, person: str) -> dict[str, dict[str, Any]]:
    """The summaries of a person's tables, by title."""

    async def ask() -> dict[str, dict[str, Any]]:
        mine = await here.rooms.store.tables_of(person, 50)
        summaries = [msgspec.json.decode(facts.summary) for _, facts in mine]
        return {summary["title"]: summary for summary in summaries}

    return here.run(ask)


def play_on(here: House, title: str, table: str) -> None:
    async def prepare() -> None:
        room = await here.rooms.room(table)
        assert room is not None
        first = room.table.seats[0]
        actor = Actor(first.person, first.name, first.program)
        said: list[wire.AnyCommand] = []
        if title == "gathering":
            said = [wire.Sit("k1", 1), wire.Sit("k2", 2), wire.Ready("k3", "ab" * 16)]
        elif title == "paused":
            said = [wire.Resume("k1")]
        for command in said:
            answer = await room.answer(actor, command)
            assert type(answer).__name__ == "Done", answer

    here.run(prepare)
    here.finish(table)
    checked = here.get(f"/api/tables/{table}/verify").json()
    assert checked["ok"], checked
