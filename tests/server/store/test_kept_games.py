"""Games with expansions that a released server wrote go on by the readings of their time."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tangledbank.core.errors import GameError
from tangledbank.core.record import FIRST_PRESETS
from tangledbank.games import presets_of
from tangledbank.server.opening import open_table
from tangledbank.server.store.choose import store_of
from tangledbank.server.table.table import Table
from tests.server.store.kept_databases import restore_sqlite
from tests.server.store.make_kept_games import FOLDER, course, courses, names
from tests.server.web.house import house

VERSIONS = sorted(path.stem for path in FOLDER.glob("*.json"))


def test_there_is_one() -> None:
    assert "0.1.0" in VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
def test_every_step_is_as_it_was(version: str, tmp_path: Path) -> None:
    """The same actions are legal at each step, whether the game is over or not."""
    url = restore_sqlite(version, tmp_path / "tables.db", FOLDER)
    went: dict[str, Any] = json.loads((FOLDER / f"{version}.json").read_text())
    assert asyncio.run(courses(url)) == went


@pytest.mark.parametrize("version", VERSIONS)
def test_every_game_plays_on(version: str, tmp_path: Path) -> None:
    url = restore_sqlite(version, tmp_path / "tables.db", FOLDER)
    with house(database=url) as here:
        for table in names(url):
            here.finish(table)
            checked = here.get(f"/api/tables/{table}/verify").json()
            assert checked["ok"], checked


def test_todays_presets_would_change_them(tmp_path: Path) -> None:
    """The games are such that the version of the presets matters."""
    url = restore_sqlite("0.1.0", tmp_path / "tables.db", FOLDER)
    went: dict[str, Any] = json.loads((FOLDER / "0.1.0.json").read_text())

    async def look() -> set[str]:
        store = store_of(url)
        await store.open()
        try:
            return {
                opened.table.setup.title
                for name in names(url)
                if (opened := await open_table(store, name)) and changes(opened.table, went)
            }
        finally:
            await store.close()

    assert asyncio.run(look()) >= {"dense, first edition", "dense, to the end"}


def changes(table: Table, went: dict[str, Any]) -> bool:
    """Would this game have gone otherwise with today's presets?"""
    assert table.opened is not None
    options = {"presets": presets_of(table.setup.edition), "options": table.terms.options}
    table.opened = msgspec.structs.replace(table.opened, **options)
    try:
        return bool(course(table) != went[table.setup.title])
    except GameError:
        return True


def test_what_0_1_0_wrote_has_its_presets(tmp_path: Path) -> None:
    url = restore_sqlite("0.1.0", tmp_path / "tables.db", FOLDER)

    async def look() -> None:
        store = store_of(url)
        await store.open()
        try:
            for name in names(url):
                opened = await open_table(store, name)
                assert opened is not None
                assert opened.table.the_game.presets == FIRST_PRESETS
        finally:
            await store.close()

    asyncio.run(look())
