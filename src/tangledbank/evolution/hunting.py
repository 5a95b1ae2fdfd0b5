"""Hunting: declare, answer, outcome, consequences.

An attack is a step on the stack.  The owner of the attacked animal answers it, one trait at a
time, seeing each result before the next; what follows a kill comes in one fixed order
(BASE-RULING-21).
"""

from typing import Final

from tangledbank.core.action import Action, action
from tangledbank.core.event import Event
from tangledbank.core.throw import Throw
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution import happenings as ev
from tangledbank.evolution.death import remove_animal
from tangledbank.evolution.eating import bars_food, can_receive, give, open_stores
from tangledbank.evolution.state import BLUE, Animal, State, Step
from tangledbank.evolution.traits.trait import AFTER_KILLS, BY_VERB, STAGES, TRAITS
from tangledbank.evolution.verbs import ACCEPT, MOMENTS

# What a hunt is about to do.
ARRIVED: Final = 0  # the attack reaches an animal
ANSWERING: Final = 1  # its owner answers
ROLLING: Final = 2  # a die decides whether it gets away
KILLED: Final = 3  # eaten, the hunter fed: the others follow
DONE: Final = 4


def bars_target(s: State, hunter: Animal, prey: Animal, why: Why) -> bool:
    """May this hunter not attack that animal?  The same test serves attacks and redirects."""
    if hunter is prey:
        if why.bar("BASE-HUNT-06", prey.ref) or why.bar("D-42", prey.ref):
            return True
    if hunter.mask & STAGES.limits != 0:
        for card in hunter.cards:
            if STAGES.limits >> card.trait & 1 and not card.off:
                if TRAITS[card.trait].limits(s, hunter, prey, why):
                    return True
    if prey.mask & STAGES.shields != 0:
        for card in prey.cards:
            if STAGES.shields >> card.trait & 1 and not card.off:
                if TRAITS[card.trait].shields(s, hunter, prey, why):
                    return True
    if prey.mask & STAGES.pair_shields != 0:
        ref = prey.ref
        for link in s.players[ref >> 8].links:
            if (link.a == ref or link.b == ref) and STAGES.pair_shields >> link.trait & 1:
                if TRAITS[link.trait].shields_partner(s, link, hunter, prey, why):
                    return True
    return False


def bars_hunter(s: State, hunter: Animal, why: Why) -> bool:
    """May this animal not attack at all now?  (That it can attack is its trait's business.)"""
    if s.players[hunter.ref >> 8].hunted >= s.round_tick:
        if why.bar("BASE-HUNT-05", hunter.ref):
            return True
    if not can_receive(s, hunter, BLUE):
        full = hunter.fed() and open_stores(hunter) == 0
        # That a fed hunter with full fat stays at home is printed; the rest is an option.
        if full and why.bar("BASE-HUNT-11", hunter.ref):
            return True
        if not s.rules.hunts_without_room and (hunter.asleep or not full):
            if why.bar("BASE-RULING-20", hunter.ref):
                return True
        if full or not s.rules.hunts_without_room:
            bars_food(s, hunter, BLUE, why)
    return False


def declare(s: State, hunter: Animal, prey: Animal) -> None:
    """Begin an attack that has been found legal."""
    s.players[hunter.ref >> 8].hunted = s.tick
    s.events.append(Event(ev.ATTACKED, hunter.ref, prey.ref))
    s.stack.append(Hunt(hunter.ref, prey.ref))


