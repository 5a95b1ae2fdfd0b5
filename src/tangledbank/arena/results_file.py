"""The results of a tournament on disk: a journal with a line for each block of games."""

from pathlib import Path
from typing import Final

from tangledbank.arena.journal import Journal
from tangledbank.arena.referee import Fault, Thinking
from tangledbank.arena.tournament import Block, Bout, Tournament
from tangledbank.core.fields import Fields, wrong

FORMAT: Final = "tangledbank arena 1"


class ResultsFile(Journal):
    """The file of one tournament; opening it reads the blocks already in it."""

    format = FORMAT
    work = "tournament"
    piece = "block"
    named = "results file of an arena"

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.tournament = tournament
        self.blocks: dict[int, Block] = {}
        super().__init__(path, tournament.to_json())

    def add(self, block: Block) -> None:
        """Write a finished block, and flush it to disk."""
        self.blocks[block.number] = block
        self.write(block_to_json(block))

    def read_entry(self, entry: Fields) -> None:
        block = read_block(entry, self.tournament)
        self.blocks[block.number] = block


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
