"""Sets up the position that a scenario describes."""

import re
from typing import Final

from tangledbank.core.errors import GameError, NotationError
from tangledbank.core.seats import seat_names
from tangledbank.evolution import state as st
from tangledbank.evolution.cards import trait_number
from tangledbank.evolution.decks import check_deck, halves, spare
from tangledbank.evolution.development import Development, join_trait
from tangledbank.evolution.extinction import Extinction
from tangledbank.evolution.feeding import DEEDS, Feeding, FeedingGo
from tangledbank.evolution.game import Game, check_table, deck_of
from tangledbank.evolution.names import LETTERS, animal_name, animal_ref
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.state import Animal, Link, Player, State, TraitCard
from tangledbank.evolution.supply import Supply
from tangledbank.evolution.traits.names import NAMES as TRAIT_NAMES
from tangledbank.evolution.traits.trait import STAGES, TRAITS
from tangledbank.evolution.turn import Beginning, Turn
from tangledbank.rulebook.script import Scenario, ScenarioError, SetLine
from tangledbank.rulebook.stock import Stock, Wish

NAMES: Final = ["ann", "bob", "carol", "dave", "eve", "frank", "grace", "heidi"]
PHASES: Final = ["start", "development", "food", "feeding", "extinction"]
# A made-up past: the turn before, this turn, this round, and the go that is on.
TURN_BEFORE: Final = 5
LAST_TURN_USE: Final = 7
THIS_TURN: Final = 10
EARLIER_THIS_TURN: Final = 12
THIS_ROUND: Final = 15
NOW: Final = 20

ANIMAL = re.compile(r"^[A-H][1-9]\d*$")
PAIR = re.compile(r"^([A-H][1-9]\d*)\s*-\s*([A-H][1-9]\d*)$")
NOTE = re.compile(r"^([^()]+?)\s*(?:\(([^()]*)\))?$")


