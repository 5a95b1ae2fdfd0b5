"""The public interface of the game: make one, query it, act in it."""

from typing import Final

from tangledbank.core import game as core
from tangledbank.core.action import Action, Actions
from tangledbank.core.chance import Chance, fresh_chance
from tangledbank.core.errors import SetupError
from tangledbank.core.game import Seat
from tangledbank.core.result import Result
from tangledbank.core.seats import seat_names
from tangledbank.core.seed import Seed, make_seed
from tangledbank.core.why import Why
from tangledbank.creatures.cards import Deck, card_name
from tangledbank.creatures.drawing import Shuffle
from tangledbank.creatures.imagining import deal_anew
from tangledbank.creatures.notation import read
from tangledbank.creatures.options import EDITION, PRESETS, Value
from tangledbank.creatures.round import CARDS, SOURCES, Beginning, Round
from tangledbank.creatures.rules import SHADOW_NAME, rules_of
from tangledbank.creatures.state import CHOICE_CARDS, OVER, Player, State
from tangledbank.creatures.traits.every import TRAIT_COUNT
from tangledbank.creatures.traits.names import NAMES
from tangledbank.creatures.verbs import ACTIONS, ADD, DECLARED
from tangledbank.creatures.view import View, look
from tangledbank.creatures.waiting import bars_waiting

assert TRAIT_COUNT > 0  # importing the traits registers them


#: The name of this game in records and saved games.
GAME: Final = "creatures"


class Game(core.Game):
    """One game.  In solo there is one seat; the Shadow takes part, but has no seat."""

    __slots__ = ("deck", "rules", "state")

    def __init__(
        self,
        names: list[str],
        state: State,
        chance: Chance | None = None,
        seed: Seed | None = None,
    ) -> None:
        super().__init__(names, state, state.rules, chance, seed)
        self.state: Final = state
        self.rules: Final = state.rules
        self.deck: Deck = state.rules.bestiary.deck

    # Players and cards

    @property
    def own_actions(self) -> Actions:
        return ACTIONS

    @property
    def everybody(self) -> list[str]:
        """Everybody with creatures on the table: the seats, and in solo the Shadow."""
        return [*self.names, SHADOW_NAME] if self.rules.solo else self.names

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    @property
    def turn(self) -> int:
        return self.state.round

    @property
    def clause_of_turns(self) -> str:
        return "CREA-RND-02"

    @property
    def clause_of_the_end(self) -> str:
        return "CREA-TRANS-02"

    def is_dangling(self, action: Action) -> bool:
        return DECLARED.is_dangling(self.state, action)

    def bars_later(self, action: Action, seat: int, why: Why) -> None:
        bars_waiting(self.state, seat, action, why)

    def read(self, line: str, seat: Seat | None = None) -> Action:
        acting = max(self.acting, 0) if seat is None else self.seat(seat)
        return read(line, self.state, acting, self.deck)

    # Views

    def view(self, seat: Seat | None = None) -> View:
        """Everything a seat may know, and nothing else; without a seat, a spectator's view."""
        number = self.viewer(seat)
        return self.sealed(look(self.state, self.names, number), number)

    def imagined(self, seat: int, chance: Chance) -> "Game":
        state = self.state.clone()
        deal_anew(state, seat, chance)
        return Game(self.names, state, fresh_chance(chance))

    def scores(self) -> dict[str, int]:
        """Everybody's transmutations, including the Shadow's."""
        everybody = self.everybody
        return {everybody[player.seat]: player.tokens for player in self.state.players}

    def result(self) -> Result | None:
        """How it ended; none while it is running."""
        if not self.over:
            return None
        return Result([self.everybody[self.state.winner]], self.scores(), "transmutations")

    def clone(self) -> "Game":
        """An independent copy, including chance: both continue the same way."""
        new = Game(self.names, self.state.clone())
        self._copied_to(new)
        return new

    def trait_played(self, action: Action) -> str:
        return NAMES[action.b] if action.verb == ADD else ""

    def ending(self) -> str:
        winner = self.state.players[self.state.winner]
        by_shadow = " by the Shadow" if winner.seat == self.rules.shadow else ""
        return f"{winner.tokens} transmuted{by_shadow}"

    # For records

    @property
    def kind(self) -> str:
        return GAME

    def stretch(self) -> str:
        return f"round {self.state.round}" if self.state.round else ""

    def state_to_json(self) -> dict[str, object]:
        from tangledbank.creatures.state_json import state_to_json

        return state_to_json(self.state)

    def cards_to_shuffle(self) -> list[str]:
        s = self.state
        top = s.stack[-1]
        if isinstance(top, Shuffle):
            return [card_name(kind) for kind in sorted(s.discard)]
        if isinstance(top, Beginning) and top.stage == SOURCES:
            return [s.rules.bestiary.sources[number].id for number in s.sources]
        if isinstance(top, Beginning) and top.stage == CARDS:
            return [card_name(kind) for kind in s.deck]
        return [str(number) for number in range(1, CHOICE_CARDS + 1)]

    # Saving

    def position_parts(self) -> list[object]:
        from tangledbank.creatures.snapshot import position_parts

        return position_parts(self)


def check_names(names: list[str]) -> None:
    """No player may have the Shadow's name when it plays."""
    if len(names) == 1 and names[0].lower() == SHADOW_NAME.lower():
        raise SetupError(f"{names[0]!r} is the name of your opponent here; choose another")


def new_game(
    edition: str = EDITION,
    seats: list[str] | int = 2,
    seed: int | str | bytes | None = None,
    options: dict[str, Value] | None = None,
    copies: int | None = None,
    nonces: list[bytes] | None = None,
    fast: bool = False,
    explicit: bool = False,
    presets: int = PRESETS,
) -> Game:
    """A new game, dealt and waiting for the first decision.  One seat plays against the Shadow.

    >>> game = new_game("creatures", seats=["ann", "bob"], seed=7)
    >>> game.to_act in ("ann", "bob"), len(game.view("ann").hand)
    (True, 5)
    """
    if edition != EDITION:
        raise SetupError(f"unknown edition {edition!r} of this game; the only one is {EDITION}")
    if copies not in (None, 1):
        raise SetupError("this game is played with one set of cards")
    names = seat_names(seats)
    rules = rules_of(len(names), options or {}, presets)
    check_names(names)
    origin: Seed | None = None
    if not explicit:
        origin = make_seed(seed, nonces, fast)
    count = 2 if rules.solo else len(names)
    players = [Player(seat, [], []) for seat in range(count)]
    state = State(rules, players, rules.bestiary.deck.cards())
    state.sources = list(range(len(rules.bestiary.sources)))
    state.stack.append(Round())
    state.stack.append(Beginning())
    game = Game(names, state, origin.chance() if origin else None, origin)
    game.settle()
    return game
