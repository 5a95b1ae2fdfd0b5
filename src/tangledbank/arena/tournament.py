"""A tournament: who plays whom, in which seats, with which seeds; and how to play one block.

Games come in blocks of rotations.  In a block of as many games as there are bots, every bot sits in
every seat once: in game `i`, seat `j` belongs to bot `i + j` of an order drawn for the block, so
that neighbours change too.  This also works with fewer bots than seats (some sit twice at a table),
with more (some sit a game out), and with the same bot entered several times.
"""

import random
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from tangledbank.arena.clock import limit_of
from tangledbank.arena.matches import Match, seed_of
from tangledbank.arena.referee import Fault, Referee, Thinking, Watcher
from tangledbank.bots.bot import Bot
from tangledbank.bots.program.entering import local_bot
from tangledbank.core.chance import FastChance
from tangledbank.core.errors import SetupError
from tangledbank.core.game import Game
from tangledbank.core.kind import Value, kind_with_edition
from tangledbank.games import DEFAULT_EDITION

MOST_ENTRIES: Final = 64


class Bout:
    """The result of one game of a tournament; a seat's numbers are at its index."""

    __slots__ = (
        "bots",
        "decided_by",
        "decisions",
        "faults",
        "game",
        "scores",
        "thinking",
        "turns",
        "winners",
    )

    def __init__(
        self,
        game: int,
        bots: list[str],
        scores: list[int],
        winners: list[int],
        decided_by: str,
        turns: int,
        decisions: int,
        thinking: list[Thinking],
        faults: list[Fault],
    ) -> None:
        self.game = game  # its number in the tournament
        self.bots = bots  # the players; those without a seat come last
        self.scores = scores
        self.winners = winners
        self.decided_by = decided_by
        self.turns = turns
        self.decisions = decisions
        self.thinking = thinking  # of the seats only
        self.faults = faults


class Block:
    """The games of one block of rotations."""

    def __init__(self, number: int, bouts: list[Bout]) -> None:
        self.number = number
        self.bouts = bouts


class Tournament:
    """Which bots meet at which table; the games follow from the seed."""

    def __init__(
        self,
        bots: Sequence[str],
        seats: int,
        edition: str = DEFAULT_EDITION,
        options: dict[str, Value] | None = None,
        copies: int | None = None,
        sets: list[str] | None = None,
        deck: object = None,
        seed: int = 1,
        limit: float | None = None,
        modules: Sequence[str] = (),
    ) -> None:
        self.bots = list(bots)
        self.seats = seats
        self.edition = edition
        self.options: dict[str, Value] = {} if options is None else options
        self.copies = copies
        self.sets = sets
        self.deck = deck
        self.seed = seed
        self.limit = limit  # CPU seconds per move; None: what fits each bot's budget
        self.modules = list(modules)  # modules that register custom bots in `BOTS`

    def check(self) -> Game:
        """Refuse an impossible tournament before the first game; returns a table."""
        if not 1 <= len(self.bots) <= MOST_ENTRIES:
            raise SetupError(f"{len(self.bots)} bots; a tournament has 1 to {MOST_ENTRIES}")
        enter(self.modules)
        for spec in dict.fromkeys(self.bots):
            local_bot(spec)
        return self.match(self.lineup(0, 0)).deal(0)

    def parties(self) -> list[str]:
        """Each bot in the tournament, once; and players without a seat."""
        table = self.check()
        return [*dict.fromkeys(self.bots), *table.everybody[len(table.names) :]]

    @property
    def block_size(self) -> int:
        return len(self.bots)

    def lineup(self, block: int, game: int) -> list[str]:
        """Who sits where in a game of a block."""
        order = self.bots[:]
        random.Random(seed_of(self.seed, f"order of block {block}")).shuffle(order)
        return [order[(game + seat) % len(order)] for seat in range(self.seats)]

    def match(self, lineup: list[str]) -> Match:
        return Match(self.edition, lineup, self.options, self.copies, self.sets, self.deck)

    def play(self, block: int) -> Block:
        """Play all games of a block, one after another."""
        enter(self.modules)
        # A bot keeps nothing between two choices, so one object can play at many tables.
        bots = {spec: local_bot(spec) for spec in self.bots}
        bouts: list[Bout] = []
        try:
            for place in range(self.block_size):
                number = block * self.block_size + place
                bouts.append(self.play_game(number, self.lineup(block, place), bots))
        finally:
            for one in bots.values():
                one.close()
        return Block(block, bouts)

    def begin(
        self,
        number: int,
        lineup: list[str],
        bots: dict[str, Bot],
        watcher: Watcher | None = None,
    ) -> Referee:
        """A dealt game of this tournament, and a referee to play it."""
        seed = seed_of(self.seed, number)
        return Referee(
            self.match(lineup).deal(seed_of(seed, "deal")),
            [bots[spec] for spec in lineup],
            # Each seat has its own stream of chance: what one bot draws does not affect the others.
            [FastChance(seed_of(seed, f"bot {seat}")) for seat in range(len(lineup))],
            [limit_of(bots[spec]) if self.limit is None else self.limit for spec in lineup],
            watcher,
        )

    def play_game(self, number: int, lineup: list[str], bots: dict[str, Bot]) -> Bout:
        referee = self.begin(number, lineup, bots)
        referee.play()
        game = referee.game
        result = game.result()
        assert result is not None
        everybody = game.everybody
        return Bout(
            number,
            lineup + everybody[len(lineup) :],
            list(game.scores().values()),
            [everybody.index(name) for name in result.winners],
            result.decided_by,
            game.turn,
            referee.decisions,
            referee.thinking,
            referee.faults,
        )

    def to_json(self) -> dict[str, object]:
        """What the games depend on: tournaments with equal values are the same."""
        kind = kind_with_edition(self.edition)
        cards = None if self.deck is None else kind.deck_to_json(self.deck)
        return {
            "bots": self.bots,
            "seats": self.seats,
            "edition": self.edition,
            "options": dict(sorted(self.options.items())),
            "copies": self.copies,
            "sets": self.sets or ["base"],
            "deck": cards,
            "seed": self.seed,
            "limit": self.limit,
        }


def enter(modules: Sequence[str]) -> None:
    """Import the modules of custom bots, in each process that plays them."""
    # They are looked up in the current folder, as Python does for scripts.
    if modules and "" not in sys.path:
        sys.path.insert(0, "")
    for module in modules:
        try:
            import_module(module)
        except Exception as error:  # third-party code: anything may go wrong
            why = f"{type(error).__name__}: {error}"
            if module.endswith(".py") or "/" in module:
                why = "expected the name of a module, such as mybots for mybots.py in this folder"
            raise SetupError(f"module {module!r} cannot be imported: {why}") from None
