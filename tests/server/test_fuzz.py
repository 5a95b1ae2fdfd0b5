"""A server under attack: never a crash, never a changed table, never a leak, always a clear answer.

The seed is fixed; TANGLEDBANK_FUZZ_SECONDS asks for a longer attack, TANGLEDBANK_FUZZ_SEED for
another.
"""

import asyncio
import base64
import contextlib
import json
import math
import os
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tangledbank.server.wire.commands import AnyCommand
from tests.server.client import Client
from tests.server.faults.running import Running, running

SECONDS = float(os.environ.get("TANGLEDBANK_FUZZ_SECONDS", "6"))
SEED = int(os.environ.get("TANGLEDBANK_FUZZ_SEED", "1"))

pytestmark = pytest.mark.slow

OPEN: list[dict[str, str]] = [{}, {}]

#: What only those who sit at the table may do there; whoever else asks is refused.
VERBS: dict[str, dict[str, object]] = {
    "sit": {"seat": 0},
    "stand": {"seat": 0},
    "arrange": {"seat": 1, "bot": "greedy"},
    "ready": {"nonce": "00" * 16},
    "undo": {},
    "pause": {},
    "resume": {},
    "abort": {},
    "answer": {"proposal": 1, "yes": True},
    "surrender": {},
    "leave": {},
    "return": {},
    "rematch": {},
    "why": {"action": "pass"},
    "hint": {},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("fuzz")) as one:
        yield one
        assert '"trace"' not in one.log.read_text(), "something went wrong that nobody expected"


# What attackers send


def malformed(chooser: random.Random) -> str | bytes:
    """A message that is no command."""
    nested = chooser.choice(["[", '{"a":', '{"t":"say","id":"n","text":', '{"id":'])
    number = chooser.choice(["1e999", "-0", "99999999999999999999999999", "1.5", "null", '"1"'])
    verb, fields = chooser.choice(list(VERBS.items()))
    good: dict[str, Any] = {"t": verb, "id": "m", **fields}
    wrong = dict(good)
    wrong[chooser.choice(list(good))] = chooser.choice([None, [], {}, -1, 1e300, True, "x" * 5_000])
    if wrong == good or msg_is_fine(wrong):
        wrong = {"t": verb}
    missing = dict(good)
    del missing[chooser.choice(["t", "id"])]
    bad: list[str | bytes] = [
        "",
        " ",
        "null",
        "[]",
        "hello",
        '"text"',
        "{",
        '{"t":"ping"',
        "\x00\x01",
        '{"t":"say","id":"s","text":"\\ud800"}',
        '{"t":"say","id":"s","text":""}',
        json.dumps({"t": "say", "id": "s", "text": "x" * 301}),
        json.dumps({"t": "ping", "id": "x" * 41}),
        json.dumps({"t": "ping", "id": ""}),
        json.dumps({"t": "nothing", "id": "u"}),
        json.dumps({"t": "news", "id": "u", "v": 1}),
        json.dumps({**good, "person": "somebody"}),
        json.dumps({**good, "seat_": 0}),
        json.dumps(wrong),
        json.dumps(missing),
        json.dumps(good) + "{}",
        json.dumps([good, good]),
        f'{{"t":"decide","id":"d","moment":{number},"action":5}}',
        f'{{"t":"sit","id":"d","seat":{number}}}' if number != "-0" else "-",
        nested * chooser.choice([10, 500, 2_000]),
        '{"t":"ping","id":"big","z":"' + "x" * chooser.randrange(17_000, 60_000) + '"}',
        bytes(chooser.randrange(256) for _ in range(chooser.randrange(200))),
        b'{"t":"ping","id":"binary"}',
        "\ufeff" + json.dumps(good),
    ]
    return chooser.choice(bad)


def msg_is_fine(message: dict[str, Any]) -> bool:
    """Is it a command after all?"""
    try:
        msgspec.json.decode(json.dumps(message), type=AnyCommand)
    except msgspec.MsgspecError:
        return False
    return True


def foreign(chooser: random.Random, seen: list[str], ask: Any, number: int) -> dict[str, object]:
    """A good command that is not the sender's to give."""
    name = chooser.choice(seen) if seen and chooser.random() < 0.3 else f"f{number}"
    if ask and chooser.random() < 0.4:
        question = ask[0]
        line = chooser.choice(question["moves"])["action"]
        moment = question["moment"] + chooser.choice([0, 0, 0, -1, 1, 10**12])
        return {"t": "decide", "id": name, "moment": moment, "action": line}
    verb, fields = chooser.choice(list(VERBS.items()))
    return {"t": verb, "id": name, **fields}


def position(client: Client, table: dict[str, Any]) -> dict[str, Any]:
    """What must stay as it is, of everything that a newcomer is told."""
    news = dict(client.of("news")[0])
    news.pop("clocks")
    news["table"] = {**table, "watchers": 0}
    return news


