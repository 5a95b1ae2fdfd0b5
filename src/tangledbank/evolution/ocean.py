"""The Ocean: who must leave it, and the Swimming card that an animal takes along."""

from tangledbank.core.action import Action
from tangledbank.core.why import Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.cards import PROXY, has_trait
from tangledbank.evolution.death import separate
from tangledbank.evolution.names import COMMON
from tangledbank.evolution.state import GONDWANA, LAURASIA, Animal, State, Step, TraitCard
from tangledbank.evolution.traits.names import SWIMMING
from tangledbank.evolution.verbs import FETCH, MIGRATE, MOMENTS, action
from tangledbank.native import i64


def stranded(s: State) -> Animal | None:
    """An animal that must leave the Ocean; which losses drive it out is a matter of options."""
    found: Animal | None = None
    first = s.first if s.active < 0 else s.active
    for player in s.players:
        for animal in player.animals:
            if animal.adrift:
                # The first in table order, from the one whose go it is.
                if found is None or (found.ref >> 8 < first <= player.seat):
                    found = animal
    return found


class Landing(Step):
    """The owner of an animal that cannot stay in the Ocean picks a continent for it."""

    __slots__ = ("ref",)

    def __init__(self, ref: i64) -> None:
        self.seat = ref >> 8
        self.ref = ref

    def clone(self) -> Step:
        return Landing(self.ref)

    def to_json(self) -> dict[str, object]:
        return {"step": "landing", "ref": self.ref}

    def options(self, s: State) -> list[Action]:
        return [action(MIGRATE, self.ref, LAURASIA), action(MIGRATE, self.ref, GONDWANA)]

    def bars(self, s: State, action: Action, why: Why) -> bool:
        ashore = action.b == LAURASIA or action.b == GONDWANA
        if action.verb != MIGRATE or action.a != self.ref or not ashore:
            return why.bar("CONT-OCEAN-04", self.ref)
        return False

    def act(self, s: State, action: Action) -> None:
        s.stack.pop()
        animal = s.here(self.ref)
        animal.location = action.b
        animal.adrift = False
        # Expelled by paralysis, it returns when the turn is over (EXP-RULING-65).
        animal.expelled = animal.paralysed
        s.tell(ev.MOVED, animal.ref, action.b)
        player = s.players[self.seat]
        player.refresh(animal)
        separate(s, player)


def swimming_cards(s: State, seat: i64) -> list[Action]:
    """The Swimming cards to be had: the owner's discard first, then the others' (EXP-RULING-37)."""
    if s.rules.common_discard:
        return _from_pile(s.discard, COMMON)
    found = _from_pile(s.players[seat].discard, seat)
    if not found:
        for other in s.seats_from(seat):
            found.extend(_from_pile(s.players[other].discard, other))
    return found


def _from_pile(pile: list[int], seat: i64) -> list[Action]:
    return [action(FETCH, kind, 0, seat) for kind in sorted(set(pile)) if has_trait(kind, SWIMMING)]


class Fetching(Step):
    """An animal that leaves the Ocean gets a Swimming card; its owner picks which."""

    __slots__ = ("refs",)

    def __init__(self, refs: list[int]) -> None:
        self.refs = refs
        self.seat = refs[0] >> 8

    def clone(self) -> Step:
        return Fetching(self.refs[:])

    def to_json(self) -> dict[str, object]:
        return {"step": "fetching", "refs": list(self.refs)}

    def proceed(self, s: State) -> bool:
        if not self.refs:
            s.stack.pop()
            return True
        self.seat = self.refs[0] >> 8
        found = self.options(s)
        if len(found) > 1:
            return False
        if found:
            self.act(s, found[0])
        else:
            self.attach(s, SWIMMING << 6 | PROXY)
        return True

    def options(self, s: State) -> list[Action]:
        ref = self.refs[0]
        return [action(FETCH, one.a, ref, one.c) for one in swimming_cards(s, self.seat)]

    def bars(self, s: State, action: Action, why: Why) -> bool:
        if action not in self.options(s):
            if action.verb != FETCH:
                return why.bar(MOMENTS[FETCH], self.refs[0])
            return why.bar("EXP-RULING-37", self.refs[0])
        return False

    def act(self, s: State, action: Action) -> None:
        pile = s.discard if action.c == COMMON else s.players[action.c].discard
        pile.remove(action.a)
        self.attach(s, action.a)

    def attach(self, s: State, kind: i64) -> None:
        animal = s.here(self.refs.pop(0))
        animal.add(TraitCard(kind, SWIMMING))
        s.players[animal.ref >> 8].refresh(animal)
        s.tell(ev.FETCHED, animal.ref, kind)
