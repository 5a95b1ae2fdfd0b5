"""The Shadow: the automatic opponent in solo (CREA-SOLO-05).

An event announces each stage of its turn before it happens, so that a person can follow it with
cards on a real table.
"""

from typing import Final

from tangledbank.core.fields import wrong
from tangledbank.core.step_kind import StepKind
from tangledbank.core.why import QUICK
from tangledbank.creatures import events as ev
from tangledbank.creatures.attack import Attack, bars_attack
from tangledbank.creatures.choice import choice_is_out, pick
from tangledbank.creatures.drawing import deck_is_out
from tangledbank.creatures.energy import (
    energy_needed,
    fall_asleep,
    take,
    transmute,
    upper_is_open,
)
from tangledbank.creatures.rules import SHADOW
from tangledbank.creatures.state import CELLS, Creature, State, Step
from tangledbank.creatures.steps import STEPS, StepReader, called, trait_names
from tangledbank.creatures.traits.profile import STAGES, TRAITS, in_mask
from tangledbank.creatures.turn import end_turn
from tangledbank.native import mypyc_attr

# The stages of its turn, by the points of the rulebook's list.
CREATION: Final = 0  # 1
GROWTH: Final = 1  # 2
TRANSMUTATION: Final = 2  # 3 A
OFFERS: Final = 3  # what its creature does when activated, before B
FRESH_ATTACK: Final = 4  # B: an attack with the trait it has just got
TAKING: Final = 5  # C
LAST_ATTACK: Final = 6  # D: an attack for lack of energy
DONE: Final = 7  # E
SHADOW_STAGES: Final[list[str]] = [
    "creation",
    "growth",
    "transmutation",
    "offers",
    "fresh-attack",
    "taking",
    "last-attack",
    "done",
]


