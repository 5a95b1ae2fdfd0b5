"""How long it takes to open the longest table that a server allows, and what that holds up.

    python bench/opening.py

One person plays both seats with the largest deck, takes back as much as may be taken back, and as
much is said as may be said.  Time in the event loop is the CPU time of its thread, so other
programs do not count.
"""

import asyncio
import random
import sys
import tempfile
import time
from asyncio import events
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tangledbank.core.record import engine_version
from tangledbank.evolution.cards import card_name, load_deck
from tangledbank.evolution.rules import SETS
from tangledbank.server import garbage
from tangledbank.server.facts import facts_of, my_table
from tangledbank.server.opening import open_table
from tangledbank.server.store.sqlite import SqliteStore
from tangledbank.server.store.store import Entry
from tangledbank.server.table import limits, log, undo, views
from tangledbank.server.table.snapshot import snapshot_of
from tangledbank.server.table.views import Crowd, Viewpoint
from tangledbank.server.web.setup_validation import MOST_CARDS
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Setup
from tests.server.table.desk import Desk, fresh_id, open_seats

RUNS = 9


def largest_deck() -> str:
    kinds = [card_name(kind) for name in SETS for kind in load_deck(name).copies]
    more = MOST_CARDS % len(kinds)
    lines = [
        f'"{kind}" = {MOST_CARDS // len(kinds) + (at < more)}' for at, kind in enumerate(kinds)
    ]
    return "[cards]\n" + "\n".join(lines)


class Player(Desk):
    """Writes without the comparisons that tests make each time."""

    def write(self, *bodies: log.AnyBody) -> None:
        for body in bodies:
            entry = Entry(self.table.v + 1, self.now, log.write(body))
            self.table.take(entry, body)
            self.entries.append(entry)


def longest_table() -> Desk:
    """Take back a few steps again and again near the end, where each of them costs most."""
    setup = Setup(seats=open_seats(2), sets=list(SETS), deck=largest_deck())
    desk = Player(setup)
    desk.sit("ann", 0)
    desk.sit("ann", 1)
    desk.ready("ann")
    chooser = random.Random(11)
    while desk.status() == "playing":
        steps = len(desk.table.steps)
        if steps > 600 and undo.may_undo(desk.table) and steps % 5 == 0:
            for _ in range(4):
                if undo.may_undo(desk.table):
                    desk.do("ann", wire.Undo(fresh_id()))
        desk.decide(chooser.choice(desk.legal()))
    for at in range(limits.MOST_CHAT):
        desk.write(log.Said(person="zoe", seat=-1, name="Zoe", text=f"line {at}"))
    return desk


@contextmanager
def longest_callback() -> Iterator[list[float]]:
    """The CPU time of the longest callback of the event loop in it, in seconds."""
    longest = [0.0]
    run: Callable[[Any], None] = events.Handle._run

    def measured(handle: Any) -> None:
        began = time.thread_time()
        run(handle)
        longest[0] = max(longest[0], time.thread_time() - began)

    events.Handle._run = measured  # type: ignore[method-assign]
    try:
        yield longest
    finally:
        events.Handle._run = run  # type: ignore[method-assign]


async def opening(store: SqliteStore, name: str, what: str) -> None:
    walls, callbacks = [], []
    for _ in range(RUNS):
        with longest_callback() as longest:
            began = time.perf_counter()
            assert await open_table(store, name) is not None
            walls.append(time.perf_counter() - began)
            await asyncio.sleep(0)
        callbacks.append(longest[0])
    show(what, sorted(walls)[RUNS // 2], max(callbacks))


def show(what: str, wall: float, callback: float | None = None) -> None:
    held = "" if callback is None else f"{callback * 1000:.1f} ms"
    print(f"| {what} | {wall * 1000:.1f} ms | {held} |")


def median_of(work: Callable[[], object]) -> float:
    times = []
    for _ in range(RUNS):
        began = time.thread_time()
        work()
        times.append(time.thread_time() - began)
    return sorted(times)[RUNS // 2]


async def main() -> None:
    desk = longest_table()
    table = desk.table
    print(f"engine {engine_version()}, {len(desk.entries):,} entries: {len(table.steps):,} steps,")
    print(f"{table.undos} undos that took back {table.taken_back:,} steps, the rest chat\n")
    garbage.prepare()  # as a server does it
    print("| | median | longest callback |\n|---|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "tables.db")
        await store.open()
        facts = facts_of(table)
        await store.create(desk.name, engine_version(), facts, desk.entries, 1)
        await opening(store, desk.name, "open, from the log")
        kept = snapshot_of(table)
        await store.put_snapshot(desk.name, kept)
        await opening(store, desk.name, "open, from a snapshot")
        await store.close()
    cost = median_of(lambda: snapshot_of(table))
    show(f"make a snapshot ({len(kept.body) / 1024:.0f} KiB)", cost, cost)
    cost = median_of(lambda: table.game_after(len(table.steps) - 20))
    show("go back 20 steps", cost, cost)
    cost = median_of(lambda: views.everything(table, Viewpoint(table, "ann"), Crowd(), table.at))
    show("the whole table as one player sees it", cost, cost)
    cost = median_of(lambda: my_table(facts, "ann"))
    show("list it", cost, cost)


if __name__ == "__main__":
    asyncio.run(main())
