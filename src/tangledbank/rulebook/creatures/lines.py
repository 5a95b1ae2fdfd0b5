"""The cards and creatures of a set-up of Magical Creatures: `A1: vampire; energy 1`."""

import re
from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.core.seats import USUAL_NAMES, seat_names
from tangledbank.creatures.cards import has_trait, trait_number
from tangledbank.creatures.names import LETTERS, creature_ref
from tangledbank.creatures.options import OPTIONS
from tangledbank.creatures.rules import SHADOW_NAME, rules_of
from tangledbank.creatures.state import CELLS, Creature, Player, State
from tangledbank.creatures.traits.names import NAMES as TRAIT_NAMES
from tangledbank.rulebook.creatures.stock import Stock, Wish
from tangledbank.rulebook.expectations import is_number
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.script import Scenario, ScenarioError, SetLine
from tangledbank.rulebook.setup_lines import SetupLines, and_more, split, words_of

CREATURE: Final = re.compile(r"^[A-D][1-9]\d*$")
MARKS: Final = ["energy", "asleep", "scared", "woke", "card"]


class CreatureLines(SetupLines):
    """Reads who plays, the cards and the creatures."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario)
        self.check_options({option.name: option.read for option in OPTIONS})
        try:
            self.names = self.read_names()
            self.rules = rules_of(len(self.names), dict(scenario.options))
        except ScenarioError:
            raise
        except GameError as error:
            raise self.error(scenario.line, str(error)) from None
        self.everybody = [*self.names, SHADOW_NAME] if self.rules.solo else self.names
        self.bestiary = self.rules.bestiary
        self.stock = Stock(scenario, self.bestiary.deck)
        self.players = [Player(seat, [], []) for seat in range(len(self.everybody))]
        self.state = State(self.rules, self.players, [])
        self.piles: list[tuple[list[int], Wish]] = []
        self.faces: list[tuple[Creature, Wish]] = []
        self.traits: list[tuple[Creature, Wish, int]] = []
        self.top: list[Wish] = []  # the deck's first cards, the top one first
        self.whole_deck = True
        self.shuffled: list[Wish] = []  # the first cards after the next shuffle of the discard

    # Players

    def read_names(self) -> list[str]:
        line = self.lines.pop("seats", None)
        if line is not None:
            return seat_names(words_of(line.value))
        if self.yes("solo"):
            return USUAL_NAMES[:1]
        words = self.mentioned()
        letters = {word[0] for word in words if CREATURE.match(word)}
        count = 2
        for seat, name in enumerate(USUAL_NAMES[: len(LETTERS)]):
            if name in words or LETTERS[seat] in letters:
                count = max(count, seat + 1)
        return USUAL_NAMES[:count]

    def place(self, name: str, line: int) -> int:
        if name not in self.everybody:
            hint = did_you_mean(name, self.everybody) or f"; there are {', '.join(self.everybody)}"
            raise self.error(line, f"nobody here is called {name!r}{hint}")
        return self.everybody.index(name)

    def seat(self, key: str, default: int) -> int:
        line = self.lines.pop(key, None)
        return default if line is None else self.place(line.value, line.number)

    # Cards

    def card(self, name: str, line: int) -> Wish:
        """A card by its full name, or any card with a trait."""
        kind = self.bestiary.deck.names.get(name)
        if kind is not None:
            return self.stock.ask(line, kind=kind)
        if "/" in name:
            hint = did_you_mean(name, self.bestiary.deck.names)
            raise self.error(line, f"no card is called {name!r}{hint}")
        return self.stock.ask(line, trait=self.trait(name, line))

    def trait(self, name: str, line: int) -> int:
        try:
            return trait_number(name)
        except GameError as error:
            hint = did_you_mean(name, TRAIT_NAMES)
            text = f"no trait is called {name!r}{hint}" if hint else str(error)
            raise self.error(line, text) from None

    def pile(self, line: SetLine, value: str) -> list[Wish]:
        """`empty`, a number of any cards, or named cards, perhaps with `3 more` below them."""
        if value == "empty":
            return []
        parts, more = ([], int(value)) if is_number(value) else and_more(split(value))
        if more > len(self.stock.left):
            raise self.error(line.number, f"the deck has only {len(self.stock.left)} cards")
        if not value.strip():
            raise self.error(line.number, f"{line.key}: write cards, a number or 'empty'")
        named = [self.card(name, line.number) for name in parts]
        return named + [self.stock.ask(line.number) for _ in range(more)]

    def read_cards(self) -> None:
        for line in list(self.lines.values()):
            words = line.key.split()
            value = line.value
            if words[0] == "hand" and len(words) == 2:
                hand = self.players[self.place(words[1], line.number)].hand
                self.piles += [(hand, wish) for wish in self.pile(line, value)]
            elif line.key == "discard":
                self.piles += [(self.state.discard, wish) for wish in self.pile(line, value)]
            elif line.key == "deck":
                _, more = and_more(split(value))
                if value == "empty" or is_number(value) or value.endswith(" only") or more:
                    self.whole_deck = False
                self.top = self.pile(line, value.removesuffix(" only"))
            elif line.key == "shuffle":
                self.shuffled = self.pile(line, value)
                for wish in self.shuffled:
                    self.stock.wishes.remove(wish)
            elif words[0] == "tokens" and len(words) == 2:
                player = self.players[self.place(words[1], line.number)]
                player.tokens = self.number(line.key, 0, high=9)
                continue
            else:
                continue
            del self.lines[line.key]

    # Creatures

    def read_creatures(self) -> None:
        for line in list(self.lines.values()):
            if CREATURE.match(line.key):
                del self.lines[line.key]
                self.read_creature(line)
        for player in self.players:
            player.creatures.sort(key=lambda creature: creature.ref)
            if player.creatures:
                player.born = player.creatures[-1].ref & 255

    def read_creature(self, line: SetLine) -> None:
        try:
            ref = creature_ref(line.key)
        except GameError as error:
            raise self.error(line.number, str(error)) from None
        if ref >> 8 >= len(self.players):
            raise self.error(line.number, f"there is nobody to own {line.key}: name more seats")
        creature = Creature(ref, 0, [])
        self.players[ref >> 8].creatures.append(creature)
        traits, _, marks = line.value.partition(";")
        for name in split(traits):
            if name != "plain":
                self.read_trait(line.number, creature, name)
        face: Wish | None = None
        for part in split(marks):
            word, _, rest = part.partition(" ")
            if word == "card" and rest:
                face = self.card(rest, line.number)
            else:
                self.read_mark(line.number, creature, part)
        self.faces.append((creature, face or self.stock.ask(line.number)))

    def read_trait(self, number: int, creature: Creature, name: str) -> None:
        if name.split(" ")[0] in MARKS:
            raise self.error(
                number, f"{name!r} is a mark: marks go after the semicolon ('A1: small; {name}')"
            )
        trait = self.trait(name.split("/")[0], number)
        self.traits.append((creature, self.card(name, number), trait))

    def read_mark(self, number: int, creature: Creature, part: str) -> None:
        word, _, rest = part.partition(" ")
        if word == "energy" and is_number(rest) and int(rest) <= CELLS:
            creature.energy = int(rest)
        elif part in ("asleep", "scared", "woke"):
            setattr(creature, part, True)
            self.state.scares = self.state.scares or part == "scared"
        elif word.split("/")[0] in TRAIT_NAMES:
            raise self.error(
                number, f"{part!r} is a trait: traits go before the semicolon ('A1: {part}')"
            )
        else:
            hint = did_you_mean(word, [one for one in MARKS if one != word])
            marks = f"; after ';' write energy N (to {CELLS}), asleep, scared, woke, card NAME"
            raise self.error(number, f"no mark is called {part!r}{hint or marks}")

    def lay(self) -> None:
        """Give every place its cards."""
        self.stock.grant()
        for pile, wish in self.piles:
            pile.append(wish.card)
        for creature, wish in self.faces:
            creature.card = wish.card
        for creature, wish, trait in self.traits:
            if creature.mask >> trait & 1:
                raise self.error(
                    wish.line, "a creature never has a trait twice (CREA-TURN-03): remove one"
                )
            assert has_trait(wish.card, trait)
            creature.add(wish.card, trait)
        for player in self.players:
            player.hand.sort()
        order = [wish.card for wish in self.top]
        self.state.deck = (self.stock.rest() if self.whole_deck else []) + order[::-1]
