"""From `--database` to a store, and where the default one is."""

import asyncio
from pathlib import Path

import pytest

from tangledbank.server.store.choose import store_of
from tangledbank.server.store.postgres import PostgresStore
from tangledbank.server.store.sqlite import SqliteStore
from tangledbank.server.store.sqlite_file import default_path
from tangledbank.server.store.store import StoreError
from tests.server.store.samples import log, make, opened


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///tables.db", "tables.db"),
        ("sqlite:///some/where/tables.db", "some/where/tables.db"),
        ("sqlite:////var/lib/tables.db", "/var/lib/tables.db"),
        ("sqlite:////var/my%20tables.db", "/var/my tables.db"),
    ],
)
def test_sqlite(url: str, path: str) -> None:
    store = store_of(url)
    assert isinstance(store, SqliteStore)
    assert store.path == Path(path)
    assert not store.shared


def test_postgres() -> None:
    store = store_of("postgresql://ann:secret@db.example.org:5433/games")
    assert isinstance(store, PostgresStore)
    assert store.shared
    assert store.where == "PostgreSQL's games at db.example.org:5433"


@pytest.mark.parametrize(
    "url",
    [
        "mysql://ann:secret@host/games",
        "postgresql://ann:secret@host:port:5/x?nonsense=1",
        "sqlite://",
        "sqlite:///",
        "sqlite://tables.db",
        "tables.db",
    ],
)
def test_others_are_refused_without_showing_the_password(url: str) -> None:
    with pytest.raises(StoreError, match="is not a database address") as refused:
        store_of(url)
    assert "secret" not in str(refused.value)


def test_nothing_said_is_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_path() == Path("/data/tangledbank/tangledbank.db")
    assert getattr(store_of(""), "path", None) == default_path()
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert default_path() == Path.home() / ".local/share/tangledbank/tangledbank.db"
    monkeypatch.setattr("sys.platform", "darwin")
    assert default_path().is_relative_to(Path.home() / "Library")
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/local")
    assert default_path() == Path("/local/tangledbank/tangledbank.db")


def test_a_temporary_one_is_gone_afterwards() -> None:
    async def play() -> Path:
        async with opened("sqlite://:memory:") as store:
            assert isinstance(store, SqliteStore)
            await make(store, "pond")
            assert await store.entries("pond", 0) == log(1)
            assert store.path.exists()
        return store.path

    assert not asyncio.run(play()).parent.exists()
