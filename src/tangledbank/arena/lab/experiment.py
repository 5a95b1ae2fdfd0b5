"""An experiment: a number of games at one kind of table, and the notes on them."""

from collections.abc import Callable
from typing import Final

from tangledbank.arena.crew import Crew
from tangledbank.arena.lab.notes import Notes, NoteTaker
from tangledbank.arena.tournament import Tournament, enter
from tangledbank.bots.program.entering import local_bot

#: About how many games are played and returned at once.
PIECE: Final = 20


class Experiment:
    """A tournament's games, studied for what happens in them instead of who is best."""

    def __init__(self, tournament: Tournament, games: int) -> None:
        self.tournament = tournament
        self.games = games

    @property
    def pieces(self) -> int:
        return -(-self.games // PIECE)

    def play(self, number: int) -> list[Notes]:
        """The notes of one piece."""
        tournament = self.tournament
        enter(tournament.modules)
        bots = {spec: local_bot(spec) for spec in tournament.bots}
        noted: list[Notes] = []
        try:
            for game in range(number * PIECE, min(self.games, (number + 1) * PIECE)):
                block, place = divmod(game, tournament.block_size)
                lineup = tournament.lineup(block, place)
                referee = tournament.begin(game, lineup, bots)
                taker = NoteTaker(referee.game, lineup)
                referee.watcher = taker.watch
                referee.play()
                noted.append(taker.close(referee.decisions, referee.faults))
        finally:
            for one in bots.values():
                one.close()
        return noted

    def run(self, crew: Crew, progress: Callable[[int], None] = lambda games: None) -> list[Notes]:
        """All notes, in the order of the games; `progress` gets the number of new ones."""
        pieces: dict[int, list[Notes]] = {}
        for number, noted in crew.play(self, range(self.pieces)):
            pieces[number] = noted
            progress(len(noted))
        return [notes for number in range(self.pieces) for notes in pieces[number]]
