"""What records need to know of this game: its tables, and its cards by name."""

from typing import Final

from tangledbank.core.catalogue import Catalogue
from tangledbank.core.errors import GameError, NotationError, SetupError
from tangledbank.core.game import Game as CoreGame
from tangledbank.core.kind import Kind, Value, changes_of
from tangledbank.core.record import Record
from tangledbank.core.seats import seat_names
from tangledbank.evolution.cards import Deck, card_name
from tangledbank.evolution.catalogue import catalogue_of
from tangledbank.evolution.decks import (
    check_deck,
    check_table,
    deck_of,
    own_deck,
    proper_kind,
    setup_warnings,
)
from tangledbank.evolution.game import GAME, Game, new_game
from tangledbank.evolution.options import BOOK, EDITION_NAMES, EDITIONS, PRESETS
from tangledbank.evolution.rules import SETS, rules_of
from tangledbank.evolution.snapshot import game_from_json
from tangledbank.evolution.verbs import VERBS

ADAPTERS: Final = {
    "terminal": "tangledbank.cli.evolution.adapter:EvolutionTerminalAdapter",
    "server": "tangledbank.server.kinds.evolution.adapter:EvolutionServerAdapter",
    "bots": "tangledbank.bots.mind.evolution.mind:EvolutionMind",
    "hints": "tangledbank.bots.evolution.hints:EvolutionHints",
    "scenarios": "tangledbank.rulebook.evolution.scenarios:EvolutionScenarios",
    "lab": "tangledbank.arena.lab.evolution.notes:EvolutionLab",
    "research": "tangledbank.research.evolution.encoding:EvolutionResearch",
}


class Evolution(Kind):
    def __init__(self) -> None:
        super().__init__(GAME, EDITIONS, PRESETS, "Evolution", ADAPTERS)
        # Eight with two sets or more; what a table's own cards allow, its deal says.
        self.card_sets = list(SETS)
        self.custom_decks = True
        self.usual_edition = "gift"
        self.book = BOOK
        self.verbs = list(dict.fromkeys(VERBS))

    def edition_title(self, edition: str) -> str:
        return EDITION_NAMES[edition]

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
        if deck is not None and not isinstance(deck, Deck):
            raise SetupError("deck must be a Deck; make one with own_deck")
        return new_game(
            edition,
            seats,
            seed,
            options,
            copies=copies,
            sets=sets,
            nonces=nonces,
            fast=fast,
            explicit=explicit,
            deck=deck,
            presets=PRESETS if presets is None else presets,
        )

    def table(self, record: Record) -> Game:
        return new_game(
            record.edition,
            record.seats,
            options=changes_of(record),
            copies=record.copies,
            sets=sets_of_record(record),
            explicit=True,
            deck=deck_of_record(record),
            presets=record.presets,
        )

    def from_json(self, data: object, source: str) -> CoreGame:
        return game_from_json(data, source)

    def check_setup(self, record: Record) -> None:
        line = record.line_of("edition")
        try:
            BOOK.check_edition(record.edition)
            line = record.line_of("presets")
            BOOK.check_version(record.presets)
            for name, value in record.options.items():
                line = record.line_of(f"option {name}")
                BOOK.read(record.edition, {name: value})
            line = record.line_of("cards")
            rules = rules_of(
                record.edition, changes_of(record), sets_of_record(record), record.presets
            )
            line = record.line_of("seats")
            seat_names(record.seats)
            own = deck_of_record(record)
            check_table(rules, len(record.seats), record.copies, own is not None)
            deck = deck_of(rules, record.copies) if own is None else own
            check_deck(rules, deck, len(record.seats))
        except SetupError as error:
            raise record.error(line, str(error)) from None

    def card_called(self, name: str) -> str:
        try:
            return card_name(proper_kind(name))
        except NotationError:
            raise NotationError(f"no card of this deck is called {name!r}") from None

    def deck_size(self, deck: object) -> int:
        assert isinstance(deck, Deck)
        return len(deck.sorted_cards)

    def deck_to_json(self, deck: object) -> dict[str, object]:
        assert isinstance(deck, Deck)
        copies = {str(kind): count for kind, count in sorted(deck.copies.items())}
        return {"copies": copies, "cap": deck.cap}

    def own_deck(self, text: str, source: str) -> object:
        return own_deck(text, source)

    def warnings(self, game: CoreGame) -> list[str]:
        assert isinstance(game, Game)
        return setup_warnings(game.rules, len(game.names), game.copies)

    def catalogue(self, game: CoreGame) -> Catalogue:
        assert isinstance(game, Game)
        return catalogue_of(game)


def sets_of_record(record: Record) -> list[str]:
    return record.sets or ["base"]


def deck_of_record(record: Record) -> Deck | None:
    """The deck that a record names card by card, if it does."""
    if not record.deck:
        if record.cap:
            raise record.error(record.line_of("cap"), "expected lines 'card' with a cap")
        return None
    copies: dict[int, int] = {}
    for name, count in record.deck.items():
        line = record.line_of(f"card {name}")
        try:
            kind = proper_kind(name)
        except GameError as error:
            raise record.error(line, str(error)) from None
        if count < 1 or kind in copies:
            raise record.error(line, f"expected one copy or more of {name}, in one line")
        copies[kind] = count
    return Deck(copies, record.cap)
