"""The game as everybody meets it: make one, ask it, act in it."""

from typing import Final

from tangledbank.core import game as core
from tangledbank.core import step as core_step
from tangledbank.core.action import Action, Actions
from tangledbank.core.chance import Chance, fresh_chance
from tangledbank.core.event import Event
from tangledbank.core.game import Seat
from tangledbank.core.result import Result
from tangledbank.core.seats import seat_names
from tangledbank.core.seed import Seed, make_seed
from tangledbank.core.why import Why
from tangledbank.evolution.births import watch_fed
from tangledbank.evolution.cards import Deck, card_name
from tangledbank.evolution.dealing import Dealing
from tangledbank.evolution.death import wither
from tangledbank.evolution.decks import (
    check_deck,
    check_size,
    check_table,
    deck_of,
    halves,
    sets_of,
    spare,
)
from tangledbank.evolution.imagining import deal_anew
from tangledbank.evolution.ocean import Landing, stranded
from tangledbank.evolution.options import PRESETS, Value
from tangledbank.evolution.reading import read
from tangledbank.evolution.rules import rules_of
from tangledbank.evolution.scoring import Line, score, sheet, winners
from tangledbank.evolution.sentences import shows
from tangledbank.evolution.state import DEVELOPMENT, FEEDING, OVER, Player, State, Step, is_blighted
from tangledbank.evolution.traits.every import TRAIT_COUNT
from tangledbank.evolution.turn import Beginning, Turn
from tangledbank.evolution.verbs import ACTIONS, DECLARED, END, PASS
from tangledbank.evolution.view import View, look
from tangledbank.evolution.waiting import bars_waiting

assert TRAIT_COUNT > 0  # importing the traits enlists them


#: What records and saved games call this game, and the version of a saved game's form.
GAME: Final = "evolution"
FORMAT: Final = 2


class Game(core.Game):
    """One game: its seats, its state, its chance and its history."""

    __slots__ = ("_copies", "deck", "rules", "state")

    def __init__(
        self,
        names: list[str],
        state: State,
        deck: Deck,
        copies: int = 1,
        chance: Chance | None = None,
        seed: Seed | None = None,
    ) -> None:
        super().__init__(names, state, state.rules, chance, seed)
        self.state: Final = state
        self.rules: Final = state.rules
        self.deck = deck
        self._copies = copies

    # Who and what

    @property
    def own_actions(self) -> Actions:
        return ACTIONS

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def clause_of_turns(self) -> str:
        return "BASE-TURN-02"

    def why_wait(self, seat: int) -> str:
        if self.state.players[seat].passed:
            if self.state.phase == DEVELOPMENT:
                return "BASE-DEV-10"
            if self.state.phase == FEEDING:
                return "BASE-TURN-05"
        return self.clause_of_turns

    @property
    def clause_of_the_end(self) -> str:
        return "BASE-END-02"

    # The steps

    def is_dangling(self, action: Action) -> bool:
        return DECLARED.is_dangling(self.state, action)

    def bars_later(self, action: Action, seat: int, why: Why) -> None:
        bars_waiting(self.state, seat, action, why)

    def watch(self, step: core_step.Step) -> bool:
        return watch(self.state, step)

    def leaves_table(self, step: core_step.Step, action: Action) -> bool:
        # To end one's go, or not to act at all, changes no animal.
        return (action.verb == PASS or action.verb == END) and step.leaves_table()

    def read(self, line: str, seat: Seat | None = None) -> Action:
        acting = max(self.acting, 0) if seat is None else self.seat(seat)
        return read(line, self.state, acting, self.deck)

    # Looking

    def view(self, seat: Seat | None = None) -> View:
        """All and only what a seat may know; without a seat, what a spectator may."""
        number = self.viewer(seat)
        return self.sealed(look(self.state, self.names, number), number)

    def shows(self, event: Event, seat: int) -> bool:
        return shows(event, seat, self.rules)

    def imagined(self, seat: int, chance: Chance) -> "Game":
        state = self.state.clone()
        deal_anew(state, seat, chance)
        return Game(self.names, state, self.deck, self.copies, fresh_chance(chance))

    def scores(self) -> dict[str, int]:
        """Everybody's points if they were counted now."""
        return {name: score(self.state, seat) for seat, name in enumerate(self.names)}

    def score_sheet(self, seat: Seat) -> list[Line]:
        return sheet(self.state, self.seat(seat))

    def result(self) -> Result | None:
        """How it ended; none while it goes on."""
        if not self.over:
            return None
        seats, decided_by = winners(self.state)
        return Result([self.names[seat] for seat in seats], self.scores(), decided_by)

    def clone(self) -> "Game":
        """An independent copy, chance included: both go on to the same game."""
        new = Game(self.names, self.state.clone(), self.deck, self.copies)
        self._copied_to(new)
        return new

    def ending(self) -> str:
        return "deck reshuffled" if self.state.reshuffled else "deck empty"

    # For records

    @property
    def kind(self) -> str:
        return GAME

    @property
    def saved_format(self) -> int:
        return FORMAT

    def cards_to_json(self) -> dict[str, object]:
        return {
            "sets": list(self.rules.sets),
            "copies": self.copies,
            "cap": self.deck.cap,
            "cards": {card_name(kind): self.deck.copies[kind] for kind in sorted(self.deck.copies)},
        }

    @property
    def copies(self) -> int:
        return self._copies

    @property
    def sets(self) -> list[str]:
        return list(self.rules.sets)

    @property
    def own_cards(self) -> dict[str, int]:
        if self.deck.same_as(deck_of(self.rules, self.copies)):
            return {}
        return {card_name(kind): self.deck.copies[kind] for kind in sorted(self.deck.copies)}

    @property
    def cap(self) -> int:
        return self.deck.cap

    def stretch(self) -> str:
        turn = self.state.turn
        if turn == 0:
            return ""
        return f"turn {turn}, the last" if self.state.last_turn else f"turn {turn}"

    def state_to_json(self) -> dict[str, object]:
        from tangledbank.evolution.state_json import StateWriter

        return StateWriter({}).state(self.state)

    def cards_to_shuffle(self) -> list[str]:
        s = self.state
        pile = s.deck
        if s.stack and isinstance(s.stack[-1], Dealing):
            pile = s.discard[:]
            for player in s.players:
                pile.extend(player.discard)
            pile.sort()
        return [card_name(kind) for kind in pile]

    # As a value

    def position_parts(self) -> list[object]:
        from tangledbank.evolution.snapshot import position_parts

        return position_parts(self)


