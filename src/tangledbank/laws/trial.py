"""One game, played from its first decision to its last under all laws."""

import random

from tangledbank.evolution.game import Game
from tangledbank.laws import (
    animals,
    cards,
    course,
    ending,
    legality,
    limits,
    notation,
    reference,
    sameness,
    secrecy,
    tokens,
)
from tangledbank.laws.boards import Board
from tangledbank.laws.broken import Failure, failure_in
from tangledbank.laws.candidates import candidates
from tangledbank.laws.flow import Flow
from tangledbank.laws.plain import play_out
from tangledbank.laws.random_player import RandomPlayer
from tangledbank.laws.tables import draw_table

#: One game in this many starts on a board instead of at the beginning.
BOARDS = 4

#: After this many decisions an unfinished game is recorded and replayed.
RECORDED = 50


def check_quick(game: Game) -> None:
    """The quick laws, for every decision."""
    cards.check(game)
    animals.check(game)
    tokens.check(game)
    legality.check_list(game)
    reference.check(game)
    notation.check(game)


def check_all(game: Game, chooser: random.Random) -> None:
    """The slow laws."""
    every = candidates(game)
    legality.check(game, chooser, candidates=every)
    secrecy.check(game, chooser, candidates=every)
    ending.check_scores(game)
    ending.check(game)


class Trial:
    """A game under the laws: the quick ones at every decision, all of them at every `every`-th."""

    def __init__(self, game: Game, chooser: random.Random, every: int) -> None:
        self.game = game
        self.chooser = chooser
        self.every = every
        self.player = RandomPlayer(chooser)
        self.ledger = tokens.Ledger(game)
        self.limits = limits.Limits(game)
        self.flow = Flow(game)
        # A board starts in the middle of its course; a new game has events for its start.
        self.course = course.Course(game, game.state.events if game.seed else None)
        self.twins: sameness.Twins | None = None
        self.decisions = 0

    def play(self) -> None:
        game = self.game
        secrecy.check_events(game, game.state.events)
        while not game.over:
            self.check()
            self.decide()
        self.check_twins()
        check_quick(game)
        ending.check(game)
        secrecy.check(game, self.chooser)
        sameness.check_replay(game)
        sameness.check_record(game)

    def check(self) -> None:
        game = self.game
        ending.check_length(game, self.decisions)
        check_quick(game)
        if self.decisions % self.every == 0:
            self.check_twins()
            check_all(game, self.chooser)
            self.twins = sameness.Twins(game)
        if self.decisions == RECORDED:
            sameness.check_record(game)

    def decide(self) -> None:
        action = self.player.choose(self.game.legal_actions())
        self.flow.check(action)
        self.limits.decide(action)
        events = self.game.apply(action)
        self.decisions += 1
        self.ledger.check(events, action)
        self.limits.check(events)
        self.course.check(events)
        secrecy.check_events(self.game, events)
        if self.twins is not None:
            self.twins.follow(action, events)

    def check_twins(self) -> None:
        if self.twins is not None:
            self.twins.check()


def begin(
    seed: int, edition: str | None, chooser: random.Random, sets: list[str] | None = None
) -> Game:
    """The game of this seed: from its start, or on a board."""
    table = draw_table(seed, chooser, edition, sets)
    if seed % BOARDS == BOARDS - 1:
        return Board(table, chooser).lay()
    return table.sit_down()


def play_seed(
    seed: int, edition: str | None = None, sets: list[str] | None = None
) -> Failure | None:
    """Only play the game of this seed: there is always a legal action, and it ends."""
    chooser = random.Random(seed)
    game = begin(seed, edition, chooser, sets)
    return failure_in(seed, game, lambda: play_out(game, chooser))


def try_seed(
    seed: int, edition: str | None = None, every: int = 20, sets: list[str] | None = None
) -> Failure | None:
    """Play the game of this seed; returns what went wrong, if anything."""
    chooser = random.Random(seed)
    game = begin(seed, edition, chooser, sets)
    return failure_in(seed, game, lambda: Trial(game, chooser, every).play())
