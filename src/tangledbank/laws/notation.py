"""Writing and reading are inverse: every legal action is read back from its own line."""

from tangledbank.core.errors import NotationError
from tangledbank.evolution.game import Game
from tangledbank.laws.broken import LawBroken

LAW = "notation"


def check(game: Game) -> None:
    for action in game.legal_actions():
        line = str(action)
        if "\n" in line or line != " ".join(line.split()):
            raise LawBroken(LAW, f"{line!r} is not one plain line", game)
        try:
            again = game.read(line)
        except NotationError as error:
            raise LawBroken(LAW, f"{line!r} cannot be read back: {error}", game) from error
        if again != action:
            raise LawBroken(LAW, f"{line!r} is read back as {again}", game)
