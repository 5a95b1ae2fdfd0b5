"""How a game engine is measured: random play, and the cost of one clone, legal, apply and view.

A `Subject` says how one game of one library is played; `measure` gives one `Row` for each.
All times are CPU times of this one process, so a busy neighbour on the machine disturbs little.
"""

from __future__ import annotations

import gc
import os
import random
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from time import process_time
from typing import Any

State = Any
Action = Any

POSITIONS = 100
POSITIONS_PER_GAME = 4
SHARE_OF_PLAY = 0.7  # of the seconds of a run; cloning gets a third of the rest
MEGABYTE = 1 << 20
MEMORY = Path("/proc/self/statm")

Random = Callable[[], float]
"""A float in [0, 1). `actions[int(rand() * len(actions))]` is the fastest uniform choice there is
in Python, so that the choice weighs as little as it can."""


def nothing(_: State) -> None:
    """What a game without separate chance moves does before a decision."""


@dataclass(frozen=True)
class Position:
    """The moves of a library on one state of a game, as directly as it lets them be called."""

    start: Callable[[], State]
    over: Callable[[State], bool]
    legal: Callable[[State], Sequence[Action]]
    apply: Callable[[State, Action], object]
    clone: Callable[[State], State]
    settle: Callable[[State], object] = nothing
    """Plays the chance moves that stand before the next decision."""
    view: Callable[[State], object] | None = None
    """What the seat that must decide may know, where the library has such a thing."""
    also: dict[str, Callable[[State], object]] = field(default_factory=dict)
    """Other calls on a state that deserve a price; it is told in the note of the row."""


@dataclass(frozen=True)
class Subject:
    """One game of one library: `play` plays it once at random and counts the decisions."""

    name: str
    what: str
    play: Callable[[Random], int]
    position: Position | None = None
    note: str = ""


@dataclass(frozen=True)
class Run:
    """One of the repeated measurements of a subject."""

    games_per_s: float
    decisions_per_s: float
    clone_us: float | None = None
    legal_us: float | None = None
    apply_us: float | None = None
    view_us: float | None = None


@dataclass(frozen=True)
class Row:
    """A line of the table: the medians of its runs, or nothing but a note why there are none."""

    name: str
    what: str
    games_per_s: float | None = None
    decisions_per_s: float | None = None
    clone_us: float | None = None
    legal_us: float | None = None
    apply_us: float | None = None
    view_us: float | None = None
    bytes_per_state: int | None = None
    runs: list[Run] = field(default_factory=list)
    note: str = ""


def measure(subjects: Sequence[Subject], seconds: float, repeats: int) -> list[Row]:
    """Measure every subject `repeats` times, each time for about `seconds`.

    The repeats go round all subjects in turn, so that a slow minute of the machine is spread
    over all of them and shows as their spread.
    """
    rand = random.Random(1).random
    pools = [_positions(s.position, rand) if s.position else [] for s in subjects]
    sizes = [
        _bytes(s.position, pool) if s.position else None
        for s, pool in zip(subjects, pools, strict=True)
    ]
    gc.collect()
    gc.freeze()  # the pool of one library must not slow the garbage collections of another
    runs: list[list[Run]] = [[] for _ in subjects]
    for repeat in range(repeats):
        for subject, pool, done in zip(subjects, pools, runs, strict=True):
            _progress(f"{subject.name}, run {repeat + 1} of {repeats}")
            done.append(_run(subject, pool, seconds, rand))
    gc.unfreeze()
    notes = [_note(s, pool) for s, pool in zip(subjects, pools, strict=True)]
    _progress("")
    return [_row(*parts) for parts in zip(subjects, runs, sizes, notes, strict=True)]


