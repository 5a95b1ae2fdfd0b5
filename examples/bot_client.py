"""Plays at a table: python bot_client.py LINK-OF-THE-TABLE [NAME].  See docs/program/bot-api.md."""

import asyncio
import json
import secrets
import sys
from contextlib import suppress
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def new_token(server: str, name: str) -> str:
    headers = {"Content-Type": "application/json", "X-Tangled-Bank": "1"}
    body = json.dumps({"name": name}).encode()
    with urlopen(Request(f"{server}/api/tokens", body, headers)) as answer:
        return str(json.load(answer)["token"])


async def play(link: str, name: str) -> None:
    server, _, table = link.partition("/table/")
    headers = {"Authorization": f"Bearer {new_token(server, name)}"}
    url = f"ws{server.removeprefix('http')}/api/tables/{table}/socket"
    waiting: dict[str, str] = {}  # the command that was not answered yet, to be sent again
    known: dict = {"v": 0, "table": {"status": "", "seats": []}}
    async for socket in connect(url, additional_headers=headers, max_size=None):
        with suppress(ConnectionClosed):  # then `connect` tries again
            await asyncio.gather(*map(socket.send, waiting.values()))
            async for told in (json.loads(message) async for message in socket):
                if told["t"] == "farewell" and not told["again"]:
                    sys.exit(told["text"])
                if told["t"] == "news":
                    known |= told
                elif told["t"] in ("done", "refused"):
                    del waiting[told["id"]]
                    await asyncio.sleep(0 if told["t"] == "done" else 1)
                if known["table"]["status"] == "over":
                    print(json.dumps(known["table"]["result"]["seats"]))
                    return
                if not waiting and told.get("v", 0) <= known["v"] and (said := command(known)):
                    waiting[said["id"]] = json.dumps(said)
                    await socket.send(waiting[said["id"]])


def command(known: dict) -> dict | None:
    name, seats = secrets.token_hex(8), known["table"]["seats"]
    mine = [seat for seat in seats if seat["mine"]]
    free = [at for at, seat in enumerate(seats) if seat["who"] == "nobody"]
    if free and not mine:
        return {"t": "sit", "id": name, "seat": free[0]}
    if mine and known["table"]["status"] == "gathering" and not mine[0]["ready"]:
        return {"t": "ready", "id": name, "nonce": secrets.token_hex(16)}
    if ask := known.get("ask"):  # here a better program would think
        action = secrets.choice(ask[0]["moves"])["action"]
        return {"t": "decide", "id": name, "moment": ask[0]["moment"], "action": action}
    return None


asyncio.run(play(sys.argv[1], (*sys.argv, "example")[2]))
