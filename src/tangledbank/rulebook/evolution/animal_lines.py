"""The animals and pairs of a set-up: `A1: big; red 1` and `A1-A2: symbiosis (symbiont A1)`."""

import re
from typing import Final

from tangledbank.core.errors import NotationError
from tangledbank.evolution import state as st
from tangledbank.evolution.names import animal_ref
from tangledbank.evolution.state import Animal, Link, Player, TraitCard
from tangledbank.evolution.traits.names import NAMES as TRAIT_NAMES
from tangledbank.evolution.traits.trait import STAGES, TRAITS
from tangledbank.rulebook.evolution.card_lines import CardLines
from tangledbank.rulebook.evolution.stock import Wish
from tangledbank.rulebook.expectations import is_number
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.script import Scenario, SetLine
from tangledbank.rulebook.setup_lines import split

# An invented past: the turn before, this turn, this round, and the current go.
TURN_BEFORE: Final = 5
LAST_TURN_USE: Final = 7
THIS_TURN: Final = 10
EARLIER_THIS_TURN: Final = 12
THIS_ROUND: Final = 15
NOW: Final = 20

ANIMAL: Final = re.compile(r"^[A-H][1-9]\d*$")
PAIR: Final = re.compile(r"^([A-H][1-9]\d*)\s*-\s*([A-H][1-9]\d*)$")
NOTE: Final = re.compile(r"^([^()]+?)\s*(?:\(([^()]*)\))?$")

FLAGS: Final = ["asleep", "hidden", "paralysed", "turned", "poisoned"]
STAMPS: Final = ["hunted", "moved", "bore", "attacked", "received"]
MARKS: Final = ["red", "blue", "card", "in", "not received", "remains", *FLAGS, *STAMPS]

#: Marks that only one trait leaves: its set must take part.
MARKS_OF: Final = {
    "hidden": "shell",
    "paralysed": "cnidocytes",
    "turned": "anglerfish",
    "moved": "migration",
    "bore": "viviparous",
}