def _run(subject: Subject, pool: list[State], seconds: float, rand: Random) -> Run:
    play, games, decisions = subject.play, 0, 0
    budget = seconds * SHARE_OF_PLAY if subject.position else seconds
    begin = now = process_time()
    while now - begin < budget:
        decisions += play(rand)
        games += 1
        now = process_time()
    rates = games / (now - begin), decisions / (now - begin)
    if subject.position is None:
        return Run(*rates)
    rest = seconds * (1 - SHARE_OF_PLAY)
    position = subject.position
    clone_us = _call_us(position.clone, pool, rest / 3)
    legal_us, apply_us = _legal_and_apply_us(position, pool, rest * 2 / 3, rand)
    view_us = _call_us(position.view, pool, rest / 3) if position.view else None
    return Run(*rates, clone_us, legal_us, apply_us, view_us)


def _call_us(call: Callable[[State], object], pool: list[State], seconds: float) -> float:
    calls = 0
    begin = now = process_time()
    while now - begin < seconds or not calls:
        for state in pool:
            call(state)
        calls += len(pool)
        now = process_time()
    return (now - begin) / calls * 1e6


def _legal_and_apply_us(
    position: Position, pool: list[State], seconds: float, rand: Random
) -> tuple[float, float]:
    """Both on fresh clones: an engine that remembers an answer gives it only once."""
    clone, legal, apply = position.clone, position.legal, position.apply
    in_legal = in_apply = 0.0
    calls = 0
    begin = process_time()
    while process_time() - begin < seconds or not calls:
        states = [clone(state) for state in pool]
        start = process_time()
        choices = [legal(state) for state in states]
        in_legal += process_time() - start
        actions = [choice[int(rand() * len(choice))] for choice in choices]
        start = process_time()
        for state, action in zip(states, actions, strict=True):
            apply(state, action)
        in_apply += process_time() - start
        calls += len(pool)
    return in_legal / calls * 1e6, in_apply / calls * 1e6


def _positions(position: Position, rand: Random) -> list[State]:
    """Positions from random games, each decision of a game being equally likely."""
    pool: list[State] = []
    while len(pool) < POSITIONS:
        kept: list[State] = []
        state, seen = position.start(), 0
        position.settle(state)
        while not position.over(state):
            seen += 1
            if seen <= POSITIONS_PER_GAME:
                kept.append(position.clone(state))
            elif (place := int(rand() * seen)) < POSITIONS_PER_GAME:
                kept[place] = position.clone(state)
            actions = position.legal(state)
            position.apply(state, actions[int(rand() * len(actions))])
            position.settle(state)
        pool += kept
    return pool


def _bytes(position: Position, pool: list[State]) -> int | None:
    """What one more clone adds to the memory of the process, whatever language it lives in.

    A child process counts, so that the memory it frees leaves no holes for the next count.
    """
    if not MEMORY.exists():
        return None
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.write(writer, str(_growth_per_clone(position, pool)).encode())
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    return int(answer) if answer else None


def _growth_per_clone(position: Position, pool: list[State]) -> int:
    gc.disable()
    clones: list[State] = []
    source = cycle(pool)

    def grow(megabytes: int) -> int:
        target = _resident() + megabytes * MEGABYTE
        while _resident() < target:
            clones.extend(position.clone(next(source)) for _ in range(POSITIONS))
        return _resident()

    base = grow(8)  # fills the holes that play has left
    before = len(clones)
    return round((grow(16) - base) / (len(clones) - before))


def _resident() -> int:
    return int(MEMORY.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _note(subject: Subject, pool: list[State]) -> str:
    also = subject.position.also if subject.position else {}
    prices = [f"{name} {_call_us(call, pool, 0.3):.2f} us" for name, call in also.items()]
    return "; ".join(filter(None, [subject.note, *prices]))


def _row(subject: Subject, runs: list[Run], size: int | None, note: str) -> Row:
    def median(values: list[float | None]) -> float | None:
        known = [value for value in values if value is not None]
        return statistics.median(known) if known else None

    return Row(
        subject.name,
        subject.what,
        median([run.games_per_s for run in runs]),
        median([run.decisions_per_s for run in runs]),
        median([run.clone_us for run in runs]),
        median([run.legal_us for run in runs]),
        median([run.apply_us for run in runs]),
        median([run.view_us for run in runs]),
        size,
        runs,
        note,
    )


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
