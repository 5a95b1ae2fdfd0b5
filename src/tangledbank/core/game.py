"""The interface of every game: make one, query it, act in it.

Deciding, refusing, throwing and running the steps are the same in all games, so they are here.  A
game's own class adds the rest (the methods at the end).
"""

from collections.abc import Callable
from typing import Final, Self, TypeVar

from tangledbank.core.action import Action, Actions
from tangledbank.core.chance import Chance, FastChance
from tangledbank.core.errors import GameError, IllegalAction, RecordError, SecretError
from tangledbank.core.event import Event
from tangledbank.core.memory import Memory, recalled
from tangledbank.core.options import Value
from tangledbank.core.outcome import Outcome
from tangledbank.core.packing import packed, unpickled_game
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import NO_QUESTION, Question
from tangledbank.core.record import FIRST_PRESETS
from tangledbank.core.result import Result
from tangledbank.core.rules import Rules
from tangledbank.core.seed import Seed
from tangledbank.core.state import State
from tangledbank.core.step import Step
from tangledbank.core.throw import Throw, check_outcome, thrown
from tangledbank.core.view import View
from tangledbank.core.why import QUICK, Reason, Why
from tangledbank.native import mypyc_attr

Seat = str | int
#: A game's own view.
Seen = TypeVar("Seen", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its seats, its position, its chance and its history.

    A game's own class has the same position as its `state`, and `agreed` as its `rules`, both with
    its own types.
    """

    __slots__ = ("_legal", "_memory", "agreed", "chance", "history", "names", "position", "seed")

    def __init__(
        self,
        names: list[str],
        position: State,
        agreed: Rules,
        chance: Chance | None = None,
        seed: Seed | None = None,
    ) -> None:
        self.names = names
        self.position: Final = position
        self.agreed: Final = agreed
        self.chance = chance  # None: the caller resolves its throws
        self.seed = seed
        self.history: list[Action | Outcome] = []
        self._legal: list[Action] | None = None
        self._memory: Memory | None = None  # kept once an information state was asked for

    # Seats

    def seat(self, seat: Seat) -> int:
        """A seat's number, from its number or name."""
        if isinstance(seat, int):
            if 0 <= seat < len(self.names):
                return seat
        elif seat in self.names:
            return self.names.index(seat)
        raise GameError(f"no seat {seat!r} at this table; the seats are {', '.join(self.names)}")

    @property
    def to_act(self) -> str | None:
        """The seat that must decide now; `None` if a throw is pending or the game is over."""
        acting = self.acting
        return None if acting < 0 else self.names[acting]

    @property
    def acting(self) -> int:
        """The number of the seat that must decide now; -1 where `to_act` is `None`."""
        s = self.position
        stack = s.stack
        if not stack:
            return -1
        top = stack[-1]
        return top.seat if top.throw(s) is None else -1

    # Rules of this table

    @property
    def edition(self) -> str:
        """The edition, such as `gift`."""
        return self.agreed.edition

    @property
    def presets(self) -> int:
        """The version of the edition's presets that this game started with."""
        return self.agreed.presets

    def changes(self) -> dict[str, Value]:
        """The options that differ from the edition's presets."""
        return self.agreed.changes()

    def all_options(self) -> dict[str, Value]:
        """Every option and its value at this table."""
        return dict(self.agreed.options)

    def kept_options(self) -> dict[str, Value]:
        """The options that a record stores: all, so that later presets do not change it.

        Games of the first presets are written as they were then.
        """
        return self.changes() if self.presets == FIRST_PRESETS else self.all_options()

    # Deciding

    def legal_actions(self) -> list[Action]:
        """Every action the rules allow the deciding seat."""
        legal = self._legal
        if legal is None:
            # Like `acting` and `options` without the calls: this runs for every decision.
            legal = []
            s = self.position
            if s.stack:
                top = s.stack[-1]
                if top.seat >= 0 and top.throw(s) is None:
                    legal = top.options(s)
            self._legal = legal
        return legal[:]

    @property
    def asking(self) -> Question:
        """The pending question, as its step declares it."""
        stack = self.position.stack
        return stack[-1].asks() if stack else NO_QUESTION

    def question(self) -> Phrase:
        """The question to the deciding seat: the name of a message and its words.

        >>> from tangledbank import new_game
        >>> str(new_game("gift", seats=2, seed=7).question())
        'ask-development()'
        """
        actions = self._answers()
        s = self.position
        return s.stack[-1].question(s, actions)

    def default_action(self) -> Action:
        """The action played for the deciding seat if it does not decide itself.

        It is played when a clock runs out or a bot fails.  `docs/play/defaults.md` lists the
        defaults of every question.

        >>> from tangledbank import new_game
        >>> new_game("gift", seats=2, seed=7).default_action()
        <pass>
        """
        actions = self._answers()
        s = self.position
        return s.stack[-1].default(s, actions)

    def _answers(self) -> list[Action]:
        """The legal actions, if a decision is pending."""
        actions = self.legal_actions()
        if not actions:
            raise GameError("no decision is pending")
        return actions

    def why_not(self, action: Action | str, seat: Seat | None = None) -> list[Reason]:
        """The clauses that forbid an action to a seat (by default, the one that must decide).

        An empty list means that it is legal.  For a seat that must wait, the first reason says so,
        and the others are what else forbids the action, as far as the seat can see.
        """
        act = self.read(action, seat) if isinstance(action, str) else action
        if self.over:
            return [Reason(self.clause_of_the_end)]
        why = Why()
        if seat is not None and self.seat(seat) != self.acting:
            why.bar(self.why_wait(self.seat(seat)))
            self.bars_waiting(act, self.seat(seat), why)
        elif self.acting < 0:
            why.bar(self.clause_of_turns)
        else:
            self.bars(act, why)
        return why.reasons

    def is_legal(self, action: Action) -> bool:
        """Can the deciding seat do this now?"""
        if self._legal is not None:
            # Equal actions are one object, and this loop is faster than `in`.
            for legal in self._legal:
                if legal is action:
                    return True
            return False
        return self.acting >= 0 and not self.bars(action, QUICK)

    def apply(self, action: Action | str) -> list[Event]:
        """Carry out an action of the deciding seat, and return the events that followed.

        An illegal action raises `IllegalAction` with its reasons, and the game stays as it was.
        """
        if self._memory is not None:
            return self._remembered(action)
        return self.decided(self._accepted(action))

    def play(self, action: Action | str) -> None:
        """Like `apply`, but without events, which is faster."""
        if self._memory is not None:
            self._remembered(action)
        else:
            self.decided_quietly(self._accepted(action))

    def _accepted(self, action: Action | str) -> Action:
        """A legal action, added to the history; the caller must carry it out next."""
        act = self.read(action) if isinstance(action, str) else action
        if not self.is_legal(act):
            reasons = self.why_not(act)
            clauses = ", ".join([reason.clause for reason in reasons])
            raise IllegalAction(f"{act}: refused by {clauses}", reasons)
        self._legal = None
        self.history.append(act)
        return act

    def _remembered(self, action: Action | str) -> list[Event]:
        """Carry out an action in a game that keeps its memory."""
        memory = self._memory
        assert memory is not None
        seat = self.acting
        act = self._accepted(action)
        memory.begin(self)
        events = self.decided(act)
        memory.decided(seat, act, events)
        return events

    # The steps

    def options(self) -> list[Action]:
        """The legal actions, computed again; `legal_actions` remembers them."""
        s = self.position
        return s.stack[-1].options(s)

    def known_options(self) -> list[Action]:
        """The same, without a new search if a step has found them; do not change the list.

        For playouts, in which a decision is always pending.
        """
        known = self._legal
        return self.options() if known is None else known

    def bars(self, action: Action, why: Why) -> bool:
        """Is this action refused to the deciding seat?  `why` collects the clauses."""
        if action.owner is not self.own_actions or self.is_dangling(action):
            return why.bar(self.clause_of_turns)
        s = self.position
        return s.stack[-1].bars(s, action, why)

    def bars_waiting(self, action: Action, seat: int, why: Why) -> None:
        """Collect what else forbids an action to a seat that must wait.

        It is judged in a world that the seat imagines, which holds no secret to reveal.
        """
        if action.owner is self.own_actions:
            self.imagined(seat, FastChance()).bars_later(action, seat, why)

    def decided(self, action: Action) -> list[Event]:
        """Carry out a legal action, and continue until a decision is pending."""
        s = self.position
        s.events = []
        self._carry_out(s, action)
        return self._told(s)

    def decided_quietly(self, action: Action) -> None:
        """The same, without events."""
        s = self.position
        if s.events:
            s.events = []
        s.quiet = True
        self._carry_out(s, action)
        s.quiet = False

    def _carry_out(self, s: State, action: Action) -> None:
        step = s.stack[-1]
        calm = s.watched and self.leaves_table(step, action)
        step.act(s, action)
        self._go_on(s, calm)

    def thrown(self, values: list[int]) -> list[Event]:
        """Resolve a throw, and continue until a decision is pending."""
        s = self.position
        s.events = []
        s.stack[-1].thrown(s, values)
        self._go_on(s, False)
        return self._told(s)

    def settle(self) -> None:
        """Continue until a decision is pending, making throws if this game can."""
        self._memory = None  # the current throw is only in the history
        self._go_on(self.position, False)
        self._told(self.position)

    def _told(self, s: State) -> list[Event]:
        """The latest events, marked as events of this game."""
        name = self.kind
        for event in s.events:
            event.game = name
        return s.events

    def _go_on(self, s: State, calm: bool) -> None:
        """The same; `calm`: nothing has changed since the last watch."""
        stack = s.stack
        watched = s.watched
        while stack:
            step = stack[-1]
            if watched and not calm and self.watch(step):
                continue
            if step.proceed(s):
                calm = watched and step.leaves_table()
                continue
            throw = step.throw(s)
            if throw is None or self.chance is None:
                self._legal = s.offered
                s.offered = None
                return
            values = thrown(self.chance, throw)
            self.history.append(Outcome(throw.kind, values))
            step.thrown(s, values)
            calm = False

    # Chance

    @property
    def throw(self) -> Throw | None:
        """The pending throw of an explicit game; `None` if there is none."""
        s = self.position
        return s.stack[-1].throw(s) if s.stack else None

    def resolve(self, values: list[int]) -> list[Event]:
        """Give the outcome of the pending throw."""
        throw = self.throw
        if throw is None:
            raise GameError("no throw is pending")
        check_outcome(throw, values)
        self._legal = None
        self.history.append(Outcome(throw.kind, values))
        events = self.thrown(values)
        if self._memory is not None:
            self._memory.thrown(events)
        return events

    # Looking

    def viewer(self, seat: Seat | None) -> int:
        """The number of a seat that looks; -1 for a spectator."""
        return -1 if seat is None else self.seat(seat)

    def sealed(self, view: Seen, seat: int) -> Seen:
        """A view of this moment, ready to be given away."""
        view.seal(self.dealer(seat))
        return view

    def dealer(self, seat: int) -> Callable[[Chance], "Game"]:
        """What a view of this moment imagines worlds with; the game itself is out of its reach."""
        moment = len(self.history)

        def deal(chance: Chance) -> Game:
            if len(self.history) != moment:
                raise SecretError("the game has moved on since this view was made; make a new view")
            world = self.imagined(seat, chance)
            if self._memory is not None:
                world._memory = self._memory.seen_by(self, seat)
            return world

        return deal

    # What a seat knows

    def information_state(self, seat: Seat) -> str:
        """Everything a seat knows: all it has learned so far, and what it sees now.

        It is equal for two games exactly if the seat cannot tell them apart.  The first call
        replays the history; from then on the game, its clones and the worlds that the seat imagines
        keep it up to date.  A game made from a position has no earlier history.
        """
        return self._kept_memory().text(self, self.seat(seat))

    def information_key(self, seat: Seat) -> str:
        """A fingerprint of `information_state`: 32 digits, the same in every process."""
        return self._kept_memory().key(self, self.seat(seat))

    def _kept_memory(self) -> Memory:
        memory = self._memory
        if memory is None:
            memory = recalled(self)
            self._memory = memory
        return memory

    def remember(self, memory: Memory) -> None:
        """Record what happens from now on in this memory."""
        self._memory = memory

    def shows(self, event: Event, seat: int) -> bool:
        """May this seat see the hidden part of an event?"""
        return event.seat == seat

    # Equality and pickling

    def __eq__(self, other: object) -> bool:
        """Are they the same in everything: position, history and chance to come?"""
        return isinstance(other, Game) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.position_key())

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        """A pickled game is the saved game, with every secret."""
        return (unpickled_game, (packed(self.to_json()),))

    def _copied_to(self, new: "Game") -> None:
        """Give a copy that has its own state the rest of this game."""
        if self.chance is not None:
            new.chance = self.chance.clone()
        new.seed = self.seed
        new.history = self.history[:]
        new._legal = self._legal
        if self._memory is not None:
            new._memory = self._memory.clone()

    # Methods that each game provides

    @property
    def own_actions(self) -> Actions:
        """All actions of this kind of game."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Is it over?  A game with phases checks for its last phase, so that a stall is noticed."""
        return not self.position.stack

    @property
    def turn(self) -> int:
        """How many turns (or rounds, if the game counts those) have begun."""
        raise NotImplementedError

    def why_wait(self, seat: int) -> str:
        """The clause that keeps a seat from deciding now."""
        return self.clause_of_turns

    @property
    def clause_of_turns(self) -> str:
        """The clause that says whose turn it is."""
        raise NotImplementedError

    @property
    def clause_of_the_end(self) -> str:
        """The clause that says when the game is over."""
        raise NotImplementedError

    def is_dangling(self, action: Action) -> bool:
        """Does it name something this table does not have, so that no rule can judge it?"""
        return False

    def bars_later(self, action: Action, seat: int, why: Why) -> None:
        """Collect what forbids an action to a seat that must wait, as if its next turn began now.

        This game is one that the seat imagines.
        """
        raise NotImplementedError

    def watch(self, step: Step) -> bool:
        """Do what happens by itself between two steps, in a state that is `watched`.

        `step` is on top.  True if anything happened.
        """
        return False

    def leaves_table(self, step: Step, action: Action) -> bool:
        """Does this action leave nothing to watch for?"""
        return False

    def read(self, line: str, seat: Seat | None = None) -> Action:
        """Read a line of notation from the viewpoint of the deciding seat (or another seat)."""
        raise NotImplementedError

    def view(self, seat: Seat | None = None) -> View:
        """Everything a seat may know, and nothing else; without a seat, a spectator's view."""
        raise NotImplementedError

    def imagined(self, seat: int, chance: Chance) -> "Game":
        """A game that looks the same to a seat (-1: to a spectator); `chance` deals the rest.

        It has no history and no seed, and its own chance is made from the one given.
        """
        raise NotImplementedError

    def scores(self) -> dict[str, int]:
        """Everybody's points, if the game ended now."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """How the game ended; `None` while it is running."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """The return of each seat, in the order of seats: zeros until the game is over.

        The winner gets 1, and the others pay it in equal shares; several winners share it.  So all
        returns (the Shadow's too, which has no seat) sum to 0.

        >>> from tangledbank.games import new_game
        >>> new_game("gift", seats=4, seed=7).returns()
        [0.0, 0.0, 0.0, 0.0]
        """
        result = self.result()
        if result is None:
            return [0.0] * len(self.names)
        everybody = len(self.everybody)
        if everybody < 2:
            return [1.0 if name in result.winners else -1.0 for name in self.names]
        loss = -1.0 / (everybody - 1)
        gain = loss + everybody / ((everybody - 1) * max(len(result.winners), 1))
        return [gain if name in result.winners else loss for name in self.names]

    def clone(self) -> "Game":
        """An independent copy, with the same shuffles and dice to come."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The whole game as JSON data, with every secret."""
        from tangledbank.core.saved import game_to_json

        return game_to_json(self)

    @classmethod
    def from_json(cls, data: object, source: str = "saved game") -> Self:
        """The game in `to_json` data; `RecordError` says what is wrong with the data."""
        from tangledbank.core.kind import game_from_json

        game = game_from_json(data, source)
        if not isinstance(game, cls):
            raise RecordError(f"{source}: a saved game of {game.kind}, which is another game")
        return game

    def position_key(self) -> str:
        """A fingerprint: equal for positions from which the game continues the same way."""
        from tangledbank.core.saved import fingerprint

        return fingerprint(self.position_parts())

    def position_parts(self) -> list[object]:
        """What the rest of the game depends on: its rules, and the position without its past."""
        return [self.agreed.options, self.state_to_json()]

    # For statistics

    def trait_played(self, action: Action) -> str:
        """The trait that a decision gave to an animal, if this game counts that."""
        return ""

    def ending(self) -> str:
        """Why the game ended when it did."""
        raise NotImplementedError

    # For records

    @property
    def kind(self) -> str:
        """The name of this game in records."""
        raise NotImplementedError

    @property
    def saved_format(self) -> int:
        """The version of this game's saved format."""
        return 1

    def cards_to_json(self) -> dict[str, object]:
        """What a saved game says about its cards, if there is a choice."""
        return {}

    @property
    def copies(self) -> int:
        """How many copies of the base set are in play."""
        return 1

    @property
    def sets(self) -> list[str]:
        """The sets of cards that are in play."""
        return ["base"]

    @property
    def own_cards(self) -> dict[str, int]:
        """The cards of a custom deck with their copies; empty for a printed deck."""
        return {}

    @property
    def cap(self) -> int:
        """How many cards of a custom deck are played with; 0 for all."""
        return 0

    @property
    def everybody(self) -> list[str]:
        """Who may win: the seats, and any player without one."""
        return self.names

    def stretch(self) -> str:
        """The part of the game at this moment, such as `turn 3`; empty before the first."""
        raise NotImplementedError

    def state_to_json(self) -> dict[str, object]:
        """The position alone."""
        raise NotImplementedError

    def cards_to_shuffle(self) -> list[str]:
        """The cards about to be shuffled, in the order that an outcome refers to."""
        raise NotImplementedError
