"""A server process with the interpreted engine whose bots get processes with the compiled one.

    python -m tests.server.renewed_bots FOLDER

It prints the build of the server, then that of each process in which a bot thought.
"""

import os
import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from tangledbank import engine_build
from tangledbank.bots.program.definition import Program
from tangledbank.server.bots import process, renewal
from tangledbank.server.bots.worker import work
from tangledbank.server.wire.setup import SeatPlan, Setup
from tests.server.house import House, in_house


def noted_work(wire: Connection, programs: Sequence[tuple[str, Program]] = ()) -> None:
    with Path(os.environ["BUILDS"]).open("a") as file:
        file.write(engine_build() + "\n")
    work(wire, programs)


def builds() -> str:
    return Path(os.environ["BUILDS"]).read_text()


async def scenario(house: House) -> None:
    """One game, with bots that think in old processes first and in new ones then."""
    setup = Setup(seats=[SeatPlan(), SeatPlan("greedy"), SeatPlan("random")])
    table, guests = await house.begin(setup, "ann")
    room = await house.room(table)
    while (await room.settled()).status == "playing":
        await house.until(lambda: room.table.acting <= 0)
        await room.settled()
        if "TANGLEDBANK_PURE" in os.environ and len(room.table.steps) > 10:
            del os.environ["TANGLEDBANK_PURE"]
            await house.until(lambda: "compiled" in builds().splitlines())
        if room.table.acting == 0:
            await house.decide(table, guests)
    assert {step["by"] for step in guests[0].steps} == {"deal", "player", "bot"}


if __name__ == "__main__":
    renewal.EVERY = 0.01
    process.work = noted_work  # type: ignore[attr-defined]
    folder = Path(sys.argv[1])
    os.environ["BUILDS"] = str(folder / "builds")
    print(engine_build())
    in_house(folder / "tables.db", scenario, real_bots=True, bot_processes=1)
    print(builds(), end="")
