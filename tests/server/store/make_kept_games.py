"""Keeps a database full of games with expansions as a server wrote it, and how they went.

    python -m tests.server.store.make_kept_games VERSION      such as 0.1.0

The games are stopped where they stand, most of them in mid-feeding.  Beside the database lies a
digest of what was legal at every step.  A newer engine must go on with these games by the readings
they were begun with, so a file in `kept_games` is never made again: run this once for each version
of the presets, before the presets change.
"""

import argparse
import asyncio
import hashlib
import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from tangledbank.core.game import Game
from tangledbank.server.opening import open_table
from tangledbank.server.store.choose import store_of
from tangledbank.server.table.table import Table
from tests.server.faults.running import Running
from tests.server.store.make_kept import decide

NAMES: Final = ["Ann", "Bob", "Cleo", "Dan"]
FOLDER: Final = Path(__file__).resolve().parent / "kept_games"

#: Cards that the readings are about, many more of them than in the printed decks.
CARDS: Final = """
[cards]
"neoplasia/tail-loss" = 8
"neoplasia/communication" = 4
"metamorphosis/specialization-a" = 6
"specialization-b/fat-tissue" = 8
"fat-tissue/parasite" = 6
"fat-tissue/carnivorous" = 6
"cnidocytes/cooperation" = 6
"cnidocytes/symbiosis" = 6
"trematode/cooperation" = 4
"recombination/carnivorous" = 6
"recombination/migration" = 6
"flight/migration" = 4
"regeneration/r-strategy" = 8
"r-strategy/carnivorous" = 4
"hibernation/carnivorous" = 4
"intellect/mimicry" = 4
"swimming/viviparous" = 4
"""

#: What is done at each table: its setup, and how many decisions are made (-1: to the end).
TABLES: Final[list[tuple[str, dict[str, Any], int]]] = [
    ("dense", {"seats": [{}, {}, {}], "deck": CARDS}, 130),
    ("dense, first edition", {"seats": [{}, {}], "deck": CARDS, "edition": "cont1"}, 120),
    ("dense, four seats", {"seats": [{}, {}, {}, {}], "deck": CARDS}, 90),
    ("dense, to the end", {"seats": [{}, {}], "deck": CARDS}, -1),
    ("printed", {"seats": [{}, {}, {}], "sets": ["base", "fly", "continents", "special"]}, 200),
    (
        "printed, other options",
        {
            "seats": [{}, {}],
            "edition": "tw",
            "sets": ["base", "fly", "continents"],
            "options": {"burn_fat_cap": "unlimited", "metamorphosis_limit": "once_per_turn"},
        },
        150,
    ),
]


def fill(server: Running) -> None:
    tokens = [server.token(name) for name in NAMES]
    for title, setup, decisions in TABLES:
        table = server.table(tokens[0], **setup | {"title": title})
        play(server, table, tokens[: len(setup["seats"])], decisions)


def play(server: Running, table: str, tokens: list[str], decisions: int) -> None:
    count = 0

    def say(token: str, **command: Any) -> dict[str, Any]:
        nonlocal count
        count += 1
        said = {"id": f"c{count}", **command}
        answer: dict[str, Any] = server.post(f"/api/tables/{table}/commands", said, token)
        return answer

    for seat, token in enumerate(tokens):
        assert say(token, t="sit", seat=seat)["t"] == "done"
    for seat, token in enumerate(tokens):
        assert say(token, t="ready", nonce=f"{seat:02d}" * 16)["t"] == "done"
    while decisions and decide(server, table, tokens, say, luck(count)):
        decisions -= 1


def luck(count: int) -> int:
    """Which of the legal actions is chosen: any, but the same in every run."""
    return int.from_bytes(hashlib.sha256(str(count).encode()).digest()[:4], "big")


def course(table: Table) -> dict[str, Any]:
    """How a game went: what was legal at each of its steps, and how it stands."""
    game = table.new_game(table.calls)
    told = hashlib.sha256()
    for step in [*table.steps[1:], None]:
        told.update("\n".join(str(action) for action in game.legal_actions()).encode() + b"\n\n")
        if step is not None:
            game.apply(step.action)
    return {"steps": len(table.steps), "legal": told.hexdigest(), **standing(game)}


def standing(game: Game) -> dict[str, Any]:
    return {"to act": game.to_act, "stretch": game.stretch(), "scores": game.scores()}


async def courses(url: str) -> dict[str, dict[str, Any]]:
    """How each table of a database went, by title."""
    store = store_of(url)
    await store.open()
    try:
        found: dict[str, dict[str, Any]] = {}
        for name in names(url):
            opened = await open_table(store, name)
            assert opened is not None
            assert not opened.table.problem
            found[opened.table.setup.title] = course(opened.table)
        return found
    finally:
        await store.close()


def names(url: str) -> list[str]:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db:
        return [name for (name,) in db.execute("SELECT id FROM tables ORDER BY id")]


def keep(version: str, folder: Path) -> None:
    file = folder / "tables.db"
    url = f"sqlite:///{file}"
    server = Running(url, folder / "server.log")
    server.start()
    try:
        fill(server)
    finally:
        server.stop()
    went = asyncio.run(courses(url))
    with closing(sqlite3.connect(file)) as db:
        lines = list(db.iterdump())
        for pragma in ("application_id", "user_version"):
            (value,) = db.execute(f"PRAGMA {pragma}").fetchone()
            lines.append(f"PRAGMA {pragma} = {value};")
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{version}.sqlite.sql").write_text("\n".join(lines) + "\n")
    (FOLDER / f"{version}.json").write_text(json.dumps(went, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("version")
    version = parser.parse_args().version
    if (FOLDER / f"{version}.sqlite.sql").exists():
        parser.exit(2, f"{version} is kept already, and what is kept is never made again.\n")
    with tempfile.TemporaryDirectory() as name:
        keep(version, Path(name))
