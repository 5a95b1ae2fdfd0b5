"""Writes many tables' entries at once, in one message to PostgreSQL."""

from typing import Any

import msgspec
import psycopg

from tangledbank.server.store.postgres_line import Connection
from tangledbank.server.store.postgres_pack import (
    Append,
    Blob,
    lines,
    packed_entries,
    packed_facts,
    text_of,
    wanted,
)
from tangledbank.server.store.store import Entry, Facts

Cursor = psycopg.AsyncCursor[tuple[Any, ...]]

#: In one order, so that two processes that want the same tables do not wait for each other.
LOCK = """
    SELECT id FROM tangledbank.tables
    WHERE id IN (SELECT value ->> 0 FROM jsonb_array_elements(%s::jsonb))
    ORDER BY id FOR NO KEY UPDATE
"""

#: Writes what comes next in its log, and gives those tables' names.
#: `tables` is read as it was before, so who sat there until now is known.
WRITE = """
    WITH wanted AS MATERIALIZED (
        SELECT value ->> 0 AS id, (value -> 1)::bigint AS first,
            (value -> 2)::bigint AS last, (value -> 3)::bigint AS at
        FROM jsonb_array_elements(%(wanted)s::jsonb)
    ), facts AS MATERIALIZED (
        SELECT value ->> 0 AS id, value ->> 1 AS status, (value -> 2)::int = 1 AS public,
            (value -> 3)::bigint AS due, value ->> 4 AS persons,
            substr(%(summaries)b::bytea, (value -> 5)::int, (value -> 6)::int) AS summary
        FROM jsonb_array_elements(%(facts)s::jsonb)
    ), moved AS (
        UPDATE tangledbank.tables AS old SET
            last = greatest(old.last, wanted.last),
            used = CASE WHEN wanted.last = 0 THEN old.used ELSE wanted.at END,
            status = coalesce(facts.status, old.status),
            public = coalesce(facts.public, old.public),
            due = coalesce(facts.due, old.due),
            persons = coalesce(facts.persons, old.persons),
            summary = coalesce(facts.summary, old.summary)
        FROM wanted LEFT JOIN facts USING (id)
        WHERE old.id = wanted.id AND wanted.first IN (0, old.last + 1)
        RETURNING old.id
    ), written AS (
        INSERT INTO tangledbank.entries (table_id, seq, at, body)
        SELECT value ->> 0, (value -> 1)::bigint, (value -> 2)::bigint,
            substr(%(bodies)b::bytea, (value -> 3)::int, (value -> 4)::int)
        FROM jsonb_array_elements(%(entries)s::jsonb) JOIN moved ON moved.id = value ->> 0
    ), reseated AS MATERIALIZED (
        SELECT facts.id, facts.persons
        FROM facts JOIN moved USING (id) JOIN tangledbank.tables AS old USING (id)
        WHERE facts.persons <> old.persons
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
            (id, engine, status, public, summary, due, persons, made, used, last)
        VALUES (%(id)s, %(engine)s, %(status)s, %(public)s, %(summary)s, %(due)s, %(persons)s,
            %(made)s, %(used)s, %(last)s)
        ON CONFLICT DO NOTHING
        RETURNING id
    ), written AS (
        INSERT INTO tangledbank.entries (table_id, seq, at, body)
        SELECT id, (value -> 1)::bigint, (value -> 2)::bigint,
            substr(%(bodies)b::bytea, (value -> 3)::int, (value -> 4)::int)
        FROM made, jsonb_array_elements(%(entries)s::jsonb)
    ), sat AS (
        INSERT INTO tangledbank.seats (person, table_id)
        SELECT jsonb_array_elements_text(%(persons)s::jsonb), id FROM made
        ON CONFLICT DO NOTHING
    )
    SELECT id FROM made
"""


class New(msgspec.Struct, frozen=True):
    """What else is known of a table that is to be made."""

    engine: str
    facts: Facts
    at: int


async def send_create(db: Connection, table: str, new: New, entries: list[Entry]) -> Cursor:
    """It gives the table's name, or nothing if there is such a table."""
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
        "made": new.at,
        "used": entries[-1].at if entries else new.at,
        "last": entries[-1].seq if entries else 0,
        "entries": text_of(lines(table, entries, blob)),
        "bodies": blob.all(),
    }
    return await db.execute(CREATE, values)


async def send_appends(db: Connection, appends: list[Append]) -> Cursor:
    """It gives the names of the tables that were written to; none may be there twice."""
    entries, bodies = packed_entries(appends)
    facts, summaries = packed_facts(appends)
    values = {
        "wanted": wanted(appends),
        "entries": entries,
        "bodies": bodies,
        "facts": facts,
        "summaries": summaries,
    }
    await db.execute(LOCK, (values["wanted"],))
    return await db.execute(WRITE, values)


async def is_written(db: Connection, table: str, entries: list[Entry]) -> bool:
    """Are these entries there, and no others in their place?"""
    found = await db.execute(
        "SELECT seq, at, body FROM tangledbank.entries"
        " WHERE table_id = %s AND seq BETWEEN %s AND %s ORDER BY seq",
        (table, entries[0].seq, entries[-1].seq),
    )
    return [Entry(seq, at, bytes(body)) for seq, at, body in await found.fetchall()] == entries