class Hunt(Step):
    """One attack, from its declaration to the last of its consequences."""

    __slots__ = ("first_attack", "hunter", "mimics", "prey", "rolled", "stage")

    def __init__(
        self,
        hunter: int,
        prey: int,
        stage: int = ARRIVED,
        rolled: bool = False,
        first_attack: bool = False,
        mimics: list[int] | None = None,
    ) -> None:
        self.seat = prey >> 8
        self.hunter = hunter
        self.prey = prey
        self.stage = stage
        self.rolled = rolled  # its die for this attack is thrown
        self.first_attack = first_attack  # of the turn, on the present prey
        self.mimics: list[int] = [] if mimics is None else mimics  # who has redirected this attack

    def clone(self) -> Step:
        return Hunt(
            self.hunter, self.prey, self.stage, self.rolled, self.first_attack, self.mimics[:]
        )

    def to_json(self) -> dict[str, object]:
        return {
            "step": "hunt",
            "hunter": self.hunter,
            "prey": self.prey,
            "stage": self.stage,
            "rolled": self.rolled,
            "first_attack": self.first_attack,
            "mimics": list(self.mimics),
        }

    # What the answering traits use

    def own_attack(self) -> bool:
        return self.hunter >> 8 == self.prey >> 8

    def escaped(self) -> None:
        """The prey got away, and the attack is over."""
        self.stage = DONE

    def redirect(self, s: State, to: int) -> None:
        s.events.append(Event(ev.REDIRECTED, self.prey, to))
        self.mimics.append(self.prey)
        self.prey = to
        self.seat = to >> 8
        self.stage = ARRIVED

    def feed_hunter(self, s: State, count: int) -> None:
        give(s, s.here(self.hunter), BLUE, count, False)

    # The flow

    def proceed(self, s: State) -> bool:
        if self.stage == ARRIVED:
            prey = s.here(self.prey)
            self.first_attack = prey.attacked < s.turn_tick
            self.rolled = False
            prey.attacked = s.tick
            self.stage = ANSWERING
            return True
        if self.stage == ANSWERING:
            prey = s.here(self.prey)
            if prey.mask & STAGES.answers == 0:
                self.eat(s)
                return True
            answers = self.options(s)
            if len(answers) == 1:
                self.act(s, answers[0])
                return True
            return False
        if self.stage == KILLED:
            self.stage = DONE
            for trait in AFTER_KILLS:
                trait.after_kill(s, self.hunter >> 8)
            return True
        if self.stage == DONE:
            s.stack.pop()
            return True
        return False

    def eat(self, s: State) -> None:
        hunter = s.here(self.hunter)
        prey = s.here(self.prey)
        s.events.append(Event(ev.EATEN, hunter.ref, prey.ref))
        if prey.mask & STAGES.when_eaten != 0:
            for card in prey.cards:
                if STAGES.when_eaten >> card.trait & 1 and not card.off:
                    TRAITS[card.trait].when_eaten(s, hunter, prey)
        remove_animal(s, prey)
        self.stage = KILLED
        give(s, hunter, BLUE, 2, False)

    def throw(self, s: State) -> Throw | None:
        return Throw("dice", 1, self.seat) if self.stage == ROLLING else None

    def thrown(self, s: State, outcome: list[int]) -> None:
        away = outcome[0] >= s.rules.running_threshold
        s.events.append(Event(ev.RAN, self.prey, outcome[0], 1 if away else 0))
        self.stage = DONE if away else ANSWERING

    # The answers

    def options(self, s: State) -> list[Action]:
        prey = s.here(self.prey)
        found: list[Action] = []
        bound = False
        for card in prey.cards:
            if STAGES.answers >> card.trait & 1 and not card.off:
                trait = TRAITS[card.trait]
                trait.answers(s, self, prey, found)
                if trait.must_answer(s, self, prey):
                    bound = True
        if not bound:
            found.append(action(ACCEPT))
        return found

    def bars(self, s: State, action: Action, why: Why) -> bool:
        prey = s.here(self.prey)
        if action.verb == ACCEPT:
            for card in prey.cards:
                if STAGES.answers >> card.trait & 1 and not card.off:
                    trait = TRAITS[card.trait]
                    if trait.must_answer(s, self, prey) and why.bar(trait.duty(s), prey.ref):
                        return True
            return False
        answering = BY_VERB.get(action.verb)
        if answering is None or STAGES.answers >> answering.number & 1 == 0:
            # The attack must be answered before anything else is done.
            return why.bar(MOMENTS[action.verb], prey.ref) or why.bar("BASE-RULING-01", prey.ref)
        if not prey.has(answering.number):
            return why.bar(MOMENTS[action.verb], prey.ref)
        return answering.bars_answer(s, self, prey, action, why)

    def act(self, s: State, action: Action) -> None:
        if action.verb == ACCEPT:
            self.eat(s)
            return
        BY_VERB[action.verb].answer(s, self, s.here(self.prey), action)


def can_attack(s: State, hunter: Animal, prey: Animal) -> bool:
    return not bars_target(s, hunter, prey, QUICK)