class Builder:
    """Turns the set-up lines of a scenario into a game."""

    def __init__(self, scenario: Scenario, edition: str) -> None:
        self.scenario = scenario
        self.lines: dict[str, SetLine] = {}
        for line in scenario.setup:
            if line.key in self.lines:
                raise self.error(line.number, f"{line.key!r} stands twice")
            self.lines[line.key] = line
        try:
            self.rules = Rules(edition, dict(scenario.options), self.read_sets())
            self.names = self.read_names()
            one = self.rules.expanded or len(self.names) <= 4
            self.copies = self.number("copies", 1 if one else 2)
            check_table(self.rules, len(self.names), self.copies)
        except ScenarioError:
            raise
        except GameError as error:
            raise self.error(scenario.line, str(error)) from None
        self.deck = deck_of(self.rules, self.copies)
        self.stock = Stock(scenario, self.deck)
        self.players = [Player(self.rules, seat, [], [], [], []) for seat in range(len(self.names))]
        self.state = State(self.rules, self.players, [])
        self.wished: list[tuple[list[int], Wish]] = []
        self.faces: list[tuple[Animal, Wish]] = []
        self.shells: list[tuple[int, Wish]] = []
        self.traits: list[tuple[Animal, Wish, TraitCard]] = []
        self.links: list[tuple[Player, Wish, Link]] = []
        self.top: list[Wish] = []  # the deck's first cards, the topmost first
        self.whole_deck = True
        self.shuffled: list[Wish] = []  # the first cards after the next reshuffle
        self.dice: list[int] = []

    def error(self, line: int, message: str) -> ScenarioError:
        return self.scenario.fail(line, message)

    # Simple values

    def read_names(self) -> list[str]:
        line = self.lines.pop("seats", None)
        if line is not None:
            return seat_names(line.value.replace(",", " ").split())
        text = " ".join(f"{one.key} {one.value}" for one in self.scenario.setup)
        for step in self.scenario.steps:
            text += f" {getattr(step, 'seat', '')} {getattr(step, 'key', '')}"
            text += f" {getattr(step, 'value', '')} {getattr(step, 'action', '')}"
        words = set(re.findall(r"[A-Za-z]+\d*", text))
        count = 2
        for seat, name in enumerate(NAMES):
            if name in words or any(ANIMAL.match(w) and w[0] == LETTERS[seat] for w in words):
                count = max(count, seat + 1)
        return NAMES[:count]

    def read_sets(self) -> list[str]:
        line = self.lines.pop("sets", None)
        if line is None:
            return ["base"]
        return ["base", *[one for one in line.value.replace(",", " ").split() if one != "base"]]

    def location(self, word: str, line: int) -> int:
        if not self.rules.continents:
            raise self.error(line, f"{word!r}: there are locations only with 'sets: continents'")
        if word not in st.LOCATIONS:
            raise self.error(line, f"{word!r} is not one of {', '.join(st.LOCATIONS)}")
        return st.LOCATIONS.index(word)

    def read_food(self) -> list[int]:
        """`food: 4`, or with Continents `food: laurasia 2, gondwana 3, ocean 4`."""
        line = self.lines.pop("food", None)
        food = [0] * self.rules.locations
        if line is None:
            return food
        if line.value.isdecimal():
            food[0] = int(line.value)
            return food
        for part in _split(line.value):
            word, _, count = part.partition(" ")
            if not count.strip().isdecimal():
                raise self.error(line.number, f"{part!r}: write 'food: 4' or 'food: ocean 4'")
            food[self.location(word, line.number)] = int(count)
        return food

    def number(self, key: str, default: int) -> int:
        line = self.lines.pop(key, None)
        if line is None:
            return default
        if not line.value.isdecimal():
            raise self.error(line.number, f"{key} is a whole number, not {line.value!r}")
        return int(line.value)

    def seat(self, name: str, line: int) -> int:
        if name not in self.names:
            raise self.error(line, f"no seat {name!r}; the seats are {', '.join(self.names)}")
        return self.names.index(name)

    def seats(self, key: str) -> list[int]:
        line = self.lines.pop(key, None)
        if line is None:
            return []
        return [self.seat(name, line.number) for name in line.value.replace(",", " ").split()]

    def yes(self, key: str) -> bool:
        line = self.lines.pop(key, None)
        if line is not None and line.value not in ("yes", "no"):
            raise self.error(line.number, f"{key} is yes or no, not {line.value!r}")
        return line is not None and line.value == "yes"

    # Cards

    def card(self, name: str, line: int) -> Wish:
        """A card by its full name, or any card with a trait."""
        kind = self.deck.names.get(name)
        if kind is not None:
            return self.stock.ask(line, kind=kind)
        try:
            trait = trait_number(name)
        except NotationError as error:
            raise self.error(line, str(error)) from None
        return self.stock.ask(line, trait=trait)

    def pile(self, line: SetLine) -> list[Wish]:
        """`empty`, a number of any cards, or named cards."""
        if line.value == "empty":
            return []
        if line.value.isdecimal():
            return [self.stock.ask(line.number) for _ in range(int(line.value))]
        return [self.card(name.strip(), line.number) for name in line.value.split(",")]

    def read_cards(self) -> None:
        for line in list(self.lines.values()):
            words = line.key.split()
            if words[0] in ("hand", "discard") and len(words) == 2:
                player = self.players[self.seat(words[1], line.number)]
                if words[0] == "discard" and self.rules.common_discard:
                    raise self.error(line.number, "here the discard is common: write 'discard:'")
                target = player.hand if words[0] == "hand" else player.discard
            elif line.key == "discard":
                if not self.rules.common_discard:
                    raise self.error(line.number, "here each has a discard: 'discard SEAT:'")
                target = self.state.discard
            elif line.key == "deck":
                self.read_deck(line)
                continue
            elif line.key == "shells":
                del self.lines[line.key]
                self.read_shells(line)
                continue
            elif line.key == "shuffle":
                self.shuffled = self.pile(line)
                self.stock.wishes = [w for w in self.stock.wishes if w not in self.shuffled]
                del self.lines[line.key]
                continue
            else:
                continue
            del self.lines[line.key]
            for wish in self.pile(line):
                self.wished.append((target, wish))

    def read_shells(self, line: SetLine) -> None:
        """`shells: 2`, or where they lie: `shells: ocean, laurasia`."""
        places = _split(line.value)
        if line.value.isdecimal():
            places = ["laurasia"] * int(line.value)
        for place in places:
            at = st.LOCATIONS.index(place) if place in st.LOCATIONS else 0
            self.shells.append((at, self.card("shell", line.number)))

    def read_deck(self, line: SetLine) -> None:
        del self.lines["deck"]
        value = line.value
        if value == "empty" or value.isdecimal() or value.endswith(" only"):
            self.whole_deck = False
            value = value.removesuffix(" only")
        self.top = self.pile(SetLine(line.number, "deck", value))

    # Animals

    def read_animals(self) -> None:
        for line in list(self.lines.values()):
            if ANIMAL.match(line.key):
                del self.lines[line.key]
                self.read_animal(line)
        for player in self.players:
            player.animals.sort(key=lambda animal: animal.ref)
            for animal in player.animals + player.remains:
                player.born = max(player.born, animal.ref & 255)

    def read_animal(self, line: SetLine) -> None:
        ref = animal_ref(line.key)
        if ref >> 8 >= len(self.names):
            raise self.error(line.number, f"there is no seat for {line.key}")
        animal = Animal(ref, 0, [])
        player = self.players[ref >> 8]
        gone = "remains" in _split(line.value.partition(";")[2])
        (player.remains if gone else player.animals).append(animal)
        traits, _, marks = line.value.partition(";")
        for part in _split(traits):
            if part != "plain":
                self.read_trait(line.number, animal, part)
        face: Wish | None = None
        for part in _split(marks):
            word, _, rest = part.partition(" ")
            if word in ("red", "blue") and rest.isdecimal():
                if word == "red":
                    animal.red = int(rest)
                else:
                    animal.blue = int(rest)
                if int(rest):
                    animal.received = EARLIER_THIS_TURN
            elif part == "asleep":
                animal.asleep = True
            elif part == "hidden":
                animal.hidden = True
            elif part == "paralysed":
                animal.paralysed = True
            elif part == "turned":
                animal.turned = True
            elif part == "hunted":
                animal.hunted = EARLIER_THIS_TURN
            elif part == "moved":
                animal.moved = EARLIER_THIS_TURN
            elif part == "bore":
                animal.bore = EARLIER_THIS_TURN
            elif part == "remains":
                continue
            elif word == "in":
                animal.location = self.location(rest, line.number)
            elif part == "poisoned":
                animal.poisoned = True
            elif part == "attacked":
                animal.attacked = EARLIER_THIS_TURN
            elif part == "received":
                animal.received = EARLIER_THIS_TURN
            elif part == "not received":
                animal.received = 0
            elif word == "card" and rest:
                face = self.card(rest, line.number)
            else:
                raise self.error(
                    line.number,
                    f"{part!r}: after ';' write red N, blue N, asleep, poisoned, attacked, "
                    "received, not received, card NAME, hunted; with the expansions in LOCATION, "
                    "hidden, paralysed, turned, moved, bore, remains",
                )
        if gone:
            return
        if animal.turned and face is None:
            face = self.card("anglerfish", line.number)
        self.faces.append((animal, face or self.stock.ask(line.number)))

    def read_trait(self, number: int, animal: Animal, part: str) -> None:
        name, notes = self.notes(number, part)
        wish = self.card(name, number)
        trait = trait_number(name.split("/")[0])
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
                    raise self.error(number, "here tokens on Fat tissue are yellow at once")
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
            if refs[0] >> 8 != refs[1] >> 8 or refs[0] == refs[1]:
                raise self.error(line.number, "a pair is two different animals of one player")
            for part in _split(line.value):
                self.read_link(line, part, refs)

    def living(self, name: str, line: SetLine) -> int:
        ref = animal_ref(name)
        remains = [one.ref for player in self.players for one in player.remains]
        if self.state.animal(ref) is None and ref not in remains:
            raise self.error(line.number, f"there is no animal {name} in this set-up")
        return ref

    def read_link(self, line: SetLine, part: str, refs: list[int]) -> None:
        name, notes = self.notes(line.number, part)
        wish = self.card(name, line.number)
        trait = trait_number(name.split("/")[0])
        if not TRAITS[trait].pair:
            raise self.error(line.number, f"{name} is no pair trait")
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

    # Putting it together

    def place(self) -> None:
        """Find cards for everything and lay them out; what is left is the deck."""
        self.stock.grant()
        s = self.state
        for pile, wish in self.wished:
            pile.append(wish.card)
        for player in self.players:
            player.hand.sort()
        for animal, wish in self.faces:
            animal.card = wish.card
        for at, wish in self.shells:
            s.shells.append(at << 12 | wish.card)
        for animal, wish, card in self.traits:
            whole = TraitCard(wish.card, card.trait, card.stamp, card.token)
            player = self.players[animal.ref >> 8]
            if not join_trait(s, player, animal, whole):
                raise self.error(
                    wish.line, f"{animal_name(animal.ref)} cannot have {TRAIT_NAMES[card.trait]}"
                )
        for player, wish, link in self.links:
            for other in player.links:
                if other.trait == link.trait and {other.a, other.b} == {link.a, link.b}:
                    raise self.error(wish.line, "this pair has that trait twice")
            player.links.append(Link(wish.card, link.trait, link.a, link.b, link.stamp))
        for player in self.players:
            for animal in player.animals + player.remains:
                player.refresh(animal)
                animal.sated = animal.fed()
        rest = self.stock.rest()
        top = [wish.card for wish in reversed(self.top)]
        if self.whole_deck:
            s.deck = rest + top
        else:
            s.deck = top
            s.aside = rest

    def build(self) -> Game:
        """The game, set up but not yet moved on."""
        phase_line = self.lines.pop("phase", None)
        phase = phase_line.value if phase_line else "feeding"
        if phase not in PHASES:
            assert phase_line is not None
            raise self.error(phase_line.number, f"phase is one of {', '.join(PHASES)}")
        self.read_animals()
        self.read_links()
        self.read_cards()
        dice = self.lines.pop("dice", None)
        if dice is not None:
            self.dice = [self.face(word, dice.number) for word in dice.value.split()]
        s = self.state
        first = self.seats("first")
        to_act = self.seats("to act")
        s.first = first[0] if first else to_act[0] if to_act else 0
        s.turn = self.number("turn", 1)
        s.round = self.number("round", 1 if phase == "feeding" else 0)
        s.last_turn = self.yes("last turn")
        s.reshuffled = self.yes("reshuffled")
        s.food = self.read_food()
        for name in self.names:
            player = self.players[self.names.index(name)]
            player.points = self.number(f"points {name}", 0)
            player.born = max(player.born, self.number(f"born {name}", 0))
        for seat in self.seats("passed"):
            self.players[seat].passed = True
        for seat in self.seats("hunted"):
            self.players[seat].hunted = NOW
        s.turn_tick_before, s.turn_tick = TURN_BEFORE, THIS_TURN
        s.round_tick, s.tick = THIS_ROUND, NOW
        s.stack.append(Turn())
        if phase == "start":
            self.start(s)
        else:
            self.place()
            self.enter(s, phase, to_act[0] if to_act else s.first)
        for line in self.lines.values():
            raise self.error(line.number, f"unknown set-up line {line.key!r}")
        return Game(self.names, s, self.deck, self.copies)

    def face(self, word: str, line: int) -> int:
        if word not in ("1", "2", "3", "4", "5", "6"):
            raise self.error(line, f"{word!r} is not the face of a die")
        return int(word)

    def start(self, s: State) -> None:
        """A game from its very beginning: the shuffle is such that these hands are dealt."""
        if any(player.animals for player in self.players):
            raise self.error(self.scenario.line, "at the start no animal is on the table")
        try:
            check_deck(self.rules, self.deck, len(self.names))
        except GameError as error:
            raise self.error(self.scenario.line, str(error)) from None
        hands: dict[int, list[Wish]] = {}
        for pile, wish in self.wished:
            hands.setdefault(id(pile), []).append(wish)
        dealt: list[Wish] = []
        for player in self.players:
            hand = hands.get(id(player.hand), [])
            most = self.rules.first_hand
            if len(hand) > most:
                raise self.error(hand[most].line, f"{most} cards are dealt at the start")
            dealt += hand + [self.stock.ask(self.scenario.line) for _ in range(most - len(hand))]
        self.stock.grant()
        order = [wish.card for wish in dealt + self.top]
        rest = self.stock.rest()
        for kind in halves(self.rules, self.deck):
            if kind in rest:
                rest.remove(kind)
                s.aside.append(kind)
        s.deck = rest + order[::-1]
        s.turn = 0
        s.tick = s.round_tick = s.turn_tick = s.turn_tick_before = 1
        s.phase = st.SETUP
        contenders = list(range(len(self.names)))
        s.stack.append(Beginning(contenders, spare=spare(self.rules, self.deck, len(s.deck))))

    def enter(self, s: State, phase: str, to_act: int) -> None:
        s.phase = st.PHASES.index(phase)
        go = self.lines.pop("go", None)
        if phase == "development":
            s.stack.append(Development(to_act))
        elif phase == "food":
            s.stack.append(Supply(s.first))
        elif phase == "extinction":
            s.stack.append(Extinction())
        else:
            seats = len(self.names)
            at = (to_act - s.first) % seats + 1
            s.stack.append(Feeding(at, self.number("idle", 0)))
            step = FeedingGo(to_act)
            if go is not None:
                for word in go.value.replace(",", " ").split():
                    if word in st.LOCATIONS and self.rules.continents:
                        step.location = st.LOCATIONS.index(word)
                        continue
                    if word not in DEEDS:
                        raise self.error(go.number, f"{word!r} is not one of {', '.join(DEEDS)}")
                    step.done |= 1 << DEEDS.index(word)
            s.active = to_act
            for player in self.players:
                player.go_tick = THIS_ROUND
            self.players[to_act].go_tick = NOW
            s.stack.append(step)


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
