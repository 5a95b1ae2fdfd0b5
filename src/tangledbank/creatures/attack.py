"""An attack: whether it is allowed, who steps in, its attack traits, and its consequences."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.fields import wrong
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.why import QUICK, Why
from tangledbank.creatures import events as ev
from tangledbank.creatures import verbs as v
from tangledbank.creatures.choice import choice_is_out, pick
from tangledbank.creatures.energy import fall_asleep, gain
from tangledbank.creatures.state import Creature, State, Step
from tangledbank.creatures.steps import STEPS, StepReader, called, trait_names
from tangledbank.creatures.things import a_creature
from tangledbank.creatures.traits.profile import STAGES, TRAITS, in_mask
from tangledbank.creatures.verbs import action
from tangledbank.native import i64, mypyc_attr

# The stages of an attack (CREA-ATK-07).
REDIRECTION: Final = 0
STRIKES: Final = 1
ATTACK_STAGES: Final[list[str]] = ["redirection", "strikes"]

BOTH: Final = [a_creature("attacker"), a_creature("target")]
REDIRECT: Final = Question(
    "redirection", [v.ACCEPT], BOTH, answers=True, message="creatures-ask-redirection"
)
STRIKE: Final = Question("strikes", [v.STOP, v.USE], BOTH, message="creatures-ask-strikes")


def bars_attack(s: State, attacker: Creature, target: Creature, why: Why) -> bool:
    """Is this attack refused?"""
    if not attacker.in_force().strikes and why.bar("CREA-ATK-01", attacker.ref):
        return True
    if attacker is target and why.bar("CREA-ATK-01", target.ref):
        return True
    return bars_target(s, attacker, target, why)


def bars_target(s: State, attacker: Creature, target: Creature, why: Why) -> bool:
    """Do the traits of either creature forbid this attack?"""
    if not attacker.scared:
        for trait in attacker.profile.limits:
            if trait.limits(s, attacker, target, why):
                return True
    if not target.scared:
        for trait in target.profile.shields:
            if trait.shields(s, attacker, target, why):
                return True
    return False


def guards_of(s: State, attacker: Creature, target: Creature) -> list[Creature]:
    """The target's allies that may be attacked instead, from the left."""
    found: list[Creature] = []
    for guard in s.players[target.ref >> 8].creatures:
        if guard is not target:
            for trait in guard.in_force().guards:
                if trait.guards(s, guard):
                    if not bars_attack(s, attacker, guard, QUICK):
                        found.append(guard)
                    break
    return found


