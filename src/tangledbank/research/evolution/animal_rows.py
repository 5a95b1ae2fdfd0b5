"""One animal as a row of numbers: everything open about it.

Rows are cached, because most animals look like others: writing one into an observation is then a
copy.
"""

from typing import Final

from tangledbank.core.bit import bit
from tangledbank.evolution.state import FEEDING, NONE, Animal, State
from tangledbank.evolution.traits.trait import STAGES, TRAITS
from tangledbank.native import Floats, i64
from tangledbank.research.buffers import zeros
from tangledbank.research.evolution.actions import ActionSpace

#: The beginning of every row; then its faces, and its traits: working, used, resting, off.
HEAD: Final[list[str]] = [
    "there",
    "need",
    "red",
    "blue",
    "fed",
    "asleep",
    "poisoned",
    "attacked",
    "received",
    "hidden",
    "paralysed",
    "turned",
    "hunted",
    "moved",
    "in laurasia",
    "in gondwana",
    "in the ocean",
    "eaten",
    "red tokens on cards",
    "blue tokens on cards",
    "yellow tokens on cards",
]
TOKENS: Final = 17  # the position before the first of the tokens: NONE has none
#: The most rows cached; then the cache is emptied.
MOST_ROWS: Final = 200_000


class AnimalRows:
    """The rows of all animals that tables of one kind have had."""

    def __init__(self, space: ActionSpace) -> None:
        #: The place of each face and each trait.
        self.faces: dict[int, int] = {face: at for at, face in enumerate(space.faces)}
        self.traits: dict[int, int] = {trait: at for at, trait in enumerate(space.traits)}
        self.trait_list: list[int] = space.traits
        self.first_face: int = len(HEAD)
        self.working: int = self.first_face + len(space.faces)
        self.used: int = self.working + len(space.traits)
        self.rests: int = self.used + len(space.traits)
        self.off: int = self.rests + len(space.traits)
        self.size: int = self.off + len(space.traits)
        self.rows: dict[tuple[int, ...], Floats] = {}

    def row(self, s: State, animal: Animal, eaten: bool = False) -> Floats:
        """The row of an animal, or of its remains; do not change it."""
        turn: i64 = s.turn_tick
        head: i64 = animal.red | animal.blue << 8 | animal.need << 16
        if animal.red + animal.blue >= animal.need or animal.asleep:
            head |= 1 << 24
        if animal.asleep:
            head |= 1 << 25
        if animal.poisoned:
            head |= 1 << 26
        if animal.attacked >= turn:
            head |= 1 << 27
        if animal.received >= turn:
            head |= 1 << 28
        if animal.hidden:
            head |= 1 << 29
        if animal.paralysed:
            head |= 1 << 30
        if animal.turned:
            head |= bit(31)
        if animal.hunted >= turn:
            head |= bit(32)
        if animal.moved >= turn:
            head |= bit(33)
        if s.rules.continents:
            head |= bit(34 + animal.location)
        if eaten:
            head |= bit(37)
        key: list[int] = [head, animal.mask]
        marks = not (s.rules.marks_end_with_feeding and s.phase > FEEDING)
        for card in animal.cards:
            trait = card.trait
            one: i64 = (card.kind << 6 | trait) << 6 | card.token
            stamp = card.stamp
            if marks and STAGES.stores >> trait & 1 == 0 and stamp >= TRAITS[trait].used_from(s):
                one |= 4
            if s.turn_tick_before <= stamp < turn:
                one |= 8
            if card.off:
                one |= 16
            key.append(one)
        known = self.rows.get(tuple(key))
        return self.made(key) if known is None else known

    def made(self, key: list[int]) -> Floats:
        """The row for a key, which contains everything the row depends on."""
        row = zeros(self.size)
        head = key[0]
        row[0] = 1.0
        row[1] = float(head >> 16 & 255)
        row[2] = float(head & 255)
        row[3] = float(head >> 8 & 255)
        for at in range(4, 18):
            row[at] = float(head >> (20 + at) & 1)
        for at, trait in enumerate(self.trait_list):
            row[self.working + at] = float(key[1] >> trait & 1)
        for one in key[2:]:
            face = one >> 6
            place = self.faces.get(face)
            if place is not None:
                row[self.first_face + place] += 1.0
            at = self.traits.get(face & 63, -1)
            if at >= 0:
                row[self.used + at] += float(one >> 2 & 1)
                row[self.rests + at] += float(one >> 3 & 1)
                row[self.off + at] += float(one >> 4 & 1)
            if one & 3 != NONE:
                row[TOKENS + (one & 3)] += 1.0
        if len(self.rows) >= MOST_ROWS:
            self.rows.clear()
        self.rows[tuple(key)] = row
        return row
