"""Writing and reading are inverse: every legal action can be read back from its own line.

A saved game reads its history without the position, so both readers are tested.
"""

from tangledbank.core.errors import NotationError
from tangledbank.evolution.game import Game
from tangledbank.evolution.written import read_written
from tangledbank.laws.broken import LawBroken

LAW = "notation"


def check(game: Game) -> None:
    for action in game.legal_actions():
        line = str(action)
        if "\n" in line or line != " ".join(line.split()):
            raise LawBroken(LAW, f"{line!r} is not one plain line", game)
        try:
            again = game.read(line)
            alone = read_written(line, game.deck)
        except NotationError as error:
            raise LawBroken(LAW, f"{line!r} cannot be read back: {error}", game) from error
        if again != action:
            raise LawBroken(LAW, f"{line!r} is read back as {again}", game)
        if alone != action:
            raise LawBroken(LAW, f"{line!r} is read back as {alone} without a position", game)
