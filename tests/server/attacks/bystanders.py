"""People who only want to play while somebody attacks the server: what do they notice?

They come from another address than the attackers, play one game after the other at a steady pace,
and remember how long each acknowledgement took, and in which phase of the attack.
"""

import asyncio
import time
from collections import defaultdict
from typing import Any

from tests.server.faults.stubborn import LOST, Stubborn, make_table, send, tokens

#: Seconds between being asked and answering.
PAUSE = 0.25


class Bystander(Stubborn):
    """One seat; an acknowledgement is timed from the first time the command was sent."""

    def __init__(self, urls: list[str], table: str, seat: int, token: str, notes: "Notes") -> None:
        super().__init__(urls, table, seat, token)
        self.notes = notes
        self.sent: dict[str, float] = {}
        self._sending: set[asyncio.Task[None]] = set()

    def hear(self, said: dict[str, Any]) -> list[dict[str, Any]]:
        self._note(said)
        return super().hear(said)

    async def resend(self, socket: Any, command: dict[str, Any]) -> None:
        await self._post(socket, command, 0.0)

    async def answer(self, socket: Any, command: dict[str, Any]) -> None:
        """After a while, and without waiting for it: more may be told meanwhile."""
        task = asyncio.create_task(self._post(socket, command, PAUSE))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _post(self, socket: Any, command: dict[str, Any], pause: float) -> None:
        await asyncio.sleep(pause)
        self.sent.setdefault(command["id"], time.perf_counter())
        try:
            await send(socket, command)
        except LOST:
            return  # it is sent again over the next connection

    def _note(self, said: dict[str, Any]) -> None:
        began = self.sent.pop(said["id"], None) if said["t"] in ("done", "refused") else None
        if began is not None:
            self.notes.add(self.table, time.perf_counter() - began, said["t"] == "refused")


class Notes:
    """What all bystanders noticed, by phase."""

    def __init__(self) -> None:
        self.phase = "calm"
        self.seconds: dict[str, list[float]] = defaultdict(list)
        self.refused: dict[str, int] = defaultdict(int)
        self.tables: dict[str, set[str]] = defaultdict(set)  # where something was acknowledged

    def add(self, table: str, seconds: float, refused: bool) -> None:
        if refused:
            self.refused[self.phase] += 1
            return
        self.seconds[self.phase].append(seconds)
        self.tables[self.phase].add(table)

    def percentile(self, phase: str, part: float) -> float:
        """In milliseconds."""
        found = sorted(self.seconds[phase])
        return 1000 * found[min(len(found) - 1, int(part * len(found)))] if found else float("nan")


class Bystanders:
    """So many tables with two people each; a new game begins when one is over."""

    def __init__(self, url: str, tables: int) -> None:
        self.url = url
        self.count = tables
        self.notes = Notes()
        self.players: list[Bystander] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._playing: list[str] = [""] * tables

    async def start(self) -> None:
        people = await tokens(self.url, 2)
        self._tasks = [asyncio.create_task(self._play_on(at, people)) for at in range(self.count)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    @property
    def playing(self) -> set[str]:
        """The tables that are open now."""
        return {table for table in self._playing if table}

    async def _play_on(self, at: int, people: list[str]) -> None:
        while True:
            table = await make_table(self.url, people[0], seats=2)
            pair = [Bystander([self.url], table, seat, people[seat], self.notes) for seat in (0, 1)]
            self.players += pair
            self._playing[at] = table
            await asyncio.gather(*[one.play() for one in pair])
