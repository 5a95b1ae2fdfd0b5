"""Players that do not give up: they reconnect, and send a command again until it is answered."""

import asyncio
import random
import secrets
from typing import Any

import httpx
import msgspec
import websockets
import websockets.exceptions

#: What a connection may die of.
LOST = (OSError, websockets.exceptions.WebSocketException, TimeoutError)


class Stubborn:
    """One player at one table; remembers every acknowledgement."""

    def __init__(self, urls: list[str], table: str, seat: int, token: str) -> None:
        self.urls = urls
        self.table = table
        self.seat = seat
        self.token = token
        self.dice = random.Random(f"{table} {seat}")
        self.acknowledged: dict[str, int] = {}
        self.waiting: dict[str, dict[str, Any]] = {}  # sent, not answered
        self.decided: set[int] = set()  # moments
        self.refused: list[str] = []
        self.count = 0
        self.lost = 0
        self.over = False

    async def play(self) -> None:
        self.command(t="sit", seat=self.seat)
        self.command(t="ready", nonce=secrets.token_hex(16))
        while not self.over:
            try:
                await self.connect()
            except LOST:
                self.lost += 1
                await asyncio.sleep(0.1 + 0.3 * self.dice.random())

    async def connect(self) -> None:
        url = self.dice.choice(self.urls).replace("http", "ws", 1)
        async with websockets.connect(
            f"{url}/api/tables/{self.table}/socket",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            max_size=None,
            compression=None,
            open_timeout=20,
            close_timeout=1,
        ) as socket:
            for command in list(self.waiting.values()):
                await self.resend(socket, command)
            async for text in socket:
                for command in self.hear(msgspec.json.decode(text)):
                    await self.answer(socket, command)
                if self.over:
                    return

    async def resend(self, socket: Any, command: dict[str, Any]) -> None:
        """Over a new connection, what was not acknowledged."""
        await send(socket, command)

    async def answer(self, socket: Any, command: dict[str, Any]) -> None:
        """What was just asked for."""
        await send(socket, command)

    def command(self, **fields: Any) -> dict[str, Any]:
        self.count += 1
        command = {"id": f"{self.seat}-{self.count}", **fields}
        self.waiting[command["id"]] = command
        return command

    def hear(self, said: dict[str, Any]) -> list[dict[str, Any]]:
        """What to send in answer."""
        kind = said["t"]
        if kind == "done":
            self.acknowledged[said["id"]] = said["v"]
            self.waiting.pop(said["id"], None)
        elif kind == "refused":
            command = self.waiting.pop(said["id"], None)
            self.refused.append(said["why"])
            if command is not None and command["t"] == "decide" and said["why"] != "not-saved":
                # Another server may have been behind, or ahead: look at the table again.
                self.decided.discard(command["moment"])
                raise ConnectionResetError(said["why"])
            if said["why"] == "not-saved" and command is not None:
                # It did not happen; it may be asked for again, under a new id.
                self.decided.discard(command.get("moment", -1))
                return [self.command(**{k: v for k, v in command.items() if k != "id"})]
        elif kind == "news":
            if (said.get("table") or {}).get("status") == "over":
                self.over = True
                return []
            for ask in said.get("ask") or []:
                if ask["moment"] not in self.decided:
                    self.decided.add(ask["moment"])
                    action = self.dice.choice(ask["moves"])["action"]
                    return [self.command(t="decide", moment=ask["moment"], action=action)]
        return []


async def send(socket: Any, command: dict[str, Any]) -> None:
    await socket.send(msgspec.json.encode(command).decode())


async def tokens(url: str, count: int) -> list[str]:
    async with httpx.AsyncClient(timeout=60) as http:
        made = []
        for number in range(count):
            answer = await http.post(
                f"{url}/api/tokens",
                json={"name": f"player {number}"},
                headers={"X-Tangled-Bank": "1"},
            )
            answer.raise_for_status()
            made.append(str(answer.json()["token"]))
    return made


async def make_table(url: str, token: str, seats: int, bots: int = 0) -> str:
    plans = [{"bot": ""}] * seats + [{"bot": "greedy"}] * bots
    async with httpx.AsyncClient(timeout=60) as http:
        answer = await http.post(
            f"{url}/api/tables",
            json={"setup": {"seats": plans}},
            headers={"Authorization": f"Bearer {token}"},
        )
        answer.raise_for_status()
    return str(answer.json()["table"])
