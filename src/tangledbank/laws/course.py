"""The course of a game, according to its events: turns, phases, supply, deals and the last turn."""

from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution.game import Game
from tangledbank.evolution.state import (
    DEVELOPMENT,
    EXTINCTION,
    FEEDING,
    FOOD,
    OVER,
    PHASES,
    SETUP,
)
from tangledbank.evolution.traits.names import NAMES
from tangledbank.laws.broken import LawBroken

LAW = "course"

#: The phases that may follow each.
NEXT = {
    SETUP: [DEVELOPMENT],
    DEVELOPMENT: [FOOD],
    FOOD: [FEEDING],
    FEEDING: [EXTINCTION],
    EXTINCTION: [DEVELOPMENT, OVER],
}

#: Dice and extra tokens by number of players (BASE-FOOD-03 to -09), copied from the rules.
SUPPLY = {2: (1, 2), 3: (2, 0), 4: (2, 2), 5: (3, 2), 6: (3, 4), 7: (4, 2), 8: (4, 4)}


#: The same with Continents: dice and extra for Laurasia, for Gondwana, and the Ocean's food.
SUPPLIES = {
    2: ((1, 0), (1, 2), 3),
    3: ((1, 0), (2, 0), 4),
    4: ((1, 2), (2, 0), 5),
    5: ((1, 3), (2, 2), 6),
    6: ((1, 5), (2, 3), 7),
    7: ((2, 2), (3, 2), 8),
    8: ((2, 2), (3, 4), 9),
}


