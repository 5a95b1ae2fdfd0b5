"""Sets up the position that a scenario describes."""

from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.evolution import state as st
from tangledbank.evolution.decks import check_deck, halves, spare
from tangledbank.evolution.development import Development
from tangledbank.evolution.extinction import Extinction
from tangledbank.evolution.feeding import DEEDS, Feeding, FeedingGo
from tangledbank.evolution.game import Game
from tangledbank.evolution.options import EDITIONS
from tangledbank.evolution.state import State
from tangledbank.evolution.supply import Supply
from tangledbank.evolution.turn import Beginning, Turn
from tangledbank.rulebook.evolution.animal_lines import NOW, THIS_ROUND, THIS_TURN, TURN_BEFORE
from tangledbank.rulebook.evolution.laying import Laying
from tangledbank.rulebook.evolution.stock import Wish
from tangledbank.rulebook.expectations import is_number
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.script import Scenario
from tangledbank.rulebook.setup_lines import split, words_of

PHASES: Final = ["start", "development", "food", "feeding", "extinction"]

#: Every possible line of a set-up, besides animals and pairs.
KEYS: Final = [
    *["title", "covers", "edition", "option", "set-up", "sets", "seats", "copies", "phase"],
    *[
        "first",
        "to act",
        "turn",
        "round",
        "last turn",
        "reshuffled",
        "food",
        "dice",
        "dice tw",
        "passed",
    ],
    *["hunted", "go", "idle", "points SEAT", "born SEAT", "hand SEAT", "deck", "discard SEAT"],
    *["discard", "shuffle", "shells", "presets", "own deck"],
]


class Builder(Laying):
    """Turns the set-up lines of a scenario into a game."""

    def __init__(self, scenario: Scenario, edition: str) -> None:
        super().__init__(scenario, edition)
        self.phase = ""
        self.dice: list[int] = []
        self.dice_line = scenario.line
        self.laid: list[int] = []  # the deck after the first shuffle

    def build(self) -> Game:
        """The game, set up but not moved on yet."""
        self.phase = phase = self.one_of("phase", PHASES, "feeding")
        if phase == "start":
            keys = ["discard", *[f"discard {name}" for name in self.names], "shells"]
            self.refuse_idle(phase, keys, "a later phase")
        self.read_animals()
        self.read_links()
        self.read_cards()
        dice = self.lines.pop("dice", None)
        for edition in EDITIONS:  # `dice tw: 6 1` is for one of the editions
            own = self.lines.pop(f"dice {edition}", None)
            dice = own if own is not None and edition == self.rules.edition else dice
        if dice is not None:
            self.dice_line = dice.number
            faces = [] if dice.value == "none" else words_of(dice.value)
            self.dice = [self.face(word, dice.number) for word in faces]
        s = self.state
        self.refuse_without_effect(phase)
        first = self.seats("first", 1)
        to_act = self.seats("to act", 1)
        s.first = first[0] if first else to_act[0] if to_act else 0
        s.turn = self.number("turn", 1, 1)
        s.round = self.number("round", 1 if phase == "feeding" else 0)
        s.last_turn = self.yes("last turn")
        s.reshuffled = self.yes("reshuffled")
        s.food = self.read_food()
        for name in self.names:
            player = self.players[self.names.index(name)]
            player.points = self.number(f"points {name}", 0)
            player.born = self.number(f"born {name}", player.born, player.born, 255)
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
        self.refuse_rest([key.replace("SEAT", self.names[0]) for key in KEYS])
        return Game(self.names, s, self.deck, self.copies)

    def refuse_without_effect(self, phase: str) -> None:
        """Refuse lines that this phase would silently ignore."""
        if phase != "feeding":
            self.refuse_idle(phase, ["go", "idle", "hunted"], "phase feeding")

    def read_food(self) -> list[int]:
        """`food: 4`, or with Continents `food: laurasia 2, gondwana 3, ocean 4`."""
        line = self.lines.pop("food", None)
        food = [0] * self.rules.locations
        if line is None:
            return food
        if is_number(line.value):
            food[0] = int(line.value)
            return food
        for part in split(line.value) or [""]:
            word, _, count = part.partition(" ")
            if not is_number(count.strip()):
                raise self.error(line.number, f"{part!r}: write 'food: 4' or 'food: ocean 4'")
            food[self.location(word, line.number)] = int(count)
        return food

    def face(self, word: str, line: int) -> int:
        if word not in ("1", "2", "3", "4", "5", "6"):
            raise self.error(line, f"{word!r} is not the face of a die: write 1 to 6")
        return int(word)

    def start(self, s: State) -> None:
        """A game from its start: the shuffle deals these hands."""
        if any(player.animals for player in self.players):
            raise self.error(self.scenario.line, "at the start no animal is on the table")
        if self.scenario.refused is None:  # otherwise a program has already asked for this table
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
        self.laid = rest + order[::-1]
        s.deck = sorted(self.laid)
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
                for word in words_of(go.value):
                    if word in st.LOCATIONS and self.rules.continents:
                        step.location = st.LOCATIONS.index(word)
                        continue
                    if word not in DEEDS:
                        hint = did_you_mean(word, DEEDS) or f"; write {', '.join(DEEDS)}"
                        raise self.error(go.number, f"no deed is called {word!r}{hint}")
                    step.done |= 1 << DEEDS.index(word)
            s.active = to_act
            for player in self.players:
                player.go_tick = THIS_ROUND
            self.players[to_act].go_tick = NOW
            s.stack.append(step)
