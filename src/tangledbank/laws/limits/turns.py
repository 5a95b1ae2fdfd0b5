"""What comes once a turn without a decision: births, newcomers, Edificator, Neoplasia and so on."""

from collections import Counter
from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs as v
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.state import DEVELOPMENT, FEEDING
from tangledbank.evolution.traits.names import R_STRATEGY, VIVIPAROUS
from tangledbank.laws.limits.count import Shared

#: What an animal does at most once a turn, and the clause.
ONCE: Final = {
    ev.BORN: "EXP-RULING-27",
    ev.ADDED: "CONT-EDIFICATOR-01",
    ev.GROWN: "CONT-NEOPLASIA-04",
    ev.RESTORED: "CONT-REGENERATION-06",
}


class Turns:
    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        s = shared.game.state
        self.done: dict[tuple[int, int], int] = {}  # the turn of the last use
        self.shells = len(s.shells)
        self.remains = {animal.ref for player in s.players for animal in player.remains}
        self.restored: set[int] = set()
        self.laid = 0  # animals that a player is playing
        self.unborn = 0  # new animals of the feeding phase whose parent is not known yet
        self.due: Counter[int] = Counter()  # newcomers by seat

    def decide(self, action: Action) -> None:
        self.laid = int(action.verb == v.ANIMAL and action.c == 0)

    def enter(self, event: Event) -> None:
        kind = event.kind
        if kind in ONCE:
            self.once(kind, event.b if kind == ev.BORN else event.a)
        if kind == ev.NEW_ANIMAL:
            self.lay(event.a)
        elif kind == ev.BORN:
            self.bear(event.b)
        elif kind == ev.ADDED:
            self.shared.awake(event.a, "adds food")
            if event.b != 2:
                self.shared.fail(f"{event.b} red tokens of an Edificator (CONT-EDIFICATOR-01)")
        elif kind == ev.REMAINS:
            self.remains.add(event.a)
        elif kind == ev.RESTORED:
            self.restore(event.a)
        elif kind == ev.SHELL_LEFT:
            self.shells += 1
        elif kind == ev.SETTLED:
            self.shells -= 1
            if self.shells < 0:
                self.shared.fail(f"{animal_name(event.a)} finds no shell (FLY-SHELL-07)")
        elif kind == ev.TURN:
            self.expect_newcomers()

    def once(self, kind: int, ref: int) -> None:
        turn = self.shared.clock.turn
        if self.done.get((kind, ref)) == turn:
            self.shared.fail(f"{animal_name(ref)} twice in a turn ({ONCE[kind]})")
        self.done[kind, ref] = turn

    def bear(self, parent: int) -> None:
        self.shared.awake(parent, "gives birth")
        self.shared.once_a_turn(parent, VIVIPAROUS, "EXP-RULING-27")
        self.unborn -= 1

    def restore(self, ref: int) -> None:
        if ref not in self.remains:
            self.shared.fail(f"{animal_name(ref)} was not eaten (CONT-REGENERATION-05)")
        self.remains.discard(ref)
        self.restored.add(ref)
        self.shared.stung.discard(ref)

    # New animals

    def lay(self, ref: int) -> None:
        """A new animal: by a decision, by birth, or by r-Strategy at the start of a turn."""
        seat = ref >> 8
        if self.laid:
            self.laid = 0
        elif self.shared.clock.phase == FEEDING:
            self.unborn += 1
        elif self.shared.clock.phase == DEVELOPMENT and self.due[seat]:
            self.due[seat] -= 1
        else:
            self.shared.fail(f"{animal_name(ref)} comes from nowhere (SPEC-R-STRATEGY-03)")

    def expect_newcomers(self) -> None:
        """Two for each animal that got no card in the draw step because of its r-Strategy."""
        shared = self.shared
        again = shared.options["restored_r_strategy"] == "newcomers"
        self.due.clear()
        for ref in shared.cards.traits:
            able = ref not in shared.stung and ref not in self.remains
            if able and shared.cards.has(ref, R_STRATEGY) and (again or ref not in self.restored):
                self.due[ref >> 8] += 2
        shared.stung.clear()
        self.restored.clear()

    def check(self) -> None:
        """At the end of an action, everything due has happened."""
        if self.unborn:
            self.shared.fail("a new animal without a parent (FLY-VIVIPAROUS-01)")
        if self.due.total() and self.shared.game.state.deck:
            self.shared.fail("newcomers are missing (SPEC-R-STRATEGY-03)")
        self.due.clear()
