"""Tokens are conserved: a ledger kept from the events alone agrees with the table.

The ledger reads the table once, at the start.  From then on an event must account for every token:
it came from the supply, or from a deed that brings that many.
"""

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.state import (
    BLUE,
    EXTINCTION,
    FEEDING,
    NONE,
    OVER,
    RED,
    YELLOW,
    Animal,
)
from tangledbank.evolution.traits.names import COOPERATION, FAT_TISSUE
from tangledbank.evolution.verbs import SPECIALIZE
from tangledbank.laws.broken import LawBroken

LAW = "tokens"

#: The most tokens a deed may bring, other than from the supply.
BRINGS = {ev.EATEN: 2, ev.DROPPED: 1, ev.SCAVENGED: 1, ev.STOLE: 1}


def check(game: Game) -> None:
    """No animal has tokens that it could not have now."""
    s = game.state
    if min(s.food) < 0:
        raise LawBroken(LAW, f"the supply holds {s.food}", game)
    if s.phase != FEEDING and any(s.food):
        raise LawBroken(LAW, f"food {s.food} outside feeding (BASE-FEED-18)", game)
    for player in s.players:
        for animal in player.animals:
            fault = fault_of(game, animal)
            if fault:
                raise LawBroken(LAW, f"{animal_name(animal.ref)} {fault}", game)


def fault_of(game: Game, animal: Animal) -> str:
    if animal.red < 0 or animal.blue < 0:
        return f"has {animal.red} red and {animal.blue} blue"
    phase = game.state.phase
    feeding = phase == FEEDING
    if not feeding and (animal.red or animal.blue or animal.poisoned):
        return "carries food or poison from the turn before (BASE-EXT-05)"
    if animal.asleep and phase not in (FEEDING, EXTINCTION, OVER):
        return "still sleeps in the next turn (BASE-RULING-76)"
    waits = feeding and game.rules.fat_waits
    for card in animal.cards:
        if card.token != NONE and card.trait != FAT_TISSUE:
            return "has a token on a card that is not Fat tissue"
        if card.token not in (NONE, YELLOW) and not (waits and card.token in (RED, BLUE)):
            return f"has token {card.token} on Fat tissue (BASE-FAT-03, BASE-FAT-04)"
    return ""


class Account:
    """One animal's tokens."""

    def __init__(self, animal: Animal | None = None) -> None:
        self.red = 0 if animal is None else animal.red
        self.blue = 0 if animal is None else animal.blue
        self.stored = 0 if animal is None else stored(animal)
        self.dropped = 0  # lost fat cards, each with a token or without
        self.may_exceed = animal is not None  # more food than it needs
        self.location = 0 if animal is None else animal.location
        self.swapped = False  # cards were exchanged with their tokens

    def add(self, colour: int, count: int) -> None:
        if colour == RED:
            self.red += count
        else:
            self.blue += count


def stored(animal: Animal) -> int:
    return sum(1 for card in animal.cards if card.token != NONE)


