"""Every row of every table of a database, read without any code of the server's."""

import sqlite3
from contextlib import closing
from typing import Any

import psycopg

Rows = dict[str, list[tuple[Any, ...]]]


def all_rows(url: str) -> Rows:
    """Table by table, sorted; what one database calls true the other calls 1."""
    if url.startswith("sqlite:///"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db:
            names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            return {name: plain(db.execute(f"SELECT * FROM {name}")) for (name,) in names}
    with psycopg.connect(url) as pg:
        found = pg.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'tangledbank'"
            " AND tablename <> 'version'"
        ).fetchall()
        return {
            name: plain(pg.execute(f"SELECT * FROM tangledbank.{name}".encode()))
            for (name,) in found
        }


def plain(rows: Any) -> list[tuple[Any, ...]]:
    kept = [tuple(int(one) if isinstance(one, bool) else one for one in row) for row in rows]
    return sorted(kept, key=repr)
