"""One attack on a real server with bystanders at its tables, and what came of it."""

import asyncio
import contextlib
import json
import math
import resource
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, field

from tests.server.attacks.attacker import Done
from tests.server.attacks.bystanders import Bystanders
from tests.server.attacks.crowds import neighbour_waits
from tests.server.faults.logs import tally
from tests.server.faults.running import Running

#: Seconds without an attack, before it and after it.
CALM = 4.0
#: Whoever plays on at all does so within so many seconds after the attack.
RECOVERY = 60.0
#: The file handles of the server: the usual number on Linux, however many this process has.
HANDLES = 1024


class Outcome(Struct):
    """What was tried, and what came of it; times in milliseconds, memory in megabytes."""

    attack: str
    done: dict[str, int | float | str] = field(default_factory=dict)
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    refused: int = 0
    stuck: int = 0  # tables where nobody could decide after the attack
    calm: tuple[float, float] = (0.0, 0.0)  # p50, p99
    under: tuple[float, float, float] = (0.0, 0.0, 0.0)  # p50, p99, the worst
    memory: tuple[int, int] = (0, 0)  # before, and the most
    not_ready: int = 0  # how often /ready did not say so, of all questions
    asked_ready: int = 0
    neighbour: float = 0.0  # seconds until a bot answered somebody else


class Siege:
    def __init__(self, folder: Path, tables: int = 8) -> None:
        self.server = Running(
            f"sqlite:///{folder / 'tables.db'}", folder / "server.log", limits="usual"
        )
        self.bystanders = Bystanders(self.server.url, tables)

    async def run(self, attack: str, seconds: float) -> Outcome:
        outcome = Outcome(attack)
        with few_handles():
            await asyncio.to_thread(self.server.start)
        try:
            await self.bystanders.start()
            await asyncio.sleep(CALM)
            outcome.memory = (self.server.memory(),) * 2
            watching = asyncio.create_task(self._watch(outcome))
            self.bystanders.notes.phase = "attack"
            outcome.done = await self._attack(attack, seconds, outcome)
            watching.cancel()
            outcome.stuck = await self._play_on()
            await self.bystanders.stop()
        finally:
            await asyncio.to_thread(self.server.kill)
        self._sum_up(outcome)
        found = await tally(self.server.database, list(self.bystanders.players))
        outcome.acknowledged, outcome.lost = found.acknowledged, found.lost
        outcome.doubled = found.doubled
        return outcome

    async def _attack(self, attack: str, seconds: float, outcome: Outcome) -> Done:
        process = await asyncio.create_subprocess_exec(
            *[sys.executable, "-m", "tests.server.attacks.attacker"],
            *[attack, self.server.url, str(seconds)],
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        if attack == "bot-hogs":
            await asyncio.sleep(seconds / 2)
            outcome.neighbour = round(await neighbour_waits(self.server.url), 1)
        said, _ = await process.communicate()
        assert process.returncode == 0, f"the attacker failed: {said!r}"
        done: Done = json.loads(said.splitlines()[-1])
        return done

    async def _watch(self, outcome: Outcome) -> None:
        while True:
            outcome.memory = (outcome.memory[0], max(outcome.memory[1], self.server.memory()))
            outcome.asked_ready += 1
            try:
                ready = await asyncio.to_thread(self.server.status, "/ready") == 200
            except OSError:
                ready = False
            outcome.not_ready += not ready
            await asyncio.sleep(0.5)

    async def _play_on(self) -> int:
        """How many of the open tables are dead after the attack."""
        notes = self.bystanders.notes
        notes.phase = "after"
        until = time.monotonic() + RECOVERY
        while time.monotonic() < until:
            stuck = self.bystanders.playing - notes.tables["after"]
            if not stuck:
                return 0
            await asyncio.sleep(0.2)
        return len(stuck)

    def _sum_up(self, outcome: Outcome) -> None:
        notes = self.bystanders.notes
        outcome.calm = (notes.percentile("calm", 0.5), notes.percentile("calm", 0.99))
        outcome.under = (
            notes.percentile("attack", 0.5),
            notes.percentile("attack", 0.99),
            1000 * max(notes.seconds["attack"], default=math.nan),
        )
        outcome.refused = notes.refused["attack"]


@contextlib.contextmanager
def few_handles() -> Iterator[None]:
    """While inside, whatever is started has no more file handles than usual."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (HANDLES, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


async def besiege(folder: Path, attack: str, seconds: float, tables: int = 8) -> Outcome:
    return await Siege(folder, tables).run(attack, seconds)
