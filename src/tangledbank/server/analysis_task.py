"""The analysis of a game in the bots' processes: small pieces, each behind every game and hint."""

from typing import ClassVar, Final

import msgspec

from tangledbank import engine_build
from tangledbank.bots.analysis.analysis import VERSION, Work, analysis_of
from tangledbank.bots.analysis.kept import to_json
from tangledbank.bots.analysis.moment import Moment
from tangledbank.bots.analysis.plan import Job, jobs_of, shared_out
from tangledbank.bots.bot import Budget
from tangledbank.core.errors import GameError
from tangledbank.core.record import Record, engine_version
from tangledbank.core.recording import read_record
from tangledbank.core.replay import Replay
from tangledbank.server.bot_task import NOBODY, Client, Task
from tangledbank.server.kinds.adapters import adapter_of
from tangledbank.server.wire.analysis import AnalysisInfo

#: The same for everybody, so that an analysis is done once and kept.
SEED: Final = 1

#: A record with more lines is of no game that anybody would play.
MOST_LINES: Final = 4_000

#: A piece of work has about so many iterations: a fifth of a second.  A game that comes meanwhile
#: waits for no more than that.
PIECE: Final = 2_000
#: The interpreted engine is many times slower.
INTERPRETED_PIECE: Final = 150


class Answer(msgspec.Struct, frozen=True):
    """What came of a piece: what there is to do, what was found, or the whole analysis."""

    seats: int = 0
    jobs: list[Job] = []
    moments: list[Moment] = []
    iterations: int = 0
    whole: bytes = b""  # as JSON
    problem: str = ""  # why the record cannot be analysed


class AnalysisTask(Task):
    """One piece of the analysis of a record."""

    __slots__ = ("text",)

    background: ClassVar[bool] = True

    def __init__(self, text: str, client: Client = NOBODY) -> None:
        super().__init__("", 0, b"", "analysis", hint=True, client=client)
        self.text = text

    def answer(self) -> Answer:
        try:
            return self.found(read_record(self.text))
        except GameError as error:
            return Answer(problem=str(error))

    def found(self, record: Record) -> Answer:
        raise NotImplementedError


class PlanTask(AnalysisTask):
    """What there is to do, with about so many iterations in all."""

    __slots__ = ("iterations",)

    def __init__(self, text: str, iterations: int, client: Client = NOBODY) -> None:
        super().__init__(text, client)
        self.iterations = iterations

    def __reduce__(self) -> tuple[object, ...]:
        return (PlanTask, (self.text, self.iterations))

    def found(self, record: Record) -> Answer:
        if len(record.entries) > MOST_LINES:
            return Answer(problem=f"This record is too long: {MOST_LINES} lines at most.")
        seats = list(range(len(record.seats)))
        jobs = shared_out(jobs_of(record, seats), len(seats), self.iterations)
        return Answer(seats=len(seats), jobs=jobs)


class PieceTask(AnalysisTask):
    """Some positions."""

    __slots__ = ("jobs",)

    def __init__(self, text: str, jobs: list[Job], client: Client = NOBODY) -> None:
        super().__init__(text, client)
        self.jobs = jobs

    def __reduce__(self) -> tuple[object, ...]:
        return (PieceTask, (self.text, self.jobs))

    def answer(self) -> Answer:
        work = work_on(self.text)
        before = work.iterations
        moments = [work.do(job) for job in self.jobs]
        return Answer(moments=moments, iterations=work.iterations - before)


class WholeTask(AnalysisTask):
    """What all positions add up to."""

    __slots__ = ("budget", "iterations", "moments")

    def __init__(
        self,
        text: str,
        budget: int,
        moments: list[Moment],
        iterations: int,
        client: Client = NOBODY,
    ) -> None:
        super().__init__(text, client)
        self.budget = budget
        self.moments = moments
        self.iterations = iterations

    def __reduce__(self) -> tuple[object, ...]:
        return (WholeTask, (self.text, self.budget, self.moments, self.iterations))

    def found(self, record: Record) -> Answer:
        seats = list(range(len(record.seats)))
        budget = Budget(iterations=self.budget)
        analysis = analysis_of(record, budget, SEED, seats, self.iterations, self.moments)
        told = msgspec.convert(to_json(analysis), AnalysisInfo)
        return Answer(whole=msgspec.json.encode(with_moves(told, Replay(record))))


def with_moves(told: AnalysisInfo, replay: Replay) -> AnalysisInfo:
    """The same, and of marked decisions what the moves are on the table."""
    moments = []
    for moment in told.moments:
        decision = moment.decision
        if decision is not None and decision.mark:
            replay.go(moment.line)
            moves = {one.action: one for one in adapter_of(replay.game).moves(replay.game)}
            played, better = moves.get(decision.action), moves.get(decision.best)
            decision = msgspec.structs.replace(decision, played=played, better=better)
        moments.append(msgspec.structs.replace(moment, decision=decision))
    return msgspec.structs.replace(told, moments=moments)


#: The record that this process worked on last: its next piece begins where the last one ended.
_last: list[tuple[str, Work]] = []


def work_on(text: str) -> Work:
    if not _last or _last[0][0] != text:
        _last[:] = [(text, Work(read_record(text), SEED))]
    return _last[0][1]


def pieces_of(jobs: list[Job], seats: int) -> list[list[Job]]:
    """The jobs in pieces of about the same work."""
    pieces: list[list[Job]] = []
    most = PIECE if engine_build() == "compiled" else INTERPRETED_PIECE
    work = most
    for job in jobs:
        if work >= most:
            pieces.append([])
            work = 0
        pieces[-1].append(job)
        work += job.worlds * seats + job.iterations
    return pieces


def kept_version() -> str:
    """What an analysis is kept under: another version of anything makes a new one."""
    return f"{VERSION}/{engine_version()}"
