"""A program that takes a seat at a table of a server, and plays the game to its end.

    pip install websockets
    python examples/bot_client.py http://127.0.0.1:8000/table/THE-TABLE Marvin

It plays at random: put something better into `Player.move`.  When the connection breaks, it
reconnects and continues.  The messages are described in docs/program/bot-api.md.
"""

import asyncio
import json
import secrets
import sys
from contextlib import suppress
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]


def new_token(server: str, name: str) -> str:
    """Ask the server for a token, which says who we are from then on."""
    headers = {"Content-Type": "application/json", "X-Tangled-Bank": "1"}
    body = json.dumps({"name": name}).encode()
    with urlopen(Request(f"{server}/api/tokens", body, headers)) as answer:
        return str(json.load(answer)["token"])


class Player:
    """What we know about the table, and what we do."""

    def __init__(self) -> None:
        #: The newest of each part of the table: `table`, `ask`, `public`, `own` and so on.
        self.known: Message = {"v": 0, "table": {"status": "", "seats": []}}
        #: Commands that the server has not answered, by their ids.
        self.unanswered: dict[str, Message] = {}
        #: We have been told everything up to this version of the table's log.
        self.done_at = 0

    @property
    def over(self) -> bool:
        return bool(self.known["table"]["status"] == "over")

    def hear(self, message: Message) -> None:
        """Handle one message from the server."""
        match message["t"]:
            case "news":
                self.known |= message  # each part that is there replaces the one we had
            case "done":
                del self.unanswered[message["id"]]
                self.done_at = message["v"]
            case "refused":
                del self.unanswered[message["id"]]
            case "farewell" if not message["again"]:
                sys.exit(message["text"])

    def next_command(self) -> Message | None:
        """What to send now; nothing while we wait for an answer or for news of our command."""
        if self.unanswered or self.known["v"] < self.done_at:
            return None
        command = self.take_seat() or self.get_ready() or self.decide()
        if command is not None:
            # A command with an id that was carried out before is not carried out again, so after
            # a lost connection it is safe to send it once more.
            command["id"] = secrets.token_hex(8)
            self.unanswered[command["id"]] = command
        return command

    def my_seats(self) -> list[Message]:
        return [seat for seat in self.known["table"]["seats"] if seat["mine"]]

    def take_seat(self) -> Message | None:
        seats = self.known["table"]["seats"]
        free = [number for number, seat in enumerate(seats) if seat["who"] == "nobody"]
        return {"t": "sit", "seat": free[0]} if free and not self.my_seats() else None

    def get_ready(self) -> Message | None:
        gathering = self.known["table"]["status"] == "gathering"
        if not gathering or not self.my_seats() or self.my_seats()[0]["ready"]:
            return None
        # Everybody's nonce goes into the shuffle, so that nobody can have chosen it.
        return {"t": "ready", "nonce": secrets.token_hex(16)}

    def decide(self) -> Message | None:
        asked = self.known.get("ask")
        if not asked:
            return None
        question = asked[0]
        return {
            "t": "decide",
            "moment": question["moment"],
            "action": self.move(question["moves"])["action"],
        }

    def move(self, moves: list[Message]) -> Message:
        """One of the legal moves.  A better program would think here."""
        return secrets.choice(moves)


async def play(link: str, name: str) -> None:
    server, _, table = link.partition("/table/")
    headers = {"Authorization": f"Bearer {new_token(server, name)}"}
    url = f"ws{server.removeprefix('http')}/api/tables/{table}/socket"
    player = Player()
    # Iterating over `connect` connects again, with growing pauses, whenever the connection is lost.
    async for socket in connect(url, additional_headers=headers, max_size=None):
        with suppress(ConnectionClosed):
            await converse(socket, player)
            break
    print(json.dumps(player.known["table"]["result"]["seats"]))


async def converse(socket: ClientConnection, player: Player) -> None:
    """Talk with the server until the game is over."""
    for lost in player.unanswered.values():
        await socket.send(json.dumps(lost))
    async for text in socket:
        message = json.loads(text)
        player.hear(message)
        if player.over:
            return
        if message["t"] == "refused":
            await asyncio.sleep(1)  # perhaps we were too fast, or the table has just moved on
        command = player.next_command()
        if command is not None:
            await socket.send(json.dumps(command))


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: python bot_client.py LINK-OF-THE-TABLE [NAME]")
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) == 3 else "example"))
