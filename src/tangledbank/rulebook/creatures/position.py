"""Sets up the position of Magical Creatures that a scenario describes."""

from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.creatures.game import Game
from tangledbank.creatures.names import creature_ref
from tangledbank.creatures.round import Beginning, Exchange, Round, RoundEnd
from tangledbank.creatures.rules import SHADOW
from tangledbank.creatures.shadow import ShadowTurn
from tangledbank.creatures.state import CHOICE_CARDS, ENDING, EXCHANGE, SETUP, TURNS
from tangledbank.creatures.turn import ACTIVATION, TURN_STAGES, Turn
from tangledbank.rulebook.creatures.lines import CreatureLines
from tangledbank.rulebook.creatures.stock import Wish
from tangledbank.rulebook.expectations import is_number
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.script import Scenario
from tangledbank.rulebook.setup_lines import words_of

PHASES: Final = ["start", "exchange", "turns", "ending"]

#: Every possible line of a set-up, besides creatures.
KEYS: Final = [
    *["title", "covers", "edition", "option", "set-up", "seats", "solo", "phase", "first"],
    *["to act", "round", "stage", "activated", "moved", "source", "sources", "lower", "upper"],
    *["hand SEAT", "deck", "discard", "shuffle", "choice", "choice shuffle", "tokens SEAT"],
]


class CreatureBuilder(CreatureLines):
    """Turns the set-up lines of a scenario into a game."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario)
        self.phase = ""
        self.choice_shuffled: list[int] = []  # the choice cards after their next shuffle
        self.choice_shuffle_line = scenario.line
        # The results of the first shuffles.
        self.laid: list[int] = []
        self.laid_sources: list[int] = []
        self.laid_choice: list[int] = []

    # The source and the choice cards

    def source(self, name: str, line: int) -> int:
        number = self.bestiary.source_numbers.get(name)
        if number is None:
            known = self.bestiary.source_numbers
            hint = did_you_mean(name, known) or f"; there are {', '.join(known)}"
            raise self.error(line, f"no source is called {name!r}{hint}")
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
            if len({s.source, *coming}) <= len(coming):
                raise self.error(
                    line.number, "a source is listed twice (the open one counts too): remove one"
                )
        s.sources = [one for one in others[::-1] if one not in coming] + coming[::-1]
        printed = self.bestiary.sources[s.source]
        s.lower = self.number("lower", printed.energy[len(self.players) - 2])
        s.upper = self.number("upper", printed.bonus)

    def choice_cards(self, key: str) -> tuple[list[int], bool]:
        """The next choice cards, the top one first, and whether these are all."""
        line = self.lines.pop(key, None)
        if line is None:
            return [], False
        words = words_of(line.value)
        only = words[-1:] in (["only"], ["empty"])
        words = words[:-1] if only else words
        if not self.rules.solo:
            raise self.error(line.number, f"{key!r} is for the Shadow: add 'solo: yes'")
        numbers = [int(word) for word in words if is_number(word)]
        if len(numbers) != len(words) or len(set(numbers)) != len(numbers):
            raise self.error(line.number, f"{key} names choice cards, each once: 3 1 5")
        if any(not 1 <= number <= CHOICE_CARDS for number in numbers):
            raise self.error(line.number, f"choice cards have the numbers 1 to {CHOICE_CARDS}")
        return numbers, only

    def read_choice(self) -> None:
        coming, only = self.choice_cards("choice")
        rest = [n for n in range(CHOICE_CARDS, 0, -1) if n not in coming and not only]
        self.state.choice = rest + coming[::-1] if self.rules.solo else []
        line = self.lines.get("choice shuffle")
        self.choice_shuffle_line = line.number if line else self.scenario.line
        self.choice_shuffled, _ = self.choice_cards("choice shuffle")

    # All of it

    def build(self) -> Game:
        s = self.state
        self.phase = phase = self.one_of("phase", PHASES, "turns")
        if phase != "turns":
            self.refuse_idle(phase, ["stage", "activated"], "phase turns")
        to_act_given = "to act" in self.lines
        to_act = self.seat("to act", 0)
        s.first = self.seat("first", to_act if to_act_given or phase != "start" else 0)
        s.round = self.number("round", 1)
        s.stack.append(Round())
        if phase == "start":
            self.refuse_idle(phase, ["discard", "shuffle", "moved"], "a later phase")
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
        self.refuse_rest([key.replace("SEAT", self.names[0]) for key in KEYS])
        return Game(self.names, s)

    def start(self) -> None:
        """A game from its start: the shuffles deal these cards."""
        s = self.state
        for _, wish, _ in self.traits:
            raise self.error(wish.line, "at the start a creature has no traits: give only its face")
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
                if len(hand) > 5:
                    raise self.error(hand[5].line, "five cards are dealt at the start")
                order += hand + [self.stock.ask(self.scenario.line) for _ in range(5 - len(hand))]
        order += self.top
        self.stock.grant()
        self.laid = self.stock.rest() + [wish.card for wish in order[::-1]]
        self.laid_sources = [*s.sources, s.source]
        self.laid_choice = s.choice
        s.deck = sorted(self.laid)
        s.sources = sorted(self.laid_sources)
        s.choice = []
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
        turn.stage = TURN_STAGES.index(self.one_of("stage", TURN_STAGES[:-1], TURN_STAGES[0]))
        line = self.lines.pop("activated", None)
        if line is not None:
            turn.creature = self.own_creature(line.value, to_act, line.number)
            turn.stage = ACTIVATION
        s.stack.append(turn)

    def own_creature(self, name: str, seat: int, line: int) -> int:
        """A creature of the player whose turn it is."""
        try:
            ref = creature_ref(name)
        except GameError as error:
            raise self.error(line, str(error)) from None
        if self.state.creature(ref) is None or ref >> 8 != seat:
            raise self.error(line, f"{self.everybody[seat]} has no creature {name}: set it up")
        return ref
