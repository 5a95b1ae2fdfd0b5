"""What records need to know about this game: its tables, and the names of all its cards."""

from typing import Final

from tangledbank.core.catalogue import Card, Catalogue, Face
from tangledbank.core.errors import NotationError, SetupError
from tangledbank.core.game import Game as CoreGame
from tangledbank.core.kind import Kind, Value, changes_of
from tangledbank.core.record import Record
from tangledbank.core.seats import seat_names
from tangledbank.creatures.bestiary import load_bestiary
from tangledbank.creatures.cards import card_name
from tangledbank.creatures.game import GAME, Game, check_names, new_game
from tangledbank.creatures.options import BOOK, EDITION, EDITION_NAME, PRESETS
from tangledbank.creatures.rules import SHADOW_NAME, rules_of
from tangledbank.creatures.snapshot import game_from_json
from tangledbank.creatures.state import CHOICE_CARDS
from tangledbank.creatures.traits.names import NAMES
from tangledbank.creatures.verbs import VERBS

ADAPTERS: Final = {
    "terminal": "tangledbank.cli.creatures.adapter:CreaturesTerminalAdapter",
    "server": "tangledbank.server.kinds.creatures.adapter:CreaturesServerAdapter",
    "bots": "tangledbank.bots.mind.creatures.mind:CreaturesMind",
    "hints": "tangledbank.bots.creatures.hints:CreaturesHints",
    "scenarios": "tangledbank.rulebook.creatures.scenarios:CreaturesScenarios",
    "lab": "tangledbank.arena.lab.creatures.notes:CreaturesLab",
}


class Creatures(Kind):
    def __init__(self) -> None:
        super().__init__(GAME, [EDITION], PRESETS, EDITION_NAME, ADAPTERS)
        self.fewest = 1  # against the Shadow
        self.most = 4
        self.book = BOOK
        self.verbs = list(dict.fromkeys(VERBS))

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
        version = PRESETS if presets is None else presets
        return new_game(edition, seats, seed, options, copies, nonces, fast, explicit, version)

    def from_json(self, data: object, source: str) -> CoreGame:
        return game_from_json(data, source)

    def check_setup(self, record: Record) -> None:
        line = record.line_of("edition")
        try:
            if record.edition != EDITION:
                raise SetupError(f"unknown edition {record.edition!r} of this game")
            line = record.line_of("presets")
            BOOK.check_version(record.presets)
            for name, value in record.options.items():
                line = record.line_of(f"option {name}")
                BOOK.read(EDITION, {name: value})
            line = record.line_of("sets")
            if record.copies != 1:
                raise SetupError("this game is played with one set of cards")
            for key in ("cards", "cap", *[f"card {name}" for name in record.deck]):
                line = record.line_of(key)
                if key in record.lines:
                    raise SetupError("this game has no other cards than its own")
            line = record.line_of("seats")
            seat_names(record.seats)
            rules = rules_of(len(record.seats), changes_of(record), record.presets)
            check_names(record.seats)
            line = record.line_of("against")
            if record.against != ([SHADOW_NAME] if rules.solo else []):
                raise SetupError(f"expected 'against {SHADOW_NAME}' with one seat, and only then")
        except SetupError as error:
            raise record.error(line, str(error)) from None

    def catalogue(self, game: CoreGame) -> Catalogue:
        assert isinstance(game, Game)
        copies = game.deck.copies
        cards: list[Card] = []
        for kind in sorted(copies):
            name = card_name(kind)
            cards.append(Card(name, name.split("/"), copies[kind]))
        faces = [Face(number, name, "base", False, 0, "own") for number, name in enumerate(NAMES)]
        return Catalogue(game.edition, game.sets, cards, faces)

    def card_called(self, name: str) -> str:
        bestiary = load_bestiary()
        if name.isdecimal():
            if not 1 <= int(name) <= CHOICE_CARDS:
                raise NotationError(f"no choice card has the number {name}")
        elif name not in bestiary.source_numbers:
            bestiary.deck.kind(name)
        return name
