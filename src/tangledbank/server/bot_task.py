"""A question to a bot, and its answer."""

from typing import ClassVar, Final

import msgspec

from tangledbank.bots.bot import bot
from tangledbank.core.errors import SetupError
from tangledbank.core.game import Game
from tangledbank.server.wire.news import Advice

#: The client a bot thinks for: an address, and a person there.
Client = tuple[str, str]
NOBODY: Final[Client] = ("", "")


class Task:
    """A question for a bot: a position, and the bot that should answer.

    It does not contain the seed, so no bot can know the future; the worker shows the bot a view of
    the position.  `bound` is the number of seconds within which there must be an answer, if that is
    sooner than usual.
    """

    __slots__ = ("bound", "client", "hint", "moment", "position", "spec", "table")

    #: May it wait until nobody else wants a process, however long that takes?
    background: ClassVar[bool] = False

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
        """May it take its time?  Such tasks have a queue of their own."""
        return self.hint or is_slow(self.spec)

    def answer(self) -> object:
        """The answer, if it needs no bot; None otherwise."""
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
    """A bot's answer: an action, advice, or an error.

    `answer` holds the answer to another kind of question (`replay_task`).
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
    """A game's position as JSON, without its seed, chance or history."""
    bare = game.clone()
    bare.chance, bare.seed, bare.history = None, None, []
    return msgspec.json.encode(bare.to_json())


def game_at(position: bytes) -> Game:
    """A game at that position; the caller resolves its throws.

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
