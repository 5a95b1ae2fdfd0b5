"""What lies on the table, and the steps of the game."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.question import Question
from tangledbank.core.state import State as CoreState
from tangledbank.core.step import Step
from tangledbank.core.throw import Throw
from tangledbank.core.why import QUICK, Why
from tide_pool.cards import DECK, GRIP, HAND, SHELTER, WORTH
from tide_pool.verbs import ACTIONS, SETTLE
from tide_pool.verbs import SHELTER as TO_SHELTER

# What happens; `kind.sentence` says it in words.
BEGINS: Final = 0  # a: seat
SETTLED: Final = 1  # a: seat, b: card
SHELTERED: Final = 2  # a: seat
TIDE: Final = 3  # a: the die
WASHED: Final = 4  # a: seat, items: cards
DREW: Final = 5  # a: seat, secret: the card

GO: Final = Question("go", [TO_SHELTER], text="Settle a creature, or shelter those you have?")


class Player:
    def __init__(self, hand: list[int], pool: list[int], sheltered: bool = False) -> None:
        self.hand = hand
        self.pool = pool
        self.sheltered = sheltered

    def score(self) -> int:
        return sum(WORTH[card] for card in self.pool)


class State(CoreState):
    def __init__(
        self, players: list[Player], deck: list[int], stack: list[Step], tides: int
    ) -> None:
        super().__init__(stack)
        self.tides = tides  # in a game
        self.players = players
        self.deck = deck  # the top card is the last
        self.sea: list[int] = []
        self.tide = 0
        self.first = 0

    def clone(self) -> "State":
        players = [Player(one.hand[:], one.pool[:], one.sheltered) for one in self.players]
        new = State(players, self.deck[:], [step.clone() for step in self.stack], self.tides)
        new.sea, new.tide, new.first = self.sea[:], self.tide, self.first
        return new

    def draw(self, seat: int) -> None:
        if self.deck:
            card = self.deck.pop()
            self.players[seat].hand.append(card)
            self.players[seat].hand.sort()
            self.tell(DREW, seat, seat=seat, secret=[card])


class Deal(Step):
    """Shuffles, deals and draws lots for who begins."""

    def __init__(self, shuffled: bool = False) -> None:
        super().__init__()
        self.shuffled = shuffled

    def clone(self) -> Step:
        return Deal(self.shuffled)

    def to_json(self) -> dict[str, object]:
        return {"step": "deal", "shuffled": self.shuffled}

    def throw(self, s: State) -> Throw | None:
        return Throw("lot", len(s.players)) if self.shuffled else Throw("shuffle", len(DECK))

    def thrown(self, s: State, outcome: list[int]) -> None:
        if not self.shuffled:
            self.shuffled = True
            s.deck = [s.deck[place] for place in outcome]
            for seat in range(len(s.players)):
                for _ in range(HAND):
                    s.draw(seat)
            return
        s.first = outcome[0]
        s.tide = 1
        s.tell(BEGINS, s.first)
        s.stack[-1] = Tide(s.first, len(s.players))


class Tide(Step):
    """One go for everybody, then the water comes."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left  # goes before the water comes

    def clone(self) -> Step:
        return Tide(self.seat, self.left)

    def to_json(self) -> dict[str, object]:
        return {"step": "tide", "seat": self.seat, "left": self.left}

    def asks(self) -> Question:
        return GO

    def proceed(self, s: State) -> bool:
        if self.left and not self.options(s):
            self.next_seat(s)  # nothing in hand, nothing in the pool
            return True
        return False

    def next_seat(self, s: State) -> None:
        self.seat = (self.seat + 1) % len(s.players)
        self.left -= 1

    def options(self, s: State) -> list[Action]:
        hand = s.players[self.seat].hand
        found = [ACTIONS.action(SETTLE, card) for card in dict.fromkeys(hand)]
        shelter = ACTIONS.action(TO_SHELTER)
        return found if self.bars(s, shelter, QUICK) else [*found, shelter]

    def bars(self, s: State, action: Action, why: Why) -> bool:
        player = s.players[self.seat]
        if action.verb == SETTLE:
            return action.a not in player.hand and why.bar("POOL-03")
        return not player.pool and why.bar("POOL-04")

    def act(self, s: State, action: Action) -> None:
        player = s.players[self.seat]
        if action.verb == SETTLE:
            player.hand.remove(action.a)
            player.pool.append(action.a)
            player.pool.sort()
            s.tell(SETTLED, self.seat, action.a)
        else:
            player.sheltered = True
            s.tell(SHELTERED, self.seat)
        self.next_seat(s)

    def throw(self, s: State) -> Throw | None:
        return None if self.left else Throw("dice", 1)

    def thrown(self, s: State, outcome: list[int]) -> None:
        s.tell(TIDE, outcome[0])
        for seat, player in enumerate(s.players):
            least = outcome[0] - (SHELTER if player.sheltered else 0)
            washed = [card for card in player.pool if GRIP[card] < least]
            player.pool = [card for card in player.pool if GRIP[card] >= least]
            player.sheltered = False
            s.sea = sorted(s.sea + washed)
            if washed:
                s.tell(WASHED, seat, items=washed)
        if s.tide == s.tides:
            s.stack.pop()
            return
        s.tide += 1
        s.first = (s.first + 1) % len(s.players)
        for seat in range(len(s.players)):
            s.draw(seat)
        self.seat, self.left = s.first, len(s.players)
