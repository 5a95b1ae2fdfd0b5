"""Dealing: new cards for the survivors, and the moment the deck runs out."""

from typing import Final

from tangledbank.core.action import Action, action
from tangledbank.core.event import Event
from tangledbank.core.throw import Throw
from tangledbank.core.why import Why
from tangledbank.evolution import happenings as ev
from tangledbank.evolution.state import State, Step
from tangledbank.evolution.verbs import REWARD

#: A player left without animals (and, in most editions, cards) starts again with these many.
FRESH_HAND: Final = 6

# What the dealing is at.
LAPS: Final = 0  # dealing what is due
ANNOUNCING: Final = 1  # the players say how many cards they want for their animals
EXTRAS: Final = 2  # dealing those
CLOSING: Final = 3


def dues(s: State) -> list[int]:
    """How many cards each seat is due, fixed before the first is dealt (BASE-RULING-82, -83)."""
    due: list[int] = []
    for player in s.players:
        alive = len(player.animals)
        if alive == 0 and (not player.hand or s.rules.six_whatever_hand):
            due.append(FRESH_HAND)
        elif s.rules.cards_or_points:
            due.append(2)
        else:
            due.append(alive + 1)
    return due


class Dealing(Step):
    """Laps of one card each until every player has what is due to him, or the deck is out."""

    __slots__ = ("at", "due", "shuffles", "stage")

    def __init__(
        self, due: list[int], at: int = 0, stage: int = LAPS, shuffles: bool = False
    ) -> None:
        self.seat = -1
        self.due = due
        self.at = at  # how far round the table this lap (of cards or of questions) has come
        self.stage = stage
        self.shuffles = shuffles  # the discard is to be shuffled into a new deck

    def clone(self) -> Step:
        new = Dealing(self.due[:], self.at, self.stage, self.shuffles)
        new.seat = self.seat
        return new

    def to_json(self) -> dict[str, object]:
        return {
            "step": "dealing",
            "seat": self.seat,
            "due": list(self.due),
            "at": self.at,
            "stage": self.stage,
            "shuffles": self.shuffles,
        }

    def proceed(self, s: State) -> bool:
        if self.shuffles:
            return False
        if self.stage == LAPS or self.stage == EXTRAS:
            self.deal(s)
            if not self.shuffles:
                self.at = 0
                more = self.stage == LAPS and s.rules.cards_or_points
                self.stage = ANNOUNCING if more else CLOSING
            return True
        if self.stage == ANNOUNCING:
            return self.ask_next(s)
        return self.close(s)

    def deal(self, s: State) -> None:
        """Deal until all have what is due, or until the deck has to be made anew."""
        count = len(s.players)
        drawn: list[list[int]] = [[] for _ in range(count)]
        left = sum(self.due)
        while left > 0:
            seat = (s.first + self.at) % count
            if self.due[seat] == 0:
                self.at += 1
                continue
            if not s.deck:
                if self.can_shuffle(s):
                    self.shuffles = True
                else:
                    self.due = [0] * count
                break
            kind = s.deck.pop()
            s.players[seat].draw(kind)
            drawn[seat].append(kind)
            self.due[seat] -= 1
            left -= 1
            if not s.rules.deals_in_batches:
                self.at += 1
        for seat in s.seats_from(s.first):
            if drawn[seat]:
                s.events.append(Event(ev.DEALT, seat, len(drawn[seat]), 0, None, seat, drawn[seat]))

    # The deck made anew

    def can_shuffle(self, s: State) -> bool:
        """May the discard become a new deck?  It does once in a game."""
        if not s.rules.reshuffles or s.reshuffled:
            return False
        if s.discard:
            return True
        for player in s.players:
            if player.discard:
                return True
        return False

    def throw(self, s: State) -> Throw | None:
        if not self.shuffles:
            return None
        count = len(s.discard)
        for player in s.players:
            count += len(player.discard)
        return Throw("shuffle", count)

    def thrown(self, s: State, outcome: list[int]) -> None:
        """Make the discard the new deck: `outcome` is the order, the bottom card first."""
        pile = s.discard[:]
        s.discard.clear()
        for player in s.players:
            pile.extend(player.discard)
            player.discard.clear()
        # What lay where in the discard must not matter.
        pile.sort()
        s.deck = [pile[place] for place in outcome]
        s.reshuffled = True
        self.shuffles = False
        s.events.append(Event(ev.SHUFFLED, len(pile)))
        if s.rules.last_on_reshuffle:
            s.last_turn = True

    # Cards or points

    def ask_next(self, s: State) -> bool:
        """Whom to ask how many cards he wants; nobody left: deal them."""
        if self.seat >= 0:
            return False
        while self.at < len(s.players):
            seat = (s.first + self.at) % len(s.players)
            self.at += 1
            if s.players[seat].animals:
                self.seat = seat
                return True
        self.at = 0
        self.stage = EXTRAS
        return True

    def options(self, s: State) -> list[Action]:
        alive = len(s.players[self.seat].animals)
        return [action(REWARD, cards) for cards in range(alive + 1)]

    def bars(self, s: State, action: Action, why: Why) -> bool:
        if action.verb != REWARD:
            return why.bar("BASE-VAR-04")
        if action.a > len(s.players[self.seat].animals):
            return why.bar("BASE-VAR-03")
        return False

    def act(self, s: State, action: Action) -> None:
        player = s.players[self.seat]
        points = len(player.animals) - action.a
        self.due[self.seat] = action.a
        player.points += points
        s.events.append(Event(ev.REWARDED, self.seat, action.a, points))
        self.seat = -1

    # The end of it

    def close(self, s: State) -> bool:
        if not s.deck:
            if s.rules.last_on_reshuffle and self.can_shuffle(s):
                self.shuffles = True
                return True
            s.last_turn = True
        if s.last_turn:
            s.events.append(Event(ev.LAST_TURN))
        s.stack.pop()
        return True
