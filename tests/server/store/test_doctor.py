"""`tangledbank doctor` looks at a real PostgreSQL and changes nothing in it."""

import asyncio

import psycopg
import pytest

from tangledbank.cli.diagnosis.database import database
from tangledbank.cli.diagnosis.finding import State
from tangledbank.cli.serve import try_store
from tangledbank.server.store.choose import store_of
from tangledbank.server.store.postgres_schema import MIGRATIONS


@pytest.fixture
def made(postgres_url: str) -> str:
    """A database with a server's tables in it."""
    asyncio.run(try_store(store_of(postgres_url)))
    return postgres_url


def run(url: str, statement: str) -> list[tuple[object, ...]]:
    with psycopg.connect(url, autocommit=True) as db:
        done = db.execute(statement.encode())
        return done.fetchall() if done.description else []


def test_an_empty_database(postgres_url: str) -> None:
    (found,) = database(postgres_url)
    assert found.state is State.OK
    assert "will create" in found.text
    assert run(postgres_url, "SELECT to_regclass('tangledbank.version')") == [(None,)]


def test_a_current_database(made: str) -> None:
    (found,) = database(made)
    assert found.state is State.OK
    assert f"schema, {len(MIGRATIONS)}" in found.text


def test_an_older_database(made: str) -> None:
    run(made, f"UPDATE tangledbank.version SET number = {len(MIGRATIONS) - 1}")
    (found,) = database(made)
    assert found.state is State.NOTE
    assert "backup" in found.fix


def test_a_newer_database(made: str) -> None:
    run(made, "UPDATE tangledbank.version SET number = 999")
    (found,) = database(made)
    assert found.state is State.BROKEN
    assert "999" in found.text


def test_a_database_that_does_not_exist(postgres_url: str) -> None:
    (found,) = database(postgres_url.replace("/games?", "/no_such_database?"))
    assert found.state is State.BROKEN
    assert "no_such_database" in found.text
