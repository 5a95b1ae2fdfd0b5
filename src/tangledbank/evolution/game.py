"""The game as everybody meets it: make one, ask it, act in it."""

import secrets

from tangledbank.core.action import Action
from tangledbank.core.chance import Chance, FairChance, FastChance
from tangledbank.core.errors import GameError, IllegalAction, SetupError
from tangledbank.core.event import Event
from tangledbank.core.outcome import Outcome
from tangledbank.core.why import QUICK, Reason, Why
from tangledbank.evolution.cards import Deck, load_deck
from tangledbank.evolution.notation import read
from tangledbank.evolution.options import Value
from tangledbank.evolution.rules import Rules, rules_of
from tangledbank.evolution.scoring import Line, Result, score, sheet, winners
from tangledbank.evolution.state import OVER, Player, State, Throw
from tangledbank.evolution.traits.every import TRAIT_COUNT
from tangledbank.evolution.turn import Beginning, Turn
from tangledbank.evolution.view import View, look

assert TRAIT_COUNT > 0  # importing the traits enlists them

Seat = str | int


class Seed:
    """Where a game's chance comes from: a secret seed with the seats' nonces, or a plain number.

    A number drives the fast generator that simulations use.
    """

    __slots__ = ("nonces", "number", "secret")

    def __init__(
        self, secret: bytes = b"", nonces: list[bytes] | None = None, number: int = -1
    ) -> None:
        self.secret = secret
        self.nonces: list[bytes] = [] if nonces is None else nonces
        self.number = number

    def chance(self) -> Chance:
        if self.number >= 0:
            return FastChance(self.number)
        return FairChance(self.secret, self.nonces)

    def __reduce__(self) -> tuple[object, tuple[bytes, list[bytes], int]]:
        return (Seed, (self.secret, self.nonces, self.number))


