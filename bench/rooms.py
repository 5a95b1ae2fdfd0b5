"""What a decision costs the server without sockets: `.venv/bin/python bench/rooms.py`.

Many tables in this one process, on a real database, with four people at each who play at random and
never wait.  The CPU time of the loop's thread and of all threads is told apart: the difference is
the thread that writes.  `--profile` shows where the loop's part goes.
"""

import argparse
import asyncio
import cProfile
import gc
import pstats
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tangledbank.server import garbage
from tangledbank.server.bots.in_loop import InLoopBotPool
from tangledbank.server.guest import Guest
from tangledbank.server.metrics import RoomMetrics
from tangledbank.server.room import Room
from tangledbank.server.rooms import Rooms
from tangledbank.server.settings import Settings
from tangledbank.server.store.memory import MemoryStore
from tangledbank.server.store.sqlite import SqliteStore
from tangledbank.server.store.store import Person, Store
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.news import Farewell
from tangledbank.server.wire.setup import SeatPlan, Setup


class Move(msgspec.Struct):
    action: str


class Ask(msgspec.Struct):
    moment: int
    moves: list[Move]


class News(msgspec.Struct):
    ask: list[Ask] | None = None


DECODER = msgspec.json.Decoder(News)


class Run:
    """How many decisions were acknowledged, and how many there shall be."""

    def __init__(self, warm: int, decisions: int) -> None:
        self.warm = warm  # so many are made before anything is measured
        self.wanted = warm + decisions
        self.count = 0
        self.bytes = 0
        self.begun = asyncio.Event()
        self.done = asyncio.Event()

    def note(self) -> None:
        self.count += 1
        if self.count == self.warm:
            self.begun.set()
        if self.count >= self.wanted:
            self.done.set()


class Seated(Guest):
    """Somebody who decides as soon as they are asked, and reads nothing else."""

    def __init__(self, person: Person, room: Room, run: Run, dice: random.Random) -> None:
        super().__init__(person)
        self.room = room
        self.run = run
        self._dice = dice
        self._seen = 0

    def send(self, text: bytes) -> None:
        self.run.bytes += len(text)
        if text.startswith(b'{"t":"done"'):
            # To sit down and to be ready are no decisions; their ids are no numbers.
            if text[len(b'{"t":"done","id":"') :][:1].isdigit():
                self.run.note()
        elif b'"ask":[{' in text and not self.run.done.is_set():
            asked = DECODER.decode(text).ask
            if asked and asked[0].moment != self._seen:
                self._seen = asked[0].moment
                action = self._dice.choice(asked[0].moves).action
                command = wire.Decide(str(self._seen), self._seen, action)
                asyncio.get_running_loop().call_soon(self.room.post, self, command)

    def dismiss(self, farewell: Farewell) -> None:
        pass


async def table(rooms: Rooms, people: list[Person], run: Run, seed: int) -> None:
    """One game after the other, until there are enough decisions."""
    dice = random.Random(seed)
    while not run.done.is_set():
        name = await rooms.create(Setup(seats=[SeatPlan() for _ in people]), people[0])
        room = await rooms.room(name)
        assert room is not None
        for seat, person in enumerate(people):
            guest = Seated(person, room, run, dice)
            room.arrive(guest)
            room.post(guest, wire.Sit("sit", seat))
            room.post(guest, wire.Ready("ready", "00" * 16))
        while room.table.status != "over" and not run.done.is_set():
            await asyncio.sleep(0.2)


@contextmanager
def profiled(wanted: bool) -> Iterator[None]:
    if not wanted:
        yield
        return
    profile = cProfile.Profile(time.thread_time)
    profile.enable()
    yield
    profile.disable()
    for order in ("tottime", "cumtime"):
        pstats.Stats(profile).strip_dirs().sort_stats(order).print_stats(45)


async def play(args: argparse.Namespace, folder: Path) -> None:
    store: Store = MemoryStore() if args.memory else SqliteStore(folder / "tables.db")
    await store.open()
    rooms = Rooms(store, Settings(), lambda _: InLoopBotPool(), RoomMetrics())
    await rooms.start()
    people = [Person(f"person-{seat}", f"Load {seat}", True, 0) for seat in range(4)]
    for person in people:
        await store.put_person(person)
    run = Run(args.warm * args.tables, args.decisions)
    collecting = garbage.Garbage(lambda: len(rooms.rooms))
    collecting.start()
    games = [asyncio.create_task(table(rooms, people, run, at)) for at in range(args.tables)]
    await run.begun.wait()
    with profiled(args.profile):
        loop_cpu, cpu, clock = time.thread_time(), time.process_time(), time.monotonic()
        began, told = run.count, run.bytes
        await run.done.wait()
        loop_cpu, cpu = time.thread_time() - loop_cpu, time.process_time() - cpu
        clock = time.monotonic() - clock
    count = run.count - began
    print(
        f"{count} decisions: loop {1e6 * loop_cpu / count:.0f} us, "
        f"all threads {1e6 * cpu / count:.0f} us of CPU each; "
        f"{count / clock:.0f}/s by the clock, {(run.bytes - told) / count:.0f} bytes told each"
    )
    await asyncio.gather(*games)
    collecting.stop()
    await rooms.stop()
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument(
        "--warm", type=int, default=10, help="decisions at each table that are not measured"
    )
    parser.add_argument("--memory", action="store_true", help="a store in memory")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--asyncio", action="store_true", help="asyncio's loop instead of uvloop")
    args = parser.parse_args()
    garbage.prepare()
    gc.freeze()
    with tempfile.TemporaryDirectory(prefix="tangledbank-bench-") as name:
        if args.asyncio:
            asyncio.run(play(args, Path(name)))
        else:
            import uvloop

            uvloop.run(play(args, Path(name)))


if __name__ == "__main__":
    main()
