"""Migration: each animal and each card once a turn; a Suckerfish once for each announcement."""

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs as v
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.ocean import Landing
from tangledbank.evolution.state import OCEAN
from tangledbank.evolution.traits.names import FLIGHT, MIGRATION
from tangledbank.laws.limits.count import Shared
from tangledbank.laws.limits.goes import Goes


class Journeys:
    def __init__(self, shared: Shared, goes: Goes) -> None:
        self.shared = shared
        self.goes = goes
        self.moved: dict[int, int] = {}  # the turn in which an animal migrated
        self.go = -1
        self.going: dict[int, int] = {}  # the destinations of those named in this go
        self.led: dict[int, int] = {}  # the destinations of those that follow
        self.landed: set[int] = set()  # those that left the Ocean without a Swimming card so far

    def decide(self, action: Action) -> None:
        if action.verb == v.MIGRATE:
            # An animal that must leave the Ocean goes ashore with the same event.
            if not isinstance(self.shared.game.state.stack[-1], Landing):
                self.migrate(action.a, action.b)
        elif action.verb == v.FOLLOW:
            self.follow(action.a, action.b)

    def migrate(self, ref: int, to: int) -> None:
        shared, name = self.shared, animal_name(ref)
        self.goes.migrate(ref)
        if self.go != shared.clock.go:
            self.go = shared.clock.go
            self.going, self.led = {}, {}
        shared.awake(ref, "migrates")
        if self.moved.get(ref) == shared.clock.turn:
            shared.fail(f"{name} migrates again in the same turn (CONT-MIGRATION-02)")
        self.moved[ref] = shared.clock.turn
        self.going[ref] = to
        # An animal that could fly may still announce Migration (FLY-FLIGHT-05).
        carriers = [one for one in (MIGRATION, FLIGHT) if shared.cards.has(ref, one)]
        if not carriers:
            shared.fail(f"{name} migrates without Migration and Flight (CONT-MIGRATION-01)")
        used = {one: shared.cards.used.get((ref, one)) for one in carriers}
        fresh = [one for one, use in used.items() if use is None or not shared.spent(use, ref)]
        shared.once_a_turn(ref, (fresh or carriers)[0], "CONT-MIGRATION-02")

    def follow(self, ref: int, leader: int) -> None:
        shared, name = self.shared, animal_name(ref)
        shared.awake(ref, "follows")
        if ref in self.going or ref in self.led:
            shared.fail(f"{name} follows twice, or migrates itself (EXP-RULING-41)")
        if leader not in self.going or self.go != shared.clock.go:
            shared.fail(f"{name} follows one that does not migrate (CONT-SUCKERFISH-01)")
        self.led[ref] = self.going[leader]

    def enter(self, event: Event) -> None:
        if event.kind == ev.MOVED:
            self.move(event.a, event.b)
        elif event.kind == ev.FETCHED:
            if event.a not in self.landed:
                name = animal_name(event.a)
                self.shared.fail(f"{name} gets a second Swimming card (CONT-MIGRATION-09)")
            self.landed.discard(event.a)

    def move(self, ref: int, to: int) -> None:
        announced = self.going | self.led
        if self.go == self.shared.clock.go and announced.get(ref, to) != to:
            name = animal_name(ref)
            self.shared.fail(f"{name} goes elsewhere than was announced (EXP-RULING-42)")
        if to == OCEAN:
            self.landed.discard(ref)
        elif self.shared.cards.places.get(ref) == OCEAN:
            self.landed.add(ref)
