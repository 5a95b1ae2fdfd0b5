"""Runs a tournament from its first block to its last: plays, stores, counts, and stops in time."""

from collections.abc import Callable, Iterator
from pathlib import Path

from tangledbank.arena.crew import Crew
from tangledbank.arena.results_file import ResultsFile
from tangledbank.arena.standings import Standings
from tangledbank.arena.tournament import Block, Bout, Tournament


class Campaign:
    """One run of a tournament.

    Blocks are counted in the order of their numbers, whatever order they arrive in, so that ratings
    and the end of a sequential test do not depend on the number of workers.
    """

    def __init__(
        self,
        tournament: Tournament,
        blocks: int,
        margin: float,
        until_sure: bool = False,
        kept: ResultsFile | None = None,
        faults_in: Path | None = None,
    ) -> None:
        self.tournament = tournament
        self.blocks = blocks  # at most
        self.until_sure = until_sure
        self.kept = kept
        self.faults_in = faults_in
        self.standings = Standings(tournament, margin)
        self.unwritten = ""  # why the positions of faults could not be written
        self.early: dict[int, Block] = {}  # blocks waiting for earlier ones
        if kept is not None:
            self.early = {number: kept.blocks[number] for number in kept.blocks if number < blocks}
            for block in self.early.values():
                for bout in block.bouts:
                    self._keep_positions(bout)  # the folder may have changed, or be gone
            self._count()
        self.resumed = self.standings.games  # how many were already in the file

    def _count(self) -> None:
        """Count the blocks whose turn has come."""
        while not self.finished:
            block = self.early.pop(self.standings.blocks, None)
            if block is None:
                return
            self.standings.add(block)

    @property
    def sure(self) -> bool:
        return self.until_sure and self.standings.blocks > 0 and self.standings.test.sure

    @property
    def finished(self) -> bool:
        return self.sure or self.standings.blocks >= self.blocks

    def missing(self) -> Iterator[int]:
        for number in range(self.standings.blocks, self.blocks):
            if number not in self.early:
                yield number

    def play(self, crew: Crew, progress: Callable[[], None] = lambda: None) -> None:
        """Play the missing blocks; `progress` is called after every one."""
        pieces = crew.play(self.tournament, () if self.finished else self.missing())
        try:
            for number, block in pieces:
                self._keep(block)
                self.early[number] = block
                self._count()
                progress()
                if self.finished:
                    return
        finally:
            pieces.close()

    def _keep(self, block: Block) -> None:
        if self.kept is not None:
            self.kept.add(block)
        for bout in block.bouts:
            self._keep_positions(bout)

    def _keep_positions(self, bout: Bout) -> None:
        """Write the positions in which bots failed, as records that can be replayed."""
        for fault in bout.faults:
            if fault.position and self.faults_in is not None:
                path = self.faults_in / fault_name(bout.game, fault.move)
                try:
                    self.faults_in.mkdir(parents=True, exist_ok=True)
                    if not path.exists() or path.read_bytes() != fault.position.encode():
                        path.write_bytes(fault.position.encode())
                except OSError as error:
                    # The games matter more than the positions: they continue.
                    self.unwritten = f"{path}: {error.strerror}"
                    self.faults_in = None

    def close(self) -> None:
        """Release the results file."""
        if self.kept is not None:
            self.kept.close()


def fault_name(game: int, move: int) -> str:
    return f"game-{game}-move-{move}.record"