def watch(s: State, step: core_step.Step) -> bool:
    """What the expansions want noticed at once: births, and animals the Ocean does not keep."""
    if not anything_to_notice(s):
        return False
    assert isinstance(step, Step)
    if s.rules.births and s.phase == FEEDING and watch_fed(s):
        return True
    if s.rules.neoplasia_at_once and s.phase == FEEDING and step.at_rest() and watch_withered(s):
        return True
    if s.rules.continents and step.at_rest():
        animal = stranded(s)
        if animal is not None:
            s.stack.append(Landing(animal.ref))
            return True
    return False


def anything_to_notice(s: State) -> bool:
    """One quick look at all animals, since mostly there is nothing."""
    if s.phase != FEEDING:
        return s.rules.continents and anybody_adrift(s)
    births = s.rules.births
    for player in s.players:
        for animal in player.animals:
            if animal.adrift or animal.blighted:
                return True
            # As Animal.fed, without the call: this runs between any two steps.
            if births:
                fed = animal.asleep or animal.red + animal.blue >= animal.need
                if fed != animal.sated:
                    return True
    return False


def anybody_adrift(s: State) -> bool:
    for player in s.players:
        for animal in player.animals:
            if animal.adrift:
                return True
    return False


def watch_withered(s: State) -> bool:
    """Let those die whose last trait above Neoplasia has gone (EXP-RULING-68).

    Nothing is lost in development, where an animal without traits lives until the food phase.
    """
    for seat in s.seats_from(s.first):
        for animal in s.players[seat].animals:
            if is_blighted(animal):
                wither(s, animal)
                return True
    return False


def new_game(
    edition: str = "gift",
    seats: list[str] | int = 2,
    seed: int | str | bytes | None = None,
    options: dict[str, Value] | None = None,
    copies: int | None = None,
    sets: list[str] | None = None,
    nonces: list[bytes] | None = None,
    fast: bool = False,
    explicit: bool = False,
    deck: Deck | None = None,
    presets: int = PRESETS,
) -> Game:
    """A new game, dealt and waiting for the first decision.

    `edition` is one of ua3, tw, gift, cont1; `options` change single rules of it.  `seats` are
    names, or just how many.  `sets` are the sets of cards: base alone, or with any of fly,
    continents and special.  `copies` is the number of base sets in the deck (two from five seats
    on, if there are no other sets).  `deck` is a deck of one's own instead.
    `seed` decides every shuffle and die; without one it is drawn from the system.  `fast` takes
    the generator for simulations (`seed` must be a number then).  With `explicit` nothing is
    thrown: whoever holds the game gives each outcome to `resolve`.  `presets` is the version of
    the edition's presets, for games that were begun with an older one.

    >>> game = new_game("gift", seats=["ann", "bob"], seed=7)
    >>> game.to_act in ("ann", "bob"), len(game.view("ann").hand)
    (True, 6)
    """
    if sets is None:
        sets = ["base"] if deck is None else sets_of(deck)
    rules = rules_of(edition, options or {}, sets, presets)
    names = seat_names(seats)
    own = deck is not None
    if copies is None:
        copies = 1 if rules.expanded or own or len(names) <= 4 else 2
    check_table(rules, len(names), copies, own)
    if deck is None:
        deck = deck_of(rules, copies)
        check_size(rules, deck, len(names))  # its traits are those of the sets
    else:
        check_deck(rules, deck, len(names))
    origin: Seed | None = None
    if not explicit:
        origin = make_seed(seed, nonces, fast)
    players = [Player(rules, seat, [], [], [], []) for seat in range(len(names))]
    cards = deck.cards()
    aside = halves(rules, deck)
    for kind in aside:
        cards.remove(kind)
    state = State(rules, players, cards)
    state.aside = aside
    state.stack.append(Turn())
    contenders = list(range(len(names)))
    state.stack.append(Beginning(contenders, spare=spare(rules, deck, len(cards))))
    game = Game(names, state, deck, copies, origin.chance() if origin else None, origin)
    game.settle()
    return game