async def look(server: Running, table: str, token: str) -> dict[str, Any]:
    """The table as somebody sees it who has just come."""
    async with Client(server, table, token) as fresh:
        await fresh.until(lambda: bool(fresh.of("news")))
        return position(fresh, fresh.of("news")[0]["table"])


# The honest


async def sit_down(server: Running, table: str, tokens: list[str]) -> list[Client]:
    clients = [Client(server, table, token) for token in tokens]
    for seat, client in enumerate(clients):
        await client.__aenter__()
        assert (await client.say("sit", seat=seat))["t"] == "done"
    for client in clients:
        assert (await client.say("ready", nonce="ab" * 16))["t"] == "done"
    # The news come after the acknowledgement.
    await clients[0].until(lambda: any(client.last("ask") for client in clients))
    for client in clients:
        await client.until(lambda one=client: one.last("table")["status"] == "playing")
    return clients


async def play(
    clients: list[Client], chooser: random.Random, until: float = math.inf, enough: float = math.inf
) -> int:
    """Random legal moves, until there are enough or it is over; how many were made."""
    loop, made = asyncio.get_running_loop(), 0
    while made < enough and loop.time() < until and clients[0].last("table")["status"] == "playing":
        for client in clients:
            ask = client.last("ask")
            if ask:
                line = chooser.choice(ask[0]["moves"])["action"]
                answer = await client.say("decide", moment=ask[0]["moment"], action=line)
                assert answer["t"] == "done" or answer["why"] == "stale", answer
                made += answer["t"] == "done"
                moment = ask[0]["moment"]
                await client.until(
                    lambda c=client, m=moment: not c.last("ask") or c.last("ask")[0]["moment"] != m
                )
                break
        else:
            await asyncio.sleep(0.002)
    return made


def asked_since(clients: list[Client], moment: int) -> bool:
    return any(one.last("ask") and one.last("ask")[0]["moment"] > moment for one in clients)


# The attack


async def attack(
    server: Running, table: str, token: str, victim: Client, seed: str, until: float
) -> int:
    """Send all kinds of things that must not be done; how many were refused."""
    chooser = random.Random(seed)
    loop, refused = asyncio.get_running_loop(), 0
    while loop.time() < until:
        async with Client(server, table, token) as client:
            for number in range(chooser.randrange(5, 40)):
                if loop.time() > until or client.gone():
                    break
                before = len(client.told)
                bad = chooser.random() < 0.5
                said: str | bytes = malformed(chooser)
                if not bad:
                    said = json.dumps(foreign(chooser, victim.sent, victim.last("ask"), number))
                with contextlib.suppress(ConnectionClosed):  # its patience was at an end
                    await client.socket.send(said)

                def answered(start: int = before) -> bool:
                    kinds = {one["t"] for one in client.told[start:]}
                    return bool(kinds & {"refused", "farewell", "done", "reasons", "hints", "pong"})

                await client.until(lambda: answered() or client.gone())
                answers = [
                    one for one in client.told[before:] if one["t"] not in ("news", "welcome")
                ]
                if client.gone() and not answers:
                    continue  # too long to be read at all: the connection is closed with 1009
                assert answers[0]["t"] in ("refused", "farewell"), (said[:300], answers)
                assert answers[0]["why"], answers
                if answers[0]["t"] == "refused":
                    refused += 1
                    assert answers[0]["text"]
                    if bad:
                        assert answers[0]["why"] == "malformed", (said[:200], answers)
            byes = [bye["why"] for bye in client.of("farewell")]
            assert byes in ([], ["malformed"]), byes
            everything = "".join(client.raw)
            for mine in ("own", "ask"):
                assert all(not news.get(mine) for news in client.of("news"))
            assert victim.headers["Authorization"].split(".")[1] not in everything
    return refused


def test_nothing_that_is_refused_changes_a_table(server: Running) -> None:
    async def scenario() -> None:
        tokens = [server.token(name) for name in ("ann", "bob", "eve")]
        table = server.table(tokens[0], seats=OPEN)
        other = server.table(tokens[0], seats=OPEN)
        victims = await sit_down(server, table, tokens[:2])
        players = await sit_down(server, other, tokens[:2])
        for _ in range(4):
            mover = next(one for one in victims if one.last("ask"))
            moment = mover.last("ask")[0]["moment"]
            assert (await mover.decide())["t"] == "done"
            await mover.until(lambda: asked_since(victims, moment))  # noqa: B023
        before = [await look(server, table, token) for token in tokens]
        loop = asyncio.get_running_loop()
        until = loop.time() + SECONDS
        results = await asyncio.gather(
            attack(server, table, tokens[2], victims[0], f"{SEED} eve", until),
            attack(server, table, tokens[2], victims[1], f"{SEED} eve again", until),
            attack(server, table, "", victims[0], f"{SEED} nobody", until),
            play(players, random.Random(SEED), until),
        )
        assert results[0] > 50, "hardly anything was tried"
        assert results[3] > 20 or players[0].last("table")["status"] == "over"
        assert server.up
        assert [await look(server, table, token) for token in tokens] == before
        # Those who sit there have noticed nothing, and play on.
        mover = next(one for one in victims if one.last("ask"))
        assert (await mover.decide())["t"] == "done"
        for client in [*victims, *players]:
            assert client.farewell is None
            await client.__aexit__(None, None, None)

    asyncio.run(scenario())


