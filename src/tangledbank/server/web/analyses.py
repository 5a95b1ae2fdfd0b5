"""The analyses of a server: each is asked for, waits, is worked on, and is kept."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from tangledbank import engine_build
from tangledbank.server.analysis_task import (
    AnalysisTask,
    Answer,
    PieceTask,
    PlanTask,
    WholeTask,
    kept_version,
    pieces_of,
)
from tangledbank.server.interfaces import BotPool
from tangledbank.server.logs import LOG
from tangledbank.server.store.store import Store, StoreError
from tangledbank.server.web.problems import Trouble
from tangledbank.server.wire.analysis import AnalysisInfo, AnalysisState

#: Iterations of the search for a whole game.  The interpreted engine is many times slower.
COMPILED: Final = 150_000
INTERPRETED: Final = 10_000

#: So many are worked on at once, so many may wait, and an address may have so many unfinished.
AT_ONCE: Final = 2
MOST_WAITING: Final = 20
MOST_EACH: Final = 2
#: So many results are kept at hand.
AT_HAND: Final = 32

BUSY: Final = "Too many games are waiting to be analysed. Try again in a few minutes."
ONE_AT_A_TIME: Final = "You already have two analyses waiting. Wait until one of them is done."
FAILED: Final = "The analysis failed. The error has been logged. Try again later."
RETRY_AFTER: Final = 60

Text = Callable[[], Awaitable[str]]


class Failure(Exception):
    """Why a record cannot be analysed, for whoever asked."""


class Analysing:
    """An analysis that is asked for."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.working = False
        self.done = 0
        self.total = 0
        self.problem = ""
        self.found: AnalysisInfo | None = None

    @property
    def ended(self) -> bool:
        return self.found is not None or bool(self.problem)

    def state(self, name: str) -> AnalysisState:
        status = "working" if self.working else "waiting"
        if self.problem:
            status = "failed"
        if self.found is not None:
            status = "done"
        return AnalysisState(
            id=id_of(name),
            status=status,  # type: ignore[arg-type]
            done=self.done,
            total=self.total,
            problem=self.problem,
            analysis=self.found,
        )


class Analyses:
    """All analyses of this process; those of its tables are kept in the store."""

    def __init__(self, store: Store, bot_pool: Callable[[], BotPool]) -> None:
        self._store = store
        self._bot_pool = bot_pool
        self._known: OrderedDict[str, Analysing] = OrderedDict()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    async def look(self, name: str, table: str = "") -> AnalysisState:
        """How far an analysis is; `none` if nobody has asked for it."""
        known = self._known.get(name)
        if known is None and table:
            known = await self._stored(name, table)
        if known is None:
            return AnalysisState(id_of(name), "none", 0, 0, "", None)
        return known.state(name)

    async def begin(self, name: str, text: Text, address: str, table: str = "") -> AnalysisState:
        """Let a game be analysed, unless it is or was; `Trouble` if too many are."""
        state = await self.look(name, table)
        if state.status not in ("none", "failed"):
            return state
        self.check_room(address)
        asked = self._known[name] = Analysing(address)
        task = asyncio.create_task(self._work(asked, text, table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._forget()
        return asked.state(name)

    def check_room(self, address: str) -> None:
        """`Trouble` if no more analyses can wait."""
        unfinished = [one for one in self._known.values() if not one.ended]
        if sum(one.address == address for one in unfinished) >= MOST_EACH:
            raise Trouble(429, "too-fast", ONE_AT_A_TIME, RETRY_AFTER)
        if len(unfinished) >= MOST_WAITING:
            raise Trouble(503, "busy", BUSY, RETRY_AFTER)

    def forget(self, table: str) -> None:
        """The analysis at hand names somebody who wants to be forgotten."""
        known = self._known.get(f"table {table}")
        if known is not None and known.ended:
            del self._known[f"table {table}"]

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Kept

    async def _stored(self, name: str, table: str) -> Analysing | None:
        body = await self._store.analysis(table, kept_version())
        if body is None:
            return None
        found = Analysing("")
        found.found = msgspec.json.decode(body, type=AnalysisInfo)
        self._known[name] = found
        self._forget()
        return found

    def _forget(self) -> None:
        """Keep the results that were found last."""
        ended = [name for name, one in self._known.items() if one.ended]
        for name in ended[: max(0, len(ended) - AT_HAND)]:
            del self._known[name]

    # Working

    async def _work(self, asked: Analysing, text: Text, table: str) -> None:
        try:
            async with self._turns:
                asked.working = True
                body = await self._analysed(asked, await text())
                if table:
                    await self._keep(table, body)
                asked.found = msgspec.json.decode(body, type=AnalysisInfo)
        except Failure as failure:
            asked.problem = str(failure)
        except Trouble as trouble:
            asked.problem = trouble.text
        except Exception as error:
            LOG.exception("an analysis failed", error=type(error).__name__)
            asked.problem = FAILED

    async def _keep(self, table: str, body: bytes) -> None:
        try:
            await self._store.put_analysis(table, kept_version(), body)
        except StoreError as error:
            LOG.warning("could not keep an analysis", table=table, error=str(error))

    async def _analysed(self, asked: Analysing, text: str) -> bytes:
        client = (asked.address, "")
        budget = COMPILED if engine_build() == "compiled" else INTERPRETED
        plan = await self._ask(PlanTask(text, budget, client))
        asked.total = len(plan.jobs)
        moments = []
        iterations = 0
        for piece in pieces_of(plan.jobs, plan.seats):
            part = await self._ask(PieceTask(text, piece, client))
            moments += part.moments
            iterations += part.iterations
            asked.done = len(moments)
        return (await self._ask(WholeTask(text, budget, moments, iterations, client))).whole

    async def _ask(self, task: AnalysisTask) -> Answer:
        thought = await self._bot_pool().think(task)
        if not isinstance(thought.answer, Answer):
            LOG.error("a piece of an analysis failed", error=thought.error)
            raise Failure(FAILED)
        if thought.answer.problem:
            raise Failure(thought.answer.problem)
        return thought.answer


def id_of(name: str) -> str:
    """What the answer calls an analysis: `table ID` or `record ID` without its first word."""
    return name.partition(" ")[2]


def name_of(text: str) -> str:
    """The id of the analysis of a record that somebody sent."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]
