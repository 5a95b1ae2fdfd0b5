"""The operators' queries and changes: one set of statements for both kinds of database."""

from typing import Any, Literal

import msgspec

from tangledbank.server.store.retaining import Retaining
from tangledbank.server.store.statements import Statement

RulingKind = Literal["ban-person", "ban-address", "mute", "notice"]


class Ruling(msgspec.Struct, frozen=True):
    """A decision in force until it is lifted or expires."""

    kind: RulingKind
    subject: str  # a person or an address; empty for a notice
    until: int  # 0: for good
    made: int
    text: str = ""


class Order(msgspec.Struct, frozen=True):
    """An order to a running server."""

    id: str
    made: int
    kind: str
    body: str


class Seen(msgspec.Struct, frozen=True):
    """A person connected from this address."""

    person: str
    address: str
    at: int


class KeptTable(msgspec.Struct, frozen=True):
    """A table in the database, for a list."""

    table: str
    status: str
    public: bool
    made: int
    used: int
    entries: int
    summary: bytes


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    program: bool
    since: int
    seen: int


class Operations(Retaining):
    """Rulings, orders, addresses, and the deletion of old data."""

    # Rulings

    async def rulings(self, now: int) -> list[Ruling]:
        """The rulings in force now."""
        rows = await self._ask(
            "SELECT kind, subject, until, made, text FROM {p}rulings"
            " WHERE until = 0 OR until > ? ORDER BY made, kind, subject",
            now,
        )
        return [Ruling(*row) for row in rows]

    async def put_ruling(self, ruling: Ruling) -> None:
        await self._write(
            [
                (
                    "INSERT INTO {p}rulings (kind, subject, until, made, text)"
                    " VALUES (?, ?, ?, ?, ?) ON CONFLICT (kind, subject) DO UPDATE SET"
                    " until = excluded.until, made = excluded.made, text = excluded.text",
                    msgspec.structs.astuple(ruling),
                )
            ]
        )

    async def remove_ruling(self, kind: RulingKind, subject: str) -> bool:
        """False if there was none."""
        found = await self._ask(
            "SELECT 1 FROM {p}rulings WHERE kind = ? AND subject = ?", kind, subject
        )
        await self._write(
            [("DELETE FROM {p}rulings WHERE kind = ? AND subject = ?", (kind, subject))]
        )
        return bool(found)

    # Orders to a running server

    async def put_order(self, order: Order) -> None:
        await self._write(
            [
                (
                    "INSERT INTO {p}orders (id, made, kind, body, taken) VALUES (?, ?, ?, ?, '')",
                    msgspec.structs.astuple(order),
                )
            ]
        )

    async def orders(self, since: int) -> list[Order]:
        """Orders that no process has taken, and that are not older than this."""
        rows = await self._ask(
            "SELECT id, made, kind, body FROM {p}orders WHERE taken = '' AND made >= ?"
            " ORDER BY made, id",
            since,
        )
        return [Order(*row) for row in rows]

    async def take_order(self, order: str, worker: str) -> bool:
        """Take an order; only the first worker gets it."""
        await self._write(
            [("UPDATE {p}orders SET taken = ? WHERE id = ? AND taken = ''", (worker, order))]
        )
        return bool(
            await self._ask("SELECT 1 FROM {p}orders WHERE id = ? AND taken = ?", order, worker)
        )

    async def answer(self, order: str, worker: str, body: str) -> None:
        await self._write(
            [
                (
                    "INSERT INTO {p}answers (order_id, worker, body) VALUES (?, ?, ?)"
                    " ON CONFLICT (order_id, worker) DO UPDATE SET body = excluded.body",
                    (order, worker, body),
                )
            ]
        )

    async def answers(self, order: str) -> dict[str, str]:
        """Each worker's answer."""
        rows = await self._ask("SELECT worker, body FROM {p}answers WHERE order_id = ?", order)
        return dict(rows)

    async def remove_orders(self, before: int) -> None:
        old = "SELECT id FROM {p}orders WHERE made < ?"
        await self._write(
            [
                (f"DELETE FROM {{p}}answers WHERE order_id IN ({old})", (before,)),
                ("DELETE FROM {p}orders WHERE made < ?", (before,)),
            ]
        )

    # People and their addresses

    async def note_seen(self, seen: list[Seen]) -> None:
        statements: list[Statement] = []
        for one in seen:
            statements.append(("UPDATE {p}persons SET seen = ? WHERE id = ?", (one.at, one.person)))
            statements.append(
                (
                    "INSERT INTO {p}addresses (person, address, seen) VALUES (?, ?, ?)"
                    " ON CONFLICT (person, address) DO UPDATE SET seen = excluded.seen",
                    (one.person, one.address, one.at),
                )
            )
        await self._write(statements)

    async def persons_at(self, address: str, most: int) -> list[tuple[PersonRow, int]]:
        """People who came from an address, and when they last did."""
        rows = await self._ask(
            "SELECT id, name, program, since, persons.seen, addresses.seen"
            " FROM {p}addresses AS addresses JOIN {p}persons AS persons ON id = person"
            " WHERE address = ? ORDER BY addresses.seen DESC, id LIMIT ?",
            address,
            most,
        )
        return [(_person(row[:5]), row[5]) for row in rows]

    async def addresses_of(self, person: str) -> list[tuple[str, int]]:
        rows = await self._ask(
            "SELECT address, seen FROM {p}addresses WHERE person = ? ORDER BY seen DESC", person
        )
        return [(address, seen) for address, seen in rows]

    async def find_persons(self, prefix: str, most: int) -> list[PersonRow]:
        """People whose ids begin with this."""
        rows = await self._ask(
            "SELECT id, name, program, since, seen FROM {p}persons"
            " WHERE id >= ? AND id < ? ORDER BY id LIMIT ?",
            prefix,
            prefix + "~",
            most,
        )
        return [_person(row) for row in rows]

    # Tables

    async def tables(self, statuses: list[str], most: int) -> list[KeptTable]:
        """The most recently used first; with any status if none is given."""
        marks = ", ".join("?" for _ in statuses)
        only = f" WHERE status IN ({marks})" if statuses else ""
        rows = await self._ask(
            "SELECT id, status, public, made, used, last, summary FROM {p}tables"
            f"{only} ORDER BY used DESC, id LIMIT ?",
            *statuses,
            most,
        )
        return [
            KeptTable(table, status, bool(public), made, used, last, bytes(summary))
            for table, status, public, made, used, last, summary in rows
        ]

    async def persons_of(self, table: str) -> list[PersonRow]:
        """People who sit or sat there."""
        rows = await self._ask(
            "SELECT id, name, program, since, seen FROM {p}seats AS seats"
            " JOIN {p}persons AS persons ON id = person WHERE table_id = ? ORDER BY id",
            table,
        )
        return [_person(row) for row in rows]

    async def find_tables(self, prefix: str, most: int) -> list[str]:
        """Tables whose ids begin with this."""
        rows = await self._ask(
            "SELECT id FROM {p}tables WHERE substr(id, 1, ?) = ? ORDER BY id LIMIT ?",
            len(prefix),
            prefix,
            most,
        )
        return [table for (table,) in rows]


def _person(row: tuple[Any, ...]) -> PersonRow:
    return PersonRow(row[0], row[1], bool(row[2]), row[3], row[4])