class AnimalLines(CardLines):
    """Reads animals and pairs; `Laying` puts their cards on the table."""

    def __init__(self, scenario: Scenario, edition: str) -> None:
        super().__init__(scenario, edition)
        self.faces: list[tuple[Animal, Wish]] = []
        self.traits: list[tuple[Animal, Wish, TraitCard]] = []
        self.links: list[tuple[Player, Wish, Link]] = []
        self.at: dict[int, int] = {}  # the line of each animal

    def read_animals(self) -> None:
        for line in list(self.lines.values()):
            if ANIMAL.match(line.key):
                del self.lines[line.key]
                self.read_animal(line)
        for player in self.players:
            player.animals.sort(key=lambda animal: animal.ref)
            for animal in player.animals + player.remains:
                player.born = max(player.born, animal.ref & 255)

    def ref(self, name: str, line: int) -> int:
        try:
            return animal_ref(name)
        except NotationError as error:
            raise self.error(line, str(error)) from None

    def read_animal(self, line: SetLine) -> None:
        ref = self.ref(line.key, line.number)
        if ref >> 8 >= len(self.names):
            raise self.error(
                line.number,
                f"there is no seat for {line.key}; the seats are {', '.join(self.names)}",
            )
        self.at[ref] = line.number
        animal = Animal(ref, 0, [])
        player = self.players[ref >> 8]
        traits, _, marks = line.value.partition(";")
        gone = "remains" in split(marks)
        (player.remains if gone else player.animals).append(animal)
        for part in split(traits):
            if part != "plain":
                self.read_trait(line.number, animal, part)
        face: Wish | None = None
        for part in split(marks):
            word, _, rest = part.partition(" ")
            if word == "card" and rest:
                face = self.card(rest, line.number)
            elif part != "remains":
                self.read_mark(line.number, animal, part)
        if gone:
            return
        if animal.turned and face is None:
            face = self.card("anglerfish", line.number)
        self.faces.append((animal, face or self.stock.ask(line.number)))

    def read_mark(self, number: int, animal: Animal, part: str) -> None:
        word, _, rest = part.partition(" ")
        if part in MARKS_OF:
            self.trait(MARKS_OF[part], number)
        if word in ("red", "blue") and is_number(rest):
            setattr(animal, word, int(rest))
            if int(rest):
                animal.received = EARLIER_THIS_TURN
        elif part in FLAGS:
            setattr(animal, part, True)
        elif part in STAMPS:
            setattr(animal, part, EARLIER_THIS_TURN)
        elif part == "not received":
            animal.received = 0
        elif word == "in" and rest:
            animal.location = self.location(rest, number)
        elif word.split("/")[0] in TRAIT_NAMES:
            raise self.error(
                number,
                f"{part!r} is a trait: traits go before the semicolon ('A1: {part}; red 1')",
            )
        else:
            known = "red N, blue N, card NAME, in LOCATION, " + ", ".join(MARKS[4:])
            hint = did_you_mean(word, MARKS) or f"; after ';' write {known}"
            raise self.error(number, f"no mark is called {part!r}{hint}")

    def read_trait(self, number: int, animal: Animal, part: str) -> None:
        name, notes = self.notes(number, part)
        if name.split(" ")[0] in MARKS or name in MARKS:
            raise self.error(
                number, f"{part!r} is a mark: marks go after the semicolon ('A1: big; {part}')"
            )
        trait = self.trait(name, number)
        wish = self.card(name, number)
        if TRAITS[trait].pair:
            raise self.error(number, f"{name} is a pair trait: write 'A1-A2: {name}'")
        stamp, token = 0, st.NONE
        for note in notes:
            if note == "used":
                stamp = NOW
            elif note == "used last turn":
                stamp = LAST_TURN_USE
            elif note in ("yellow", "red", "blue") and STAGES.stores >> trait & 1:
                token = st.COLOURS.index(note)
                if note != "yellow" and not self.rules.fat_waits:
                    raise self.error(number, "here tokens on Fat tissue are yellow at once (D-14)")
            else:
                raise self.error(
                    number, f"{note!r}: after a trait write (used), (used last turn), (yellow)"
                )
        self.traits.append((animal, wish, TraitCard(0, trait, stamp, token)))

    def notes(self, number: int, part: str) -> tuple[str, list[str]]:
        match = NOTE.match(part)
        if match is None:
            raise self.error(number, f"{part!r}: write TRAIT or TRAIT (NOTE)")
        notes = match.group(2) or ""
        return match.group(1).strip(), [note.strip() for note in notes.split("+") if note.strip()]

    def read_links(self) -> None:
        for line in list(self.lines.values()):
            match = PAIR.match(line.key)
            if match is None:
                continue
            del self.lines[line.key]
            refs = [self.living(match.group(1), line), self.living(match.group(2), line)]
            if not split(line.value):
                raise self.error(line.number, f"say which pair trait: '{line.key}: cooperation'")
            for part in split(line.value):
                self.read_link(line, part, refs)

    def living(self, name: str, line: SetLine) -> int:
        ref = self.ref(name, line.number)
        if ref not in self.at:
            raise self.error(
                line.number, f"there is no animal {name} in this set-up: add '{name}: plain'"
            )
        return ref

    def read_link(self, line: SetLine, part: str, refs: list[int]) -> None:
        name, notes = self.notes(line.number, part)
        trait = self.trait(name, line.number)
        wish = self.card(name, line.number)
        if not TRAITS[trait].pair:
            raise self.error(line.number, f"{name} is not a pair trait: write 'A1: {name}'")
        a, b = min(refs), max(refs)
        stamp = 0
        named = False
        for note in notes:
            if note == "used":
                stamp = NOW
            elif note == "used last round":
                stamp = EARLIER_THIS_TURN
            elif note.startswith("symbiont ") and TRAITS[trait].roles:
                a = self.living(note.removeprefix("symbiont "), line)
                if a not in refs:
                    raise self.error(line.number, "the symbiont is one of the two animals")
                b = sum(refs) - a
                named = True
            else:
                raise self.error(
                    line.number, f"{note!r}: write (used), (used last round) or (symbiont A1)"
                )
        if TRAITS[trait].roles and not named:
            raise self.error(line.number, f"say who is the symbiont: {name} (symbiont A1)")
        player = self.players[a >> 8]
        self.links.append((player, wish, Link(0, trait, a, b, stamp)))
