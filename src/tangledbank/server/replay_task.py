"""Questions about finished games, answered in a bot's process.

Replaying a long game takes too long for the event loop, and the engine holds the interpreter while
it plays, so a thread would not help.
"""

from typing import Literal

import msgspec

from tangledbank.core.errors import GameError
from tangledbank.core.game import Game
from tangledbank.core.recording import write_record
from tangledbank.core.verify import verify
from tangledbank.server.bot_task import NOBODY, Client, Task
from tangledbank.server.table import log
from tangledbank.server.table.dealing import first_position, past_of
from tangledbank.server.table.reshuffling import fresh_mix, shuffled_anew
from tangledbank.server.table.table import Table
from tangledbank.server.table.terms import kept_terms
from tangledbank.server.wire.api import CheckInfo, VerifyInfo
from tangledbank.server.wire.setup import Setup

#: A record, its check, or a past with the hidden cards reshuffled.
Question = Literal["record", "check", "past"]


class PastGame(msgspec.Struct, frozen=True):
    """A game up to one of its steps, with everything needed to replay it."""

    opened: log.Opened
    calls: list[str]
    nonces: list[bytes]
    actions: list[str]


class Past(msgspec.Struct, frozen=True):
    """The decisions and throws before a position."""

    before: list[str]
    thrown: list[log.Thrown]


class Answer(msgspec.Struct, frozen=True):
    record: str = ""
    check: VerifyInfo | None = None
    past: Past | None = None
    problem: str = ""  # why the game cannot be replayed


def past_game(table: Table, step: int = -1) -> PastGame:
    """A table's game up to a step (-1: the whole game)."""
    assert table.opened is not None
    steps = table.steps[1:] if step < 0 else table.steps[1 : step + 1]
    actions = [one.action for one in steps]
    return PastGame(table.opened, list(table.calls), table.nonce_bytes(), actions)


class ReplayTask(Task):
    """A question about a past game.  It waits like a hint: running games go first."""

    __slots__ = ("game", "question", "setup")

    def __init__(
        self, game: PastGame, question: Question, setup: Setup | None, client: Client = NOBODY
    ) -> None:
        super().__init__("", 0, b"", "replay", hint=True, client=client)
        self.game = game
        self.question = question
        self.setup = setup  # of the table that continues from it

    def __reduce__(self) -> tuple[object, ...]:
        return (ReplayTask, (self.game, self.question, self.setup))

    def answer(self) -> Answer:
        try:
            return self._answer()
        except GameError as error:
            return Answer(problem=str(error))

    def _answer(self) -> Answer:
        game = played_again(self.game)
        if self.question == "past":
            before, thrown = past_of(game)
            opened, calls = self.game.opened, self.game.calls
            setup, terms = self.setup or opened.setup, kept_terms(opened)
            thrown = shuffled_anew(setup, terms, calls, game, before, thrown, fresh_mix)
            return Answer(past=Past(before, thrown))
        record = write_record(game, secret=True)  # the seed is no longer secret
        if self.question == "record":
            return Answer(record=record)
        report = verify(record)
        checks = [CheckInfo(check.what, check.ok, check.found) for check in report.checks]
        return Answer(check=VerifyInfo(report.ok, checks))


def played_again(past: PastGame) -> Game:
    game = first_position(past.opened, past.calls, past.nonces)
    for action in past.actions:
        game.apply(action)
    return game
