"""The model's own table."""

from collections import deque
from collections.abc import Generator
from dataclasses import dataclass, field

from tangledbank.core.action import Action
from tangledbank.core.outcome import Outcome
from tangledbank.creatures.bestiary import Source
from tangledbank.creatures.rules import Rules
from tangledbank.laws.creatures.reference.uses import Uses

CELLS = 4  # CREA-TAKE-01
CHOICE_CARDS = 7  # CREA-SOLO-04


@dataclass
class Creature:
    """A creature: its name, its card, and its trait cards, the top one first."""

    ref: int
    card: int
    cards: list[tuple[int, int]] = field(default_factory=list)  # a card and the trait it shows
    energy: int = 0
    asleep: bool = False
    scared: bool = False

    @property
    def seat(self) -> int:
        return self.ref >> 8

    def traits(self) -> set[int]:
        """All traits its cards show; switched-off ones are still there (CREA-SCARY-02)."""
        return {trait for _, trait in self.cards}

    def working(self) -> set[int]:
        return set() if self.scared else self.traits()  # CREA-SCARY-01

    def gain(self) -> None:
        self.energy = min(CELLS, self.energy + 1)  # CREA-ATK-04

    def discard_energy(self) -> bool:
        had = self.energy > 0
        self.energy -= had
        return had


@dataclass
class Player:
    """A player, or the Shadow."""

    seat: int
    hand: list[int] = field(default_factory=list)
    creatures: list[Creature] = field(default_factory=list)  # from the left
    born: int = 0
    tokens: int = 0

    def awake(self) -> list[Creature]:
        return [one for one in self.creatures if not one.asleep]

    def create(self, card: int) -> None:
        self.born += 1
        self.creatures.append(Creature(self.seat << 8 | self.born, card))


@dataclass(frozen=True)
class Question:
    """A pending decision and its possible answers."""

    seat: int
    answers: frozenset[Action]


#: A part of the game as a generator: it asks, receives the answers, and continues.
Course = Generator[Question, Action, None]


class Untrue(Exception):
    """The game cannot have gone like this by the clauses."""


class Won(Exception):
    """Somebody has all the tokens they need."""


class Table:
    """Everything on the table, and the throws that were made but not used yet."""

    def __init__(self, rules: Rules) -> None:
        self.options = rules.options
        self.solo = rules.seats == 1
        # The Shadow takes part, but has no seat (CREA-SOLO-01).
        self.players = [Player(seat) for seat in range(2 if self.solo else rules.seats)]
        self.shadow = self.players[1] if self.solo else None
        self.deck = list(rules.bestiary.deck.sorted_cards)  # the top card is the last
        self.discard: list[int] = []
        self.every_source: list[Source] = rules.bestiary.sources
        self.sources = list(range(len(self.every_source)))  # the top one is the last
        self.source = -1
        self.lower = 0
        self.upper = 0
        self.choice: list[int] = []  # the pile of choice cards, the top one last
        self.round = 0
        self.first = 0
        self.active = -1
        self.moved: set[int] = set()  # the players who have had a turn in this round
        self.winner = -1
        self.uses = Uses()
        self.throws: deque[Outcome] = deque()

    def everybody(self) -> list[Creature]:
        return [one for player in self.players for one in player.creatures]

    def here(self, ref: int) -> Creature:
        (found,) = [one for one in self.everybody() if one.ref == ref]
        return found

    def clockwise(self) -> list[Player]:
        """From the first player."""
        return self.players[self.first :] + self.players[: self.first]

    def is_shadow(self, creature: Creature) -> bool:
        return self.shadow is not None and creature.seat == self.shadow.seat

    # Chance

    def thrown(self, kind: str, count: int) -> list[int]:
        """The throw that is due now."""
        if not self.throws:
            raise Untrue(f"a {kind} of {count} is due, and none was made")
        outcome = self.throws.popleft()
        if outcome.kind != kind or (kind == "shuffle" and len(outcome.values) != count):
            raise Untrue(f"a {kind} of {count} is due, not {outcome}")
        return outcome.values

    def top_card(self) -> int | None:
        """Take the top card; the discard is shuffled when the deck is empty (CREA-END-02)."""
        if not self.deck and self.discard:
            cards = sorted(self.discard)
            self.deck = [cards[place] for place in self.thrown("shuffle", len(cards))]
            self.discard = []
        return self.deck.pop() if self.deck else None

    def draw(self, player: Player, count: int) -> None:
        for _ in range(count):
            card = self.top_card()
            if card is not None:
                player.hand.append(card)

    def choose(self, count: int) -> int:
        """Open a choice card and count with it, wrapping around at the end (CREA-SOLO-04)."""
        if not self.choice:
            self.shuffle_choice()
        return (self.choice.pop() - 1) % count

    def shuffle_choice(self) -> None:
        self.choice = [place + 1 for place in self.thrown("shuffle", CHOICE_CARDS)]

    def open_source(self) -> None:
        """The next source, filled for the number of players (CREA-SET-02, CREA-SOLO-01)."""
        self.source = self.sources.pop()
        printed = self.every_source[self.source]
        self.lower = printed.energy[len(self.players) - 2]
        self.upper = printed.bonus
