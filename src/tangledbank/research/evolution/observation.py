"""What a seat may know about a position, as numbers; the parts are those of its view.

Everything is counted from the seat that looks: seat 0 is its own.  Most numbers are 0, so a buffer
is cleared by one copy and only the others are written.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.state import FEEDING, PHASES, Player, State
from tangledbank.evolution.things import TRAIT
from tangledbank.evolution.traits.trait import TRAITS
from tangledbank.native import Floats, i64
from tangledbank.research.buffers import zeros
from tangledbank.research.evolution.actions import ActionSpace
from tangledbank.research.evolution.animal_rows import AnimalRows
from tangledbank.research.evolution.fields import operand, place_of
from tangledbank.research.recent import Recent

#: The questions to a seat; any other is the last.
ASKED: Final[list[str]] = [
    "",
    "development",
    "go",
    "defence",
    "pairs",
    "carrion",
    "serving",
    "lure",
    "bite",
    "migrating",
    "fetching",
    "exchange",
    "doubles",
    "landing",
    "extinction",
    "dealing",
    "other",
]
#: How many of the latest decisions are included.
HISTORY: Final = 12
#: How many pair cards of a seat are included; the others are counted.
LINKS: Final = 16


class Observer:
    """Writes observations of tables of one kind."""

    def __init__(self, space: ActionSpace, rows: AnimalRows) -> None:
        self.space = space
        self.rows = rows
        self.seats: int = space.seats
        self.places: int = space.places
        self.cards: dict[int, int] = {kind: at for at, kind in enumerate(space.kinds)}
        self.questions: dict[str, int] = {word: at for at, word in enumerate(ASKED)}
        self.parts: dict[str, tuple[int, int]] = {}
        self.size = 0
        seats = self.seats
        cards = len(space.kinds)
        #: The table: turn, round, last turn, deck, discard, shells, the food of three locations.
        self.table: int = self.part("table", 9)
        self.phase: int = self.part("phase", len(PHASES))
        self.asked: int = self.part("asked", len(ASKED))
        self.acting: int = self.part("acting", seats)
        self.first: int = self.part("first", seats)
        self.hand: int = self.part("hand", cards)
        self.common: int = self.part("common discard", cards)
        #: Each seat: cards in hand, passed, points, discards, animals, remains, pair cards.
        self.seat: int = self.part("seats", seats * 7)
        self.discards: int = self.part("discards", seats * cards)
        self.own_faces: int = self.part("own hidden faces", space.places * cards)
        self.animals: int = self.part("animals", seats * space.places * rows.size)
        self.hunter: int = self.part("hunter", seats * space.places)
        self.prey: int = self.part("prey", seats * space.places)
        self.link_size: int = 2 + len(space.traits) + 2 * space.places
        self.links: int = self.part("pair cards", seats * LINKS * self.link_size)
        self.entry_size: int = 1 + seats + len(v.KINDS) + len(space.traits) + 2 * (seats + 1)
        self.missed: int = self.part("decisions since", 1)
        self.history: int = self.part("history", HISTORY * self.entry_size)
        self.blank: Floats = zeros(self.size)

    def part(self, name: str, size: int) -> int:
        start = self.size
        self.parts[name] = (start, size)
        self.size += size
        return start

    def write(self, s: State, me: i64, out: Floats, recent: Recent | None) -> None:
        out[:] = self.blank
        self.write_table(s, me, out)
        space: i64 = self.places
        width: i64 = self.rows.size
        seats: i64 = self.seats
        for player in s.players:
            away: i64 = player.seat - me
            if away < 0:
                away += seats
            self.write_player(s, player, away, me, out)
            at: i64 = self.animals + away * space * width
            place: i64 = 0
            for animal in player.animals:
                if place == space:
                    break
                out[at : at + width] = self.rows.row(s, animal)
                at += width
                place += 1
            for animal in player.remains:
                if place == space:
                    break
                out[at : at + width] = self.rows.row(s, animal, True)
                at += width
                place += 1
            if player.links:
                self.write_links(s, player, away, out)
        for kind in s.players[me].hand:
            out[self.hand + self.cards[kind]] += 1.0
        self.write_own_faces(s, me, out)
        if recent is not None:
            self.write_history(s, me, recent, out)

    def write_table(self, s: State, me: i64, out: Floats) -> None:
        at = self.table
        out[at] = float(s.turn)
        out[at + 1] = float(s.round)
        if s.last_turn:
            out[at + 2] = 1.0
        out[at + 3] = float(len(s.deck))
        if s.discard:
            out[at + 4] = float(len(s.discard))
        if s.shells:
            out[at + 5] = float(len(s.shells))
        for place, food in enumerate(s.food):
            if food:
                out[at + 6 + place] = float(food)
        out[self.phase + s.phase] = 1.0
        word = s.stack[-1].asks().word if s.stack else ""
        out[self.asked + self.questions.get(word, len(ASKED) - 1)] = 1.0
        out[self.first + (s.first - me) % self.seats] = 1.0
        if s.stack:
            top = s.stack[-1]
            if top.seat >= 0 and top.throw(s) is None:
                out[self.acting + (top.seat - me) % self.seats] = 1.0
        if s.rules.open_discards:
            for kind in s.discard:
                out[self.common + self.cards[kind]] += 1.0
        if len(s.stack) > 3:
            self.write_attack(s, me, out)

    def write_attack(self, s: State, me: i64, out: Floats) -> None:
        """The current attack, the latest of several."""
        for at in range(len(s.stack) - 1, -1, -1):
            step = s.stack[at]
            if isinstance(step, Hunt):
                hunter = self.spot(s, me, step.hunter)
                prey = self.spot(s, me, step.prey)
                if hunter >= 0:
                    out[self.hunter + hunter] = 1.0
                if prey >= 0:
                    out[self.prey + prey] = 1.0
                return

    def spot(self, s: State, me: i64, ref: i64) -> i64:
        """An animal's number among all places; -1 if it has none."""
        place = place_of(s, ref)
        if place < 0 or place >= self.places:
            return -1
        away = (ref >> 8) - me
        return (away if away >= 0 else away + self.seats) * self.places + place

    def write_player(self, s: State, player: Player, away: i64, me: i64, out: Floats) -> None:
        at = self.seat + away * 7
        out[at] = float(len(player.hand))
        if player.passed:
            out[at + 1] = 1.0
        if player.points:
            out[at + 2] = float(player.points)
        out[at + 4] = float(len(player.animals))
        if player.remains:
            out[at + 5] = float(len(player.remains))
        if player.links:
            out[at + 6] = float(len(player.links))
        if player.discard:
            out[at + 3] = float(len(player.discard))
            if player.seat == me or s.rules.open_discards:
                start = self.discards + away * len(self.cards)
                for kind in player.discard:
                    out[start + self.cards[kind]] += 1.0

    def write_links(self, s: State, player: Player, away: i64, out: Floats) -> None:
        at = self.links + away * LINKS * self.link_size
        since = s.round_tick if s.rules.pairs_by_round else player.go_tick
        for number, link in enumerate(player.links):
            if number == LINKS:
                break
            out[at] = 1.0
            if s.phase == FEEDING and link.stamp >= since:
                out[at + 1] = 1.0
            out[at + 2 + self.rows.traits[link.trait]] = 1.0
            one = place_of(s, link.a)
            other = place_of(s, link.b)
            ends = at + 2 + len(self.space.traits)
            mirrored = not TRAITS[link.trait].roles
            if 0 <= one < self.places:
                out[ends + one] = 1.0
                if mirrored:
                    out[ends + self.places + one] = 1.0
            if 0 <= other < self.places:
                out[ends + self.places + other] = 1.0
                if mirrored:
                    out[ends + other] = 1.0
            at += self.link_size

    def write_own_faces(self, s: State, me: i64, out: Floats) -> None:
        at = self.own_faces
        for place, animal in enumerate(s.players[me].animals):
            if place == self.places:
                break
            out[at + self.cards[animal.card]] = 1.0
            at += len(self.cards)

    def write_history(self, s: State, me: i64, recent: Recent, out: Floats) -> None:
        """The latest decisions of the others, the newest first."""
        begin = recent.since(me)
        count = len(recent.seats) - begin
        if count == 0:
            return
        out[self.missed] = float(count)
        at = self.history
        last = len(recent.seats) - 1
        for number in range(min(count, HISTORY)):
            self.write_entry(
                s, me, recent.seats[last - number], recent.actions[last - number], at, out
            )
            at += self.entry_size

    def write_entry(self, s: State, me: i64, seat: i64, act: Action, at: i64, out: Floats) -> None:
        """One decision of another seat, without its secrets."""
        out[at] = 1.0
        out[at + 1 + (seat - me) % self.seats] = 1.0
        at += 1 + self.seats
        out[at + act.verb] = 1.0
        at += len(v.KINDS)
        kind = v.KINDS[act.verb]
        if kind.hidden:
            return
        traits = self.rows.traits
        animals: i64 = 0
        for number, part in enumerate(kind.operands):
            value = operand(act, number)
            if part.thing is TRAIT:
                trait = (value & 63) - part.base
                if trait in traits:
                    out[at + traits[trait]] = 1.0
            elif part.thing.name == "animal" and value and animals < 2:
                end = at + len(traits) + animals * (self.seats + 1)
                out[end + ((value >> 8) - me) % self.seats] = 1.0
                place = place_of(s, value)
                if place >= 0:
                    out[end + self.seats] = float(place + 1)
                animals += 1
