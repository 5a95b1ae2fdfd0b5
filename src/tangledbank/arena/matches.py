"""One game between bots, from a seed to a plain result."""

import hashlib
from collections import Counter
from collections.abc import Sequence

from tangledbank.bots.bot import BlindBot, Bot
from tangledbank.bots.program.entering import local_bot
from tangledbank.core.chance import Chance, FastChance
from tangledbank.core.game import Game
from tangledbank.core.kind import Value
from tangledbank.games import new_game


class Match:
    """Who plays what: an edition with its options, and a bot for each seat."""

    def __init__(
        self,
        edition: str,
        bots: Sequence[str],
        options: dict[str, Value] | None = None,
        copies: int | None = None,
        sets: list[str] | None = None,
        deck: object = None,
    ) -> None:
        self.edition = edition
        self.bots = list(bots)
        self.options: dict[str, Value] = {} if options is None else options
        self.copies = copies
        self.sets = sets
        self.deck = deck

    def check(self) -> Game:
        """Refuse an impossible match before the first of many games; returns one of them."""
        for name in self.bots:
            local_bot(name)
        return self.deal(0)

    def players(self) -> list[tuple[str, str]]:
        """Everybody at the table with their bot; a player without a seat plays for itself."""
        everybody = self.deal(0).everybody
        doers = self.bots + everybody[len(self.bots) :]
        return list(zip(everybody, doers, strict=True))

    def deal(self, seed: int) -> Game:
        # A program's command may be several words; a seat's name is one.
        names = [f"{'_'.join(name.split())}-{seat}" for seat, name in enumerate(self.bots, 1)]
        return new_game(
            self.edition,
            names,
            seed,
            self.options,
            copies=self.copies,
            sets=self.sets,
            fast=True,
            deck=self.deck,
        )

    def play(self, seed: int) -> "Played":
        """One game.  Its bots' chance is independent of cards and dice."""
        game = self.deal(seed_of(seed, "deal"))
        chance = FastChance(seed_of(seed, "bots"))
        plays: list[Counter[str]] = [Counter() for _ in self.bots]
        bots = [local_bot(name) for name in self.bots]
        try:
            decisions = play_out(game, bots, chance, plays)
        finally:
            for one in bots:
                one.close()
        result = game.result()
        assert result is not None
        seats = [game.everybody.index(name) for name in result.winners]
        return Played(
            list(game.scores().values()),
            seats,
            result.decided_by,
            game.turn,
            decisions,
            game.ending(),
            plays,
        )


class Played:
    """The result of one game."""

    __slots__ = ("decided_by", "decisions", "ending", "plays", "scores", "turns", "winners")

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        decided_by: str,
        turns: int,
        decisions: int,
        ending: str,
        plays: Sequence[Counter[str]] = (),
    ) -> None:
        self.scores = scores
        self.winners = winners  # seats
        self.decided_by = decided_by  # "points", a tie-break, or "shared"
        self.turns = turns
        self.decisions = decisions
        self.ending = ending
        self.plays = list(plays)  # the traits each seat played, if the game counts them

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Played) and all(
            getattr(self, slot) == getattr(other, slot) for slot in self.__slots__
        )

    __hash__ = None  # type: ignore[assignment]


def seed_of(seed: int, what: str | int) -> int:
    """A seed derived from another; seeds with different names are independent."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{what}".encode()).digest()[:6], "big")


def play_out(
    game: Game, bots: Sequence[Bot], chance: Chance, plays: Sequence[Counter[str]] = ()
) -> int:
    """Let the bots play the game to its end; returns how many decisions they made.

    `plays`, if given, counts the traits that each seat plays.
    """
    decisions = 0
    while not game.over:
        actions = game.legal_actions()
        seat = game.acting
        player = bots[seat]
        if isinstance(player, BlindBot):
            choice = player.pick(actions, chance)
        else:
            choice = player.choose(game.view(seat), actions, chance)
        if plays and (trait := game.trait_played(choice)):
            plays[seat][trait] += 1
        game.play(choice)
        decisions += 1
    return decisions
