"""One game between bots, from a seed to a plain result."""

import hashlib
from collections.abc import Sequence
from typing import Final

from tangledbank.bots.bot import BlindBot, Bot, bot
from tangledbank.core.chance import Chance, FastChance
from tangledbank.evolution.game import Game, new_game
from tangledbank.evolution.options import Value
from tangledbank.evolution.scoring import winners

#: Seeds of the fast generator are numbers below this.
SEEDS: Final = 1 << 48


class Match:
    """Who plays what: an edition with its options, and a bot for each seat."""

    def __init__(
        self,
        edition: str,
        bots: Sequence[str],
        options: dict[str, Value] | None = None,
        copies: int | None = None,
    ) -> None:
        self.edition = edition
        self.bots = list(bots)
        self.options: dict[str, Value] = {} if options is None else options
        self.copies = copies

    def check(self) -> None:
        """Refuse what cannot be played, before the first of many games."""
        for name in self.bots:
            bot(name)
        self.deal(0)

    def deal(self, seed: int) -> Game:
        names = [f"{name}-{seat}" for seat, name in enumerate(self.bots, 1)]
        return new_game(self.edition, names, seed, self.options, copies=self.copies, fast=True)

    def play(self, seed: int) -> "Played":
        """One game.  Its bots' chance has a stream of its own, apart from cards and dice."""
        game = self.deal(seed_of(seed, "deal"))
        chance = FastChance(seed_of(seed, "bots"))
        decisions = play_out(game, [bot(name) for name in self.bots], chance)
        seats, decided_by = winners(game.state)
        return Played(
            list(game.scores().values()),
            seats,
            decided_by,
            game.state.turn,
            decisions,
            ending(game),
        )


class Played:
    """What came of one game."""

    __slots__ = ("decided_by", "decisions", "ending", "scores", "turns", "winners")

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        decided_by: str,
        turns: int,
        decisions: int,
        ending: str,
    ) -> None:
        self.scores = scores
        self.winners = winners  # seats
        self.decided_by = decided_by  # "points", a tie-break, or "shared"
        self.turns = turns
        self.decisions = decisions
        self.ending = ending

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Played) and all(
            getattr(self, slot) == getattr(other, slot) for slot in self.__slots__
        )

    __hash__ = None  # type: ignore[assignment]


def seed_of(seed: int, what: str | int) -> int:
    """A seed derived from another one; those of different names have nothing in common."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{what}".encode()).digest()[:6], "big")


def play_out(game: Game, bots: Sequence[Bot], chance: Chance) -> int:
    """Let the bots play the game to its end; how many decisions they made."""
    decisions = 0
    while not game.over:
        actions = game.legal_actions()
        seat = game.acting
        player = bots[seat]
        if isinstance(player, BlindBot):
            choice = player.pick(actions, chance)
        else:
            choice = player.choose(game.view(seat), actions, chance)
        game.apply(choice)
        decisions += 1
    return decisions


def ending(game: Game) -> str:
    """Why the game ended when it did."""
    if game.state.reshuffled:
        return "deck reshuffled"
    return "deck empty"