def test_those_who_sit_there_get_nothing_wrong_done_either(server: Running) -> None:
    async def scenario() -> None:
        tokens = [server.token(name) for name in ("ann", "bob")]
        table = server.table(tokens[0], seats=OPEN)
        clients = await sit_down(server, table, tokens)
        mover = next(one for one in clients if one.last("ask"))
        other = next(one for one in clients if one is not mover)
        ask = mover.last("ask")[0]
        line, moment = ask["moves"][0]["action"], ask["moment"]
        before = [await look(server, table, token) for token in tokens]
        for client, verb, fields, why in [
            (other, "decide", {"moment": moment, "action": line}, "not-asked"),
            (mover, "decide", {"moment": moment - 1, "action": line}, "stale"),
            (mover, "decide", {"moment": moment, "action": "attack Z9 Y8"}, "not-understood"),
            (mover, "decide", {"moment": moment, "action": "\u0000"}, "not-understood"),
            (mover, "answer", {"proposal": 3, "yes": True}, "no-proposal"),
            (mover, "resume", {}, "not-paused"),
            (mover, "undo", {}, "nothing-to-undo"),
            (other, "sit", {"seat": 0}, "begun"),
            (other, "stand", {"seat": 1}, "begun"),
            (mover, "return", {}, "no-change"),
            (mover, "rematch", {}, "not-over"),
            (mover, "say", {"text": "\u200b\u0007"}, "empty"),
        ]:
            answer = await client.say(verb, **fields)
            assert (answer["t"], answer.get("why")) == ("refused", why), (verb, answer)
        assert [await look(server, table, token) for token in tokens] == before
        # The same command twice, and an old one again, are done once.
        done = await mover.say("decide", id="mine", moment=moment, action=line)
        again = await mover.say("decide", id="mine", moment=moment, action=line)
        assert done == again
        assert (await other.say("decide", id="mine", moment=moment, action=line))["t"] == "refused"
        for client in clients:
            await client.__aexit__(None, None, None)

    asyncio.run(scenario())


def test_a_table_that_is_not_there(server: Running) -> None:
    async def scenario() -> None:
        token = server.token("ann")
        for name in ("nothing", "x" * 200):
            async with Client(server, name, token) as client:
                await client.until(lambda: client.closed)
                assert client.farewell is not None
                assert client.farewell["why"] == "no-table"
                assert not client.farewell["again"]
                assert client.socket.close_code == 4404

    asyncio.run(scenario())


def test_a_page_of_somebody_else_is_not_let_in(server: Running) -> None:
    async def scenario() -> None:
        token = server.token("ann")
        table = server.table(token, seats=OPEN)
        for headers in ({"Origin": "https://evil.example"}, {"Cookie": "tangledbank=x"}, {}):
            client = Client(server, table)
            client.headers = headers
            with pytest.raises(InvalidStatus, match="403"):
                await client.__aenter__()

    asyncio.run(scenario())


# Connections that are no good


def handshake(server: Running, table: str, token: str) -> bytes:
    key = base64.b64encode(b"0" * 16).decode()
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    ).encode()


def raw_socket(server: Running, small: bool = False) -> socket.socket:
    host, port = server.host.split(":")
    one = socket.socket()
    if small:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    one.connect((host, int(port)))
    return one


def test_who_never_reads_is_dropped_and_holds_up_nobody(server: Running) -> None:
    """A spectator takes nothing off the line; the players notice nothing."""

    async def scenario() -> None:
        tokens = [server.token(name) for name in ("ann", "bob", "eve")]
        # Long messages fill the line sooner.
        deck = "cards.swimming = 84\n" + ("# " + "x" * 150 + "\n") * 50
        table = server.table(tokens[0], seats=OPEN, deck=deck)
        ann, bob = await sit_down(server, table, tokens[:2])
        deaf = raw_socket(server, small=True)
        deaf.sendall(handshake(server, table, tokens[2]))
        await ann.until(lambda: ann.last("table")["watchers"] == 1)
        loop = asyncio.get_running_loop()
        slowest, began, number = 0.0, loop.time(), 0
        while ann.last("table")["watchers"] == 1 and loop.time() < began + 25:
            for _ in range(20):
                number += 1
                await bob.post("mute", seat=0, on=number % 2 == 0)
            asked = loop.time()
            assert (await ann.say("ping"))["t"] == "pong"
            slowest = max(slowest, loop.time() - asked)
        assert ann.last("table")["watchers"] == 0, "it is still waited for"
        assert slowest < 2
        assert ann.farewell is None
        deaf.close()
        for client in (ann, bob):
            await client.__aexit__(None, None, None)

    asyncio.run(scenario())


