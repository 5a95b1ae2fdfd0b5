"""The numbers of a table of The Origin of Species, alone or with its expansions."""

from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.options import Value
from tangledbank.evolution.cards import Deck
from tangledbank.evolution.game import Game, new_game
from tangledbank.evolution.verbs import VERBS
from tangledbank.native import i64
from tangledbank.research.buffers import flags, floats, row_buffer
from tangledbank.research.encodings import Encoding, ResearchAdapter
from tangledbank.research.errors import EncodingError
from tangledbank.research.evolution.action_rows import ActionRows
from tangledbank.research.evolution.actions import ActionSpace
from tangledbank.research.evolution.animal_rows import AnimalRows
from tangledbank.research.evolution.observation import Observer
from tangledbank.research.evolution.perfect import PerfectObserver
from tangledbank.research.recent import Recent

#: The default number of places for animals.
BASE_PLACES = 16
ALL_PLACES = 32


class EvolutionResearch(ResearchAdapter):
    def encoding(self, table: core.Game, places: int) -> Encoding:
        assert isinstance(table, Game)
        return EvolutionEncoding(table, places)


class EvolutionEncoding(Encoding):
    """The numbers of one kind of table."""

    def __init__(self, table: Game, places: int) -> None:
        base = not table.rules.expanded
        places = places or (BASE_PLACES if base else ALL_PLACES)
        super().__init__(table, places)
        self.table = table
        self.deck: Deck = table.deck
        self.changed: dict[str, Value] = table.changes()
        self.space = ActionSpace(table.deck, self.seats, places, base)
        animal_rows = AnimalRows(self.space)
        self.action_rows = ActionRows(self.space, animal_rows)
        self.observer = Observer(self.space, animal_rows)
        self.perfect = PerfectObserver(self.observer, len(table.deck.sorted_cards))
        self.actions = self.space.size
        self.observation_size = self.observer.size
        self.perfect_size = self.perfect.size
        self.row_size = self.action_rows.size
        self.blank_mask = bytes(self.space.size)

    def new_game(self, seed: int) -> Game:
        table = self.table
        return new_game(
            self.edition,
            table.names,
            seed,
            self.changed,
            copies=table.copies,
            sets=table.sets,
            fast=True,
            deck=self.deck if table.own_cards else None,
            presets=table.presets,
        )

    def checked(self, game: core.Game) -> Game:
        """A game of this kind of table; others are refused."""
        if not isinstance(game, Game) or len(game.names) != self.seats:
            raise EncodingError(f"this is the encoding of {self.edition} with {self.seats} seats")
        if game.deck is not self.deck and not game.deck.same_as(self.deck):
            raise EncodingError("this is the encoding of tables with other cards")
        return game

    def deciding(self, game: core.Game) -> Game:
        found = self.checked(game)
        if found.acting < 0:
            why = "the game is over" if found.over else "a throw is pending"
            raise EncodingError(f"nobody decides now: {why}")
        return found

    def flat(self, game: core.Game) -> Game:
        if self.actions == 0:
            raise EncodingError(
                "only the base game has ids; ask for factored actions or rows of actions"
            )
        return self.deciding(game)

    # Actions as one number

    def id_of(self, game: core.Game, action: Action) -> int:
        one = self.flat(game)
        return self.space.id_of(one.state, one.acting, action)

    def action_of(self, game: core.Game, number: int) -> Action:
        one = self.flat(game)
        return self.space.action_of(one.state, one.acting, number)

    def ids(self, game: core.Game) -> list[int]:
        one = self.flat(game)
        s = one.state
        me: i64 = one.acting
        return [self.space.id_of(s, me, action) for action in one.legal_actions()]

    def mask(self, game: core.Game, out: object) -> int:
        one = self.flat(game)
        mask = flags(out, self.actions, "mask")
        mask[:] = self.blank_mask
        lacking = 0
        for number in self.ids(one):
            if number < 0:
                lacking += 1
            else:
                mask[number] = 1
        return lacking

    # Actions as a verb and its operands

    def verb_count(self) -> int:
        return len(VERBS)

    def operand_sizes(self, verb: int) -> list[int]:
        if not 0 <= verb < len(VERBS):
            raise EncodingError(f"there is no verb {verb}: they go from 0 to {len(VERBS) - 1}")
        return [int(field.size) for field in self.space.fields[verb]]

    def factored(self, game: core.Game, action: Action) -> list[int]:
        one = self.deciding(game)
        return self.space.codes(one.state, one.acting, action)

    def from_factored(self, game: core.Game, numbers: list[int]) -> Action:
        one = self.deciding(game)
        return self.space.from_codes(one.state, one.acting, numbers)

    # Actions as rows

    def rows(self, game: core.Game, out: object) -> int:
        one = self.deciding(game)
        legal = one.legal_actions()
        size = self.row_size
        room, view = row_buffer(out, size)
        if room < len(legal):
            raise EncodingError(f"rows: expected room for {len(legal)} actions, not {room}")
        at: i64 = 0
        for action in legal:
            self.action_rows.write(one.state, one.acting, action, at, view)
            at += size
        for _ in range(room - len(legal)):
            view[at : at + size] = self.action_rows.blank
            at += size
        return len(legal)

    # Positions

    def observe(
        self, game: core.Game, seat: int, out: object, recent: Recent | None = None
    ) -> None:
        one = self.checked(game)
        view = floats(out, self.observation_size, "observation")
        self.observer.write(one.state, one.seat(seat), view, recent)

    def observe_everything(self, game: core.Game, seat: int, out: object) -> None:
        one = self.checked(game)
        view = floats(out, self.perfect_size, "perfect information")
        self.perfect.write(one.state, one.seat(seat), view)

    def layout(self) -> dict[str, tuple[int, int]]:
        return dict(self.perfect.parts)
