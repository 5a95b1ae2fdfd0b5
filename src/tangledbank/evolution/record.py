"""What records need to know of this game: its tables, and its cards by name."""

from tangledbank.core.errors import SetupError
from tangledbank.core.game import Game as CoreGame
from tangledbank.core.kind import Kind, Value, changes_of
from tangledbank.core.record import Record
from tangledbank.core.seats import seat_names
from tangledbank.evolution.cards import card_name, load_deck
from tangledbank.evolution.game import Game, check_table, new_game
from tangledbank.evolution.options import EDITIONS, preset, read_options
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.snapshot import GAME, game_from_json


class Evolution(Kind):
    def __init__(self) -> None:
        super().__init__(GAME, EDITIONS)

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
    ) -> Game:
        return new_game(edition, seats, seed, options, copies, nonces, fast, explicit)

    def from_json(self, data: object, source: str) -> CoreGame:
        return game_from_json(data, source)

    def check_setup(self, record: Record) -> None:
        line = record.line_of("edition")
        try:
            preset(record.edition)
            for name, value in record.options.items():
                line = record.line_of(f"option {name}")
                read_options(record.edition, {name: value})
            line = record.line_of("seats")
            seat_names(record.seats)
            check_table(Rules(record.edition, changes_of(record)), len(record.seats), record.sets)
        except SetupError as error:
            raise record.error(line, str(error)) from None

    def card_called(self, name: str) -> str:
        return card_name(load_deck("base").kind(name))
