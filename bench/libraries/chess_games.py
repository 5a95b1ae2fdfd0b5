"""python-chess: random legal games."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from typing import Any

from measure import Position, Random, Subject


def subjects() -> list[Subject]:
    """Chess, ended by the rules that need no claim of a player."""
    board_type = import_module("chess").Board

    def over(board: Any) -> bool:
        return bool(_drawn(board)) or not any(board.legal_moves)

    def play(rand: Random) -> int:
        board, decisions = board_type(), 0
        # is_game_over() would generate the moves a second time.
        while (moves := list(board.legal_moves)) and not _drawn(board):
            board.push(moves[int(rand() * len(moves))])
            decisions += 1
        return decisions

    return [
        Subject(
            "chess",
            f"{version('chess')}, Python, 2 seats",
            play,
            Position(
                start=board_type,
                over=over,
                legal=lambda board: list(board.legal_moves),
                apply=board_type.push,
                clone=board_type.copy,
                also={"copy(stack=False)": lambda board: board.copy(stack=False)},
            ),
            "clone is copy(), with the moves so far",
        )
    ]


def _drawn(board: Any) -> Any:
    return (
        board.is_insufficient_material()
        or board.is_seventyfive_moves()
        or board.is_fivefold_repetition()
    )
