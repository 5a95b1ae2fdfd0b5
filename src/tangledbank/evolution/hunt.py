"""A hunt: one attack from its declaration to the last of its consequences.

An attack is a step on the stack.  The owner of the attacked animal answers it, one trait at a
time, seeing each result before the next; what follows a kill comes in one fixed order
(BASE-RULING-21).  An attack that answers an attack (an Anglerfish) is a second one on the stack.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.throw import Throw
from tangledbank.core.why import Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.death import leave_remains, remove_animal, wither
from tangledbank.evolution.eating import give
from tangledbank.evolution.hunting import COUNTER, OPEN, ignored, insight, spend_hunt
from tangledbank.evolution.moments import moment
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.ocean import Landing
from tangledbank.evolution.state import BLUE, NOT_FOILED, OCEAN, Animal, State, Step, is_blighted
from tangledbank.evolution.steps import IN_A_GO, STEPS, StepReader
from tangledbank.evolution.things import an_animal
from tangledbank.evolution.traits.trait import (
    AFTER_KILLS,
    BY_VERB,
    ON_ARRIVALS,
    STAGES,
    TRAITS,
    bars_lacking,
)
from tangledbank.evolution.verbs import ACCEPT, ACTIONS, REVEAL
from tangledbank.native import i64, mypyc_attr

# What a hunt is about to do.
ARRIVED: Final = 0  # the attack reaches an animal
ANSWERING: Final = 1  # its owner answers
ROLLING: Final = 2  # a die decides whether it gets away
KILLED: Final = 3  # eaten, the hunter fed: the others follow
DONE: Final = 4

DEFENCE: Final = Question(
    "defence", [ACCEPT], [an_animal("hunter"), an_animal("prey")], answers=True
)


def declare(s: State, choice: Action, kind: i64) -> None:
    """Begin an attack that has been found legal."""
    hunter = s.here(choice.a)
    spend_hunt(hunter, s.tick)
    hunter.foiled = NOT_FOILED
    if choice.c:
        s.insights = [*s.insights, insight(choice.a, choice.b, choice.c - 1, choice.d)]
        if kind != COUNTER:
            for place, card in enumerate(hunter.cards):
                if STAGES.insight >> card.trait & 1:
                    hunter.put(place, card.stamped(s.tick))
    s.tell(ev.ATTACKED, choice.a, choice.b, choice.c, [kind])
    s.stack.append(Hunt(choice.a, choice.b, kind))


@mypyc_attr(acyclic=True)
class Hunt(Step):
    """One attack, from its declaration to the last of its consequences."""

    __slots__ = (
        "first_attack",
        "hunter",
        "kind",
        "location",
        "mimics",
        "prey",
        "rolled",
        "stage",
        "stung",
    )

    def __init__(
        self,
        hunter: i64,
        prey: i64,
        kind: i64 = OPEN,
        stage: i64 = ARRIVED,
        rolled: bool = False,
        first_attack: bool = False,
        mimics: list[int] | None = None,
        stung: bool = False,
        location: i64 = 0,
    ) -> None:
        self.seat = prey >> 8
        self.hunter = hunter
        self.prey = prey
        self.kind = kind
        self.stage = stage
        self.rolled = rolled  # its die for this attack is thrown
        self.first_attack = first_attack  # of the turn, on the present prey
        self.mimics: list[int] = [] if mimics is None else mimics  # who has redirected this attack
        self.stung = stung  # it has touched cnidocytes
        self.location = location  # where the kill was

    def clone(self) -> Step:
        return Hunt(
            self.hunter,
            self.prey,
            self.kind,
            self.stage,
            self.rolled,
            self.first_attack,
            self.mimics[:],
            self.stung,
            self.location,
        )

    def to_json(self) -> dict[str, object]:
        return {
            "step": "hunt",
            "hunter": animal_name(self.hunter),
            "prey": animal_name(self.prey),
            "kind": self.kind,
            "stage": self.stage,
            "rolled": self.rolled,
            "first_attack": self.first_attack,
            "mimics": [animal_name(ref) for ref in self.mimics],
            "stung": self.stung,
            "location": self.location,
        }

    @staticmethod
    def read(saved: StepReader) -> Step:
        data = saved.data
        stage = data.number("stage", ARRIVED, DONE)
        # Once the attack is decided either may be dead.
        hunter = saved.animal("hunter", stage < KILLED)
        prey = saved.animal("prey", stage < KILLED)
        mimics = saved.animals("mimics", False)
        rolled = data.flag("rolled")
        kind = data.number("kind", OPEN, COUNTER)
        first = data.flag("first_attack")
        where = saved.location()
        return Hunt(hunter, prey, kind, stage, rolled, first, mimics, data.flag("stung"), where)

    def asks(self) -> Question:
        return DEFENCE

    def question(self, s: State, actions: list[Action]) -> Phrase:
        return DEFENCE.says([self.hunter, self.prey])

    # What the answering traits use

    def own_attack(self) -> bool:
        return self.hunter >> 8 == self.prey >> 8

    def escaped(self) -> None:
        """The prey got away, and the attack is over."""
        self.stage = DONE

    def redirect(self, s: State, to: i64) -> None:
        s.tell(ev.REDIRECTED, self.prey, to)
        self.mimics.append(self.prey)
        self.prey = to  # of the same owner
        self.stage = ARRIVED

    def feed_hunter(self, s: State, count: i64) -> None:
        give(s, s.here(self.hunter), BLUE, count, False)

    def works(self, s: State, trait: i64) -> bool:
        """Does this trait of the prey work against this hunter?"""
        return not s.insights or not ignored(s, self.hunter, self.prey, trait, 0)

    # The flow

    def proceed(self, s: State) -> bool:
        if self.stage == ARRIVED:
            self.arrive(s, s.here(self.prey))
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
                trait.after_kill(s, self.hunter >> 8, self.location)
            return True
        if self.stage == DONE:
            s.stack.pop()
            hunter = s.animal(self.hunter)
            if self.stung and hunter is not None:
                paralyse(s, hunter)
            if s.rules.neoplasia_at_once:
                # What Tail loss leaves with nothing above its Neoplasia does not outlive the hunt.
                eluded = s.animal(self.prey)
                if eluded is not None and is_blighted(eluded):
                    wither(s, eluded)
            if s.rules.continents:
                self.land(s)
            return True
        return False

    def land(self, s: State) -> None:
        """Whom the attack has cost the Ocean goes ashore when it is over (EXP-RULING-94)."""
        for ref in (self.prey, self.hunter):
            animal = s.animal(ref)
            if animal is not None and animal.adrift:
                s.stack.append(Landing(ref))

    def arrive(self, s: State, prey: Animal) -> None:
        self.first_attack = prey.attacked < s.turn_tick
        self.rolled = False
        prey.attacked = s.tick
        self.stage = ANSWERING
        if prey.mask & STAGES.when_attacked != 0:
            for card in prey.cards:
                if STAGES.when_attacked >> card.trait & 1 and not card.off:
                    if self.works(s, card.trait):
                        TRAITS[card.trait].when_attacked(s, self, prey)
        if s.rules.arrivals:
            for trait in ON_ARRIVALS:
                trait.on_arrival(s, self, prey)

    def eat(self, s: State) -> None:
        hunter = s.here(self.hunter)
        prey = s.here(self.prey)
        s.tell(ev.EATEN, hunter.ref, prey.ref)
        if prey.mask & STAGES.when_eaten != 0:
            for card in prey.cards:
                if STAGES.when_eaten >> card.trait & 1 and not card.off:
                    if self.works(s, card.trait):
                        TRAITS[card.trait].when_eaten(s, hunter, prey)
        self.location = prey.location
        if prey.mask & STAGES.regrows != 0:
            leave_remains(s, prey)
        else:
            remove_animal(s, prey)
        self.stage = KILLED
        if self.kind == COUNTER:
            # Both tokens lie beside what it had as an ordinary animal (FLY-ANGLERFISH-08).
            hunter.blue += 2
            hunter.received = s.tick
            s.tell(ev.GOT, hunter.ref, BLUE, 2, [0])
        else:
            give(s, hunter, BLUE, 2, False)

    def throw(self, s: State) -> Throw | None:
        return Throw("dice", 1, self.seat) if self.stage == ROLLING else None

    def thrown(self, s: State, outcome: list[int]) -> None:
        self.stage = ANSWERING
        prey = s.here(self.prey)
        answer = prey.cards[prey.find_any(STAGES.rolls)]
        TRAITS[answer.trait].thrown(s, self, prey, outcome[0])

    # The answers

    def options(self, s: State) -> list[Action]:
        prey = s.here(self.prey)
        found: list[Action] = []
        bound = False
        if not prey.paralysed:
            for card in prey.cards:
                if STAGES.answers >> card.trait & 1 and not card.off:
                    if not self.works(s, card.trait):
                        continue
                    trait = TRAITS[card.trait]
                    trait.answers(s, self, prey, found)
                    if trait.must_answer(s, self, prey):
                        bound = True
        if not bound:
            found.append(ACTIONS.action(ACCEPT))
        return found

    def bars(self, s: State, action: Action, why: Why) -> bool:
        prey = s.here(self.prey)
        if action.verb == ACCEPT:
            for card in prey.cards:
                if STAGES.answers >> card.trait & 1 and not card.off and self.works(s, card.trait):
                    trait = TRAITS[card.trait]
                    bound = trait.must_answer(s, self, prey)
                    if bound and trait.bars_accepting(s, self, prey, why):
                        return True
            return False
        answering = BY_VERB.get(action.verb)
        if answering is None or STAGES.answers >> answering.number & 1 == 0:
            # The attack must be answered before anything else is done.
            if why.bar(moment(s.rules, action.verb), prey.ref) or why.bar(
                "BASE-RULING-01", prey.ref
            ):
                return True
            return action.verb == REVEAL and why.bar("FLY-ANGLERFISH-12", prey.ref)
        if not prey.has(answering.number):
            return bars_lacking(prey, answering.number, moment(s.rules, action.verb), why)
        if not self.works(s, answering.number):
            return why.bar("FLY-INTELLECT-04", prey.ref)
        return answering.bars_answer(s, self, prey, action, why)

    def act(self, s: State, action: Action) -> None:
        if action.verb == ACCEPT:
            self.eat(s)
            return
        BY_VERB[action.verb].answer(s, self, s.here(self.prey), action)


STEPS.declare(StepKind("hunt", Hunt.read, IN_A_GO, questions=[DEFENCE]))


def paralyse(s: State, animal: Animal) -> None:
    """None of its traits works any more this turn; only the basic need remains."""
    animal.paralysed = True
    animal.adrift = animal.location == OCEAN and s.rules.sting_expels and s.rules.continents
    player = s.players[animal.ref >> 8]
    player.refresh(animal)
    if s.rules.paralysed_pairs_off:
        player.refresh_partners(animal.ref)
    # Becoming fed by this is no event: its traits are off before its need falls (EXP-RULING-62).
    animal.sated = animal.fed()
    s.tell(ev.STUNG, animal.ref)
