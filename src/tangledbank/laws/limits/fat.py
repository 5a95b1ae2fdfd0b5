"""What Specialization may fill: not what it has filled and the animal burnt without need.

Events do not say which card a token is on.  So this counts the fewest cards that Specialization may
no longer fill this turn (EXP-RULING-97).
"""

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs as v
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.state import NONE, YELLOW
from tangledbank.evolution.traits.names import FAT_TISSUE
from tangledbank.laws.limits.count import Shared


class Store:
    """One animal's fat in this turn; each number is the least possible."""

    def __init__(self) -> None:
        self.filled = 0  # tokens of Specialization on it
        self.closed = 0  # empty cards that it may not fill


class Fat:
    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.stores: dict[int, Store] = {}
        self.specialist = -1  # it is using Specialization now
        self.room = 0  # the open fat it has
        self.needless = False  # the current burning of fat

    def decide(self, action: Action) -> None:
        self.specialist = -1
        if action.verb not in (v.SPECIALIZE, v.BURN):
            return
        animal = self.shared.game.state.here(action.a)
        fat = [card.token for card in animal.cards if card.trait == FAT_TISSUE and not card.off]
        if action.verb == v.SPECIALIZE:
            self.specialist = action.a
            self.room = fat.count(NONE)
            return
        if self.shared.options["fat_conversion_timing"] == "end_of_feeding":
            return  # what is filled this turn is not burnt this turn (BASE-FAT-04)
        # `animals` makes sure that its need is what its cards say.
        self.needless = animal.asleep or animal.red + animal.blue >= animal.need
        self.burn(action.a, action.b, fat.count(YELLOW))

    def store(self, ref: int) -> Store:
        return self.stores.setdefault(ref, Store())

    def burn(self, ref: int, count: int, stored: int) -> None:
        store = self.store(ref)
        others = stored - store.filled
        if self.needless:
            store.closed += max(0, count - others)
        store.filled = max(0, store.filled - count)

    def enter(self, event: Event) -> None:
        kind = event.kind
        if kind == ev.TURN:
            self.stores.clear()
        elif kind == ev.STORED:
            self.fill(event.a, event.b)
        elif kind == ev.DROPPED and event.c == FAT_TISSUE and not event.items:
            store = self.store(event.a)
            store.filled = max(0, store.filled - 1)
            store.closed = max(0, store.closed - 1)
        elif kind == ev.RECOMBINED and FAT_TISSUE in (event.items or []):
            self.stores.pop(event.a, None)
            self.stores.pop(event.b, None)

    def fill(self, ref: int, count: int) -> None:
        store = self.store(ref)
        if ref != self.specialist:
            store.closed = max(0, store.closed - count)
            return
        self.specialist = -1
        if self.room <= store.closed:
            name = animal_name(ref)
            self.shared.fail(f"{name} fills fat again that it burnt without need (EXP-RULING-97)")
        store.filled += count
