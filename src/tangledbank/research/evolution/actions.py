"""The actions of a table as numbers: a flat space, or a verb and its operands.

Both come from one list of fields for each verb.  In the base game a verb has few fields, most of
them for the deciding seat's own animals, so that all of them together fit into one flat space.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import NO_TRAIT, PROXY, Deck, card
from tangledbank.evolution.state import State
from tangledbank.evolution.traits.names import SWIMMING
from tangledbank.evolution.traits.trait import TRAITS
from tangledbank.native import i64
from tangledbank.research.errors import EncodingError
from tangledbank.research.evolution.fields import (
    AnyAnimal,
    CardField,
    FaceField,
    Field,
    NumberField,
    OwnAnimal,
    PileField,
    TraitField,
)

#: Counts (of burnt fat, of cards) are below this.
COUNTS: Final = 9


class ActionSpace:
    """All possible actions of a table like this one."""

    def __init__(self, deck: Deck, seats: int, places: int, base: bool) -> None:
        self.seats = seats
        self.places = places
        self.kinds: list[int] = sorted(deck.copies)
        if not base:
            self.kinds.append(card(SWIMMING, PROXY))  # may have to be invented
        self.traits: list[int] = deck.traits()
        self.faces: list[int] = []  # card << 6 | trait, of all cards
        for kind in self.kinds:
            self.faces.append(kind << 6 | kind >> 6)
            if kind & 63 not in (NO_TRAIT, PROXY):
                self.faces.append(kind << 6 | kind & 63)
        #: The fields of each verb that is possible at this table.
        self.fields: list[list[Field]] = [[] for _ in v.KINDS]
        self.known: list[bool] = [False] * len(v.KINDS)
        #: For each verb, the operands without a field, as a mask.
        self.unsaid: list[int] = [15] * len(v.KINDS)
        for verb in (v.PASS, v.END, v.RUN, v.ACCEPT, v.STOP):
            self.enter(verb, [])
        if base:
            self.enter_base()
        else:
            self.enter_all()
        #: Where the ids of each verb begin, and how many there are; only the base game is this
        #: small.
        self.offsets: list[int] = []
        self.size = 0
        for verb, fields in enumerate(self.fields):
            self.offsets.append(self.size)
            if base and self.known[verb]:
                count = 1
                for field in fields:
                    count *= field.size
                self.size += count

    def enter(self, verb: int, fields: list[Field]) -> None:
        self.known[verb] = True
        self.fields[verb] = fields
        for field in fields:
            self.unsaid[verb] &= ~field.uses

    def own(self, at: int) -> Field:
        return OwnAnimal(at, self.places)

    def any(self, at: int, optional: bool = False) -> Field:
        return AnyAnimal(at, self.seats, self.places, optional)

    def single_faces(self) -> list[int]:
        return [face for face in self.faces if not TRAITS[face & 63].pair]

    def pair_faces(self) -> list[int]:
        return [face for face in self.faces if TRAITS[face & 63].pair]

    def pair_traits(self) -> list[int]:
        return [trait for trait in self.traits if TRAITS[trait].pair]

    def enter_base(self) -> None:
        single = self.single_faces()
        pairs = self.pair_faces()
        own = self.own
        self.enter(v.ANIMAL, [CardField(0, self.kinds)])
        self.enter(v.PLAY, [FaceField(0, single), self.any(2)])
        self.enter(v.PAIR, [FaceField(0, pairs), own(2), own(3)])
        for verb in (v.TAKE, v.GRAZE, v.HIBERNATE, v.REDIRECT, v.SCAVENGE):
            self.enter(verb, [own(0)])
        self.enter(v.ATTACK, [own(0), self.any(1)])
        self.enter(v.BURN, [own(0), NumberField(1, 1, COUNTS - 1)])
        self.enter(v.STEAL, [own(0), self.any(1), NumberField(2, 1, 2)])
        self.enter(v.DROP, [FaceField(0, single), NumberField(2, 0, 8)])
        self.enter(v.DROP_PAIR, [FaceField(0, pairs), own(2)])
        self.enter(v.SHARE, [TraitField(0, self.pair_traits()), own(1), own(2)])
        self.enter(v.REWARD, [NumberField(0, 0, COUNTS)])

    def enter_all(self) -> None:
        whose = self.any
        for verb in (v.HIDE, v.INK):
            self.enter(verb, [])
        self.enter(v.ANIMAL, [CardField(0, self.kinds), NumberField(1, 0, 4), whose(2, True)])
        self.enter(v.PLAY, [FaceField(0, self.faces), whose(2)])
        self.enter(v.PAIR, [FaceField(0, self.faces), whose(2), whose(3)])
        for verb in (v.TAKE, v.GRAZE, v.HIBERNATE, v.REDIRECT, v.SCAVENGE):
            self.enter(verb, [whose(0)])
        for verb in (v.SETTLE, v.SPECIALIZE, v.REVEAL, v.WARM):
            self.enter(verb, [whose(0)])
        ignored = TraitField(2, self.traits, 1)
        self.enter(v.ATTACK, [whose(0), whose(1), ignored, whose(3, True)])
        self.enter(v.BURN, [whose(0), NumberField(1, 1, COUNTS - 1)])
        self.enter(v.STEAL, [whose(0), whose(1), NumberField(2, 0, 4)])
        self.enter(v.DROP, [FaceField(0, self.faces), NumberField(2, 0, 8)])
        self.enter(v.DROP_PAIR, [FaceField(0, self.faces), whose(2, True)])
        self.enter(v.SHARE, [TraitField(0, self.traits), whose(1), whose(2)])
        self.enter(v.REWARD, [NumberField(0, 0, COUNTS)])
        shed = FaceField(1, self.faces)
        token = NumberField(2, 0, 4, 6)
        self.enter(v.SHED, [whose(0), shed, token, whose(3, True)])
        self.enter(v.MIGRATE, [whose(0), NumberField(1, 0, 3)])
        self.enter(v.FOLLOW, [whose(0), whose(1)])
        self.enter(v.RECOMBINE, [whose(0), whose(1)])
        self.enter(v.HAND, [FaceField(0, self.faces), NumberField(2, 0, 4), whose(3)])
        self.enter(v.FETCH, [CardField(0, self.kinds), whose(1), PileField(2, self.seats)])

    # Numbers of actions

    def has_a_place_for(self, act: Action) -> bool:
        """Do the fields of its verb cover everything in this action?"""
        if not self.known[act.verb]:
            return False
        unsaid: i64 = self.unsaid[act.verb]
        if unsaid & 1 and act.a:
            return False
        if unsaid & 2 and act.b:
            return False
        if unsaid & 4 and act.c:
            return False
        return not (unsaid & 8 and act.d)

    def id_of(self, s: State, me: i64, act: Action) -> i64:
        """The number of an action of the seat `me`; -1 if it has none."""
        verb = act.verb
        if not self.has_a_place_for(act):
            return -1
        number: i64 = 0
        for field in self.fields[verb]:
            code = field.code(s, me, act)
            if code < 0:
                return -1
            number = number * field.size + code
        return number + self.offsets[verb]

    def action_of(self, s: State, me: int, number: int) -> Action:
        """The action with this number; a number without an action at this table is refused."""
        if not 0 <= number < self.size:
            raise EncodingError(f"there is no action {number}: ids go from 0 to {self.size - 1}")
        verb = len(self.offsets) - 1
        while self.offsets[verb] > number or not self.known[verb]:
            verb -= 1
        rest = number - self.offsets[verb]
        codes: list[int] = []
        for field in reversed(self.fields[verb]):
            size: int = field.size
            codes.append(rest % size)
            rest //= size
        codes.reverse()
        return self.made(s, me, verb, codes, f"the id {number}")

    def codes(self, s: State, me: int, act: Action) -> list[int]:
        """The verb and the number of each of its fields; empty if one has none."""
        verb = act.verb
        if not self.has_a_place_for(act):
            return []
        found: list[int] = [verb]
        for field in self.fields[verb]:
            code = field.code(s, me, act)
            if code < 0:
                return []
            found.append(code)
        return found

    def from_codes(self, s: State, me: int, numbers: list[int]) -> Action:
        """The reverse of `codes`."""
        if not numbers or not 0 <= numbers[0] < len(self.fields) or not self.known[numbers[0]]:
            raise EncodingError(f"{numbers}: expected the number of a verb of this table first")
        fields = self.fields[numbers[0]]
        if len(numbers) != 1 + len(fields):
            raise EncodingError(f"{numbers}: {v.VERBS[numbers[0]]} has {len(fields)} operands")
        for field, code in zip(fields, numbers[1:], strict=True):
            if not 0 <= code < field.size:
                raise EncodingError(f"{numbers}: {code} is not below {field.size}")
        return self.made(s, me, numbers[0], numbers[1:], str(numbers))

    def made(self, s: State, me: int, verb: int, codes: list[int], what: str) -> Action:
        operands = [0, 0, 0, 0]
        for field, code in zip(self.fields[verb], codes, strict=True):
            if not field.put(s, me, code, operands):
                raise EncodingError(f"{what} names an animal that is not there: {v.VERBS[verb]}")
        return v.action(verb, operands[0], operands[1], operands[2], operands[3])