@mypyc_attr(acyclic=True)
class Attack(Step):
    """One attack, from its declaration to the attacker's sleep."""

    __slots__ = ("attacker", "hits", "stage", "target", "used")

    def __init__(
        self,
        seat: i64,
        attacker: i64,
        target: i64,
        stage: i64 = REDIRECTION,
        used: i64 = 0,
        hits: i64 = 0,
    ) -> None:
        self.seat = seat  # who is asked: first the target's owner, then the attacker's
        self.attacker = attacker
        self.target = target
        self.stage = stage
        self.used = used  # the attack traits used so far, as a mask
        self.hits = hits

    def clone(self) -> Step:
        return Attack(self.seat, self.attacker, self.target, self.stage, self.used, self.hits)

    def to_json(self) -> dict[str, object]:
        return {
            "step": "attack",
            "attacker": called(self.attacker),
            "target": called(self.target),
            "stage": ATTACK_STAGES[self.stage],
            "used": trait_names(self.used),
            "hits": self.hits,
        }

    @staticmethod
    def read(saved: StepReader) -> Step:
        data = saved.data
        stage = data.choice("stage", ATTACK_STAGES)
        attacker = saved.creature("attacker")
        target = saved.creature("target")
        if -1 in (attacker, target):
            raise wrong(data.path, "expected an attacker and a target")
        seat = target >> 8 if stage == REDIRECTION else attacker >> 8
        used = saved.traits("used")
        return Attack(seat, attacker, target, stage, used, data.number("hits", 0, 99))

    def left(self, attacker: Creature) -> list[int]:
        """The attack traits that can still be applied."""
        return in_mask(attacker.in_force().strikes & ~self.used)

    def proceed(self, s: State) -> bool:
        attacker = s.here(self.attacker)
        target = s.here(self.target)
        if self.stage == REDIRECTION:
            guards = guards_of(s, attacker, target)
            if guards and self.target >> 8 == s.rules.shadow:
                # The Shadow always redirects, to the leftmost guard (CREA-SOLO-06).
                self.redirect(s, guards[0].ref)
                return True
            if guards:
                self.seat = self.target >> 8
                return False
            self.begin_strikes()
            return True
        left = self.left(attacker)
        if not left:
            self.finish(s, attacker, target)
            return True
        if self.attacker >> 8 == s.rules.shadow:
            return self.strike_as_shadow(s, attacker, target, left[0])
        if not self.used and len(left) == 1:
            objects = TRAITS[left[0]].objects(s, target)
            if len(objects) == 1:
                self.strike(s, attacker, target, left[0], objects[0])
                return True
        return False

    def begin_strikes(self) -> None:
        self.stage = STRIKES
        self.seat = self.attacker >> 8

    def redirect(self, s: State, guard: i64) -> None:
        s.tell(ev.REDIRECTED, self.target, guard)
        self.target = guard
        self.begin_strikes()

    def strike(self, s: State, attacker: Creature, target: Creature, trait: i64, on: i64) -> None:
        """Apply one attack trait; if it succeeds the attacker gains energy."""
        self.used |= TRAITS[trait].bit
        place = len(s.events)
        success = TRAITS[trait].strike(s, target, on)
        if not s.quiet:
            s.tell(ev.STRUCK, attacker.ref, trait, 1 if success else 0)
            s.events.insert(place, s.events.pop())
        if success:
            self.hits += 1
            gain(s, attacker)

    def strike_as_shadow(self, s: State, attacker: Creature, target: Creature, trait: i64) -> bool:
        """The Shadow applies all its attack traits; a choice card picks their targets."""
        objects = TRAITS[trait].objects(s, target)
        on = objects[0]
        if on > 0:
            if choice_is_out(s):
                return True
            on = objects[pick(s, len(objects))]
        self.strike(s, attacker, target, trait, on)
        return True

    def finish(self, s: State, attacker: Creature, target: Creature) -> None:
        s.stack.pop()
        if self.hits:
            for trait in target.in_force().after_attack:
                trait.after_attack(s, attacker, target)
        fall_asleep(s, attacker)

    # Questions

    def asks(self) -> Question:
        return REDIRECT if self.stage == REDIRECTION else STRIKE

    def question(self, s: State, actions: list[Action]) -> Phrase:
        return self.asks().says([self.attacker, self.target])

    def options(self, s: State) -> list[Action]:
        attacker = s.here(self.attacker)
        target = s.here(self.target)
        if self.stage == REDIRECTION:
            found = [action(v.REDIRECT, guard.ref) for guard in guards_of(s, attacker, target)]
            found.append(action(v.ACCEPT))
            return found
        found = []
        for trait in self.left(attacker):
            for on in TRAITS[trait].objects(s, target):
                found.append(action(v.USE, trait, on))
        if self.used:
            found.append(action(v.STOP))
        return found

    def bars(self, s: State, action: Action, why: Why) -> bool:
        verb = action.verb
        if self.stage == REDIRECTION:
            if verb == v.ACCEPT:
                return False
            if verb != v.REDIRECT:
                return why.bar(v.moment(verb))
            return self.bars_redirect(s, action.a, why)
        if verb == v.STOP:
            return False if self.used else why.bar("CREA-ATK-03")
        if verb != v.USE:
            return why.bar(v.moment(verb))
        attacker = s.here(self.attacker)
        if action.a not in self.left(attacker):
            return why.bar("CREA-ATK-03", attacker.ref)
        if action.b not in TRAITS[action.a].objects(s, s.here(self.target)):
            return why.bar("CREA-ATK-02", self.target)
        return False

    def bars_redirect(self, s: State, ref: i64, why: Why) -> bool:
        guard = s.here(ref)
        attacker = s.here(self.attacker)
        if guard in guards_of(s, attacker, s.here(self.target)):
            return False
        why.bar("CREA-PROTECTIVE-01", ref)
        bars_attack(s, attacker, guard, why)
        return not why.collects

    def act(self, s: State, action: Action) -> None:
        verb = action.verb
        if verb == v.REDIRECT:
            self.redirect(s, action.a)
        elif verb == v.ACCEPT:
            self.begin_strikes()
        elif verb == v.USE:
            self.strike(s, s.here(self.attacker), s.here(self.target), action.a, action.b)
        else:
            self.used = STAGES.strikes  # no attack trait is left


STEPS.declare(StepKind("attack", Attack.read, ["turn", "shadow"], questions=[REDIRECT, STRIKE]))