class Ledger:
    """The tokens of a game, according to its events."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.supply = list(game.state.food)
        self.animals = {
            animal.ref: Account(animal)
            for player in game.state.players
            for animal in player.animals
        }
        self.remains = {
            animal.ref: Account(animal)
            for player in game.state.players
            for animal in player.remains
        }
        self.brought = 0  # how many tokens the last deed may still bring
        self.colour = BLUE  # and of which colour
        self.got = BLUE  # the colour of the last token got

    def check(self, events: list[Event], action: Action | None = None) -> None:
        """Follow the events of one action, and compare with the table."""
        if action is not None and action.verb == SPECIALIZE:
            self.brought = 1
            self.colour = BLUE
        for event in events:
            self.enter(event)
        self.compare()

    def account(self, ref: int) -> Account:
        if ref not in self.animals:
            raise LawBroken(LAW, f"an event of {animal_name(ref)}, which does not exist", self.game)
        return self.animals[ref]

    def enter(self, event: Event) -> None:
        kind = event.kind
        if kind in BRINGS:
            self.brought = BRINGS[kind]
            kept = kind == ev.STOLE and self.game.rules.piracy_keeps_colour
            self.colour = event.c if kept else BLUE
        if kind == ev.GOT:
            self.enter_gift(event)
        elif kind == ev.SHARED:
            self.brought = 1 if event.a == COOPERATION else 0
            self.colour = BLUE
        elif kind == ev.STORED:
            account = self.account(event.a)
            account.add(self.got, -event.b)
            account.stored += event.b
        elif kind == ev.BURNT:
            account = self.account(event.a)
            account.stored -= event.b
            account.blue += event.b
            account.may_exceed = True
        elif kind == ev.STOLE:
            self.account(event.b).add(event.c, -1)
        elif kind == ev.GRAZED:
            self.supply[self.account(event.a).location] -= 1
        elif kind == ev.DROPPED:
            self.account(event.a).may_exceed = True
            self.account(event.a).dropped += event.c == FAT_TISSUE
        else:
            self.enter_change(event)

    def enter_gift(self, event: Event) -> None:
        """An animal got tokens: from the supply, or by a deed that brings them."""
        account = self.account(event.a)
        self.got = event.b
        account.add(event.b, event.c)
        if event.items == [1]:
            self.supply[account.location] -= event.c
            if event.b != RED:
                raise LawBroken(LAW, "a token from the supply that is not red", self.game)
        elif event.c > self.brought or event.b != self.colour:
            name = animal_name(event.a)
            raise LawBroken(LAW, f"{name} got {event.c} tokens from nowhere", self.game)
        else:
            self.brought = 0
        if min(self.supply) < 0:
            raise LawBroken(LAW, "more red was taken than there was", self.game)

    def enter_change(self, event: Event) -> None:
        """Animals are born and die, and phases clear the food."""
        kind = event.kind
        if kind == ev.NEW_ANIMAL:
            self.animals[event.a] = Account()
            self.animals[event.a].location = max(0, event.b - 1)
        elif kind == ev.BORN:
            # It counts as fed, and gets a token (FLY-VIVIPAROUS-03).
            self.account(event.a).blue += 1
        elif kind == ev.MOVED:
            self.account(event.a).location = event.b
        elif kind == ev.REMAINS:
            self.remains[event.a] = self.account(event.a)
            del self.animals[event.a]
        elif kind == ev.RESTORED:
            self.animals[event.a] = self.remains.pop(event.a)
            self.animals[event.a].red = self.animals[event.a].blue = 0
        elif kind == ev.RECOMBINED:
            self.account(event.a).swapped = True
            self.account(event.b).swapped = True
        elif kind == ev.ADDED:
            self.supply[event.c] += event.b
        elif kind == ev.DISCARDED:
            self.account(event.b)
            del self.animals[event.b]
        elif kind == ev.SUPPLY:
            self.supply[max(0, event.b - 1)] = event.a
        elif kind == ev.PHASE and event.a == EXTINCTION:
            self.supply = [0] * len(self.supply)
            for account in self.animals.values():
                account.red = account.blue = 0
                account.may_exceed = False

    def compare(self) -> None:
        s = self.game.state
        if s.food != self.supply:
            raise LawBroken(LAW, f"supply {s.food}, the events give {self.supply}", self.game)
        there = {animal.ref: animal for player in s.players for animal in player.animals}
        if there.keys() != self.animals.keys():
            names = sorted(animal_name(ref) for ref in there.keys() ^ self.animals.keys())
            raise LawBroken(LAW, f"animals without events: {', '.join(names)}", self.game)
        self.settle_swaps(there)
        for ref, account in self.animals.items():
            self.compare_animal(there[ref], account)
        for player in s.players:
            for animal in player.remains:
                account = self.remains[animal.ref]
                account.red = account.blue = 0
                self.compare_animal(animal, account)

    def settle_swaps(self, there: dict[int, Animal]) -> None:
        """After an exchange of cards, only the sum of both animals can be compared."""
        swapped = [ref for ref in self.animals if self.animals[ref].swapped]
        if not swapped:
            return
        had = sum(self.animals[ref].stored for ref in swapped)
        have = sum(stored(there[ref]) for ref in swapped)
        if have > had:
            raise LawBroken(LAW, f"{had} stored tokens became {have} in an exchange", self.game)
        for ref in swapped:
            self.animals[ref].stored = stored(there[ref])
            self.animals[ref].swapped = False

    def compare_animal(self, animal: Animal, account: Account) -> None:
        name = animal_name(animal.ref)
        if (animal.red, animal.blue) != (account.red, account.blue):
            raise LawBroken(
                LAW,
                f"{name}: red {animal.red}, blue {animal.blue}; "
                f"the events give red {account.red}, blue {account.blue}",
                self.game,
            )
        lost = account.stored - stored(animal)
        if not 0 <= lost <= account.dropped:
            fat = f"{stored(animal)} stored, the events give {account.stored}"
            raise LawBroken(LAW, f"{name}: {fat}", self.game)
        account.stored -= lost
        account.dropped = 0
        if self.game.rules.expanded:
            return  # a need may fall for many reasons
        if animal.red + animal.blue > animal.need and not account.may_exceed:
            raise LawBroken(LAW, f"{name}: more food than it needs (BASE-FEED-09)", self.game)
