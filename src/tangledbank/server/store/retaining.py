"""Deletes data that is too old, or whose owner asked for it."""

from typing import Any, Final

from tangledbank.server.store.statements import Execute, Statement

#: Tables whose rows belong to a row of `tables`.
CHILDREN: Final = ("entries", "seats", "holds", "snapshots", "analyses", "speakers")


class Retaining:
    """A part of a database's operations."""

    def __init__(self, read: Execute, write: Execute) -> None:
        self._read = read
        self._write = write

    async def _ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._read([(query, values)])

    async def old_tables(self, over_before: int, idle_before: int, most: int) -> list[str]:
        """Tables that ended before then, and tables with no activity since then."""
        rows = await self._ask(
            "SELECT id FROM {p}tables WHERE (status IN ('over', 'broken') AND used < ?)"
            " OR (status IN ('gathering', 'playing') AND used < ?) ORDER BY used LIMIT ?",
            over_before,
            idle_before,
            most,
        )
        return [table for (table,) in rows]

    async def delete_table(self, table: str, used_before: int) -> None:
        """Delete it with everything that belongs to it, unless it has been used since."""
        still = "EXISTS (SELECT 1 FROM {p}tables WHERE id = ? AND used < ?)"
        statements: list[Statement] = [
            (f"DELETE FROM {{p}}{name} WHERE table_id = ? AND {still}", (table, table, used_before))
            for name in CHILDREN
        ]
        statements.append(("DELETE FROM {p}tables WHERE id = ? AND used < ?", (table, used_before)))
        await self._write(statements)

    async def delete_addresses(self, before: int, most: int) -> int:
        rows = await self._ask(
            "SELECT person, address FROM {p}addresses WHERE seen < ? LIMIT ?", before, most
        )
        await self._write(
            [
                (
                    "DELETE FROM {p}addresses WHERE person = ? AND address = ? AND seen < ?",
                    (person, address, before),
                )
                for person, address in rows
            ]
        )
        return len(rows)

    async def delete_unused_persons(self, before: int, most: int) -> int:
        """People who have not been here since then, and whose names are at no stored table."""
        rows = await self._ask(
            "SELECT id FROM {p}persons AS persons WHERE seen < ? AND since < ? AND NOT EXISTS"
            " (SELECT 1 FROM {p}seats AS seats WHERE person = persons.id) AND NOT EXISTS"
            " (SELECT 1 FROM {p}speakers AS speakers WHERE person = persons.id) LIMIT ?",
            before,
            before,
            most,
        )
        for (person,) in rows:
            await self._write(self._without(person))
        return len(rows)

    async def delete_rulings(self, before: int) -> None:
        """Delete rulings that expired before then."""
        await self._write([("DELETE FROM {p}rulings WHERE until > 0 AND until < ?", (before,))])

    # Deleting a person

    async def erase(self, person: str, now: int) -> None:
        """Delete the person now; the name is removed from finished games a moment later."""
        noted = "INSERT INTO {p}erasures (person, made) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self._write([*self._without(person), (noted, (person, now))])

    def _without(self, person: str) -> list[Statement]:
        return [
            ("DELETE FROM {p}addresses WHERE person = ?", (person,)),
            ("DELETE FROM {p}credentials WHERE person = ?", (person,)),
            ("DELETE FROM {p}persons WHERE id = ?", (person,)),
        ]

    async def note_speaker(self, table: str, person: str) -> None:
        noted = "INSERT INTO {p}speakers (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self._write([(noted, (person, table))])

    async def spoken_at(self, person: str) -> list[tuple[str, str]]:
        """The tables where a person chatted as a spectator, and their statuses."""
        rows = await self._ask(
            "SELECT id, status FROM {p}speakers AS speakers JOIN {p}tables AS tables"
            " ON id = table_id WHERE person = ? ORDER BY used DESC, id",
            person,
        )
        return [(table, status) for table, status in rows]

    async def erasures(self, most: int) -> list[tuple[str, str]]:
        """Finished tables that still name a deleted person: table and person."""
        rows = await self._ask(
            "SELECT table_id, named.person FROM {p}erasures AS erasures JOIN"
            " (SELECT person, table_id FROM {p}seats"
            "  UNION SELECT person, table_id FROM {p}speakers) AS named"
            " ON named.person = erasures.person"
            " JOIN {p}tables AS tables ON tables.id = table_id"
            " WHERE status = 'over' ORDER BY table_id, named.person LIMIT ?",
            most,
        )
        return [(table, person) for table, person in rows]

    async def rewrite(
        self, table: str, person: str, bodies: dict[int, bytes], summary: bytes, persons: str
    ) -> None:
        """Replace the entries that name a deleted person."""
        statements: list[Statement] = [
            ("UPDATE {p}entries SET body = ? WHERE table_id = ? AND seq = ?", (body, table, seq))
            for seq, body in bodies.items()
        ]
        statements += [
            (
                "UPDATE {p}tables SET summary = ?, persons = ? WHERE id = ?",
                (summary, persons, table),
            ),
            ("DELETE FROM {p}snapshots WHERE table_id = ?", (table,)),
            ("DELETE FROM {p}analyses WHERE table_id = ?", (table,)),
            ("DELETE FROM {p}seats WHERE table_id = ? AND person = ?", (table, person)),
            ("DELETE FROM {p}speakers WHERE table_id = ? AND person = ?", (table, person)),
        ]
        await self._write(statements)

    async def finish_erasures(self) -> None:
        """Forget who was deleted, once no table names them."""
        await self._write(
            [
                (
                    "DELETE FROM {p}erasures WHERE NOT EXISTS"
                    " (SELECT 1 FROM {p}seats AS seats WHERE seats.person = erasures.person)"
                    " AND NOT EXISTS (SELECT 1 FROM {p}speakers AS speakers"
                    " WHERE speakers.person = erasures.person)",
                    (),
                )
            ]
        )
