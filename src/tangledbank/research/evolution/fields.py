"""The parts of an action as small numbers, each with its inverse.

A part without a number gives -1: an animal beyond the last place, a card of no deck.
"""

from tangledbank.core.action import Action
from tangledbank.evolution.names import COMMON
from tangledbank.evolution.state import State
from tangledbank.native import i64


def operand(act: Action, at: i64) -> i64:
    if at == 0:
        return act.a
    if at == 1:
        return act.b
    return act.c if at == 2 else act.d


def place_of(s: State, ref: i64) -> i64:
    """The place of an animal, or of its remains, among its owner's; or -1."""
    owner = ref >> 8
    if owner >= len(s.players):
        return -1
    place: i64 = 0
    player = s.players[owner]
    for animal in player.animals:
        if animal.ref == ref:
            return place
        place += 1
    for animal in player.remains:
        if animal.ref == ref:
            return place
        place += 1
    return -1


def ref_at(s: State, seat: i64, place: i64) -> i64:
    """The inverse; 0 if this place is empty."""
    player = s.players[seat]
    living = len(player.animals)
    if place < living:
        return player.animals[place].ref
    if place < living + len(player.remains):
        return player.remains[place - living].ref
    return 0


class Field:
    """One part of an action: `uses` is the mask of the operands it covers."""

    __slots__ = ("at", "size", "uses")

    def __init__(self, at: i64, size: i64, uses: i64 = 0) -> None:
        self.at = at
        self.size = size
        self.uses: i64 = uses or 1 << int(at)

    def code(self, s: State, me: i64, act: Action) -> i64:
        """Its number, for the seat `me`; -1 if it has none."""
        raise NotImplementedError

    def put(self, s: State, me: i64, code: i64, operands: list[int]) -> bool:
        """Fill in what a number stands for; false if there is no such thing at this table."""
        raise NotImplementedError


class OwnAnimal(Field):
    """An animal of the seat that decides."""

    __slots__ = ()

    def __init__(self, at: i64, places: i64) -> None:
        super().__init__(at, places)

    def code(self, s: State, me: i64, act: Action) -> i64:
        ref = operand(act, self.at)
        if ref >> 8 != me:
            return -1
        place = place_of(s, ref)
        return place if place < self.size else -1

    def put(self, s: State, me: i64, code: i64, operands: list[int]) -> bool:
        ref = ref_at(s, me, code)
        operands[self.at] = ref
        return ref > 0


class AnyAnimal(Field):
    """An animal of any seat, counted from the one that decides; 0 may mean none."""

    __slots__ = ("none", "places", "seats")

    def __init__(self, at: i64, seats: i64, places: i64, optional: bool = False) -> None:
        none: i64 = 1 if optional else 0
        super().__init__(at, seats * places + none)
        self.none = none
        self.seats = seats
        self.places = places

    def code(self, s: State, me: i64, act: Action) -> i64:
        ref = operand(act, self.at)
        if ref == 0:
            return self.none - 1
        place = place_of(s, ref)
        if place < 0 or place >= self.places:
            return -1
        away = (ref >> 8) - me
        if away < 0:
            away += self.seats
        return away * self.places + place + self.none

    def put(self, s: State, me: i64, code: i64, operands: list[int]) -> bool:
        if code < self.none:
            operands[self.at] = 0
            return True
        at = code - self.none
        seat = (me + at // self.places) % self.seats
        ref = ref_at(s, seat, at % self.places)
        operands[self.at] = ref
        return ref > 0


class CardField(Field):
    """A card of the deck."""

    __slots__ = ("kinds", "numbers")

    def __init__(self, at: i64, kinds: list[int]) -> None:
        super().__init__(at, len(kinds))
        self.kinds = kinds
        self.numbers: dict[int, int] = {kind: number for number, kind in enumerate(kinds)}

    def code(self, s: State, me: i64, act: Action) -> i64:
        return self.numbers.get(operand(act, self.at), -1)

    def put(self, s: State, me: i64, code: i64, operands: list[int]) -> bool:
        operands[self.at] = self.kinds[code]
        return True


class FaceField(Field):
    """A card and which of its traits is up: two operands, the second of which may hold more."""

    __slots__ = ("faces", "numbers")

    def __init__(self, at: i64, faces: list[int], uses: i64 = 0) -> None:
        super().__init__(at, len(faces), uses or 3 << int(at))
        self.faces = faces  # card << 6 | trait
        self.numbers: dict[int, int] = {face: number for number, face in enumerate(faces)}

    def code(self, s: State, me: i64, act: Action) -> i64:
        kind = operand(act, self.at)
        trait = operand(act, self.at + 1) & 63
        return self.numbers.get(kind << 6 | trait, -1)

    def put(self, s: State, me: i64, code: i64, operands: list[int]) -> bool:
        face = self.faces[code]
        operands[self.at] = face >> 6
        operands[self.at + 1] |= face & 63
        return True


class TraitField(Field):
    """A trait of the deck; with `base` 1 it is stored one higher, and 0 means none."""

    __slots__ = ("base", "numbers", "traits")

    def __init__(self, at: i64, traits: list[int], base: i64 = 0) -> None:
        super().__init__(at, len(traits) + base)
        self.base = base
        self.traits = traits
        self.numbers: dict[int, int] = {trait: number for number, trait in enumerate(traits)}

    def code(self, s: State, me: i64, act: Action) -> i64:
        stored = operand(act, self.at)
        if stored < self.base:
            return 0
        number: i64 = self.numbers.get(stored - self.base, -1)
        return number if number < 0 else number + self.base

    def put(self, s: State, me: i64, code: i64, operands: list[int]) -> bool:
        none = code < self.base
        operands[self.at] = 0 if none else self.traits[code - self.base] + self.base
        return True


class NumberField(Field):
    """A number from `low` on; with `shift` it is in the higher bits of its operand."""

    __slots__ = ("low", "shift")

    def __init__(self, at: i64, low: i64, size: i64, shift: i64 = 0) -> None:
        super().__init__(at, size)
        self.low = low
        self.shift = shift

    def code(self, s: State, me: i64, act: Action) -> i64:
        code = (operand(act, self.at) >> self.shift) - self.low
        return code if 0 <= code < self.size else -1

    def put(self, s: State, me: i64, code: i64, operands: list[int]) -> bool:
        operands[self.at] |= (code + self.low) << self.shift
        return True


class PileField(Field):
    """A discard pile: a seat's, counted from the one that decides, or the common one, the last."""

    __slots__ = ("seats",)

    def __init__(self, at: i64, seats: i64) -> None:
        super().__init__(at, seats + 1)
        self.seats = seats

    def code(self, s: State, me: i64, act: Action) -> i64:
        pile = operand(act, self.at)
        if pile == COMMON:
            return self.seats
        if pile >= self.seats:
            return -1
        away = pile - me
        return away if away >= 0 else away + self.seats

    def put(self, s: State, me: i64, code: i64, operands: list[int]) -> bool:
        operands[self.at] = COMMON if code == self.seats else (me + code) % self.seats
        return True