@mypyc_attr(acyclic=True)
class ShadowTurn(Step):
    """One turn of the Shadow."""

    __slots__ = ("creature", "roused", "stage", "tired", "used")

    def __init__(
        self,
        stage: int = CREATION,
        creature: int = -1,
        roused: bool = False,
        tired: bool = False,
        used: int = 0,
    ) -> None:
        self.seat = -1
        self.stage = stage
        self.creature = creature  # the activated one
        self.roused = roused  # it received a trait that makes it attack
        self.tired = tired  # it sleeps after its action
        self.used = used  # the activation traits considered so far, as a mask

    def clone(self) -> Step:
        return ShadowTurn(self.stage, self.creature, self.roused, self.tired, self.used)

    def to_json(self) -> dict[str, object]:
        return {
            "step": "shadow",
            "stage": SHADOW_STAGES[self.stage],
            "creature": called(self.creature),
            "roused": self.roused,
            "tired": self.tired,
            "used": trait_names(self.used),
        }

    @staticmethod
    def read(saved: StepReader) -> Step:
        data = saved.data
        if not saved.s.rules.solo:
            raise wrong(data.path, "the Shadow plays only in solo")
        stage = data.choice("stage", SHADOW_STAGES)
        creature = saved.creature("creature", stage < len(SHADOW_STAGES) - 1)
        if creature < 0 and 2 <= stage < len(SHADOW_STAGES) - 1:
            raise saved.fail("creature", "expected a creature at this stage")
        used = saved.traits("used")
        return ShadowTurn(stage, creature, data.flag("roused"), data.flag("tired"), used)

    def tell(self, s: State, what: int) -> None:
        s.tell(ev.SHADOW, what, self.creature)

    def proceed(self, s: State) -> bool:
        if self.stage == CREATION:
            self.create(s)
        elif self.stage == GROWTH:
            self.grow(s)
        elif self.stage == DONE:
            self.finish(s)
        else:
            self.activate(s, s.here(self.creature))
        return True

    def activate(self, s: State, creature: Creature) -> None:
        if self.stage == TRANSMUTATION:
            if creature.energy >= energy_needed(s, creature):
                self.tell(s, ev.SHADOW_TRANSMUTES)
                self.stage = DONE
                transmute(s, creature)
            else:
                self.stage = OFFERS
        elif self.stage == OFFERS:
            self.offer(s, creature)
        elif self.stage == FRESH_ATTACK:
            if self.roused and creature.in_force().strikes:
                self.aim(s, creature, ev.SHADOW_AIMS, TAKING)
            else:
                self.stage = TAKING
        elif self.stage == TAKING:
            self.take(s, creature)
        elif creature.in_force().strikes:
            self.aim(s, creature, ev.SHADOW_AIMS_AGAIN, DONE)
        else:
            self.stage = DONE

    # Points 1 and 2

    def create(self, s: State) -> None:
        """If all its creatures sleep, or it has none, the top card becomes a new one."""
        player = s.players[SHADOW]
        if not player.any_awake():
            if deck_is_out(s):
                return
            if s.deck:
                self.tell(s, ev.SHADOW_CREATES)
                creature = player.bear(s.deck.pop())
                s.tell(ev.NEW_CREATURE, creature.ref, 0, 0, None, SHADOW)
        self.stage = GROWTH

    def grow(self, s: State) -> None:
        """The awake creature with the most energy gets the upper trait of the top card."""
        creatures = s.players[SHADOW].creatures
        place = -1
        for at, creature in enumerate(creatures):
            if not creature.asleep and (place < 0 or creature.energy > creatures[place].energy):
                place = at
        if place < 0:
            self.tell(s, ev.SHADOW_DOES_NOTHING)
            self.stage = DONE
            return
        if deck_is_out(s):
            return
        self.creature = creatures[place].ref
        self.stage = TRANSMUTATION
        if not s.deck:
            return
        self.tell(s, ev.SHADOW_GROWS)
        kind = s.deck.pop()
        trait = kind >> 6
        if creatures[place].mask >> trait & 1 == 0:
            creatures[place].add(kind, trait)
            self.roused = STAGES.shadow_rouses >> trait & 1 == 1
        elif place + 1 < len(creatures) and creatures[place + 1].mask >> trait & 1 == 0:
            place += 1
            creatures[place].add(kind, trait)
        else:
            s.discard.append(kind)
            s.tell(ev.DISCARDED, kind)
            return
        s.tell(ev.ADDED, kind, trait, creatures[place].ref)

    # Point 3

    def offer(self, s: State, creature: Creature) -> None:
        for number in in_mask(creature.working() & STAGES.shadow_offers & ~self.used):
            found = TRAITS[number].shadow_objects(s, creature)
            if found:
                if len(found) > 1 and choice_is_out(s):
                    return
                self.tell(s, ev.SHADOW_WAKES)
                ref = found[0]
                if len(found) > 1:
                    ref = found[pick(s, len(found))]
                TRAITS[number].shadow_use(s, creature, ref)
                self.tired = True
            self.used |= 1 << number
        self.stage = FRESH_ATTACK

    def aim(self, s: State, creature: Creature, what: int, otherwise: int) -> None:
        """Choose a target, and attack it if that would succeed; else continue with `otherwise`."""
        targets = s.players[1 - SHADOW].creatures
        if not targets:
            self.stage = otherwise
            return
        if choice_is_out(s):
            return
        self.tell(s, what)
        target = targets[pick(s, len(targets))]
        s.tell(ev.PICKED, target.ref)
        for number in in_mask(creature.working() & STAGES.shadow_aims):
            TRAITS[number].shadow_aims(s, creature, target)
        if would_succeed(s, creature, target):
            self.stage = DONE
            s.tell(ev.ATTACKED, creature.ref, target.ref)
            s.stack.append(Attack(SHADOW, creature.ref, target.ref))
        else:
            self.tell(s, ev.SHADOW_SPARES)
            self.stage = otherwise

    def take(self, s: State, creature: Creature) -> None:
        self.stage = LAST_ATTACK
        upper = upper_is_open(s, creature)
        if creature.energy < CELLS and (s.lower > 0 or upper):
            self.tell(s, ev.SHADOW_TAKES)
            self.stage = DONE
            if upper and (s.lower == 0 or s.rules.shadow_upper_first):
                take(s, creature, 0, 1)
            else:
                take(s, creature, 1, 0)

    def finish(self, s: State) -> None:
        creature = s.creature(self.creature) if self.creature >= 0 else None
        if creature is not None:
            if self.tired:
                fall_asleep(s, creature)
            if not creature.asleep:
                self.tell(s, ev.SHADOW_RESTS)
        s.stack.pop()
        end_turn(s, SHADOW)


STEPS.declare(StepKind("shadow", ShadowTurn.read, ["round"], phase="turns"))


def would_succeed(s: State, creature: Creature, target: Creature) -> bool:
    """Is the attack allowed, and would it change anything?  (It does not foresee a redirection.)"""
    if bars_attack(s, creature, target, QUICK):
        return False
    for number in in_mask(creature.in_force().strikes):
        if TRAITS[number].can_succeed(s, target):
            return True
    return False
