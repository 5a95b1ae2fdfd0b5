"""Many games at once: in this process, or spread over several.

Each game has its own seed, so it does not matter which process plays it.
"""

import time
from collections.abc import Callable
from typing import Final

from tangledbank.arena.crew import Alone, Crew
from tangledbank.arena.matches import Match, seed_of
from tangledbank.arena.processes import Processes
from tangledbank.arena.tally import Tally

#: About how many pieces each process gets, so that none waits long for the last.
PIECES: Final = 16

#: The most games in a piece.
MOST: Final = 500


class Run:
    """The result of a simulation, and how long it took."""

    def __init__(self, tally: Tally, seconds: float) -> None:
        self.tally = tally
        self.seconds = seconds  # from the start of the first game to the end of the last


class Piece:
    """Some games of a simulation: their tally, and when they were played."""

    def __init__(self, tally: Tally, began: float, ended: float) -> None:
        self.tally = tally
        self.began = began
        self.ended = ended


class Simulation:
    """This many games of a match, in pieces of a given size."""

    def __init__(self, match: Match, games: int, seed: int, size: int) -> None:
        self.match = match
        self.games = games
        self.seed = seed
        self.size = size
        self.players = len(match.players())

    @property
    def pieces(self) -> int:
        return -(-self.games // self.size)

    def play(self, number: int) -> Piece:
        began = time.time()
        tally = Tally(self.players)
        for game in range(number * self.size, min(self.games, (number + 1) * self.size)):
            tally.add(self.match.play(seed_of(self.seed, game)))
        return Piece(tally, began, time.time())


def simulate(
    match: Match,
    games: int,
    seed: int,
    jobs: int,
    progress: Callable[[int], None] = lambda games: None,
) -> Run:
    """Play this many games; `progress` is called for each finished piece."""
    simulation = Simulation(match, games, seed, max(1, min(MOST, games // (jobs * PIECES))))
    crew: Crew = Alone() if jobs == 1 else Processes(jobs)
    tally = Tally(simulation.players)
    began: list[float] = []
    ended: list[float] = []
    for _, piece in crew.play(simulation, range(simulation.pieces)):
        tally.join(piece.tally)
        began.append(piece.began)
        ended.append(piece.ended)
        progress(piece.tally.games)
    return Run(tally, max(ended) - min(began))
