"""A violation of a law: what is wrong, and the moves that led to it."""

from collections.abc import Callable

from tangledbank.core.action import Action
from tangledbank.core.game import Game
from tangledbank.core.outcome import Outcome
from tangledbank.evolution.game import Game as Evolution


class LawBroken(Exception):
    """A law does not hold in a game; the message says where and how."""

    def __init__(self, law: str, message: str, game: Game) -> None:
        super().__init__(f"{law}: {message}")
        self.law = law
        self.moves = moves_of(game)

    def __str__(self) -> str:
        return f"{self.args[0]}\n{self.moves}"


class Failure:
    """A game in which a law was broken, or which crashed."""

    def __init__(self, seed: int, fault: str) -> None:
        self.seed = seed
        self.fault = fault

    def __reduce__(self) -> tuple[object, tuple[int, str]]:
        return (Failure, (self.seed, self.fault))


def failure_in(seed: int, game: Game, play: Callable[[], None]) -> Failure | None:
    """Play the game of this seed; returns what went wrong, if anything."""
    try:
        play()
    except LawBroken as broken:
        return Failure(seed, str(broken))
    except Exception as error:  # any exception in a game is a fault
        return Failure(seed, f"{type(error).__name__}: {error}\n{moves_of(game)}")
    return None


def moves_of(game: Game) -> str:
    """The game so far, one line for its table and one for each decision and throw.

    >>> from tangledbank.evolution.game import new_game
    >>> print(moves_of(new_game("gift", 2, seed=7)))
    gift, 2 seats, 1 set, secret seed 37
    shuffle of 84
    lot 1
    """
    lines = [table_of(game)]
    for item in game.history:
        if isinstance(item, Action):
            lines.append(str(item))
        else:
            lines.append(outcome_line(item))
    return "\n".join(lines)


def table_of(game: Game) -> str:
    """Edition, seats, sets, seed and changed options, in one line."""
    parts = [game.edition, f"{len(game.names)} seats", f"{game.copies} set"]
    if game.copies != 1:
        parts[-1] += "s"
    if isinstance(game, Evolution) and game.rules.expanded:
        parts.append(f"cards {' '.join(game.rules.sets)}")
    seed = game.seed
    if seed is not None:
        fast = seed.number >= 0
        parts.append(f"fast seed {seed.number}" if fast else f"secret seed {seed.secret.hex()}")
    parts += [f"{name}={value}" for name, value in game.changes().items()]
    return ", ".join(parts)


def outcome_line(outcome: Outcome) -> str:
    if outcome.kind == "shuffle":
        return f"shuffle of {len(outcome.values)}"  # the seed reproduces it
    return f"{outcome.kind} {' '.join(str(value) for value in outcome.values)}"
