"""Nothing appears from nowhere: cards, energy, sources and choice cards, recounted."""

from tangledbank.core.event import Event
from tangledbank.creatures import events as ev
from tangledbank.creatures.cards import has_trait
from tangledbank.creatures.game import Game
from tangledbank.creatures.names import creature_name
from tangledbank.creatures.state import State
from tangledbank.laws.broken import LawBroken

CELLS = 4


def check(game: Game) -> None:
    check_cards(game)
    check_creatures(game)
    s = game.state
    every = list(range(len(s.rules.bestiary.sources)))
    if s.source >= 0 and sorted([*s.sources, s.source]) != every:
        raise LawBroken("sources", f"{s.source} open, {s.sources} below", game)
    if len(set(s.choice)) != len(s.choice) or not set(s.choice) <= set(range(1, 8)):
        raise LawBroken("choice", f"the pile is {s.choice}", game)
    for player in s.players:
        goal = s.rules.shadow_goal if player.seat == s.rules.shadow else s.rules.goal
        if player.tokens > goal or (player.tokens == goal) != (s.winner == player.seat):
            raise LawBroken("tokens", f"{player.tokens} of {goal}, winner {s.winner}", game)


def all_cards(s: State) -> list[int]:
    cards = s.deck + s.discard
    for player in s.players:
        cards = cards + player.hand
        for creature in player.creatures:
            cards = [*cards, creature.card, *(card.kind for card in creature.cards)]
    return sorted(cards)


def check_cards(game: Game) -> None:
    if all_cards(game.state) != game.deck.sorted_cards:
        raise LawBroken("cards", f"{len(all_cards(game.state))} cards, or others", game)
    for player in game.state.players:
        if player.hand != sorted(player.hand):
            raise LawBroken("cards", "a hand is not sorted", game)


def check_creatures(game: Game) -> None:
    for player in game.state.players:
        births = [creature.ref & 255 for creature in player.creatures]
        if births != sorted(set(births)) or (births and births[-1] > player.born):
            raise LawBroken("creatures", f"births {births} of {player.born}", game)
        for creature in player.creatures:
            name = creature_name(creature.ref)
            traits = [card.trait for card in creature.cards]
            if len(set(traits)) != len(traits):
                raise LawBroken("creatures", f"{name} has a trait twice (CREA-TURN-03)", game)
            if creature.mask != sum(1 << trait for trait in traits):
                raise LawBroken("creatures", f"the mask of {name} is not its traits'", game)
            if not all(has_trait(card.kind, card.trait) for card in creature.cards):
                raise LawBroken("creatures", f"{name} shows a trait that is not on its card", game)
            if not 0 <= creature.energy <= CELLS or creature.ref >> 8 != player.seat:
                raise LawBroken("creatures", f"{name} has {creature.energy} energy", game)


class Ledger:
    """Energy and sleep, according to the events alone."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.energy: dict[int, int] = {}
        self.asleep: set[int] = set()
        self.lower = self.upper = 0
        self.book(game.state.events)

    def check(self, events: list[Event]) -> None:
        self.book(events)
        s = self.game.state
        if (s.lower, s.upper) != (self.lower, self.upper):
            raise LawBroken("energy", f"source {s.lower}+{s.upper}, the events differ", self.game)
        there = {c.ref: c.energy for player in s.players for c in player.creatures}
        if there != self.energy:
            raise LawBroken("energy", f"there is {there}, the events give {self.energy}", self.game)
        asleep = {c.ref for player in s.players for c in player.creatures if c.asleep}
        if asleep != self.asleep:
            raise LawBroken("sleep", f"asleep {asleep}, the events give {self.asleep}", self.game)

    def book(self, events: list[Event]) -> None:
        for event in events:
            self.note(event.kind, event.a, event.b, event.c)

    def note(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == ev.SOURCE:
            self.lower, self.upper = b, c
        elif kind == ev.NEW_CREATURE:
            self.energy[a] = 0
        elif kind == ev.TOOK:
            self.energy[a] += b + c
            self.lower -= b
            self.upper -= c
        elif kind == ev.GAINED:
            self.energy[a] += b
        elif kind == ev.LOST:
            self.energy[a] -= b
        elif kind == ev.GAVE:
            self.energy[a] -= 1
            self.energy[b] += 1
        elif kind == ev.TRANSMUTED:
            del self.energy[a]
            self.asleep.discard(a)
        elif kind == ev.SLEPT:
            self.asleep.add(a)
        elif kind == ev.WOKE:
            self.asleep.discard(b)
        elif kind == ev.ALL_WOKE:
            self.asleep.clear()
