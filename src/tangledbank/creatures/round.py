"""The round: exchange, turns, and its end; and the set-up before the first."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.throw import Throw
from tangledbank.core.why import Why
from tangledbank.creatures import events as ev
from tangledbank.creatures import verbs as v
from tangledbank.creatures.drawing import Drawing
from tangledbank.creatures.energy import open_source
from tangledbank.creatures.shadow import ShadowTurn
from tangledbank.creatures.state import (
    CHOICE_CARDS,
    ENDING,
    EXCHANGE,
    SETUP,
    TURNS,
    State,
    Step,
)
from tangledbank.creatures.steps import STEPS, StepReader
from tangledbank.creatures.turn import Turn
from tangledbank.creatures.verbs import action
from tangledbank.native import i64, mypyc_attr

KEEP: Final = action(v.KEEP)
EXCHANGE_ALL: Final = action(v.EXCHANGE)
EXCHANGING: Final = Question("exchange", [v.KEEP], message="creatures-ask-exchange")
#: Cards in hand at the beginning.
FIRST_HAND: Final = 5
#: Cards that each player draws at the end of a round, whatever they have on the table.
EACH_ROUND: Final = 2


@mypyc_attr(acyclic=True)
class Round(Step):
    """The bottom of the stack: starts the next part when the last one has left the stack."""

    __slots__ = ()

    def __init__(self) -> None:
        self.seat = -1

    def clone(self) -> Step:
        return Round()

    def to_json(self) -> dict[str, object]:
        return {"step": "round"}

    @staticmethod
    def read(saved: StepReader) -> Step:
        return Round()

    def proceed(self, s: State) -> bool:
        if s.phase == SETUP:
            self.begin(s)
        elif s.phase == EXCHANGE:
            s.phase = TURNS
            self.give_turn(s, s.first)
        elif s.phase == TURNS:
            if round_is_over(s):
                s.phase = ENDING
                s.active = -1
                s.tell(ev.ROUND_OVER, s.round)
                s.stack.append(RoundEnd())
            else:
                self.give_turn(s, (s.active + 1) % len(s.players))
        else:
            s.first = (s.first + 1) % len(s.players)
            self.begin(s)
        return True

    def begin(self, s: State) -> None:
        s.round += 1
        s.phase = EXCHANGE
        s.tell(ev.ROUND, s.round, s.first)
        s.stack.append(Exchange())

    def give_turn(self, s: State, seat: i64) -> None:
        s.active = seat
        s.stack.append(ShadowTurn() if seat == s.rules.shadow else Turn(seat))


STEPS.declare(StepKind("round", Round.read))


def round_is_over(s: State) -> bool:
    """Is every creature asleep?  (CREA-RND-03; in solo only the player's count: CREA-SOLO-02)"""
    shadow = s.rules.shadow
    for player in s.players:
        if player.seat != shadow:
            for creature in player.creatures:
                if not creature.asleep:
                    return False
            if not player.moved and not player.creatures:
                return False
    return True


@mypyc_attr(acyclic=True)
class Exchange(Step):
    """Each player may exchange the whole hand (CREA-RND-01)."""

    __slots__ = ("at",)

    def __init__(self, seat: i64 = -1, at: i64 = 0) -> None:
        self.seat = seat
        self.at = at  # how far round the table it is

    def clone(self) -> Step:
        return Exchange(self.seat, self.at)

    def to_json(self) -> dict[str, object]:
        return {"step": "exchange", "seat": self.seat, "at": self.at}

    @staticmethod
    def read(saved: StepReader) -> Step:
        return Exchange(saved.seat(-1), saved.data.number("at", 0, saved.last + 1))

    def asks(self) -> Question:
        return EXCHANGING

    def proceed(self, s: State) -> bool:
        if self.seat >= 0:
            return False
        count = len(s.players)
        while self.at < count:
            seat = (s.first + self.at) % count
            self.at += 1
            # With an empty hand there is nothing to decide, and the Shadow has none.
            if s.players[seat].hand:
                self.seat = seat
                return True
        s.stack.pop()
        return True

    def options(self, s: State) -> list[Action]:
        return [KEEP, EXCHANGE_ALL]

    def bars(self, s: State, action: Action, why: Why) -> bool:
        if action.verb == v.KEEP or action.verb == v.EXCHANGE:
            return False
        return why.bar(v.moment(action.verb))

    def act(self, s: State, action: Action) -> None:
        seat = self.seat
        self.seat = -1
        if action.verb == v.KEEP:
            s.tell(ev.KEPT, seat)
            return
        player = s.players[seat]
        count = len(player.hand)
        s.discard.extend(player.hand)
        player.hand.clear()
        s.tell(ev.EXCHANGED, seat, count)
        s.stack.append(Drawing(seat, count))


STEPS.declare(
    StepKind("exchange", Exchange.read, ["round"], phase="exchange", questions=[EXCHANGING])
)


@mypyc_attr(acyclic=True)
class RoundEnd(Step):
    """A new source, waking, new cards (CREA-END-01); then the figure passes on."""

    __slots__ = ("at",)

    def __init__(self, at: i64 = -1) -> None:
        self.seat = -1
        self.at = at  # how far round the table the drawing is; -1 before it

    def clone(self) -> Step:
        return RoundEnd(self.at)

    def to_json(self) -> dict[str, object]:
        return {"step": "round-end", "at": self.at}

    @staticmethod
    def read(saved: StepReader) -> Step:
        return RoundEnd(saved.data.number("at", -1, saved.last + 1))

    def proceed(self, s: State) -> bool:
        count = len(s.players)
        if self.at < 0:
            s.sources.insert(0, s.source)
            open_source(s)
            wake_all(s)
            self.at = 0
        elif self.at < count:
            seat = (s.first + self.at) % count
            self.at += 1
            if seat != s.rules.shadow:
                due = EACH_ROUND
                for creature in s.players[seat].creatures:
                    if creature.energy > 0:
                        due += 1
                s.stack.append(Drawing(seat, due))
        else:
            s.stack.pop()
        return True


STEPS.declare(StepKind("round-end", RoundEnd.read, ["round"], phase="ending"))


def wake_all(s: State) -> None:
    s.tell(ev.ALL_WOKE)
    for player in s.players:
        player.moved = False
        for creature in player.creatures:
            creature.asleep = False
            creature.woke = False
            for trait in creature.in_force().wakes:
                trait.wakes(s, creature)


# The throws before the first round.
SOURCES: Final = 0
CARDS: Final = 1
CHOICE: Final = 2
FIRST: Final = 3
BEGINNING_STAGES: Final[list[str]] = ["sources", "cards", "choice", "first"]


@mypyc_attr(acyclic=True)
class Beginning(Step):
    """The set-up: sources, deck, first creatures and hands, and who begins (CREA-SET)."""

    __slots__ = ("stage",)

    def __init__(self, stage: i64 = SOURCES) -> None:
        self.seat = -1
        self.stage = stage

    def clone(self) -> Step:
        return Beginning(self.stage)

    def to_json(self) -> dict[str, object]:
        return {"step": "beginning", "stage": BEGINNING_STAGES[self.stage]}

    @staticmethod
    def read(saved: StepReader) -> Step:
        return Beginning(saved.data.choice("stage", BEGINNING_STAGES))

    def throw(self, s: State) -> Throw | None:
        if self.stage == SOURCES:
            return Throw("shuffle", len(s.sources))
        if self.stage == CARDS:
            return Throw("shuffle", len(s.deck))
        if self.stage == CHOICE:
            return Throw("shuffle", CHOICE_CARDS)
        return Throw("lot", len(s.players))

    def thrown(self, s: State, outcome: list[int]) -> None:
        if self.stage == SOURCES:
            s.sources = [s.sources[place] for place in outcome]
            open_source(s)
            self.stage = CARDS
        elif self.stage == CARDS:
            s.deck = [s.deck[place] for place in outcome]
            deal(s)
            if s.rules.solo:
                self.stage = CHOICE
            elif s.rules.first >= 0:
                self.finish(s, s.rules.first)
            else:
                self.stage = FIRST
        elif self.stage == CHOICE:
            s.choice = [place + 1 for place in outcome]
            self.finish(s, s.rules.shadow)
        else:
            self.finish(s, outcome[0])

    def finish(self, s: State, first: i64) -> None:
        s.first = first
        s.tell(ev.FIRST_PLAYER, first)
        s.stack.pop()


STEPS.declare(StepKind("beginning", Beginning.read, ["round"], phase="setup"))


def deal(s: State) -> None:
    """A creature for each, and a hand for each player."""
    for player in s.players:
        kind = s.deck.pop()
        creature = player.bear(kind)
        secret = [kind] if player.seat != s.rules.shadow else None
        s.tell(ev.NEW_CREATURE, creature.ref, 0, 0, None, player.seat, secret)
    for player in s.players:
        if player.seat != s.rules.shadow:
            drawn: list[int] = []
            for _ in range(min(FIRST_HAND, len(s.deck))):
                kind = s.deck.pop()
                player.draw(kind)
                drawn.append(kind)
            seat = player.seat
            s.tell(ev.DEALT, seat, len(drawn), 0, None, seat, drawn)
