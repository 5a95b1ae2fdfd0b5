"""Many at once who each keep to the letter of the limits: spectators, bots, tables."""

import asyncio
import contextlib
import json
import time

import httpx
import websockets

from tests.server.attacks.attacker import SOURCE, Done, Target
from tests.server.attacks.requests import command
from tests.server.faults.stubborn import LOST

SPECTATORS = 58
#: As many as once kept another's bot waiting for almost three minutes.
HOGS = 28
NAMES = 40


async def chat_flood(target: Target) -> Done:
    """Spectators of one table talk without end; can its players still pause and leave?"""
    async with target.client() as http:
        host = await target.token(http, "Chat Host")
        own = {"Authorization": f"Bearer {host}"}
        table = await target.table(http, host, seats=[{"bot": ""}, {"bot": "random"}])
        await command(http, table, own, t="sit", seat=0)
        await command(http, table, own, t="ready", nonce="00" * 16)
        people = [host]
        for at in range(NAMES):
            with contextlib.suppress(httpx.HTTPStatusError):
                people.append(await target.token(http, f"Talker {at}"))
        talking = [_talk(target, table, people[at % len(people)], at) for at in range(SPECTATORS)]
        said = await asyncio.gather(*talking)
        paused = await command(http, table, own, t="pause")
        left = await command(http, table, own, t="leave")
    return {
        "lines sent": sum(one for one, _ in said),
        "cut off": sum(cut for _, cut in said),
        "the player could pause and leave": "yes" if paused and left else "no",
    }


async def _talk(target: Target, table: str, token: str, who: int) -> tuple[int, int]:
    sent = cut = 0
    while target.time_left():
        try:
            async with websockets.connect(
                target.socket(table),
                additional_headers={"Authorization": f"Bearer {token}"},
                local_addr=(SOURCE, 0),
                max_size=None,
            ) as socket:
                reading = asyncio.create_task(_drain(socket))
                while target.time_left() and not reading.done():
                    line = {"t": "chat", "id": f"{who}-{sent}", "text": f"line {sent} of {who}"}
                    await socket.send(json.dumps(line))
                    sent += 1
                    await asyncio.sleep(0.05)
                reading.cancel()
        except LOST:
            cut += 1
            await asyncio.sleep(0.5)
    return sent, cut


async def _drain(socket: websockets.ClientConnection) -> None:
    with contextlib.suppress(websockets.ConnectionClosed):
        async for _ in socket:
            pass


async def bot_hogs(target: Target) -> Done:
    """Table after table with the slowest bot there is, all from one address."""
    made = refused = 0
    async with target.client() as http:
        token = await target.token(http, "Hog Host")
        own = {"Authorization": f"Bearer {token}"}
        for _ in range(HOGS):
            try:
                seats = [{"bot": ""}, *[{"bot": "search:5s"}] * 3]
                table = await target.table(http, token, seats=seats)
            except httpx.HTTPStatusError:
                refused += 1
                continue
            made += 1
            await command(http, table, own, t="sit", seat=0)
            await command(http, table, own, t="ready", nonce="00" * 16)
            if not target.time_left():
                break
        while target.time_left():
            await asyncio.sleep(0.2)
    return {"tables": made, "refused": refused}


async def neighbour_waits(url: str) -> float:
    """Seconds until a bot answers somebody from another address."""
    async with httpx.AsyncClient(
        base_url=url, headers={"X-Tangled-Bank": "1"}, timeout=240
    ) as http:
        target = Target(url, 240)
        token = await target.token(http, "Neighbour")
        own = {"Authorization": f"Bearer {token}"}
        seats = [{"bot": ""}, {"bot": "search:1s"}]
        table = await target.table(http, token, seats=seats)
        await command(http, table, own, t="sit", seat=0)
        await command(http, table, own, t="ready", nonce="00" * 16)
        began = time.monotonic()
        while True:
            told = (await http.get(f"/api/tables/{table}/news", headers=own)).json()
            if any(step["by"] == "bot" for step in told.get("steps") or []):
                return time.monotonic() - began
            asks = told.get("ask") or []
            if asks:
                move = {"moment": asks[0]["moment"], "action": asks[0]["moves"][0]["action"]}
                await command(http, table, own, t="decide", **move)
                began = time.monotonic()
            await asyncio.sleep(0.05)


async def lobby_flood(target: Target) -> Done:
    """As many public tables as can be made, so that the lobby shows no others."""
    made = refused = 0
    async with target.client() as http:
        people = [await target.token(http, f"Crowder {at}") for at in range(4)]
        while target.time_left() and refused < 50:
            try:
                await target.table(http, people[made % 4], public=True, title=f"Crowd {made}")
                made += 1
            except httpx.HTTPStatusError:
                refused += 1
                await asyncio.sleep(0.1)
    return {"public tables": made, "refused": refused}
