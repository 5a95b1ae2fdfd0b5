"""A game takes its course: turns, phases, supply, deals and the last turn, as the events tell."""

from tangledbank.core.event import Event
from tangledbank.evolution import happenings as ev
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
from tangledbank.laws.broken import LawBroken

LAW = "course"

#: Which phases may follow each.
NEXT = {
    SETUP: [DEVELOPMENT],
    DEVELOPMENT: [FOOD],
    FOOD: [FEEDING],
    FEEDING: [EXTINCTION],
    EXTINCTION: [DEVELOPMENT, OVER],
}

#: Dice and extra tokens by number of players (BASE-FOOD-03 to -09), written down again.
SUPPLY = {2: (1, 2), 3: (2, 0), 4: (2, 2), 5: (3, 2), 6: (3, 4), 7: (4, 2), 8: (4, 4)}


class Course:
    """Follows a game from event to event."""

    def __init__(self, game: Game, events: list[Event] | None = None) -> None:
        self.game = game
        begun = events is not None
        s = game.state
        self.phase = SETUP if begun else s.phase
        self.turn = 0 if begun else s.turn
        self.first = -1 if begun else s.first
        self.round = 0 if begun else s.round
        self.announced = False if begun else s.last_turn  # that the next turn is the last
        self.last = False if begun else s.last_turn  # that it is being played
        self.faces: list[int] = []
        self.dealt = [0] * len(game.names)
        self.extras = [0] * len(game.names)
        self.deals = False  # whether the deal has been followed from its beginning
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
            self.check_supply(event.a)
        elif kind == ev.DEALT and self.phase == EXTINCTION:
            self.dealt[event.a] += event.b
        elif kind == ev.REWARDED:
            self.extras[event.a] = event.b
        elif kind == ev.LAST_TURN:
            if self.announced:
                raise self.fail("the last turn is announced again")
            self.announced = True

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
        if phase == DEVELOPMENT:
            self.last = self.announced

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

    def check_supply(self, food: int) -> None:
        dice, extra = SUPPLY[len(self.dealt)]
        if len(self.faces) != dice or food != sum(self.faces) + extra:
            raise self.fail(f"food {food} from the dice {self.faces} (BASE-FOOD-03)")

    # The deal

    def check_deal(self) -> None:
        """Everybody got what was due to him, or as much of it as there was, in due order."""
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
        """What a seat is due, from the animals and the hand it was dealt to."""
        player = self.game.state.players[seat]
        options = self.game.rules.options
        held = len(player.hand) - self.dealt[seat]
        if not player.animals and (held == 0 or options["six_card_rule"] == "no_animals"):
            return 6
        if options["survivor_reward"] == "cards_or_points":
            return 2 + self.extras[seat]
        return len(player.animals) + 1

    def shared_out(self, due: list[int], cards: int | None = None) -> list[int]:
        """Deal again: as many cards as were dealt, in laps from the turn's first player."""
        left = sum(self.dealt) if cards is None else cards
        got = [0] * len(due)
        # The role of first player has moved on since.
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
