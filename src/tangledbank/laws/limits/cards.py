"""The traits on every animal, their last uses and the locations, according to the events.

A use stays with its card when Recombination hands the card over (CONT-RECOMBINATION-07); if one of
two equal cards is kept, it counts as used if either was (EXP-RULING-46).
"""

from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.state import State
from tangledbank.evolution.traits.names import NEOPLASIA, SHELL, SWIMMING


class Use:
    """When a card was used last, and by whom."""

    def __init__(self, ref: int, turn: int, go: int) -> None:
        self.ref = ref
        self.turn = turn
        self.go = go
        self.returned = False  # after ink, usable again from the owner's next go on


class Cards:
    """The trait cards of a game that belong to one animal each."""

    def __init__(self, s: State) -> None:
        self.traits: dict[int, list[int]] = {}
        self.off: set[tuple[int, int]] = set()  # switched off by Neoplasia
        self.used: dict[tuple[int, int], Use] = {}
        self.places: dict[int, int] = {}
        for player in s.players:
            for animal in player.animals + player.remains:
                self.traits[animal.ref] = [card.trait for card in animal.cards]
                self.off |= {(animal.ref, card.trait) for card in animal.cards if card.off}
                self.places[animal.ref] = animal.location

    def has(self, ref: int, trait: int) -> bool:
        """Does this animal have the trait, and does Neoplasia leave it working?"""
        return trait in self.traits.get(ref, []) and (ref, trait) not in self.off

    def enter(self, event: Event) -> None:
        kind = event.kind
        if kind == ev.NEW_ANIMAL:
            self.traits[event.a] = []
            self.places[event.a] = max(0, event.b - 1)
        elif kind == ev.MOVED:
            self.places[event.a] = event.b
        elif kind == ev.DISCARDED:
            self.traits.pop(event.b, None)
        elif kind == ev.PLAYED and not event.items:
            self.traits.setdefault(event.c, []).append(event.b)
        elif kind == ev.SETTLED:
            self.traits.setdefault(event.a, []).append(SHELL)
        elif kind == ev.FETCHED:
            self.traits.setdefault(event.a, []).append(SWIMMING)
        elif kind == ev.DROPPED and not event.items:
            self.lose(event.a, event.c)
        elif kind == ev.SHELL_LEFT:
            self.lose(event.a, SHELL)
        elif kind == ev.GROWN:
            self.off.add((event.a, event.b))
        elif kind == ev.RECOMBINED and event.items:
            self.swap(event.a, event.b, event.items[0], event.items[1])

    def lose(self, ref: int, trait: int) -> None:
        held = self.traits.get(ref, [])
        if trait in held:
            held.remove(trait)
        if trait not in held:  # of two equal ones the other remains, with the uses of both
            self.used.pop((ref, trait), None)
            self.off.discard((ref, trait))
            if trait == NEOPLASIA:
                self.off = {one for one in self.off if one[0] != ref}

    def swap(self, one: int, other: int, mine: int, yours: int) -> None:
        """Two animals exchange a card each, with its uses."""
        gone = [(one, other, mine), (other, one, yours)]
        uses = [self.used.get((giver, trait)) for giver, _, trait in gone]
        for giver, _, trait in gone:
            self.lose(giver, trait)
        for (_, receiver, trait), use in zip(gone, uses, strict=True):
            self.traits.setdefault(receiver, []).append(trait)
            there = self.used.get((receiver, trait))
            if use is not None and (there is None or there.turn < use.turn):
                self.used[receiver, trait] = use

    def difference(self, s: State) -> str:
        """Where the table's cards differ from the events; nothing if they agree."""
        for player in s.players:
            for animal in player.animals + player.remains:
                told = self.traits.get(animal.ref, [])
                if sorted(told) != sorted(card.trait for card in animal.cards):
                    return f"the events give other traits for {animal_name(animal.ref)}"
                if self.places.get(animal.ref) != animal.location:
                    return f"the events give another location for {animal_name(animal.ref)}"
        return ""
