"""Keeps a small database of a release, as SQL text, for both kinds of database.

    python -m tests.server.store.make_kept VERSION      such as 0.1.0

A newer server must open what a released one wrote, so a file in `kept` is never made again: run
this once for each release that changed the layout, before the next change.
"""

import argparse
import json
import sqlite3
import subprocess
import tempfile
import urllib.request
from pathlib import Path
from typing import Any, Final

from tests.server.faults.running import Running
from tests.server.store.cluster import DATABASE, Cluster

FOLDER: Final = Path(__file__).resolve().parent / "kept"

#: What is done at each table: its setup, and how many decisions are made (-1: to the end).
TABLES: Final[list[tuple[str, dict[str, Any], int]]] = [
    ("gathering", {"seats": [{}, {}, {}], "public": True}, 0),
    ("base", {"seats": [{}, {}], "public": True}, 12),
    ("expansions", {"seats": [{}, {}, {}], "sets": ["base", "fly", "continents"]}, 14),
    ("creatures", {"edition": "creatures", "seats": [{}, {}]}, 10),
    ("clock", {"seats": [{}, {}], "clock": {"kind": "days", "seconds": 86_400}}, 6),
    ("paused", {"seats": [{}, {}]}, 5),
    ("finished", {"seats": [{}, {}], "edition": "ua3"}, -1),
]
NAMES: Final = ["Ann", "Bob", "Cleo"]


def fill(server: Running) -> None:
    """Play at a real server, as its players would."""
    tokens = [server.token(name) for name in NAMES]
    for title, setup, decisions in TABLES:
        table = server.table(tokens[0], **setup | {"title": title})
        play(server, table, tokens[: len(setup["seats"])], title, decisions)


def play(server: Running, table: str, tokens: list[str], title: str, decisions: int) -> None:
    count = 0

    def say(token: str, **command: Any) -> dict[str, Any]:
        nonlocal count
        count += 1
        said = {"id": f"c{count}", **command}
        answer: dict[str, Any] = server.post(f"/api/tables/{table}/commands", said, token)
        return answer

    for seat, token in enumerate(tokens):
        if title != "gathering" or seat == 0:
            assert say(token, t="sit", seat=seat)["t"] == "done"
            assert say(token, t="say", text="Good luck!")["t"] == "done"
    if title == "gathering":
        return
    for seat, token in enumerate(tokens):
        assert say(token, t="ready", nonce=f"{seat:02d}" * 16)["t"] == "done"
    while decisions:
        decisions -= 1
        if not decide(server, table, tokens, say, count):
            break
    if title == "paused":
        say(tokens[0], t="pause")
        proposal = look(server, table, tokens[0])["table"]["proposal"]["number"]
        assert say(tokens[1], t="answer", proposal=proposal, yes=True)["t"] == "done"


def decide(server: Running, table: str, tokens: list[str], say: Any, luck: int) -> bool:
    """One decision of whoever is asked; false if the game is over."""
    for token in tokens:
        for ask in look(server, table, token).get("ask") or []:
            moves = ask["moves"]
            action = moves[luck % len(moves)]["action"]
            assert say(token, t="decide", moment=ask["moment"], action=action)["t"] == "done"
            return True
    return False


def look(server: Running, table: str, token: str) -> dict[str, Any]:
    """The table as one of its players sees it."""
    asked = urllib.request.Request(
        f"{server.url}/api/tables/{table}/news", headers={"Authorization": f"Bearer {token}"}
    )
    with urllib.request.urlopen(asked) as answer:
        news: dict[str, Any] = json.loads(answer.read())
    return news


def keep_sqlite(version: str, folder: Path) -> None:
    file = folder / "tables.db"
    serve(f"sqlite:///{file}", folder / "sqlite.log")
    db = sqlite3.connect(file)
    lines = list(db.iterdump())
    for pragma in ("application_id", "user_version"):
        (value,) = db.execute(f"PRAGMA {pragma}").fetchone()
        lines.append(f"PRAGMA {pragma} = {value};")
    db.close()
    (FOLDER / f"{version}.sqlite.sql").write_text("\n".join(lines) + "\n")


def keep_postgres(version: str, folder: Path) -> None:
    cluster = Cluster()
    try:
        serve(cluster.empty_database(), folder / "postgres.log")
        how = ["--inserts", "--no-owner", "--no-privileges", "-U", "postgres", "-d", DATABASE]
        dump = subprocess.run(
            [cluster.program("pg_dump"), *how, "-h", cluster.folder],
            check=True,
            capture_output=True,
            text=True,
        )
    finally:
        cluster.remove()
    # What only psql understands, and what only this version of PostgreSQL has.
    left_out = ("\\", "--", "SET ", "SELECT pg_catalog.set_config")
    lines = [line for line in dump.stdout.splitlines() if line and not line.startswith(left_out)]
    (FOLDER / f"{version}.postgres.sql").write_text("\n".join(lines) + "\n")


def serve(database: str, log: Path) -> None:
    server = Running(database, log)
    server.start()
    try:
        fill(server)
    finally:
        server.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("version")
    version = parser.parse_args().version
    if (FOLDER / f"{version}.sqlite.sql").exists():
        parser.exit(2, f"{version} is kept already, and what is kept is never made again.\n")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        keep_sqlite(version, Path(name))
        keep_postgres(version, Path(name))
