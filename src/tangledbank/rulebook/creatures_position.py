"""Sets up the position of the magical creatures that a scenario describes."""

import re
from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.core.seats import USUAL_NAMES, seat_names
from tangledbank.creatures.cards import has_trait, trait_number
from tangledbank.creatures.game import Game
from tangledbank.creatures.names import LETTERS, creature_ref
from tangledbank.creatures.round import Beginning, Exchange, Round, RoundEnd
from tangledbank.creatures.rules import SHADOW, SHADOW_NAME, rules_of
from tangledbank.creatures.shadow import ShadowTurn
from tangledbank.creatures.state import (
    CELLS,
    CHOICE_CARDS,
    ENDING,
    EXCHANGE,
    SETUP,
    TURNS,
    Creature,
    Player,
    State,
)
from tangledbank.creatures.turn import ACTIVATION, TURN_STAGES, Turn
from tangledbank.rulebook.creatures_stock import Stock, Wish
from tangledbank.rulebook.script import PlayLine, Scenario, ScenarioError, SetLine

PHASES: Final = ["start", "exchange", "turns", "ending"]
CREATURE = re.compile(r"^[A-D][1-9]\d*$")


def words_of(text: str) -> list[str]:
    return text.replace(",", " ").split()


class CreatureBuilder:
    """Turns the set-up lines of a scenario into a game."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.lines: dict[str, SetLine] = {}
        for line in scenario.setup:
            if line.key in self.lines:
                raise self.error(line.number, f"{line.key!r} stands twice")
            self.lines[line.key] = line
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
        self.top: list[Wish] = []  # the deck's first cards, the topmost first
        self.whole_deck = True
        self.shuffled: list[Wish] = []  # the first cards when the discard is next shuffled
        self.choice_shuffled: list[int] = []  # and the choice cards

    def error(self, line: int, message: str) -> ScenarioError:
        return self.scenario.fail(line, message)

    # Simple values

    def read_names(self) -> list[str]:
        line = self.lines.pop("seats", None)
        if line is not None:
            return seat_names(words_of(line.value))
        if self.yes("solo"):
            return USUAL_NAMES[:1]
        text = " ".join(f"{one.key} {one.value}" for one in self.scenario.setup)
        for step in self.scenario.steps:
            if isinstance(step, PlayLine):
                text += f" {step.seat} {step.action}"
            else:
                text += f" {step.key} {step.value}"
        words = set(re.findall(r"[A-Za-z]+\d*", text))
        count = 2
        for seat, name in enumerate(USUAL_NAMES[: len(LETTERS)]):
            if name in words or any(CREATURE.match(w) and w[0] == LETTERS[seat] for w in words):
                count = max(count, seat + 1)
        return USUAL_NAMES[:count]

    def number(self, key: str, default: int, most: int = 999) -> int:
        line = self.lines.pop(key, None)
        if line is None:
            return default
        if not line.value.isdecimal() or int(line.value) > most:
            raise self.error(line.number, f"{key} is a number up to {most}, not {line.value!r}")
        return int(line.value)

    def yes(self, key: str) -> bool:
        line = self.lines.pop(key, None)
        if line is not None and line.value not in ("yes", "no"):
            raise self.error(line.number, f"{key} is yes or no, not {line.value!r}")
        return line is not None and line.value == "yes"

    def place(self, name: str, line: int) -> int:
        if name not in self.everybody:
            known = ", ".join(self.everybody)
            raise self.error(line, f"nobody here is called {name!r}; there are {known}")
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
        try:
            return self.stock.ask(line, trait=trait_number(name))
        except GameError as error:
            raise self.error(line, str(error)) from None

    def pile(self, line: SetLine, value: str) -> list[Wish]:
        """`empty`, a number of any cards, or named cards."""
        if value == "empty":
            return []
        if value.isdecimal():
            return [self.stock.ask(line.number) for _ in range(int(value))]
        return [self.card(name.strip(), line.number) for name in value.split(",")]

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
                if value == "empty" or value.isdecimal() or value.endswith(" only"):
                    self.whole_deck = False
                self.top = self.pile(line, value.removesuffix(" only"))
            elif line.key == "shuffle":
                self.shuffled = self.pile(line, value)
                for wish in self.shuffled:
                    self.stock.wishes.remove(wish)
            elif words[0] == "tokens" and len(words) == 2:
                player = self.players[self.place(words[1], line.number)]
                player.tokens = self.number(line.key, 0, 9)
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
        ref = creature_ref(line.key)
        if ref >> 8 >= len(self.players):
            raise self.error(line.number, f"there is nobody to own {line.key}")
        creature = Creature(ref, 0, [])
        self.players[ref >> 8].creatures.append(creature)
        traits, _, marks = line.value.partition(";")
        for name in [part.strip() for part in traits.split(",") if part.strip()]:
            if name != "plain":
                wish = self.card(name, line.number)
                self.traits.append((creature, wish, trait_number(name.split("/")[0])))
        face: Wish | None = None
        for part in [part.strip() for part in marks.split(",") if part.strip()]:
            word, _, rest = part.partition(" ")
            if word == "energy" and rest.isdecimal() and int(rest) <= CELLS:
                creature.energy = int(rest)
            elif part in ("asleep", "scared", "woke"):
                setattr(creature, part, True)
                self.state.scares = self.state.scares or part == "scared"
            elif word == "card" and rest:
                face = self.card(rest, line.number)
            else:
                raise self.error(
                    line.number,
                    f"{part!r}: after ';' write energy N, asleep, scared, woke, card NAME",
                )
        self.faces.append((creature, face or self.stock.ask(line.number)))

    def lay(self) -> None:
        """Give every place its cards."""
        self.stock.grant()
        for pile, wish in self.piles:
            pile.append(wish.card)
        for creature, wish in self.faces:
            creature.card = wish.card
        for creature, wish, trait in self.traits:
            if creature.mask >> trait & 1:
                raise self.error(wish.line, "a creature never has a trait twice (CREA-TURN-03)")
            assert has_trait(wish.card, trait)
            creature.add(wish.card, trait)
        for player in self.players:
            player.hand.sort()
        order = [wish.card for wish in self.top]
        self.state.deck = (self.stock.rest() if self.whole_deck else []) + order[::-1]

    # The source and the choice cards

    def source(self, name: str, line: int) -> int:
        number = self.bestiary.source_numbers.get(name)
        if number is None:
            known = ", ".join(self.bestiary.source_numbers)
            raise self.error(line, f"no source is called {name!r}; there are {known}")
        return number

    def read_sources(self) -> None:
        s = self.state
        line = self.lines.pop("source", None)
        s.source = 0 if line is None else self.source(line.value, line.number)
        others = [one for one in range(len(self.bestiary.sources)) if one != s.source]
        line = self.lines.pop("sources", None)
        coming = []
        if line is not None:
            coming = [self.source(name, line.number) for name in words_of(line.value)]
        s.sources = [one for one in others[::-1] if one not in coming] + coming[::-1]
        printed = self.bestiary.sources[s.source]
        s.lower = self.number("lower", printed.energy[len(self.players) - 2])
        s.upper = self.number("upper", printed.bonus)

    def choice_cards(self, key: str) -> tuple[list[int], bool]:
        """The choice cards to come, the top one first, and whether there are no more of them."""
        line = self.lines.pop(key, None)
        if line is None:
            return [], False
        words = words_of(line.value)
        only = words[-1:] in (["only"], ["empty"])
        words = words[:-1] if only else words
        numbers = [int(word) for word in words if word.isdecimal()]
        if len(numbers) != len(words) or len(set(numbers)) != len(numbers):
            raise self.error(line.number, f"{key} names choice cards, each once: 3 1 5")
        if any(not 1 <= number <= CHOICE_CARDS for number in numbers):
            raise self.error(line.number, f"choice cards have the numbers 1 to {CHOICE_CARDS}")
        return numbers, only

    def read_choice(self) -> None:
        coming, only = self.choice_cards("choice")
        rest = [n for n in range(CHOICE_CARDS, 0, -1) if n not in coming and not only]
        self.state.choice = rest + coming[::-1] if self.rules.solo else []
        self.choice_shuffled, _ = self.choice_cards("choice shuffle")

    # All of it

    def build(self) -> Game:
        s = self.state
        phase_line = self.lines.pop("phase", None)
        phase = "turns" if phase_line is None else phase_line.value
        if phase not in PHASES:
            assert phase_line is not None
            raise self.error(phase_line.number, f"the phases are {', '.join(PHASES)}")
        to_act_given = "to act" in self.lines
        to_act = self.seat("to act", 0)
        s.first = self.seat("first", to_act if to_act_given or phase != "start" else 0)
        s.round = self.number("round", 1)
        s.stack.append(Round())
        self.read_cards()
        self.read_creatures()
        self.read_sources()
        self.read_choice()
        if phase == "start":
            self.start()
        else:
            self.lay()
            self.enter(phase, to_act)
        moved = self.lines.pop("moved", None)
        if moved is not None:
            for name in words_of(moved.value):
                self.players[self.place(name, moved.number)].moved = True
        for line in self.lines.values():
            raise self.error(line.number, f"unknown line {line.key!r}; see scenarios-creatures.md")
        return Game(self.names, s)

    def start(self) -> None:
        """A game from its very beginning: the shuffles are such that these cards are dealt."""
        s = self.state
        hands = {id(player.hand): player.seat for player in self.players}
        wished: dict[int, list[Wish]] = {}
        for pile, wish in self.piles:
            wished.setdefault(hands[id(pile)], []).append(wish)
        faces = {creature.ref >> 8: wish for creature, wish in self.faces}
        order: list[Wish] = []
        for player in self.players:
            player.creatures.clear()
            player.born = 0
            order.append(faces.get(player.seat) or self.stock.ask(self.scenario.line))
        for player in self.players:
            if player.seat != self.rules.shadow:
                hand = wished.get(player.seat, [])
                order += hand + [self.stock.ask(self.scenario.line) for _ in range(5 - len(hand))]
        order += self.top
        self.stock.grant()
        s.deck = self.stock.rest() + [wish.card for wish in order[::-1]]
        s.sources.append(s.source)
        s.source = -1
        s.lower = s.upper = 0
        s.round = 0
        s.phase = SETUP
        s.stack.append(Beginning())

    def enter(self, phase: str, to_act: int) -> None:
        s = self.state
        if phase == "exchange":
            s.phase = EXCHANGE
            at = (to_act - s.first) % len(self.players)
            s.stack.append(Exchange(-1, at))
            return
        if phase == "ending":
            s.phase = ENDING
            s.stack.append(RoundEnd())
            return
        s.phase = TURNS
        s.active = to_act
        if to_act == SHADOW and self.rules.solo:
            s.stack.append(ShadowTurn())
            return
        turn = Turn(to_act)
        line = self.lines.pop("stage", None)
        if line is not None:
            if line.value not in TURN_STAGES[:-1]:
                raise self.error(line.number, f"the stages are {', '.join(TURN_STAGES[:-1])}")
            turn.stage = TURN_STAGES.index(line.value)
        line = self.lines.pop("activated", None)
        if line is not None:
            turn.creature = creature_ref(line.value)
            turn.stage = ACTIVATION
        s.stack.append(turn)
