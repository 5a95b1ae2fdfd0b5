"""Dealing: new cards for the survivors, and the moment the deck runs out."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.throw import Throw
from tangledbank.core.why import Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.births import lay_animal
from tangledbank.evolution.development import bars_place
from tangledbank.evolution.state import GONDWANA, LAURASIA, Animal, Player, State, Step
from tangledbank.evolution.steps import STEPS, StepReader
from tangledbank.evolution.traits.trait import STAGES
from tangledbank.evolution.verbs import ANIMAL, REWARD, action
from tangledbank.native import i64

# What the dealing is at.
LAPS: Final = 0  # dealing what is due
ANNOUNCING: Final = 1  # the players say how many cards they want for their animals
EXTRAS: Final = 2  # dealing those
CLOSING: Final = 3
RESTARTING: Final = 4  # who starts again lays two animals

#: This seat starts again; how many animals it lays depends on the cards it gets.
FRESH: Final = -1

DEALING: Final = Question("dealing", [ANIMAL], forms=["", "cards"])


def dues(s: State) -> list[int]:
    """How many cards each seat is due, fixed before the first is dealt (BASE-RULING-82, -83)."""
    due: list[int] = []
    for player in s.players:
        alive = earning(player)
        if starts_again(s, player):
            due.append(s.rules.first_hand)
        elif s.rules.cards_or_points:
            due.append(2)
        else:
            due.append(alive + 1)
    return due


def begin_dealing(s: State) -> "Dealing":
    """The dealing of this turn, with what everybody is due."""
    restarts = [0] * len(s.players)
    if s.rules.continents:
        for seat, player in enumerate(s.players):
            if starts_again(s, player):
                restarts[seat] = FRESH
    litters: list[int] = []
    for seat in s.seats_from(s.first):
        for animal in s.players[seat].animals:
            if breeds(animal) and (s.rules.restored_breed or not animal.restored):
                litters.append(animal.ref)
    s.litters = litters
    return Dealing(dues(s), restarts=restarts)


def earning(player: Player) -> i64:
    """For how many animals there is a card: not for the restored, nor those that breed instead."""
    count = 0
    for animal in player.animals:
        if not animal.restored and not breeds(animal):
            count += 1
    return count


def starts_again(s: State, player: Player) -> bool:
    """Is this player left with nothing, and dealt a fresh hand?"""
    if player.animals or (player.hand and not s.rules.six_whatever_hand):
        return False
    return not (player.remains and s.rules.continents and s.rules.restart_on_bare_table)


def breeds(animal: Animal) -> bool:
    return animal.mask & STAGES.breeds != 0


class Dealing(Step):
    """Laps of one card each until every player has what is due to him, or the deck is out."""

    __slots__ = ("at", "due", "restarts", "shuffles", "stage")

    def __init__(
        self,
        due: list[int],
        at: i64 = 0,
        stage: i64 = LAPS,
        shuffles: bool = False,
        restarts: list[int] | None = None,
    ) -> None:
        self.seat = -1
        self.due = due
        self.at = at  # how far round the table this lap (of cards or of questions) has come
        self.stage = stage
        self.shuffles = shuffles  # the discard is to be shuffled into a new deck
        #: With Continents: how many animals each seat that starts again has still to lay.
        self.restarts: list[int] = [0] * len(due) if restarts is None else restarts

    def clone(self) -> Step:
        new = Dealing(self.due[:], self.at, self.stage, self.shuffles, self.restarts[:])
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
            "restarts": list(self.restarts),
        }

    @staticmethod
    def read(saved: StepReader) -> Step:
        data, players = saved.data, saved.s.players
        due = data.numbers("due")
        if len(due) != len(players):
            raise saved.fail("due", f"expected a number for each of {len(players)} seats")
        restarts = data.numbers("restarts", FRESH)
        if len(restarts) != len(due):
            raise saved.fail("restarts", f"expected a number for each of {len(due)} seats")
        stage = data.number("stage", LAPS, RESTARTING)
        step = Dealing(due, data.number("at"), stage, data.flag("shuffles"), restarts)
        step.seat = saved.seat(least=-1)
        if step.seat >= 0 and stage not in (ANNOUNCING, RESTARTING):
            raise saved.fail("seat", "nobody decides at this stage of dealing")
        if stage == RESTARTING and step.seat >= 0:
            if restarts[step.seat] < 1 or not players[step.seat].hand:
                raise saved.fail("seat", "this player has no animal to lay")
        return step

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
        if self.stage == RESTARTING:
            return self.lay_next(s)
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
                s.tell(ev.DEALT, seat, len(drawn[seat]), 0, None, seat, drawn[seat])

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
        s.tell(ev.SHUFFLED, len(pile))
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
            if earning(s.players[seat]) > 0:
                self.seat = seat
                return True
        self.at = 0
        self.stage = EXTRAS
        return True

    def options(self, s: State) -> list[Action]:
        if self.stage == RESTARTING:
            found: list[Action] = []
            for kind in sorted(set(s.players[self.seat].hand)):
                found.append(action(ANIMAL, kind, LAURASIA + 1))
                found.append(action(ANIMAL, kind, GONDWANA + 1))
            return found
        alive = earning(s.players[self.seat])
        return [action(REWARD, cards) for cards in range(alive + 1)]

    def asks(self) -> Question:
        return DEALING

    def question(self, s: State, actions: list[Action]) -> Phrase:
        return DEALING.says(form="" if self.stage == RESTARTING else "cards")

    def default(self, s: State, actions: list[Action]) -> Action:
        # Where points may be had instead of cards, all the cards that the usual rules deal.
        return DEALING.choose(actions) if self.stage == RESTARTING else actions[-1]

    def bars(self, s: State, action: Action, why: Why) -> bool:
        if self.stage == RESTARTING:
            if action.verb != ANIMAL:
                return why.bar("CONT-EXT-04")
            if action.a not in s.players[self.seat].hand and why.bar("BASE-DEV-01"):
                return True
            return bars_place(s, action, why)
        if action.verb != REWARD:
            return why.bar("BASE-VAR-04")
        if action.a > earning(s.players[self.seat]):
            return why.bar("BASE-VAR-03")
        return False

    def act(self, s: State, action: Action) -> None:
        player = s.players[self.seat]
        if self.stage == RESTARTING:
            player.hand.remove(action.a)
            lay_animal(s, player, action.a, action.b - 1)
            self.restarts[self.seat] -= 1
            self.seat = -1
            return
        points = earning(player) - action.a
        self.due[self.seat] = action.a
        player.points += points
        s.tell(ev.REWARDED, self.seat, action.a, points)
        self.seat = -1

    # The end of it

    def close(self, s: State) -> bool:
        if not s.deck:
            if s.rules.last_on_reshuffle and self.can_shuffle(s):
                self.shuffles = True
                return True
            s.last_turn = True
        if s.last_turn:
            s.tell(ev.LAST_TURN)
        for seat, left in enumerate(self.restarts):
            if left == FRESH:
                self.restarts[seat] = min(2, len(s.players[seat].hand))
        if self.has_restarts():
            self.stage = RESTARTING
            self.at = 0
            return True
        s.stack.pop()
        return True

    def has_restarts(self) -> bool:
        for left in self.restarts:
            if left > 0:
                return True
        return False

    def lay_next(self, s: State) -> bool:
        """Who starts again lays two of the new cards as animals (CONT-EXT-04)."""
        if self.seat >= 0:
            return False
        for seat in s.seats_from(s.first):
            if self.restarts[seat] > 0 and s.players[seat].hand:
                self.seat = seat
                return True
        s.stack.pop()
        return True


STEPS.declare(StepKind("dealing", Dealing.read, ["turn"], phase="extinction", questions=[DEALING]))
