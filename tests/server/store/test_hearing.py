"""What is told is heard: in this process, and with PostgreSQL in the others."""

import asyncio
import subprocess
import sys

import pytest

from tangledbank.server.store.store import Store
from tests.server.store.samples import opened


class Ears:
    """Remembers what was heard, and waits for more."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self.lost = 0
        self._more = asyncio.Event()

    async def listen(self, store: Store) -> None:
        await store.listen(self._hear, self._miss)

    def _hear(self, channel: str, text: bytes) -> None:
        self.heard.append((channel, text))
        self._more.set()

    async def _miss(self) -> None:
        self.lost += 1
        self._more.set()

    async def until(self, heard: int = 0, lost: int = 0) -> None:
        while len(self.heard) < heard or self.lost < lost:
            self._more.clear()
            await self._more.wait()


def test_a_process_hears_itself(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            one, two = Ears(), Ears()
            await one.listen(store)
            await two.listen(store)
            told = [
                ("table.x", b'{"n":1}'),
                ("table.x", b'{"n":1}'),
                ("lobby", "\u263a\n".encode()),
            ]
            for channel, text in told:
                await store.tell(channel, text)
            await one.until(3)
            await two.until(3)
            assert one.heard == two.heard == told

    asyncio.run(play())


def test_long_texts_and_many_of_them(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            ears = Ears()
            await ears.listen(store)
            told = [("c" * 40, b"%d" % number * 1_000) for number in range(10)]
            told += [("c", b"x" * 7_000)] + [("c", b"%d" % number) for number in range(500)]
            await asyncio.gather(*(store.tell(channel, text) for channel, text in told))
            await ears.until(len(told))
            assert ears.heard == told

    asyncio.run(play())


def test_who_hears_badly_does_not_stop_the_others(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    def deaf(channel: str, text: bytes) -> None:
        raise RuntimeError("what?")

    async def nothing() -> None: ...

    async def play() -> None:
        async with opened(postgres_url) as store:
            await store.listen(deaf, nothing)
            ears = Ears()
            await ears.listen(store)
            await store.tell("c", b"1")
            await store.tell("c", b"2")
            await ears.until(2)

    asyncio.run(play())
    assert "what?" in caplog.text


def test_what_is_no_short_text_is_a_mistake(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            for channel, text in [("c", b"x" * 7_001), ("c\n", b""), ("c", b"\0"), ("c", b"\xff")]:
                with pytest.raises(ValueError):  # noqa: PT011
                    await store.tell(channel, text)

    asyncio.run(play())


ECHO = """
import asyncio, sys
from tangledbank.server.store.choose import store_of

async def echo(url):
    store = store_of(url)
    await store.open()
    done = asyncio.Event()
    def hear(channel, text):
        if channel == "stop":
            done.set()
        elif channel == "call":
            calls.add(asyncio.create_task(store.tell("echo", text)))
    async def lost(): pass
    calls = set()
    await store.listen(hear, lost)
    await store.tell("echo", b"ready")
    await done.wait()
    await asyncio.gather(*calls)
    await store.close()

asyncio.run(echo(sys.argv[1]))
"""


def test_another_process_hears_and_answers(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            ears = Ears()
            await ears.listen(store)
            other = subprocess.Popen([sys.executable, "-c", ECHO, postgres_url])
            await ears.until(1)
            for number in range(5):
                await store.tell("call", b"%d" % number)
            await ears.until(11)
            await store.tell("stop", b"")
            assert await asyncio.to_thread(other.wait) == 0
            echoes = [text for channel, text in ears.heard if channel == "echo"]
            assert sorted(echoes) == [b"0", b"1", b"2", b"3", b"4", b"ready"]

    asyncio.run(play())
