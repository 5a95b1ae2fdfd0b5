"""The lobby: all public tables, told to everybody who looks whenever they change."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from tangledbank.server.open_sockets import OpenSocket
from tangledbank.server.store.store import Entry
from tangledbank.server.web import lobby
from tangledbank.server.web.lobby import LobbyBoard
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import SeatPlan, Setup
from tests.server.house import START, House, fresh_id, in_house

PUBLIC = Setup(public=True, title="for all", seats=[SeatPlan(), SeatPlan()])


class Looker:
    """Somebody who looks at the lobby, as the board sees a websocket."""

    def __init__(self) -> None:
        self.told: list[list[dict[str, Any]]] = []
        self.closed = ""
        self._left = asyncio.Event()

    async def send_data(self, text: str, mode: str) -> None:
        self.told.append(json.loads(text)["tables"])

    async def receive_data(self, mode: str) -> str:
        await self._left.wait()
        raise WebSocketDisconnect(detail="gone", code=1000)

    async def close(self, code: int, why: str) -> None:
        self.closed = why

    def leave(self) -> None:
        self._left.set()


class Talker(Looker):
    """Somebody who talks all the time, where nobody listens."""

    heard = 0

    async def receive_data(self, mode: str) -> str:
        await asyncio.sleep(0)
        self.heard += 1
        return "hello"


class Watching:
    """A board, and those who look at it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.board = LobbyBoard(house.rooms)
        self.board.start()
        self.tasks: list[asyncio.Task[None]] = []

    async def look(self) -> Looker:
        looker = Looker()
        showing = self.board.show(looker, OpenSocket("", 0, ""))  # type: ignore[arg-type]
        self.tasks.append(asyncio.create_task(showing))
        await self.house.until(lambda: bool(looker.told))
        return looker

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.board.stop()


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(lobby, "PAUSE", 0.01)
    return tmp_path / "tables.db"


def test_it_shows_what_changes(file: Path) -> None:
    async def scenario(house: House) -> None:
        watching = Watching(house)
        looker = await watching.look()
        assert looker.told == [[]]
        await house.rooms.create(Setup(seats=[SeatPlan(), SeatPlan()]), await house.person("eve"))
        table, guests = await house.begin(PUBLIC, "ann", "bob")
        await house.until(lambda: looker.told[-1][-1:] != [])
        await house.until(lambda: looker.told[-1][0]["status"] == "playing")
        assert [one["table"] for one in looker.told[-1]] == [table], "the other is not public"
        assert [seat["name"] for seat in looker.told[-1][0]["seats"]] == ["ann", "bob"]
        await house.say(table, guests[0], wire.Surrender(fresh_id()))
        await house.until(lambda: looker.told[-1] == [])
        await watching.end()

    in_house(file, scenario)


def test_who_comes_later_is_told_that_it_is_as_it_was(file: Path) -> None:
    """The lobby was empty when somebody looked last, and gets empty again."""

    async def scenario(house: House) -> None:
        watching = Watching(house)
        first = await watching.look()
        house.rooms.lobby_changed()
        await asyncio.sleep(0.1)
        first.leave()
        await asyncio.sleep(0.1)
        table, guests = await house.begin(PUBLIC, "ann", "bob")
        await asyncio.sleep(0.1)
        second = await watching.look()
        assert len(second.told[-1]) == 1
        await house.say(table, guests[0], wire.Surrender(fresh_id()))
        await house.until(lambda: second.told[-1] == [])
        await watching.end()

    in_house(file, scenario)


def test_nothing_new_is_not_told(file: Path) -> None:
    async def scenario(house: House) -> None:
        watching = Watching(house)
        looker = await watching.look()
        for _ in range(5):
            house.rooms.lobby_changed()
            await asyncio.sleep(0.03)
        assert len(looker.told) == 1
        await watching.end()

    in_house(file, scenario)


def test_a_summary_of_another_version_does_not_close_the_lobby(file: Path) -> None:
    async def scenario(house: House) -> None:
        table = await house.rooms.create(PUBLIC, await house.person("ann"))
        stored = await house.store.load(table)
        assert stored is not None
        strange = msgspec.structs.replace(stored.facts, summary=b'{"from":"the future"}')
        entry = Entry(1, START, stored.entries[0].body)
        await house.store.create("strange", "9.9", strange, [entry], START)
        watching = Watching(house)
        looker = await watching.look()
        assert [one["table"] for one in looker.told[-1]] == [table]
        await watching.end()

    in_house(file, scenario)


def test_who_talks_to_the_lobby_is_seen_off(file: Path) -> None:
    async def scenario(house: House) -> None:
        watching = Watching(house)
        talker = Talker()
        opened = OpenSocket("", 0, "")
        await asyncio.wait_for(watching.board.show(talker, opened), 60)  # type: ignore[arg-type]
        assert talker.closed
        assert talker.heard < 50
        await watching.end()

    in_house(file, scenario)


def test_a_forsaken_table_is_shown_no_more(file: Path) -> None:
    async def scenario(house: House) -> None:
        await house.rooms.create(PUBLIC, await house.person("ann"))
        house.time += 20 * 3_600_000
        table = await house.rooms.create(PUBLIC, await house.person("bob"))
        watching = Watching(house)
        assert len((await watching.look()).told[-1]) == 2
        house.time += 5 * 3_600_000
        assert [one["table"] for one in (await watching.look()).told[-1]] == [table]
        await watching.end()

    in_house(file, scenario)


def test_only_what_the_lobby_shows_is_news_to_it(file: Path) -> None:
    """It was read again after every decision, since the stored facts say whose turn it is."""

    async def scenario(house: House) -> None:
        table, guests = await house.begin(PUBLIC, "ann", "bob")
        news: list[int] = []
        room = await house.room(table)
        shown, stored, at = [room.facts.summary], [room.facts], [0]
        house.rooms.lobby_changed = lambda: news.append(at[0])
        for at[0] in range(12):
            await house.decide(table, guests)
            stored.append(room.facts)
            shown.append(room.facts.summary)
        changed = [at for at in range(12) if shown[at] != shown[at + 1]]
        assert news == changed
        assert len(changed) < sum(stored[at] != stored[at + 1] for at in range(12))

    in_house(file, scenario)
