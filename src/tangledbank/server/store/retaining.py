"""What is deleted when its time is over, or because somebody asks for it."""

from typing import Any, Final

from tangledbank.server.store.statements import Execute, Statement

#: Tables whose rows belong to a row of `tables`.
CHILDREN: Final = ("entries", "seats", "holds", "snapshots", "speakers")


class Retaining:
    """A part of the operations of a database."""

    def __init__(self, read: Execute, write: Execute) -> None:
        self._read = read
        self._write = write

    async def _ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._read([(query, values)])

    async def old_tables(self, over_before: int, idle_before: int, most: int) -> list[str]:
        """Tables that are over since then, and tables at which nothing happened since then."""
        rows = await self._ask(
            "SELECT id FROM {p}tables WHERE (status IN ('over', 'broken') AND used < ?)"
            " OR (status IN ('gathering', 'playing') AND used < ?) ORDER BY used LIMIT ?",
            over_before,
            idle_before,
            most,
        )
        return [table for (table,) in rows]

    async def delete_table(self, table: str, used_before: int) -> None:
        """With all that belongs to it, unless it has been used again meanwhile."""
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
        """Those who have not been here since then, and are named at no table that is kept."""
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
        """Those whose time was over before."""
        await self._write([("DELETE FROM {p}rulings WHERE until > 0 AND until < ?", (before,))])

    # Somebody wants to be forgotten

    async def erase(self, person: str, now: int) -> None:
        """The person is gone now; the name goes from finished games a moment later."""
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
        """The tables at which somebody chatted as a spectator, and their statuses."""
        rows = await self._ask(
            "SELECT id, status FROM {p}speakers AS speakers JOIN {p}tables AS tables"
            " ON id = table_id WHERE person = ? ORDER BY used DESC, id",
            person,
        )
        return [(table, status) for table, status in rows]

    async def erasures(self, most: int) -> list[tuple[str, str]]:
        """Finished tables with the name of somebody who is gone: table and person."""
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
        """Put other entries in the place of those that name somebody."""
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
            ("DELETE FROM {p}seats WHERE table_id = ? AND person = ?", (table, person)),
            ("DELETE FROM {p}speakers WHERE table_id = ? AND person = ?", (table, person)),
        ]
        await self._write(statements)

    async def finish_erasures(self) -> None:
        """Forget even who was forgotten, when no table names them any more."""
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
