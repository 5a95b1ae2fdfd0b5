"""A whole game against bots in a room, in a process that cannot import what a server is made of.

python -m tests.server.room_alone
"""

import asyncio
import importlib.readers  # noqa: F401
import logging  # noqa: F401
import random
import sys
import threading
from importlib.abc import MetaPathFinder

#: What a browser has not, or what a room must not need.
MISSING = {
    "litestar",
    "multiprocessing",
    "prometheus_client",
    "psycopg",
    "sqlite3",
    "threading",
    "uvicorn",
    "uvloop",
}


class Blocker(MetaPathFinder):
    """Refuses to find what is missing."""

    def find_spec(self, fullname: str, path: object, target: object = None) -> None:
        if fullname.partition(".")[0] in MISSING:
            raise ImportError(f"{fullname} must not be needed")


def block() -> None:
    # What is imported above of the standard library needs the locks in `threading`, but no thread.
    def refuse(*_: object) -> None:
        raise RuntimeError("a thread must not be needed")

    setattr(threading.Thread, "start", refuse)  # noqa: B010
    for name in [one for one in sys.modules if one.partition(".")[0] in MISSING]:
        del sys.modules[name]
    sys.meta_path.insert(0, Blocker())


async def play() -> None:
    from tangledbank.server.bots.in_loop import InLoopBotPool
    from tangledbank.server.guest import Guest
    from tangledbank.server.rooms import Rooms
    from tangledbank.server.settings import Settings
    from tangledbank.server.store.memory import MemoryStore
    from tangledbank.server.store.store import Person
    from tangledbank.server.wire import commands as wire
    from tangledbank.server.wire.news import Farewell
    from tangledbank.server.wire.setup import SeatPlan, Setup

    class Page(Guest):
        """A connection that counts what it is told, and wakes whoever waits for it."""

        def __init__(self, person: Person) -> None:
            super().__init__(person)
            self.messages = 0
            self.told = asyncio.Event()

        def send(self, text: bytes) -> None:
            self.messages += 1
            self.told.set()

        def dismiss(self, farewell: Farewell) -> None:
            self.told.set()

    store = MemoryStore()
    await store.open()
    settings = Settings(bot_pace=0, show_delay=0, show_delay_slow=0)
    rooms = Rooms(store, settings, lambda _: InLoopBotPool())
    await rooms.start()
    ann = Person("ann", "Ann", False, 0)
    await store.put_person(ann)
    setup = Setup(seats=[SeatPlan(), SeatPlan("greedy"), SeatPlan("random")])
    room = await rooms.room(await rooms.create(setup, ann))
    assert room is not None
    page = Page(ann)
    room.arrive(page)
    room.post(page, wire.Sit("sit", 0))
    room.post(page, wire.Ready("ready", "00" * 16))
    dice, decisions = random.Random(1), 0
    while (await room.settled()).status != "over":
        page.told.clear()
        table = room.table
        if table.acting == 0:
            line = str(dice.choice(table.the_game.legal_actions()))
            room.post(page, wire.Decide(f"d{decisions}", table.moment, line))
            decisions += 1
        await page.told.wait()
    bots = sum(step.by == "bot" for step in room.table.steps)
    stored = await store.load(room.table.id)
    assert stored is not None
    assert len(stored.entries) == room.table.v
    await rooms.stop()
    assert not MISSING & {name.partition(".")[0] for name in sys.modules}
    print(f"over: {decisions} decisions, {bots} by bots, {page.messages} messages")


if __name__ == "__main__":
    block()
    asyncio.run(play())
