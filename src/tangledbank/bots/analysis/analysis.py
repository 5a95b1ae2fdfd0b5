"""The analysis of a game: bounded work, the same for the same seed, and a value to keep."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tangledbank.bots.analysis.judging import chance_of, final_chances, judge_decision
from tangledbank.bots.analysis.moment import Moment, digits
from tangledbank.bots.analysis.plan import Job, jobs_of, luck_at, shared_out
from tangledbank.bots.analysis.verdict import Player, Turning, player_of, turning_points
from tangledbank.bots.bot import Budget
from tangledbank.bots.mind.clock import cpu_time
from tangledbank.core.record import Record, engine_version, write_text
from tangledbank.core.replay import Replay

#: What an analysis can be compared with: another version judges otherwise.
VERSION: Final = 1

#: Iterations of the search for a whole game, if nobody says otherwise.
USUAL: Final = Budget(iterations=300_000)

#: With a budget in CPU seconds the first positions show what an iteration costs; until then, this.
GUESSED_COST: Final = 0.001

#: Told how much of the work is done, and how much there is.
Progress = Callable[[int, int], object]


def silent(done: int, total: int) -> None:
    """Progress that nobody watches."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """What was found out about a game, and how closely it was looked at."""

    version: int
    engine: str
    record: str  # the fingerprint of the record
    game: str
    seats: list[str]
    seed: int
    budget: str  # for the whole game
    judged: list[int]  # the seats whose decisions are judged
    iterations: int  # that were really done
    moments: list[Moment]

    @property
    def turning_points(self) -> list[Turning]:
        return turning_points(self.moments)

    @property
    def players(self) -> list[Player]:
        return [player_of(name, seat, self.moments) for seat, name in enumerate(self.seats)]

    @property
    def depth(self) -> int:
        """In how many worlds a decision was compared with the best one, on average."""
        worlds = [one.decision.worlds for one in self.moments if one.decision is not None]
        return round(sum(worlds) / len(worlds)) if worlds else 0


def analyse(
    record: Record,
    budget: Budget = USUAL,
    seed: int = 1,
    seats: list[int] | None = None,
    progress: Progress = silent,
) -> Analysis:
    """Judge every decision of these seats (by default, of all).

    A budget in iterations gives the same analysis every time.  One in CPU seconds does not.
    """
    judged = list(range(len(record.seats))) if seats is None else seats
    jobs = jobs_of(record, judged)
    work = Work(record, seed)
    pace = Pace(jobs, len(record.seats), budget)
    moments: list[Moment] = []
    for place in range(len(jobs)):
        progress(place, len(jobs))
        moments.append(work.do(pace.job(place)))
    progress(len(jobs), len(jobs))
    return analysis_of(record, budget, seed, judged, work.iterations, moments)


def analysis_of(
    record: Record,
    budget: Budget,
    seed: int,
    judged: list[int],
    iterations: int,
    moments: list[Moment],
) -> Analysis:
    return Analysis(
        version=VERSION,
        engine=engine_version(),
        record=fingerprint(record),
        game=record.game,
        seats=list(record.seats),
        seed=seed,
        budget=str(budget),
        judged=judged,
        iterations=iterations,
        moments=moments,
    )


def fingerprint(record: Record) -> str:
    """What tells one record from another; remarks and empty lines do not count."""
    return hashlib.sha256(write_text(record).encode()).hexdigest()[:32]


class Work:
    """Does the jobs of one record, in any order."""

    def __init__(self, record: Record, seed: int) -> None:
        self.replay = Replay(record)
        self.seed = seed
        self.iterations = 0

    def do(self, job: Job) -> Moment:
        replay = self.replay
        replay.go(job.line)
        game = replay.game
        chance = luck_at(self.seed, job.line)
        if job.over:
            chances = [digits(one) for one in final_chances(game)]
            return Moment(
                job.line, job.decisions, game.turn, -1, chances, [0.0] * len(chances), job.next
            )
        found = [chance_of(game, seat, job.worlds, chance) for seat in range(len(game.names))]
        self.iterations += job.worlds * len(found)
        decision = None
        if job.judged:
            action = game.read(replay.record.entries[job.line].text)
            decision = judge_decision(game, action, job.iterations, chance)
            self.iterations += job.iterations
        return Moment(
            job.line,
            job.decisions,
            game.turn,
            game.acting,
            [digits(mean) for mean, _ in found],
            [digits(error) for _, error in found],
            job.next,
            decision,
        )


class Pace:
    """Shares the budget out among the jobs; CPU seconds as they turn out to be spent."""

    def __init__(self, jobs: list[Job], seats: int, budget: Budget) -> None:
        self.jobs = jobs
        self.seats = seats
        self.budget = budget
        self.began = cpu_time()
        self.shared: list[Job] = []
        if not budget.seconds:
            self.shared = shared_out(jobs, seats, budget.iterations)
        self.done = 0

    def job(self, place: int) -> Job:
        """The next job."""
        if self.shared:
            return self.shared[place]
        spent = cpu_time() - self.began
        cost = spent / self.done if self.done else GUESSED_COST
        left = max(0.0, self.budget.seconds - spent)
        job = shared_out(self.jobs[place:], self.seats, int(left / cost))[0]
        self.done += job.worlds * self.seats + job.iterations
        return job