def test_who_lags_five_seconds_gets_everything_in_order(server: Running) -> None:
    async def scenario() -> None:
        tokens = [server.token(name) for name in ("ann", "bob")]
        table = server.table(tokens[0], seats=OPEN)
        ann, bob = await sit_down(server, table, tokens)
        late = Client(server, table, tokens[1])
        await late.__aenter__()
        real = late._read
        assert late._reader is not None
        late._reader.cancel()
        await asyncio.gather(late._reader, return_exceptions=True)
        loop = asyncio.get_running_loop()
        began = loop.time()
        assert await play([ann, bob], random.Random(7), enough=20) == 20
        await asyncio.sleep(max(0.0, began + 5 - loop.time()))
        # Its command from five seconds ago comes too late, and does no harm.
        late.closed = False
        late._reader = asyncio.create_task(real())
        stale = await late.say("decide", moment=7, action="pass")
        assert stale["why"] in ("stale", "not-asked", "over")
        versions = [news["v"] for news in late.of("news")]
        assert versions == sorted(versions)
        assert late.last("public") == ann.last("public")
        for client in (ann, bob, late):
            await client.__aexit__(None, None, None)

    asyncio.run(scenario())


def test_half_open_connections_harm_nobody(server: Running) -> None:
    async def scenario() -> None:
        tokens = [server.token(name) for name in ("ann", "bob")]
        table = server.table(tokens[0], seats=OPEN)
        clients = await sit_down(server, table, tokens)
        greeting = handshake(server, table, tokens[1])
        sockets = [raw_socket(server) for _ in range(60)]
        for number, one in enumerate(sockets):
            # Nothing; half a request; a whole one and half a frame; rubbish; a close in the middle.
            part = number % 6
            if part == 1:
                one.sendall(greeting[: number + 5])
            elif part == 2:
                one.sendall(greeting + b"\x81")
            elif part == 3:
                one.sendall(bytes(random.Random(number).randrange(256) for _ in range(300)))
            elif part == 4:
                one.sendall(greeting + b"\x81\xff" + b"\x00" * 8)
            elif part == 5:
                one.sendall(greeting + b"\xff\xff\xff\xff")
                one.close()
        assert await play(clients, random.Random(2), enough=10) == 10
        for one in sockets:
            one.close()
        assert server.up
        for client in clients:
            assert client.farewell is None
            await client.__aexit__(None, None, None)

    asyncio.run(scenario())


# Too much


def test_a_flood_is_answered_until_it_is_seen_off(tmp_path: Path) -> None:
    """With the usual limits: refused, then seen off; nobody else at the table feels it."""

    async def scenario(server: Running) -> None:
        tokens = [server.token(name) for name in ("ann", "bob", "eve")]
        table = server.table(tokens[0], seats=OPEN)
        ann, bob = await sit_down(server, table, tokens[:2])
        eve = Client(server, table, tokens[2])
        await eve.__aenter__()

        async def flood() -> None:
            for number in range(3_000):
                if eve.closed:
                    return
                await eve.socket.send(json.dumps({"t": "ping", "id": f"p{number}"}))

        flooding = asyncio.gather(flood(), return_exceptions=True)
        loop, slowest = asyncio.get_running_loop(), 0.0
        for _ in range(20):
            asked = loop.time()
            assert (await ann.say("ping"))["t"] == "pong"
            slowest = max(slowest, loop.time() - asked)
            await asyncio.sleep(0.06)
        await flooding
        await eve.until(lambda: eve.closed)
        refused = [one for one in eve.of("refused") if one["why"] == "too-fast"]
        assert len(refused) > 20
        assert eve.farewell is not None
        assert (eve.farewell["why"], eve.farewell["again"]) == ("too-fast", True)
        assert slowest < 2
        # Chat has a limit of its own, for the person and not for the connection.
        said = [(await bob.say("say", text=f"line {number}"))["t"] for number in range(8)]
        assert said.count("refused") >= 2
        async with Client(server, table, tokens[1]) as second:
            assert (await second.say("say", text="from here then"))["why"] == "too-fast"
        for client in (ann, bob):
            await client.__aexit__(None, None, None)

    with running(tmp_path, "usual") as server:
        asyncio.run(scenario(server))
        assert '"trace"' not in server.log.read_text()
