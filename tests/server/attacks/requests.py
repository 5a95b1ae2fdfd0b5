"""Requests that never end, and requests that cost the server more than the sender."""

import asyncio

import httpx

from tests.server.attacks.attacker import SOURCE, Done, Target

#: More than a process may usually have files open.
HALF_REQUESTS = 1100


async def half_requests(target: Target) -> Done:
    """More connections than the server has file handles, none of which finishes its request."""
    kept: list[asyncio.StreamWriter] = []
    refused = 0
    for _ in range(HALF_REQUESTS):
        try:
            _, writer = await asyncio.open_connection(
                target.host, target.port, local_addr=(SOURCE, 0)
            )
            writer.write(b"GET /api/catalogue HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ")
            kept.append(writer)
        except OSError:
            refused += 1
        if not target.time_left():
            break
    while target.time_left():
        await asyncio.sleep(0.2)
    for writer in kept:
        writer.transport.abort()
    return {"half requests": len(kept), "refused": refused}


async def summaries(target: Target) -> Done:
    """A table with a long game behind it, and anonymous questions about it without end."""
    async with target.client() as http:
        token = await target.token(http, "Long Game")
        seats = [{"bot": ""}, *[{"bot": "random"}] * 3]
        table = await target.table(
            http, token, seats=seats, sets=["base", "fly", "continents", "special"]
        )
        own = {"Authorization": f"Bearer {token}"}
        await command(http, table, own, t="sit", seat=0)
        await command(http, table, own, t="ready", nonce="00" * 16)
        decided = asked = late = 0
        while target.time_left():
            seen = await http.get(f"/api/tables/{table}/news", headers=own)
            asks = seen.json().get("ask") or [] if seen.status_code == 200 else []
            if asks:
                move = {"moment": asks[0]["moment"], "action": asks[0]["moves"][0]["action"]}
                decided += await command(http, table, own, t="decide", **move)
            burst = [http.get(f"/api/tables/{table}") for _ in range(5)]
            burst += [http.get("/api/mine", headers=own)]
            for answer in await asyncio.gather(*burst):
                asked += 1
                late += answer.status_code == 429
        return {"decisions": decided, "questions": asked, "refused": late}


async def command(
    http: httpx.AsyncClient, table: str, own: dict[str, str], **fields: object
) -> bool:
    """One command without a socket; was it done?"""
    sent = {"id": f"{fields['t']}-{fields.get('moment', 0)}", **fields}
    answer = await http.post(f"/api/tables/{table}/commands", json=sent, headers=own)
    return answer.status_code == 200 and answer.json().get("t") == "done"


async def ambiguous_lengths(target: Target) -> Done:
    """Requests that say two different things about where they end."""
    refused = answered = 0
    while target.time_left():
        reader, writer = await asyncio.open_connection(
            target.host, target.port, local_addr=(SOURCE, 0)
        )
        writer.write(
            f"POST /api/tokens HTTP/1.1\r\nHost: {target.host}:{target.port}\r\n"
            "Content-Type: application/json\r\nX-Tangled-Bank: 1\r\nContent-Length: 5\r\n"
            "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\n\r\n".encode()
        )
        try:
            line = await asyncio.wait_for(reader.readline(), 5)
        except (TimeoutError, OSError):
            line = b""
        refused += b" 4" in line or not line
        answered += b" 2" in line
        writer.transport.abort()
        await asyncio.sleep(0.02)
    return {"refused": refused, "answered": answered}
