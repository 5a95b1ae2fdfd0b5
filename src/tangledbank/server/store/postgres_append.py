"""Writes the entries of many tables at once, in one message to PostgreSQL."""

from typing import Any

import msgspec
import psycopg

from tangledbank.server.store.postgres_connection import Connection
from tangledbank.server.store.postgres_pack import (
    Append,
    Blob,
    lines,
    packed,
    text_of,
)
from tangledbank.server.store.store import Entry, Facts

Cursor = psycopg.AsyncCursor[tuple[Any, ...]]

#: Always in the same order, so that two processes that want the same tables cannot deadlock.
LOCK = """
    SELECT id FROM tangledbank.tables
    WHERE id IN (SELECT jsonb_array_elements_text(%s::jsonb))
    ORDER BY id FOR NO KEY UPDATE
"""

#: Writes entries that come next in their logs, and returns the names of those tables.  Each row
#: carries its own entries and facts: a join would compare each row with each.  `tables` is read in
#: its earlier state, so the previous seating is known.
WRITE = """
    WITH wanted AS MATERIALIZED (
        SELECT value ->> 0 AS id, (value -> 1)::bigint AS first, (value -> 2)::bigint AS last,
            (value -> 3)::bigint AS at, value -> 4 AS lines, value -> 5 AS facts
        FROM jsonb_array_elements(%(rows)s::jsonb)
    ), moved AS (
        UPDATE tangledbank.tables AS old SET
            last = greatest(old.last, wanted.last),
            used = CASE WHEN wanted.last = 0 THEN old.used ELSE wanted.at END,
            status = coalesce(facts ->> 0, old.status),
            public = coalesce((facts -> 1)::int = 1, old.public),
            due = coalesce((facts -> 2)::bigint, old.due),
            persons = coalesce(facts ->> 3, old.persons),
            summary = coalesce(
                substr(%(blob)b::bytea, (facts -> 4)::int, (facts -> 5)::int), old.summary),
            inside = coalesce(
                substr(%(blob)b::bytea, (facts -> 6)::int, (facts -> 7)::int), old.inside),
            maker = CASE WHEN facts ->> 0 NOT IN ('gathering', 'playing') THEN '' ELSE old.maker END
        FROM wanted
        WHERE old.id = wanted.id AND wanted.first IN (0, old.last + 1)
        RETURNING old.id, wanted.lines, wanted.facts ->> 3 AS persons
    ), written AS (
        INSERT INTO tangledbank.entries (table_id, seq, at, body)
        SELECT id, (line -> 0)::bigint, (line -> 1)::bigint,
            substr(%(blob)b::bytea, (line -> 2)::int, (line -> 3)::int)
        FROM moved, jsonb_array_elements(lines) AS line
    ), reseated AS MATERIALIZED (
        SELECT moved.id, moved.persons
        FROM moved JOIN tangledbank.tables AS old USING (id)
        WHERE moved.persons <> old.persons
    ), left_it AS (
        DELETE FROM tangledbank.seats USING reseated
        WHERE seats.table_id = reseated.id AND NOT EXISTS (
            SELECT 1 FROM jsonb_array_elements_text(reseated.persons::jsonb) AS sits
            WHERE sits = seats.person)
    ), sat AS (
        INSERT INTO tangledbank.seats (person, table_id)
        SELECT jsonb_array_elements_text(persons::jsonb), id FROM reseated
        ON CONFLICT DO NOTHING
    )
    SELECT id FROM moved
"""

CREATE = """
    WITH made AS (
        INSERT INTO tangledbank.tables
            (id, engine, status, public, summary, due, persons, made, used, last, inside, maker)
        VALUES (%(id)s, %(engine)s, %(status)s, %(public)s, %(summary)s, %(due)s, %(persons)s,
            %(made)s, %(used)s, %(last)s, %(inside)s, %(maker)s)
        ON CONFLICT DO NOTHING
        RETURNING id
    ), written AS (
        INSERT INTO tangledbank.entries (table_id, seq, at, body)
        SELECT id, (line -> 0)::bigint, (line -> 1)::bigint,
            substr(%(blob)b::bytea, (line -> 2)::int, (line -> 3)::int)
        FROM made, jsonb_array_elements(%(lines)s::jsonb) AS line
    ), sat AS (
        INSERT INTO tangledbank.seats (person, table_id)
        SELECT jsonb_array_elements_text(%(persons)s::jsonb), id FROM made
        ON CONFLICT DO NOTHING
    )
    SELECT id FROM made
"""


class New(msgspec.Struct, frozen=True):
    """What else is known of a table to be made."""

    engine: str
    facts: Facts
    at: int
    maker: str


async def send_create(db: Connection, table: str, new: New, entries: list[Entry]) -> Cursor:
    """It returns the table's name, or nothing if the table already exists."""
    blob = Blob()
    facts = new.facts
    values = {
        "id": table,
        "engine": new.engine,
        "status": facts.status,
        "public": facts.public,
        "summary": facts.summary,
        "due": facts.due,
        "persons": text_of(facts.persons),
        "inside": facts.inside,
        "maker": new.maker,
        "made": new.at,
        "used": entries[-1].at if entries else new.at,
        "last": entries[-1].seq if entries else 0,
        "lines": text_of(lines(entries, blob)),
        "blob": blob.all(),
    }
    return await db.execute(CREATE, values)


async def send_appends(db: Connection, appends: list[Append]) -> Cursor:
    """It returns the names of the tables written to; each table may appear only once."""
    rows, blob = packed(appends)
    await db.execute(LOCK, (text_of([append.table for append in appends]),))
    return await db.execute(WRITE, {"rows": rows, "blob": blob})


async def is_written(db: Connection, table: str, entries: list[Entry]) -> bool:
    """Are exactly these entries in the log?"""
    found = await db.execute(
        "SELECT seq, at, body FROM tangledbank.entries"
        " WHERE table_id = %s AND seq BETWEEN %s AND %s ORDER BY seq",
        (table, entries[0].seq, entries[-1].seq),
    )
    return [Entry(seq, at, bytes(body)) for seq, at, body in await found.fetchall()] == entries
