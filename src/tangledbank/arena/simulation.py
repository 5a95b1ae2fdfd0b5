"""Many games at once: in this process, or spread over several.

Each game has a seed of its own, so which process plays it makes no difference.
"""

import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Final

from tangledbank.arena.matches import Match, seed_of
from tangledbank.arena.tally import Tally

#: About so many pieces for each process, so that none waits long for the last.
PIECES: Final = 16


class Run:
    """What a simulation found, and how long it took."""

    def __init__(self, tally: Tally, seconds: float) -> None:
        self.tally = tally
        self.seconds = seconds  # from the start of the first game to the end of the last


class Piece:
    """Some games of a simulation: their tally, and when they were played."""

    def __init__(self, tally: Tally, began: float, ended: float) -> None:
        self.tally = tally
        self.began = began
        self.ended = ended


def simulate(
    match: Match,
    games: int,
    seed: int,
    jobs: int,
    progress: Callable[[int], None] = lambda games: None,
) -> Run:
    """Play so many games; `progress` hears of each piece that is finished."""
    size = max(1, min(500, games // (jobs * PIECES)))
    pieces = [(start, min(games, start + size)) for start in range(0, games, size)]
    tally = Tally(len(match.players()))
    began: list[float] = []
    ended: list[float] = []

    def take(piece: Piece) -> None:
        tally.join(piece.tally)
        began.append(piece.began)
        ended.append(piece.ended)
        progress(piece.tally.games)

    if jobs == 1:
        for start, stop in pieces:
            take(play_piece(match, seed, start, stop))
    else:
        # A fresh interpreter for each process: the same everywhere, whatever threads run here.
        with ProcessPoolExecutor(jobs, get_context("spawn"), leave_interrupts) as pool:
            try:
                waiting = [
                    pool.submit(play_piece, match, seed, start, stop) for start, stop in pieces
                ]
                for done in as_completed(waiting):
                    take(done.result())
            except KeyboardInterrupt:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
    return Run(tally, max(ended) - min(began))


def play_piece(match: Match, seed: int, start: int, stop: int) -> Piece:
    began = time.time()
    tally = Tally(len(match.players()))
    for number in range(start, stop):
        tally.add(match.play(seed_of(seed, number)))
    return Piece(tally, began, time.time())


def leave_interrupts() -> None:
    """Ctrl-C is the business of the process that people look at."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
