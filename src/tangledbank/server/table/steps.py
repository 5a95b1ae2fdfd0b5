"""The steps of a game, as a table keeps them."""

from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.server.table import log


class Played:
    """One step of the game: the deal, or a decision and what followed."""

    __slots__ = ("action", "at", "by", "events", "open", "quiet", "seat", "seq", "thrown")

    def __init__(
        self,
        seq: int,
        at: int,
        seat: int,
        action: str,
        by: log.By,
        events: list[Event],
        quiet: bool,
        open_to_all: bool,
        thrown: list[log.Thrown],
    ) -> None:
        self.seq = seq
        self.at = at
        self.seat = seat
        self.action = action
        self.by = by
        self.events = events
        self.quiet = quiet  # nobody learnt anything by it
        self.open = open_to_all  # its notation tells the others nothing new
        self.thrown = thrown


class Tried:
    """A decision that was tried out on a copy of the game, and its entry."""

    __slots__ = ("body", "events", "game")

    def __init__(self, body: log.Decided, game: Game, events: list[Event]) -> None:
        self.body = body
        self.game = game
        self.events = events