class Game:
    """One game: its seats, its state, its chance and its history."""

    __slots__ = ("_legal", "chance", "copies", "deck", "history", "names", "rules", "seed", "state")

    def __init__(
        self,
        names: list[str],
        state: State,
        deck: Deck,
        copies: int = 1,
        chance: Chance | None = None,
        seed: Seed | None = None,
    ) -> None:
        self.names = names
        self.state = state
        self.rules = state.rules
        self.deck = deck
        self.copies = copies
        self.chance = chance  # None: whoever holds the game resolves its throws
        self.seed = seed
        self.history: list[Action | Outcome] = []
        self._legal: list[Action] | None = None

    # Who and what

    @property
    def edition(self) -> str:
        return self.rules.edition

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    def seat(self, seat: Seat) -> int:
        """A seat's number, from its number or name."""
        if isinstance(seat, int):
            if 0 <= seat < len(self.names):
                return seat
        elif seat in self.names:
            return self.names.index(seat)
        raise GameError(f"no seat {seat!r} at this table; the seats are {', '.join(self.names)}")

    @property
    def acting(self) -> int:
        """The number of the seat that must decide now; -1 for chance, or when it is over."""
        if not self.state.stack or self.throw is not None:
            return -1
        return self.state.stack[-1].seat

    @property
    def to_act(self) -> str | None:
        """The seat that must decide now; none when chance must, or when it is over."""
        acting = self.acting
        return None if acting < 0 else self.names[acting]

    @property
    def throw(self) -> Throw | None:
        """The throw of chance that is waited for, when nobody throws by himself."""
        return self.state.stack[-1].throw(self.state) if self.state.stack else None

    # Deciding

    def legal_actions(self) -> list[Action]:
        """Every action the rules allow the seat that must decide now."""
        if self._legal is None:
            waiting = not self.state.stack or self.throw is not None
            self._legal = [] if waiting else self.state.stack[-1].options(self.state)
        return self._legal[:]

    def read(self, line: str, seat: Seat | None = None) -> Action:
        """Read a line of notation, as the seat that must decide (or another) would mean it."""
        acting = max(self.acting, 0) if seat is None else self.seat(seat)
        return read(line, self.state, acting, self.deck)

    def why_not(self, action: Action | str, seat: Seat | None = None) -> list[Reason]:
        """The clauses that forbid an action to a seat (to the one that must decide, if not said).

        An empty list means that it is legal.  A seat that is not to decide learns only that.
        """
        act = self.read(action, seat) if isinstance(action, str) else action
        if self.over:
            return [Reason("BASE-END-02")]
        if self.acting < 0 or (seat is not None and self.seat(seat) != self.acting):
            return [Reason("BASE-TURN-02")]
        why = Why()
        self.state.stack[-1].bars(self.state, act, why)
        return why.reasons

    def is_legal(self, action: Action) -> bool:
        if self._legal is not None:
            # Equal actions are one object, and this loop is quicker than `in`.
            for legal in self._legal:
                if legal is action:
                    return True
            return False
        if self.acting < 0:
            return False
        return not self.state.stack[-1].bars(self.state, action, QUICK)

    def apply(self, action: Action | str) -> list[Event]:
        """Carry out an action of the seat that must decide; the events that followed.

        A refused action raises `IllegalAction` with its reasons and leaves the game as it was.
        """
        act = self.read(action) if isinstance(action, str) else action
        if not self.is_legal(act):
            reasons = self.why_not(act)
            clauses = ", ".join(reason.clause for reason in reasons)
            raise IllegalAction(f"{act}: refused by {clauses}", reasons)
        s = self.state
        s.events = []
        self._legal = None
        self.history.append(act)
        s.stack[-1].act(s, act)
        self.settle()
        return s.events

    # Chance

    def resolve(self, values: list[int]) -> list[Event]:
        """Say how the pending throw came out."""
        throw = self.throw
        if throw is None:
            raise GameError("nothing is thrown now")
        check_outcome(throw, values)
        self.state.events = []
        self._legal = None
        self.history.append(Outcome(throw.kind, values))
        self.state.stack[-1].thrown(self.state, values)
        self.settle()
        return self.state.events

    def settle(self) -> None:
        """Go on until somebody must decide, throwing what is thrown if this game can."""
        s = self.state
        stack = s.stack
        while stack:
            step = stack[-1]
            if step.proceed(s):
                continue
            throw = step.throw(s)
            if throw is None or self.chance is None:
                return
            values = thrown(self.chance, throw)
            self.history.append(Outcome(throw.kind, values))
            step.thrown(s, values)

    # Looking

    def view(self, seat: Seat | None = None) -> View:
        """All and only what a seat may know; without a seat, what an onlooker may."""
        return look(self.state, self.names, -1 if seat is None else self.seat(seat))

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
        if self.chance is not None:
            new.chance = self.chance.clone()
        new.seed = self.seed
        new.history = self.history[:]
        new._legal = self._legal
        return new

    # As a value

    def to_json(self) -> dict[str, object]:
        """Everything this game is, every secret included."""
        from tangledbank.evolution.snapshot import game_to_json

        return game_to_json(self)

    @staticmethod
    def from_json(data: object, source: str = "saved game") -> "Game":
        """The game that `to_json` wrote; `RecordError` names what is wrong with it."""
        from tangledbank.evolution.snapshot import game_from_json

        return game_from_json(data, source)

    def position_key(self) -> str:
        """A fingerprint of the position: equal where the rest of the game is the same."""
        from tangledbank.evolution.snapshot import position_key

        return position_key(self)

    def __eq__(self, other: object) -> bool:
        """Are they the same in everything: position, history, chance to come?"""
        return isinstance(other, Game) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.position_key())


def thrown(chance: Chance, throw: Throw) -> list[int]:
    """Let a chance throw."""
    if throw.kind == "dice":
        return [chance.roll() for _ in range(throw.count)]
    if throw.kind == "shuffle":
        return chance.order(throw.count)
    return [chance.below(throw.count)]


