"""Rulings, orders, addresses and deletion, for a store in memory."""

import msgspec

from tangledbank.server.store.memory_rows import Rows
from tangledbank.server.store.operations import (
    KeptTable,
    Operations,
    Order,
    PersonRow,
    Ruling,
    RulingKind,
    Seen,
)
from tangledbank.server.store.store import Entry


class MemoryOperations(Operations):
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    # Rulings

    async def rulings(self, now: int) -> list[Ruling]:
        found = [one for one in self._rows.rulings.values() if one.until == 0 or one.until > now]
        return sorted(found, key=lambda one: (one.made, one.kind, one.subject))

    async def put_ruling(self, ruling: Ruling) -> None:
        self._rows.rulings[ruling.kind, ruling.subject] = ruling

    async def remove_ruling(self, kind: RulingKind, subject: str) -> bool:
        return self._rows.rulings.pop((kind, subject), None) is not None

    async def delete_rulings(self, before: int) -> None:
        rulings = self._rows.rulings
        for key in [key for key, one in rulings.items() if 0 < one.until < before]:
            del rulings[key]

    # Orders

    async def put_order(self, order: Order) -> None:
        self._rows.orders[order.id] = order

    async def orders(self, since: int) -> list[Order]:
        rows = self._rows
        found = [one for one in rows.orders.values() if one.id not in rows.taken]
        found = [one for one in found if one.made >= since]
        return sorted(found, key=lambda one: (one.made, one.id))

    async def take_order(self, order: str, worker: str) -> bool:
        if order not in self._rows.orders:
            return False
        return self._rows.taken.setdefault(order, worker) == worker

    async def answer(self, order: str, worker: str, body: str) -> None:
        self._rows.answers[order, worker] = body

    async def answers(self, order: str) -> dict[str, str]:
        found = self._rows.answers.items()
        return {worker: body for (one, worker), body in found if one == order}

    async def remove_orders(self, before: int) -> None:
        rows = self._rows
        old = {one.id for one in rows.orders.values() if one.made < before}
        for key in [key for key in rows.answers if key[0] in old]:
            del rows.answers[key]
        for order in old:
            del rows.orders[order]
            rows.taken.pop(order, None)

    # People

    async def note_seen(self, seen: list[Seen]) -> None:
        rows = self._rows
        for one in seen:
            if one.person in rows.persons:
                rows.seen[one.person] = one.at
            rows.addresses[one.person, one.address] = one.at

    async def persons_at(self, address: str, most: int) -> list[tuple[PersonRow, int]]:
        rows = self._rows
        found = [
            (rows.person_row(rows.persons[person]), seen)
            for (person, where), seen in rows.addresses.items()
            if where == address and person in rows.persons
        ]
        return sorted(found, key=lambda one: (-one[1], one[0].id))[:most]

    async def addresses_of(self, person: str) -> list[tuple[str, int]]:
        found = self._rows.addresses.items()
        mine = [(address, seen) for (one, address), seen in found if one == person]
        return sorted(mine, key=lambda one: -one[1])

    async def find_persons(self, prefix: str, most: int) -> list[PersonRow]:
        rows = self._rows
        found = sorted(person for person in rows.persons if person.startswith(prefix))
        return [rows.person_row(rows.persons[person]) for person in found[:most]]

    async def delete_addresses(self, before: int, most: int) -> int:
        addresses = self._rows.addresses
        old = [key for key, seen in addresses.items() if seen < before][:most]
        for key in old:
            del addresses[key]
        return len(old)

    async def delete_unused_persons(self, before: int, most: int) -> int:
        rows = self._rows
        unused = [
            one.id
            for one in rows.persons.values()
            if one.since < before
            and rows.seen.get(one.id, 0) < before
            and not rows.sits_somewhere(one.id)
            and not rows.speaks_somewhere(one.id)
        ][:most]
        for person in unused:
            rows.delete_person(person)
        return len(unused)

    # Tables

    async def tables(self, statuses: list[str], most: int) -> list[KeptTable]:
        found = [
            KeptTable(
                *(name, row.facts.status, row.facts.public, row.made, row.used),
                *(len(row.entries), row.facts.summary),
            )
            for name, row in self._rows.tables.items()
            if not statuses or row.facts.status in statuses
        ]
        return sorted(found, key=lambda one: (-one.used, one.table))[:most]

    async def persons_of(self, table: str) -> list[PersonRow]:
        rows = self._rows
        row = rows.tables.get(table)
        seated = sorted({*row.facts.persons} & {*rows.persons}) if row is not None else []
        return [rows.person_row(rows.persons[person]) for person in seated]

    async def find_tables(self, prefix: str, most: int) -> list[str]:
        return sorted(name for name in self._rows.tables if name.startswith(prefix))[:most]

    async def old_tables(self, over_before: int, idle_before: int, most: int) -> list[str]:
        found = [
            (row.used, name)
            for name, row in self._rows.tables.items()
            if row.used < (idle_before if row.running else over_before)
        ]
        return [name for _, name in sorted(found)[:most]]

    async def delete_table(self, table: str, used_before: int) -> None:
        rows = self._rows
        row = rows.tables.get(table)
        if row is not None and row.used < used_before:
            del rows.tables[table]
            rows.holds.pop(table, None)
            rows.speakers = {one for one in rows.speakers if one[1] != table}

    # Deleting a person

    async def erase(self, person: str, now: int) -> None:
        self._rows.delete_person(person)
        self._rows.erasures.setdefault(person, now)

    async def note_speaker(self, table: str, person: str) -> None:
        self._rows.speakers.add((person, table))

    async def spoken_at(self, person: str) -> list[tuple[str, str]]:
        rows = self._rows
        found = [(rows.tables[table], table) for one, table in rows.speakers if one == person]
        found.sort(key=lambda one: (-one[0].used, one[1]))
        return [(table, row.facts.status) for row, table in found]

    async def erasures(self, most: int) -> list[tuple[str, str]]:
        rows = self._rows
        found = [
            (table, person)
            for table, row in rows.tables.items()
            for person in rows.erasures
            if row.facts.status == "over"
            and (person in row.facts.persons or (person, table) in rows.speakers)
        ]
        return sorted(found)[:most]

    async def rewrite(
        self, table: str, person: str, bodies: dict[int, bytes], summary: bytes, persons: str
    ) -> None:
        row = self._rows.tables[table]
        row.entries = [Entry(one.seq, one.at, bodies.get(one.seq, one.body)) for one in row.entries]
        seated = msgspec.json.decode(persons, type=tuple[str, ...])
        row.facts = msgspec.structs.replace(row.facts, summary=summary, persons=seated)
        row.snapshot = None
        row.analysis = None
        self._rows.speakers.discard((person, table))

    async def finish_erasures(self) -> None:
        rows = self._rows
        named = {one for one in rows.erasures if rows.sits_somewhere(one)}
        named |= {one for one in rows.erasures if rows.speaks_somewhere(one)}
        rows.erasures = {one: at for one, at in rows.erasures.items() if one in named}
