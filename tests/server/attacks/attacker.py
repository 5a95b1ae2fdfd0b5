"""What all attackers share: another address of this machine, and a process of their own.

Run as `python -m tests.server.attacks.attacker NAME URL SECONDS`; the last line printed says, as
JSON, what was done.
"""

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import httpx

#: Attackers come from here, bystanders from 127.0.0.1: limits by address tell them apart.
SOURCE = "127.0.0.2"

Done = dict[str, int | float | str]


class Target:
    """The server under attack, on this machine."""

    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        parts = urlsplit(url)
        assert parts.hostname == "127.0.0.1", "attacks never leave this machine"
        assert parts.port is not None
        self.host, self.port = parts.hostname, parts.port
        self.until = time.monotonic() + seconds

    def time_left(self) -> bool:
        return time.monotonic() < self.until

    def client(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=SOURCE)
        headers = {"X-Tangled-Bank": "1"}
        return httpx.AsyncClient(
            base_url=self.url, transport=transport, headers=headers, timeout=60
        )

    async def token(self, http: httpx.AsyncClient, name: str) -> str:
        answer = await http.post("/api/tokens", json={"name": name})
        answer.raise_for_status()
        return str(answer.json()["token"])

    async def table(self, http: httpx.AsyncClient, token: str, **setup: Any) -> str:
        answer = await http.post(
            "/api/tables", json={"setup": setup}, headers={"Authorization": f"Bearer {token}"}
        )
        answer.raise_for_status()
        return str(answer.json()["table"])

    def socket(self, table: str) -> str:
        return f"ws://{self.host}:{self.port}/api/tables/{table}/socket"


Attack = Callable[[Target], Awaitable[Done]]


def main() -> None:
    from tests.server.attacks.every import ATTACKS

    name, url, seconds = sys.argv[1:4]
    print(json.dumps(asyncio.run(_run(ATTACKS[name].run, Target(url, float(seconds))))))


async def _run(attack: Attack, target: Target) -> Done:
    return await attack(target)


if __name__ == "__main__":
    main()
