"""The results of a tournament on disk: JSON lines, one for the tournament and one for each block.

A block is written in one piece when it is finished, so an interruption costs only blocks that were
not; they are played again, to the same games.  Nothing in a file is ever changed but for one case:
a last line that was cut off in the middle of writing is taken away before more is appended.  So
that this is never a line that somebody else is writing, a file is locked while it is open.
"""

import json
import os
import sys
from pathlib import Path
from typing import BinaryIO, Final

from tangledbank.arena.referee import Fault, Thinking
from tangledbank.arena.tournament import Block, Bout, Tournament
from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.fields import Fields, wrong

FORMAT: Final = "tangledbank arena 1"


class ResultsFile:
    """The file of one tournament; opening it reads the blocks that are there already."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament
        self.blocks: dict[int, Block] = {}
        self.torn = 0  # how long a line is that was cut off while it was written
        self._sound = 0  # up to here the file is whole lines
        self._held: BinaryIO | None = None
        try:
            self._hold()
            content = path.read_bytes()
            if content:
                self._read(content)
            else:
                self._append({"format": FORMAT, "tournament": tournament.to_json()})
        except OSError as error:
            self.close()
            raise GameError(f"{path}: {error.strerror}") from None
        except GameError:
            self.close()
            raise

    def _hold(self) -> None:
        """Keep others from writing into it, as long as this process lives and has not closed it."""
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch()
        self._held = self.path.open("rb")
        if not locked(self._held):
            raise GameError(
                f"{self.path}: another tournament is being played into this file; "
                "wait for its end, or name another file"
            )

    def close(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None

    def add(self, block: Block) -> None:
        """Write a finished block, and see it onto the disk."""
        self.blocks[block.number] = block
        try:
            self._append(block_to_json(block))
        except OSError as error:
            raise GameError(f"{self.path}: {error.strerror}") from None

    def _append(self, entry: dict[str, object]) -> None:
        line = json.dumps(entry, separators=(",", ":")).encode() + b"\n"
        with self.path.open("ab") as file:
            if file.tell() > self._sound:
                file.truncate(self._sound)
            file.write(line)
            file.flush()
            os.fsync(file.fileno())
        self._sound += len(line)

    def _read(self, content: bytes) -> None:
        lines = content.split(b"\n")
        self.torn = len(lines[-1])
        self._sound = len(content) - self.torn
        for number, line in enumerate(lines[:-1], 1):
            where = f"{self.path}:{number}"
            try:
                entry = json.loads(line)
            except (ValueError, RecursionError):
                raise self.broken(where, "this line is not JSON") from None
            try:
                if number == 1:
                    self._read_head(Fields(entry, where, True))
                else:
                    block = read_block(Fields(entry, where, True), self.tournament)
                    self.blocks[block.number] = block
            except RecordError as error:
                raise self.broken("", str(error)) from None
        if len(lines) < 2:
            raise self.broken(f"{self.path}:1", "this is no results file of an arena")

    def _read_head(self, head: Fields) -> None:
        if head.value("format") != FORMAT:
            raise wrong(head.path, f"expected a file of the format {FORMAT!r}")
        there = head.value("tournament")
        here = json.loads(json.dumps(self.tournament.to_json()))
        if not isinstance(there, dict):
            raise wrong(head.path, "expected a tournament")
        for key, value in here.items():
            if there.get(key) != value:
                raise GameError(
                    f"{self.path} holds another tournament: {key} is {there.get(key)!r} there and "
                    f"{value!r} here; name another file, or ask for the same tournament"
                )

    def broken(self, where: str, why: str) -> GameError:
        place = f"{where}: {why}" if where else why
        return GameError(
            f"{place}; {len(self.blocks)} blocks before it are sound and nothing was changed. "
            "Mend or delete that line (its block is then played again), or name another file"
        )


def locked(file: BinaryIO) -> bool:
    """Is this file ours alone now?  Where there are no such locks, it is taken to be."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # some network disks know no locks
            return True
    return True


def block_to_json(block: Block) -> dict[str, object]:
    return {"block": block.number, "games": [bout_to_json(bout) for bout in block.bouts]}


def bout_to_json(bout: Bout) -> dict[str, object]:
    return {
        "game": bout.game,
        "bots": bout.bots,
        "scores": bout.scores,
        "winners": bout.winners,
        "decided_by": bout.decided_by,
        "turns": bout.turns,
        "decisions": bout.decisions,
        "thinking": [
            {
                "moves": one.moves,
                "seconds": round(one.seconds, 6),
                "longest": round(one.longest, 6),
                "faults": one.faults,
            }
            for one in bout.thinking
        ],
        "faults": [
            {
                "seat": fault.seat,
                "move": fault.move,
                "asked": fault.asked,
                "why": fault.why,
                "default": fault.default,
                "position": fault.position,
            }
            for fault in bout.faults
        ],
    }


def read_block(data: Fields, tournament: Tournament) -> Block:
    number = data.number("block")
    bouts = [read_bout(game) for game in data.each("games")]
    first = number * tournament.block_size
    if [bout.game for bout in bouts] != list(range(first, first + tournament.block_size)):
        raise wrong(data.place("games"), f"expected the games of block {number}")
    for place, bout in enumerate(bouts):
        lineup = tournament.lineup(number, place)
        if bout.bots[: len(lineup)] != lineup or len(bout.thinking) != len(lineup):
            raise wrong(data.place("games"), f"expected {', '.join(lineup)} in game {bout.game}")
    data.close()
    return Block(number, bouts)


def read_bout(data: Fields) -> Bout:
    bots = data.texts("bots")
    bout = Bout(
        data.number("game"),
        bots,
        data.numbers("scores", -1000),
        data.numbers("winners", 0, len(bots) - 1),
        data.text("decided_by"),
        data.number("turns"),
        data.number("decisions"),
        [read_thinking(one) for one in data.each("thinking")],
        [read_fault(one) for one in data.each("faults")],
    )
    winners = len(set(bout.winners))
    if len(bout.scores) != len(bots) or not winners or winners < len(bout.winners):
        raise wrong(data.path, f"expected winners, and the numbers of {len(bots)} players")
    if any(fault.seat >= len(bout.thinking) for fault in bout.faults):
        raise wrong(data.place("faults"), "expected faults of those who play")
    data.close()
    return bout


def read_thinking(data: Fields) -> Thinking:
    thinking = Thinking()
    thinking.moves = data.number("moves")
    thinking.seconds = seconds(data, "seconds")
    thinking.longest = seconds(data, "longest")
    thinking.faults = data.number("faults")
    data.close()
    return thinking


def seconds(data: Fields, key: str) -> float:
    value = data.value(key)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 1e9:
        raise wrong(data.place(key), "expected a time in seconds")
    return float(value)


def read_fault(data: Fields) -> Fault:
    fault = Fault(
        data.number("seat"),
        data.number("move"),
        data.text("asked"),
        data.text("why"),
        data.text("default"),
    )
    fault.position = data.text("position")
    data.close()
    return fault