class Course:
    """Follows a game event by event."""

    def __init__(self, game: Game, events: list[Event] | None = None) -> None:
        self.game = game
        begun = events is not None
        s = game.state
        self.phase = SETUP if begun else s.phase
        self.turn = 0 if begun else s.turn
        self.first = -1 if begun else s.first
        self.round = 0 if begun else s.round
        self.announced = False if begun else s.last_turn  # the next turn is the last
        self.last = False if begun else s.last_turn  # the last turn is being played
        self.faces: list[int] = []
        self.dealt = [0] * len(game.names)
        self.extras = [0] * len(game.names)
        self.alive = {animal.ref for player in s.players for animal in player.animals}
        self.restored: set[int] = set()
        self.stung = {
            animal.ref for player in s.players for animal in player.animals if animal.paralysed
        }
        self.counted: list[list[int]] | None = None  # whose animals the deal counts
        self.laid = [0] * len(game.names)  # animals of those who start afresh
        self.deals = False  # has the deal been followed from its start?
        if begun:
            self.alive = set()
        if events is not None:
            self.check(events)

    def fail(self, why: str) -> LawBroken:
        return LawBroken(LAW, why, self.game)

    def check(self, events: list[Event]) -> None:
        """Follow the events of one action."""
        new_turn = False
        for event in events:
            self.enter(event)
            new_turn = new_turn or (event.kind == ev.TURN and event.a > 1)
        s = self.game.state
        if (self.phase, self.turn, self.first) != (s.phase, s.turn, s.first):
            raise self.fail("phase, turn or first player changed without an event")
        if new_turn and s.phase == DEVELOPMENT and self.deals:
            self.check_deal()

    def enter(self, event: Event) -> None:
        kind = event.kind
        self.follow(event)
        if kind == ev.FIRST_PLAYER:
            self.first = event.a
        elif kind == ev.PHASE:
            self.enter_phase(event.a)
        elif kind == ev.TURN:
            self.enter_turn(event)
        elif kind == ev.ROUND:
            if self.phase != FEEDING or event.a != self.round + 1:
                raise self.fail(f"round {event.a} after {self.round} in {PHASES[self.phase]}")
            self.round = event.a
        elif kind == ev.DICE and event.a >= 0:
            self.faces = list(event.items or [])
        elif kind == ev.SUPPLY:
            self.check_supply(event.a, event.b - 1)
        elif kind == ev.DEALT and self.phase == EXTINCTION:
            self.dealt[event.a] += event.b
        elif kind == ev.REWARDED:
            self.extras[event.a] = event.b
        elif kind == ev.LAST_TURN:
            if self.announced:
                raise self.fail("the last turn is announced again")
            self.announced = True
            if self.phase != EXTINCTION:
                self.last = True  # a new animal took the last card (FLY-VIVIPAROUS-05)

    def follow(self, event: Event) -> None:
        """The living animals, now and when the cards were dealt."""
        kind = event.kind
        counts = kind in (ev.DEALT, ev.LAST_TURN, ev.TURN) and self.phase == EXTINCTION
        if counts and self.counted is None:
            self.counted = [[] for _ in self.dealt]
            for ref in sorted(self.alive):
                self.counted[ref >> 8].append(ref)
        if kind == ev.NEW_ANIMAL:
            self.alive.add(event.a)
            self.laid[event.a >> 8] += self.phase == EXTINCTION and self.turn > 0
        elif kind == ev.DISCARDED:
            self.alive.discard(event.b)
        elif kind == ev.REMAINS:
            self.alive.discard(event.a)
        elif kind == ev.RESTORED:
            self.alive.add(event.a)
            self.restored.add(event.a)
        elif kind == ev.STUNG:
            self.stung.add(event.a)

    def enter_phase(self, phase: int) -> None:
        if phase not in NEXT[self.phase]:
            raise self.fail(f"{PHASES[phase]} after {PHASES[self.phase]} (BASE-TURN-01)")
        if self.phase == EXTINCTION and (phase == OVER) != self.last:
            raise self.fail(f"{PHASES[phase]} after the {self.turn}th turn (BASE-END-01)")
        self.phase = phase
        self.round = 0
        if phase == EXTINCTION:
            self.deals = True
            self.dealt = [0] * len(self.dealt)
            self.extras = [0] * len(self.extras)
            self.counted = None
            self.saw_deal = True
            self.laid = [0] * len(self.laid)
            self.restored = set()
        if phase == DEVELOPMENT:
            self.last = self.announced
        if phase == FOOD:
            self.stung = set()

    def enter_turn(self, event: Event) -> None:
        if event.a != self.turn + 1 or (event.c == 1) != self.announced:
            raise self.fail(f"turn {event.a} after turn {self.turn}, last: {event.c}")
        if self.turn > 0:
            if event.b != (self.first + 1) % len(self.dealt):
                raise self.fail("the first player is not the next one (BASE-TURN-06)")
        elif event.b != self.first:
            raise self.fail("the first player is not who was drawn (BASE-SETUP-05)")
        self.turn = event.a
        self.first = event.b
        if self.phase == EXTINCTION and self.last:
            raise self.fail("a turn after the last (BASE-END-02)")

    def check_supply(self, food: int, location: int = -1) -> None:
        if location >= 0:
            self.check_location(food, location)
            return
        dice, extra = SUPPLY[len(self.dealt)]
        if len(self.faces) != dice or food != sum(self.faces) + extra:
            raise self.fail(f"food {food} from the dice {self.faces} (BASE-FOOD-03)")

    def check_location(self, food: int, location: int) -> None:
        """White dice come first and belong to Gondwana, the coloured ones to Laurasia."""
        laurasia, gondwana, ocean = SUPPLIES[len(self.dealt)]
        swapped = self.game.rules.options["food_example_4p"] == "swapped" and len(self.dealt) == 4
        white, coloured = self.faces[: gondwana[0]], self.faces[gondwana[0] :]
        if len(coloured) != laurasia[0]:
            raise self.fail(f"{len(self.faces)} dice (CONT-FOOD-06)")
        amounts = [sum(coloured) + laurasia[1], sum(white) + gondwana[1], ocean]
        if swapped:
            amounts = [amounts[1], amounts[0], ocean]
        if food != amounts[location]:
            raise self.fail(f"food {food} from the dice {self.faces} (CONT-FOOD-06)")

    # The deal

    def check_deal(self) -> None:
        """Everybody got what they were due, or as much of it as there was, in the right order."""
        wanted = [self.due(seat) for seat in range(len(self.dealt))]
        should = self.shared_out([due - self.extras[seat] for seat, due in enumerate(wanted)])
        if any(self.extras):
            got = sum(self.dealt) - sum(should)
            more = self.shared_out(self.extras, got)
            should = [one + other for one, other in zip(should, more, strict=True)]
        if self.dealt != should:
            raise self.fail(f"dealt {self.dealt}, due {wanted}, should be {should}")
        if sum(self.dealt) < sum(wanted) and not (self.announced and not self.game.state.deck):
            raise self.fail(f"dealt {self.dealt} of {wanted}, and there was more")

    def due(self, seat: int) -> int:
        """What a seat is due, from its animals and hand at the deal."""
        player = self.game.state.players[seat]
        options = self.game.rules.options
        held = len(player.hand) - self.dealt[seat] + self.laid[seat]
        assert self.counted is not None
        animals = self.counted[seat]
        if not animals and (held == 0 or options["six_card_rule"] == "no_animals"):
            located = "continents" in self.game.rules.sets and options["continents_locations"]
            return 10 if located else 6
        if options["survivor_reward"] == "cards_or_points":
            return 2 + self.extras[seat]
        return sum(not self.without_card(ref) for ref in animals) + 1

    def without_card(self, ref: int) -> bool:
        """Restored animals bring no card, and r-Strategy brings newcomers instead."""
        animal = self.game.state.animal(ref)
        if animal is None or ref in self.restored:
            return True
        breeds = any(NAMES[one.trait] == "r-strategy" and not one.off for one in animal.cards)
        return breeds and ref not in self.stung

    def shared_out(self, due: list[int], cards: int | None = None) -> list[int]:
        """Deal again: as many cards as were dealt, in laps from the turn's first player."""
        left = sum(self.dealt) if cards is None else cards
        got = [0] * len(due)
        # The first player has changed since.
        order = [(self.first - 1 + step) % len(due) for step in range(len(due))]
        if self.game.rules.options["deal_order"] == "batch":
            for seat in order:
                got[seat] = min(due[seat], left)
                left -= got[seat]
            return got
        while left > 0 and got != due:
            for seat in order:
                if got[seat] < due[seat] and left > 0:
                    got[seat] += 1
                    left -= 1
        return got
