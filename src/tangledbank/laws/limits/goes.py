"""A go: one main action, free ones as often as allowed, and all in one location."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs as v
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.traits.names import (
    COMMUNICATION,
    GRAZING,
    HIBERNATION,
    METAMORPHOSIS,
    PIRACY,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    WARM_BLOODED,
)
from tangledbank.laws.limits.attacks import AMBUSH, OPEN
from tangledbank.laws.limits.count import Shared

#: Main actions, and the clause by which each replaces taking a red token.
MAIN: Final = {
    v.TAKE: "BASE-FEED-04",
    v.ATTACK: "BASE-HUNT-02",
    v.BURN: "BASE-FAT-07",
    v.SHED: "FLY-METAMORPHOSIS-01",
    v.SETTLE: "FLY-SHELL-07",
    v.SPECIALIZE: "FLY-SPECIALIZATION-01",
}

#: What may be done in addition.
FREE: Final = (v.GRAZE, v.STEAL, v.HIBERNATE, v.WARM, v.RECOMBINE)

#: Decisions in a player's own go; attacks are not here, because they also come out of turn.
DEEDS: Final = (*(verb for verb in MAIN if verb != v.ATTACK), *FREE)

NOWHERE: Final = -1


class Goes:
    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.go = -1
        self.done: list[int] = []  # the verbs of this go
        self.place = NOWHERE
        self.reds = 0  # red tokens being moved from the supply
        self.asleep = {
            animal.ref
            for player in shared.game.state.players
            for animal in player.animals
            if animal.asleep
        }

    def decide(self, action: Action) -> None:
        if action.verb not in DEEDS:
            return
        self.do(action.verb, action.a)
        if action.verb in (v.TAKE, v.WARM):
            self.reds = 1
        if action.verb == v.WARM:
            self.shared.awake(action.a, "uses Warm-blooded")
            self.shared.once_a_go(action.a, WARM_BLOODED, "SPEC-WARM-BLOODED-04")
        elif action.verb == v.SHED:
            self.shed(action.a)
        elif action.verb == v.SPECIALIZE:
            self.specialize(action.a)

    def migrate(self, ref: int) -> None:
        """A migration takes the whole go (CONT-MIGRATION-03, -04)."""
        self.begin(ref)
        if any(verb != v.MIGRATE for verb in self.done):
            self.shared.fail(f"{animal_name(ref)} migrates beside other deeds (CONT-MIGRATION-03)")
        self.done.append(v.MIGRATE)

    def begin(self, ref: int) -> None:
        self.shared.go_of(ref)
        if self.go != self.shared.clock.go:
            self.go = self.shared.clock.go
            self.done = []
            self.place = NOWHERE

    def do(self, verb: int, ref: int) -> None:
        """Something is done in the go of this animal's owner."""
        shared = self.shared
        self.begin(ref)
        if v.MIGRATE in self.done:
            shared.fail(f"{animal_name(ref)} acts beside a migration (CONT-MIGRATION-03)")
        self.done.append(verb)
        self.check_main(verb)
        main = v.TAKE in self.done or v.ATTACK in self.done
        if main and v.STEAL in self.done and not shared.options["piracy_with_take_or_hunt"]:
            shared.fail("piracy beside a main action (D-25)")
        if self.place == NOWHERE:
            self.place = shared.cards.places.get(ref, 0)
        self.here(ref)

    def check_main(self, verb: int) -> None:
        main = dict(MAIN)
        if self.shared.options["hibernation_costs_action"]:
            main[v.HIBERNATE] = "D-26"
        mains = [one for one in self.done if one in main]
        if verb not in main or len(mains) < 2:
            return
        both = not self.shared.options["burn_fat_blocks_hunt"]
        if both and sorted(mains) == sorted([v.ATTACK, v.BURN]):
            return
        words = " and ".join(v.VERBS[one] for one in mains)
        self.shared.fail(f"{words} in one go ({main[mains[0]]}, {main[verb]})")

    def here(self, ref: int) -> None:
        """Everything used in a go is in one location (CONT-FEED-04 to -07)."""
        if self.go != self.shared.clock.go or self.place == NOWHERE:
            return
        if self.shared.game.rules.continents and self.shared.cards.places[ref] != self.place:
            self.shared.fail(f"{animal_name(ref)} acts in another location (CONT-FEED-07)")

    def shed(self, ref: int) -> None:
        self.shared.awake(ref, "uses Metamorphosis")
        if self.shared.options["metamorphosis_limit"] == "once_per_turn":
            self.shared.once_a_turn(ref, METAMORPHOSIS, "EXP-RULING-24")

    def specialize(self, ref: int) -> None:
        self.shared.awake(ref, "uses Specialization")
        if self.shared.options["specialization_limit"] == "once_per_turn":
            for trait in (SPECIALIZATION_A, SPECIALIZATION_B):
                if self.shared.cards.has(ref, trait):
                    self.shared.once_a_turn(ref, trait, "E-45")

    # Events

    def enter(self, event: Event) -> None:
        kind = event.kind
        if kind == ev.GOT and event.items == [1]:
            self.take(event)
        elif kind == ev.SHARED and event.a == COMMUNICATION:
            self.reds = 1
        elif kind == ev.ATTACKED:
            how = event.items[0] if event.items else OPEN
            if how == OPEN:
                self.do(v.ATTACK, event.a)
            elif how == AMBUSH:
                self.here(event.a)
        elif kind in (ev.SCAVENGED, ev.REVEALED):
            self.here(event.a)
        elif kind == ev.GRAZED:
            self.graze(event.a)
        elif kind == ev.STOLE:
            self.shared.awake(event.a, "steals")
            self.shared.go_of(event.a)
            self.shared.once_a_turn(event.a, PIRACY, "BASE-PIRACY-01")
        elif kind == ev.SLEPT:
            self.sleep(event.a)
        elif kind == ev.AWOKE:
            self.asleep.discard(event.a)
        elif kind == ev.TURN:
            self.asleep.clear()

    def take(self, event: Event) -> None:
        """Each red token from the supply has a cause: a take, or a trait that brings it."""
        self.shared.go_of(event.a)
        self.reds -= event.c
        if self.reds < 0:
            self.shared.fail(f"{animal_name(event.a)} takes a red token too many (BASE-FEED-04)")

    def graze(self, ref: int) -> None:
        shared = self.shared
        shared.awake(ref, "grazes")
        shared.go_of(ref)
        shared.once_a_go(ref, GRAZING, "BASE-GRAZING-01")
        if self.done.count(v.GRAZE) > 1 and not shared.options["grazing_all_in_one_slot"]:
            shared.fail("two animals graze in one go (D-53)")

    def sleep(self, ref: int) -> None:
        shared, name = self.shared, animal_name(ref)
        shared.awake(ref, "falls asleep")
        shared.go_of(ref)
        before = shared.cards.used.get((ref, HIBERNATION))
        forbidden = shared.options["hibernation_consecutive"] == "forbid"
        if forbidden and before is not None and before.turn == shared.clock.turn - 1:
            shared.fail(f"{name} sleeps two turns running (BASE-HIBERNATION-02)")
        if shared.clock.last_turn and shared.options["hibernation_last_turn"] == "forbid":
            shared.fail(f"{name} sleeps in the last turn (BASE-HIBERNATION-03)")
        if ref in self.asleep:
            shared.fail(f"{name} falls asleep in its sleep (BASE-HIBERNATION-01)")
        shared.once_a_turn(ref, HIBERNATION, "BASE-TRAIT-06")
        self.asleep.add(ref)
        if self.done.count(v.HIBERNATE) > 1 and not shared.options["hibernation_many_per_slot"]:
            shared.fail("two animals fall asleep in one go (D-27)")