def check_outcome(throw: Throw, values: list[int]) -> None:
    """Refuse an outcome that this throw cannot have."""
    if throw.kind == "dice":
        fine = len(values) == throw.count and all(1 <= face <= 6 for face in values)
    elif throw.kind == "shuffle":
        fine = sorted(values) == list(range(throw.count))
    else:
        fine = len(values) == 1 and 0 <= values[0] < throw.count
    if not fine:
        raise GameError(f"{values} is no outcome of {throw.count} x {throw.kind}")


def seat_names(seats: list[str] | int) -> list[str]:
    """Names for the seats, checked."""
    if isinstance(seats, int):
        seats = ["ann", "bob", "carol", "dave", "eve", "frank", "grace", "heidi"][: max(seats, 0)]
    for name in seats:
        if not name or not name.isprintable() or any(letter.isspace() for letter in name):
            raise SetupError(f"{name!r} cannot be a seat's name: one word, please")
    if len(set(seats)) != len(seats):
        raise SetupError(f"two seats have the same name: {', '.join(seats)}")
    return list(seats)


def check_table(rules: Rules, seats: int, copies: int) -> None:
    """Refuse a number of seats or sets that the rules do not know."""
    if copies not in (1, 2):
        raise SetupError(f"a deck is made of 1 or 2 base sets, not {copies}")
    if copies == 2 and not rules.two_sets:
        raise SetupError(
            f"edition {rules.edition} is played with one set: 2 to 4 seats (BASE-SETUP-01); "
            "option two_sets=true allows two sets and 8 seats"
        )
    most = 4 if copies == 1 else 8
    if not 2 <= seats <= most:
        raise SetupError(f"{seats} seats; with {copies} set(s) there are 2 to {most}")
    if rules.teams and (seats < 4 or seats % 2):
        raise SetupError(f"team play needs an even number of seats from 4 up, not {seats}")


def new_game(
    edition: str = "gift",
    seats: list[str] | int = 2,
    seed: int | str | bytes | None = None,
    options: dict[str, Value] | None = None,
    copies: int | None = None,
    nonces: list[bytes] | None = None,
    fast: bool = False,
    explicit: bool = False,
) -> Game:
    """A new game, dealt and waiting for the first decision.

    `edition` is one of ua3, tw, gift; `options` change single rules of it.  `seats` are names, or
    just how many.  `copies` is the number of base sets in the deck (two from five seats on).
    `seed` decides every shuffle and die; without one it is drawn from the system.  `fast` takes
    the generator for simulations (`seed` must be a number then).  With `explicit` nothing is
    thrown: whoever holds the game gives each outcome to `resolve`.

    >>> game = new_game("gift", seats=["ann", "bob"], seed=7)
    >>> game.to_act in ("ann", "bob"), len(game.view("ann").hand)
    (True, 6)
    """
    rules = rules_of(edition, options or {})
    names = seat_names(seats)
    if copies is None:
        copies = 2 if len(names) > 4 else 1
    check_table(rules, len(names), copies)
    deck = load_deck("base")
    if copies == 2:
        deck = deck + deck
    origin: Seed | None = None
    if not explicit:
        origin = make_seed(seed, nonces, fast)
    players = [Player(seat, [], [], [], []) for seat in range(len(names))]
    state = State(rules, players, deck.cards())
    state.stack.append(Turn())
    state.stack.append(Beginning(list(range(len(names)))))
    game = Game(names, state, deck, copies, origin.chance() if origin else None, origin)
    game.settle()
    return game


def make_seed(seed: int | str | bytes | None, nonces: list[bytes] | None, fast: bool) -> Seed:
    if fast:
        if seed is None:
            seed = secrets.randbits(48)
        if not isinstance(seed, int) or seed < 0:
            raise SetupError("the fast generator takes a whole number from 0 up as its seed")
        return Seed(number=seed)
    if seed is None:
        seed = secrets.token_bytes(32)
    secret = seed if isinstance(seed, bytes) else str(seed).encode()
    return Seed(secret, nonces)
