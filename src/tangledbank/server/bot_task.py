"""What a bot is asked to think about, and what it says."""

from typing import Final

import msgspec

from tangledbank.bots.bot import bot
from tangledbank.core.errors import SetupError
from tangledbank.core.game import Game
from tangledbank.server.wire.news import Advice

#: On whose behalf a bot thinks: an address, and a person there.
Client = tuple[str, str]
NOBODY: Final[Client] = ("", "")


class Task:
    """A question for a bot: a position, and which bot is to answer.

    The seed is not in it, so no bot can know the future; the worker shows the bot a view of the
    position.  `bound`: so many seconds after it is asked there must be an answer, if that is sooner
    than usual.
    """

    __slots__ = ("bound", "client", "hint", "moment", "position", "spec", "table")

    def __init__(
        self,
        table: str,
        moment: int,
        position: bytes,
        spec: str,
        hint: bool = False,
        client: Client = NOBODY,
        bound: float = 0.0,
    ) -> None:
        self.table = table
        self.moment = moment
        self.position = position  # see `position_of`
        self.spec = spec
        self.hint = hint
        self.client = client
        self.bound = bound

    def __reduce__(self) -> tuple[object, ...]:
        return (Task, (self.table, self.moment, self.position, self.spec, self.hint))

    @property
    def slow(self) -> bool:
        """May it take its time?  Such tasks wait in a line of their own."""
        return self.hint or is_slow(self.spec)

    def answer(self) -> object:
        """The answer, if no bot is needed for it; None: ask the bot."""
        return None

    def with_spec(self, spec: str) -> "Task":
        """The same question for another bot."""
        return Task(
            self.table,
            self.moment,
            self.position,
            spec,
            self.hint,
            self.client,
            self.bound,
        )


class Thought:
    """What a bot said: an action, or advice, or what went wrong.

    `answer` is that to another kind of question (`replay_task`).
    """

    __slots__ = ("action", "advice", "answer", "error", "seconds")

    def __init__(
        self,
        action: str = "",
        advice: list[Advice] | None = None,
        error: str = "",
        seconds: float = 0.0,
        answer: object = None,
    ) -> None:
        self.answer = answer
        self.action = action
        self.advice = advice or []
        self.error = error
        self.seconds = seconds

    def __reduce__(self) -> tuple[object, ...]:
        return (Thought, (self.action, self.advice, self.error, self.seconds, self.answer))


def position_of(game: Game) -> bytes:
    """Where a game stands, as JSON: neither its seed and its chance, nor how it came about."""
    bare = game.clone()
    bare.chance, bare.seed, bare.history = None, None, []
    return msgspec.json.encode(bare.to_json())


def game_at(position: bytes) -> Game:
    """A game that stands there; whoever holds it resolves its throws.

    >>> import tangledbank as tb
    >>> game = tb.new_game("gift", seats=["ann", "bob"], seed=7)
    >>> game_at(position_of(game)).legal_actions() == game.legal_actions()
    True
    """
    return Game.from_json(msgspec.json.decode(position), "position")


def is_slow(spec: str) -> bool:
    """Does this bot search?"""
    try:
        return getattr(bot(spec), "level", 2) >= 4
    except SetupError:
        return False
