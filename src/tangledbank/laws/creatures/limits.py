"""Limits: how often things are done, counted from decisions and events alone.

They count per round, turn, attack and taking of energy, and ignore the engine's own counts.
"""

from collections import Counter

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.creatures import events as ev
from tangledbank.creatures import verbs as v
from tangledbank.creatures.game import Game
from tangledbank.creatures.names import creature_name
from tangledbank.laws.broken import LawBroken

LAW = "limits"

#: What a player does at most once a turn, in the order of a turn's steps.
STEPS = {v.CREATE: "CREA-TURN-01", v.ADD: "CREA-TURN-02"}
#: The uses of activation traits, each once a turn.
TRAITS = (v.TURN, v.SCARE, v.WAKE, v.GIVE)
#: One of these ends the turn.
LAST = (v.TAKE, v.TRANSMUTE, v.ATTACK, v.SLEEP, v.END)

Use = tuple[int, ...]


class Limits:
    """Counts actions through a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.round: Counter[Use] = Counter()
        self.turn: Counter[Use] = Counter()
        self.attack: Counter[Use] = Counter()
        self.taking: Counter[Use] = Counter()
        self.attacker = -1  # during an attack
        self.strikes = 0  # used in it
        self.activated = -1  # in this turn
        self.step = 0  # the last decision of this turn: 1 create, 2 add, 3 activate

    def fail(self, why: str) -> LawBroken:
        return LawBroken(LAW, why, self.game)

    def once(self, counter: Counter[Use], use: Use, what: str) -> None:
        counter[use] += 1
        if counter[use] > 1:
            raise self.fail(f"{what} again")

    def check(self, seat: int, decision: Action, events: list[Event]) -> None:
        """Record a seat's decision and its consequences."""
        self.enter_decision(seat, decision)
        for event in events:
            self.enter_event(event)

    # Decisions

    def enter_decision(self, seat: int, decision: Action) -> None:
        verb = decision.verb
        if verb in (v.KEEP, v.EXCHANGE):
            self.once(self.round, (v.EXCHANGE, seat), f"seat {seat} exchanges (CREA-RND-01)")
        elif verb in STEPS:
            self.enter_step(1 if verb == v.CREATE else 2, f"{decision} ({STEPS[verb]})")
            self.once(self.turn, (verb,), f"{decision} ({STEPS[verb]})")
        elif verb in TRAITS:
            self.activate(decision)
            self.once(self.turn, (verb,), f"{decision} (CREA-TURN-05)")
        elif verb in LAST:
            if verb != v.END:
                self.activate(decision)
            self.end_turn()
        elif verb in (v.REDIRECT, v.ACCEPT):
            self.once(self.attack, (v.REDIRECT,), f"{decision} (CREA-PROTECTIVE-02)")
        elif verb in (v.SHED, v.RETAIN):
            self.once(self.taking, (v.SHED,), f"{decision} (CREA-MOLTING-01)")

    def enter_step(self, step: int, what: str) -> None:
        if step < self.step:
            raise self.fail(f"{what} after a later step of the turn")
        self.step = step

    def activate(self, decision: Action) -> None:
        """One creature is activated per turn (CREA-TURN-04)."""
        self.step = 3
        if self.activated not in (-1, decision.a):
            raise self.fail(f"{decision}, but {creature_name(self.activated)} is activated")
        self.activated = decision.a

    def end_turn(self) -> None:
        self.turn.clear()
        self.activated = -1
        self.step = 0

    # Events

    def enter_event(self, event: Event) -> None:
        kind = event.kind
        if kind == ev.ROUND:
            self.round.clear()
        elif kind == ev.SKIPPED:
            self.end_turn()
        elif kind == ev.ATTACKED:
            self.attack.clear()
            self.attacker = event.a
            self.strikes = 0
        elif kind == ev.REDIRECTED:
            self.once(self.attack, (ev.REDIRECTED,), "a redirection (CREA-PROTECTIVE-02)")
        elif kind == ev.STRUCK:
            self.strikes += 1
            self.once(self.attack, (ev.STRUCK, event.b), "an attack trait (CREA-ATK-03)")
        elif kind == ev.SLEPT and event.a == self.attacker:
            self.attacker = -1
            if not self.strikes:
                raise self.fail("an attack without an attack trait (CREA-ATK-03)")
        elif kind == ev.TOOK:
            self.taking.clear()
        elif kind == ev.SHED:
            self.once(self.taking, (ev.SHED,), "molting (CREA-MOLTING-01)")
        elif kind == ev.WOKE:
            name = creature_name(event.a)
            self.once(self.round, (ev.WOKE, event.a), f"{name} wakes one (CREA-ANNOYING-03)")
