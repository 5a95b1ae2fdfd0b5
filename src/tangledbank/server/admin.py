"""The actions and output of `tangledbank admin`."""

import asyncio
import secrets
import time
from typing import Final, Literal

import msgspec

from tangledbank.server.network import UNKNOWN, network_of
from tangledbank.server.store.operations import (
    Operations,
    Order,
    PersonRow,
    Ruling,
    RulingKind,
)

#: Seconds to wait for a server to answer; it looks for orders once a second.
PATIENCE: Final = 15.0
#: Seconds to wait for every process to answer a question to all of them.
ROUND: Final = 3.0
#: A banner without a time stays for a day, one with a time for an hour after it.
BANNER: Final = 86_400_000
AFTERWARDS: Final = 3_600_000


class AdminError(Exception):
    """The command cannot be carried out; the text says why."""


# Looking


async def tables(operations: Operations, statuses: list[str], most: int) -> str:
    found = await operations.tables(statuses, most)
    lines = [f"{'table':24}{'status':11}{'used':21}{'entries':>7}  seats"]
    for one in found:
        summary = msgspec.json.decode(one.summary) if one.summary else {}
        names = [seat["name"] or seat["who"] for seat in summary.get("seats", [])]
        title = f"  ({summary['title']})" if summary.get("title") else ""
        lines.append(
            f"{one.table:24}{one.status:11}{moment(one.used):21}{one.entries:>7}  "
            f"{', '.join(names)}{title}"
        )
    return "\n".join(lines) if found else "There are no tables."


async def load(operations: Operations, now: int) -> str:
    """Every process answers for itself."""
    order = Order(secrets.token_hex(8), now, "load", "")
    await operations.put_order(order)
    answers: dict[str, str] = {}
    for _ in range(int(ROUND / 0.1)):
        await asyncio.sleep(0.1)
        answers = await operations.answers(order.id)
    for _ in range(int((PATIENCE - ROUND) / 0.1)):
        if answers:
            break
        await asyncio.sleep(0.1)
        answers = await operations.answers(order.id)
    if not answers:
        raise AdminError("No server answered. Check that one is running with this database.")
    lines = []
    for worker, body in sorted(answers.items()):
        numbers = msgspec.json.decode(body, type=dict[str, float])
        said = ", ".join(f"{what} {value:g}" for what, value in numbers.items())
        lines.append(f"process {worker[:6]}: {said}")
    return "\n".join(lines)


async def people(
    operations: Operations, address: str | None, table: str | None, person: str | None
) -> str:
    if address is not None:
        at = await operations.persons_at(network(address), 200)
        lines = [f"{line(one)}  from there {moment(seen)}" for one, seen in at]
        return "\n".join(lines) or "Nobody known has connected from there."
    if table is not None:
        found = await operations.persons_of(await the_table(operations, table))
        return "\n".join(line(one) for one in found) or "Nobody has a seat at that table."
    one = await the_person(operations, person or "")
    known = await operations.addresses_of(one.id)
    return "\n".join([line(one), *(f"  {at}  {moment(seen)}" for at, seen in known)])


async def rulings(operations: Operations, now: int) -> str:
    found = await operations.rulings(now)
    lines = []
    for one in found:
        until = f"until {moment(one.until)}" if one.until else "for good"
        lines.append(f"{one.kind:12}{one.subject:34}{until}  {one.text}".rstrip())
    return "\n".join(lines) or "No bans, mutes or notice."


# Ruling


async def mute(operations: Operations, person: str, until: int, now: int, note: str) -> str:
    one = await the_person(operations, person)
    await operations.put_ruling(Ruling("mute", one.id, until, now, note))
    return f"{one.name} ({one.id}) is muted {length(until)}."


async def ban(
    operations: Operations,
    person: str | None,
    address: str | None,
    until: int,
    now: int,
    note: str,
) -> str:
    kind, subject = await the_subject(operations, person, address)
    await operations.put_ruling(Ruling(kind, subject, until, now, note))
    return f"{subject} is banned {length(until)}."


async def lift(
    operations: Operations,
    what: Literal["ban", "mute"],
    person: str | None,
    address: str | None,
) -> str:
    """Lift a ruling, found by its stored subject because the person may be gone."""
    kind: RulingKind = "mute"
    if what == "ban":
        kind = "ban-address" if address else "ban-person"
    wanted = network(address) if address else person or ""
    held = [one.subject for one in await operations.rulings(0) if one.kind == kind]
    fitting = [one for one in held if wanted and one.startswith(wanted)]
    if len(fitting) != 1:
        many = f"Several {what}s match" if fitting else f"No {what} matches"
        raise AdminError(f"{many} {wanted!r}. `tangledbank admin rulings` lists them.")
    await operations.remove_ruling(kind, fitting[0])
    return f"{fitting[0]} is no longer {'banned' if what == 'ban' else 'muted'}."


async def announce(operations: Operations, text: str, at: int, now: int) -> str:
    if not text:
        there = await operations.remove_ruling("notice", "")
        return "The banner is removed." if there else "There was no banner."
    words = " ".join(text.split())[:300]
    notice = msgspec.json.encode({"text": words, "at": at}).decode()
    until = at + AFTERWARDS if at else now + BANNER
    await operations.put_ruling(Ruling("notice", "", until, now, notice))
    when = f" for {moment(at)}" if at else ""
    return f"The banner is shown to everybody{when}: {words}"


async def close(operations: Operations, table: str, now: int) -> str:
    order = Order(secrets.token_hex(8), now, "close", await the_table(operations, table))
    await operations.put_order(order)
    for _ in range(int(PATIENCE / 0.1)):
        answers = await operations.answers(order.id)
        if answers:
            return next(iter(answers.values()))
        await asyncio.sleep(0.1)
    raise AdminError(
        "No server answered. The order is kept, and a server that starts within ten minutes "
        "will carry it out."
    )


# Finding


async def the_subject(
    operations: Operations, person: str | None, address: str | None
) -> tuple[RulingKind, str]:
    if (person is None) == (address is None):
        raise AdminError("Give either a person or --address.")
    if address is not None:
        return "ban-address", network(address)
    return "ban-person", (await the_person(operations, person or "")).id


async def the_person(operations: Operations, start: str) -> PersonRow:
    found = await operations.find_persons(start, 2) if start else []
    if len(found) != 1:
        many = "Several people have" if found else "Nobody has"
        raise AdminError(f"{many} an id that begins with {start}. `admin people` lists ids.")
    return found[0]


async def the_table(operations: Operations, start: str) -> str:
    found = await operations.find_tables(start, 2) if start else []
    if start in found:
        return start
    if len(found) != 1:
        many = "Several tables have" if found else "No table has"
        raise AdminError(f"{many} an id that begins with {start}. `admin tables` lists them.")
    return found[0]


def network(address: str) -> str:
    found = network_of(address)
    if found == UNKNOWN:
        raise AdminError(
            f"{address} is not an IP address. Give one such as 203.0.113.7 or 2001:db8::1."
        )
    return found


# Printing


def line(one: PersonRow) -> str:
    kind = "program" if one.program else "person"
    return f"{one.id}  {kind:8}{one.name:26}since {moment(one.since)}"


def length(until: int) -> str:
    return f"until {moment(until)}" if until else "for good"


def moment(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%MZ", time.gmtime(at / 1000))
