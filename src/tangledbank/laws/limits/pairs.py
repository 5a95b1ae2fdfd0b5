"""Pair traits: each card once a round, or once a go of its owner; Recombination once a turn."""

from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.traits.names import NAMES
from tangledbank.laws.limits.count import Shared


class Pairs:
    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.used: dict[tuple[int, ...], int] = {}  # the round, or the owner's go, of the last use
        self.swapped: dict[tuple[int, int], int] = {}  # the turn of the last exchange

    def enter(self, event: Event) -> None:
        if event.kind == ev.SHARED:
            self.share(event)
        elif event.kind == ev.RECOMBINED:
            self.recombine(event)

    def share(self, event: Event) -> None:
        shared = self.shared
        low, high = sorted((event.b, event.c))
        name = f"{NAMES[event.a]} {animal_name(event.b)} {animal_name(event.c)}"
        seat = low >> 8
        if seat != shared.clock.doer and shared.options["pair_trait_off_slot"] == "forbid":
            shared.fail(f"{name} acts in the go of another (D-57)")
        if {low, high} & shared.stung:
            shared.fail(f"{name} acts, but one of them is paralysed (EXP-RULING-63)")
        # A use in another player's go counts with the owner's last go.
        by_round = shared.options["pair_use_reset"] == "round_start"
        now = shared.clock.round if by_round else shared.clock.goes.get(seat, -1)
        if self.used.get((event.a, low, high)) == now:
            shared.fail(f"{name} acts twice (BASE-PAIR-05)")
        self.used[event.a, low, high] = now

    def recombine(self, event: Event) -> None:
        shared = self.shared
        pair = (min(event.a, event.b), max(event.a, event.b))
        name = f"recombination {animal_name(pair[0])} {animal_name(pair[1])}"
        shared.go_of(event.a)
        if set(pair) & shared.stung:
            shared.fail(f"{name} acts, but one of them is paralysed (EXP-RULING-63)")
        if self.swapped.get(pair) == shared.clock.turn:
            shared.fail(f"{name} acts again in the same turn (CONT-RECOMBINATION-02)")
        self.swapped[pair] = shared.clock.turn
