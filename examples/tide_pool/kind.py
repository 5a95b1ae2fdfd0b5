"""Tide Pool for everything that plays it: records, scenarios, bots, terminal, server, browser."""

from pathlib import Path

from tangledbank.core import game as core
from tangledbank.core.errors import NotationError, SetupError
from tangledbank.core.event import Event
from tangledbank.core.kind import Kind, Value
from tangledbank.core.record import Record
from tangledbank.core.rules import Rules
from tangledbank.core.seats import seat_names
from tangledbank.core.seed import make_seed
from tide_pool.cards import BOOK, CARDS, DECK, EDITION, names
from tide_pool.game import Game
from tide_pool.saved import game_from_json
from tide_pool.state import BEGINS, DREW, SETTLED, SHELTERED, TIDE, WASHED, Deal, Player, State
from tide_pool.verbs import VERBS


class TidePool(Kind):
    def __init__(self) -> None:
        super().__init__("tide-pool", [EDITION], BOOK.version, "Tide Pool")
        self.about = "Four tides are coming. Fill your pool with creatures that hold on."
        self.fewest, self.most = 2, 4
        self.verbs = VERBS
        self.book = BOOK
        self.rulebook = str(Path(__file__).parent / "rulebook")

    def new_game(
        self,
        edition: str,
        seats: list[str] | int,
        seed: int | str | bytes | None = None,
        options: dict[str, Value] | None = None,
        copies: int | None = None,
        nonces: list[bytes] | None = None,
        fast: bool = False,
        explicit: bool = False,
        presets: int | None = None,
        sets: list[str] | None = None,
        deck: object = None,
    ) -> Game:
        self.refuse_cards(sets, deck)
        if copies not in (None, 1):
            raise SetupError("Tide Pool is played with one set of cards")
        rules = Rules(BOOK, edition, options or {}, presets or BOOK.version)
        calls = seat_names(seats)
        if not self.fewest <= len(calls) <= self.most:
            raise SetupError(f"{len(calls)} seats; Tide Pool is for {self.fewest} to {self.most}")
        players = [Player([], []) for _ in calls]
        origin = None if explicit else make_seed(seed, nonces, fast)
        chance = None if origin is None else origin.chance()
        state = State(players, DECK[:], [Deal()], int(rules.options["tides"]))
        game = Game(calls, state, rules, chance, origin)
        game.settle()
        return game

    # Records and saved games

    def from_json(self, data: object, source: str) -> core.Game:
        return game_from_json(data, source)

    def check_setup(self, record: Record) -> None:
        try:
            self.table(record)
        except SetupError as error:
            raise record.error(record.line_of("seats"), str(error)) from None

    def card_called(self, name: str) -> str:
        if name not in CARDS:
            raise NotationError(f"no card is called {name!r}")
        return name

    # Words

    def sentence(self, game: core.Game, event: Event, seat: int) -> str:
        name = game.names[event.a] if event.kind != TIDE else ""
        if event.kind == BEGINS:
            return f"{name} begins."
        if event.kind == SETTLED:
            return f"{name} settles a {CARDS[event.b]}."
        if event.kind == SHELTERED:
            return f"{name} shelters the pool."
        if event.kind == TIDE:
            return f"The tide rises to {event.a}."
        if event.kind == WASHED:
            return f"{name} loses {', '.join(names(event.items or []))}."
        if event.kind == DREW and event.secret is not None and event.seat == seat:
            return f"{name} draws a {CARDS[event.secret[0]]}."
        return f"{name} draws a card."
