"""Each legal action as a row of numbers: its verb, its card, and its animals."""

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import NO_TRAIT
from tangledbank.evolution.state import Animal, State
from tangledbank.evolution.things import CARD, LOCATION, TOKEN, TRAIT
from tangledbank.native import Floats, i64
from tangledbank.research.buffers import zeros
from tangledbank.research.evolution.actions import ActionSpace
from tangledbank.research.evolution.animal_rows import AnimalRows
from tangledbank.research.evolution.fields import operand


class ActionRows:
    """Writes the rows of actions of tables of one kind."""

    def __init__(self, space: ActionSpace, rows: AnimalRows) -> None:
        self.space = space
        self.rows = rows
        self.parts: dict[str, tuple[int, int]] = {}
        self.size = 0
        self.verb: int = self.part("verb", len(v.KINDS))
        #: The trait that is played, dropped or ignored, and the other one on its card.
        self.trait: int = self.part("trait", len(space.traits))
        self.other: int = self.part("other trait", len(space.traits))
        #: Count, token (none, red, blue, yellow), location, the upper one of two.
        self.numbers: int = self.part("numbers", 1 + 4 + 3 + 1)
        self.first: int = self.part("first animal", space.seats + rows.size)
        self.second: int = self.part("second animal", space.seats + rows.size)
        self.blank: Floats = zeros(self.size)

    def part(self, name: str, size: int) -> int:
        start = self.size
        self.parts[name] = (start, size)
        self.size += size
        return start

    def write(self, s: State, me: i64, act: Action, at: i64, out: Floats) -> None:
        """Write the row of one action of the seat `me`, from `at` on."""
        out[at : at + self.size] = self.blank
        out[at + self.verb + act.verb] = 1.0
        kind = v.KINDS[act.verb]
        animals = 0
        for number, part in enumerate(kind.operands):
            value = operand(act, number)
            thing = part.thing
            if thing.name == "animal":
                if value and animals < 2:
                    start = self.first if animals == 0 else self.second
                    self.write_animal(s, me, value, at + start, out)
                    animals += 1
            elif thing is CARD:
                self.write_card(act, number, value, at, out)
            elif thing is TRAIT:
                if act.verb != v.SHED and value >= part.base:
                    self.mark(self.trait, value - part.base, at, out)
            elif thing is TOKEN:
                out[at + self.numbers + 1 + (value & 3)] = 1.0
                if value & v.UPPER:
                    out[at + self.numbers + 8] = 1.0
            elif thing is LOCATION:
                if value >= part.base:
                    out[at + self.numbers + 5 + value - part.base] = 1.0
            else:  # a count, or a pile
                out[at + self.numbers] = float(value)
        if act.verb == v.SHED:
            self.mark(self.trait, act.c & 63, at, out)
            out[at + self.numbers + 1 + (act.c >> 6)] = 1.0

    def write_card(self, act: Action, number: int, kind: i64, at: i64, out: Floats) -> None:
        """Both traits of a card if neither is up; otherwise the one that is down."""
        first = kind >> 6
        second = kind & 63
        if act.verb == v.ANIMAL or act.verb == v.FETCH:
            self.mark(self.other, first, at, out)
            if second != NO_TRAIT:
                self.mark(self.other, second, at, out)
            return
        up = operand(act, number + 1) & 63
        down = second if up == first else first
        if down != NO_TRAIT:
            self.mark(self.other, down, at, out)

    def mark(self, start: int, trait: i64, at: i64, out: Floats) -> None:
        place = self.rows.traits.get(trait, -1)
        if place >= 0:
            out[at + start + place] = 1.0

    def write_animal(self, s: State, me: i64, ref: i64, at: i64, out: Floats) -> None:
        seats = self.space.seats
        out[at + ((ref >> 8) - me) % seats] = 1.0
        player = s.players[ref >> 8]
        animal: Animal | None = player.animal(ref)
        eaten = animal is None
        if animal is None:
            for one in player.remains:
                if one.ref == ref:
                    animal = one
        if animal is not None:
            begin = at + seats
            out[begin : begin + self.rows.size] = self.rows.row(s, animal, eaten)
