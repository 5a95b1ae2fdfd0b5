"""A player's turn: create, add a trait, activate a creature (CREA-TURN)."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.why import QUICK, Why
from tangledbank.creatures import events as ev
from tangledbank.creatures import verbs as v
from tangledbank.creatures.attack import Attack, bars_attack, bars_target
from tangledbank.creatures.cards import CARDS, Card, has_trait
from tangledbank.creatures.energy import (
    energy_needed,
    fall_asleep,
    most_to_take,
    take,
    transmute,
    upper_is_open,
    upper_trait,
)
from tangledbank.creatures.state import CELLS, Creature, Player, State, Step
from tangledbank.creatures.steps import STEPS, StepReader, called, trait_names
from tangledbank.creatures.things import a_creature
from tangledbank.creatures.traits.profile import PLAIN, Profile
from tangledbank.creatures.traits.trait import BY_VERB
from tangledbank.creatures.verbs import action
from tangledbank.native import i64, mypyc_attr

END: Final = action(v.END)

# The steps of a turn: the earliest that may still be done.
CREATION: Final = 0
ADDITION: Final = 1
ACTIVATION: Final = 2
DONE: Final = 3
TURN_STAGES: Final[list[str]] = ["creation", "addition", "activation", "done"]

TURN: Final = Question(
    "turn",
    [v.TRANSMUTE, v.TAKE, v.END, v.SLEEP],
    [a_creature()],
    forms=["creation", "addition", "activation", "active"],
    message="creatures-ask-turn",
)


@mypyc_attr(acyclic=True)
class Turn(Step):
    """One turn of a player."""

    __slots__ = ("creature", "stage", "tired", "used")

    def __init__(
        self,
        seat: i64,
        stage: i64 = CREATION,
        creature: i64 = -1,
        used: i64 = 0,
        tired: bool = False,
    ) -> None:
        self.seat = seat
        self.stage = stage
        self.creature = creature  # the activated one
        self.used = used  # the activation traits it has used, as a mask
        self.tired = tired  # it sleeps after its action

    def clone(self) -> Step:
        return Turn(self.seat, self.stage, self.creature, self.used, self.tired)

    def to_json(self) -> dict[str, object]:
        return {
            "step": "turn",
            "seat": self.seat,
            "stage": TURN_STAGES[self.stage],
            "creature": called(self.creature),
            "used": trait_names(self.used),
            "tired": self.tired,
        }

    @staticmethod
    def read(saved: StepReader) -> Step:
        data = saved.data
        seat = saved.seat()
        stage = data.choice("stage", TURN_STAGES)
        # A finished turn may have lost its creature to transmutation.
        creature = saved.creature("creature", stage < len(TURN_STAGES) - 1)
        if creature >= 0 and creature >> 8 != seat:
            raise saved.fail("creature", "expected a creature of the one whose turn it is")
        return Turn(seat, stage, creature, saved.traits("used"), data.flag("tired"))

    def proceed(self, s: State) -> bool:
        if self.stage == DONE:
            self.finish(s)
            return True
        if self.creature < 0:
            player = s.players[self.seat]
            if (self.stage == ACTIVATION or not player.hand) and not player.any_awake():
                s.tell(ev.SKIPPED, self.seat)
                self.stage = DONE
                return True
        return False

    def finish(self, s: State) -> None:
        if self.tired:
            creature = s.creature(self.creature)
            if creature is not None:
                fall_asleep(s, creature)
        s.stack.pop()
        end_turn(s, self.seat)

    # Questions

    def asks(self) -> Question:
        return TURN

    def question(self, s: State, actions: list[Action]) -> Phrase:
        if self.creature >= 0:
            return TURN.says([self.creature], "active")
        return TURN.says(form=TURN_STAGES[self.stage])

    def default(self, s: State, actions: list[Action]) -> Action:
        # A player who has transmuted all creatures starts again: empty tables would never end.
        if not s.players[self.seat].creatures:
            for action in actions:
                if action.verb == v.CREATE:
                    return action
        return TURN.choose(actions)

    # Options

    def options(self, s: State) -> list[Action]:
        found: list[Action] = []
        above = upper_trait(s)
        if self.creature >= 0:
            self.offer(s, s.here(self.creature), above, found)
            return found
        player = s.players[self.seat]
        hand = player.hand
        if self.stage < ACTIVATION and hand:
            kinds = hand
            if not s.rules.bestiary.deck.distinct:
                kinds = sorted(set(hand))
            cards = [CARDS[kind] for kind in kinds]
            if self.stage == CREATION:
                for card in cards:
                    found.append(card.creation)
            self.offer_adds(player.creatures, cards, found)
        awake = False
        for creature in player.creatures:
            if not creature.asleep:
                awake = True
                self.offer(s, creature, above, found)
        if not awake:
            found.append(END)
        return found

    def offer_adds(self, creatures: list[Creature], cards: list[Card], found: list[Action]) -> None:
        for creature in creatures:
            mask = creature.profile.mask
            own = creature.own
            adds = own.adds
            for card in cards:
                known = adds[card.number]
                adding = own.add(card) if known is None else known
                has = mask & card.both
                if not has:
                    found.append(adding.upper)
                    found.append(adding.lower)
                elif has != card.both:
                    found.append(adding.lower if has == card.upper.bit else adding.upper)

    def offer(self, s: State, creature: Creature, above: i64, found: list[Action]) -> None:
        """Add everything this creature may do, whether already activated or not.

        `above` is the trait that opens the upper part of the source, as a mask.
        """
        own = creature.own
        energy = creature.energy
        traits = PLAIN if creature.scared else creature.profile
        for trait in traits.offers:
            if not self.used & trait.bit:
                trait.offers(s, creature, found)
        if energy < CELLS:
            if s.lower:
                found.append(own.take_lower)
            if traits.mask & above:
                found.append(own.take_upper)
            if traits.takes and energy + 1 < CELLS:
                self.offer_two(s, creature, found)
            if traits.transmutes and energy >= energy_needed(s, creature):
                found.append(own.transmute)
        else:
            found.append(own.transmute)
        if traits.strikes:
            self.offer_attacks(s, creature, traits, found)
        found.append(own.sleep)

    def offer_two(self, s: State, creature: Creature, found: list[Action]) -> None:
        """Taking two energy at once."""
        if most_to_take(s, creature) < 2:
            return
        own = creature.own
        upper = s.upper if upper_is_open(s, creature) else 0
        if s.lower > 1:
            found.append(own.take_two_lower)
        if s.lower and upper:
            found.append(own.take_both)
        if upper > 1:
            found.append(own.take_two_upper)

    def offer_attacks(
        self, s: State, creature: Creature, traits: Profile, found: list[Action]
    ) -> None:
        """The same check as `bars_attack`, for all targets."""
        attacks = creature.own.attacks
        at_all = attacks.at_all()
        limited = bool(traits.limits)
        for player in s.players:
            for target in player.creatures:
                if target is creature:
                    continue
                # Only traits with something to say are asked.
                if limited or target.profile.shields:
                    if bars_target(s, creature, target, QUICK):
                        continue
                attack = at_all[target.own.number]
                found.append(attacks.at(target.own.number) if attack is None else attack)

    # Refusals

    def bars(self, s: State, action: Action, why: Why) -> bool:
        verb = action.verb
        player = s.players[self.seat]
        if verb == v.CREATE:
            if self.stage > CREATION or self.creature >= 0 or action.a not in player.hand:
                return why.bar("CREA-TURN-01")
            return False
        if verb == v.ADD:
            return self.bars_add(s, player, action, why)
        if verb == v.END:
            if player.any_awake() or self.creature >= 0:
                return why.bar("CREA-TURN-04")
            return False
        if not is_action(verb) and verb not in BY_VERB:
            return why.bar(v.moment(verb))
        creature = s.here(action.a)
        if creature.ref >> 8 != self.seat:
            return why.bar("CREA-TURN-04")
        if self.creature >= 0 and self.creature != creature.ref:
            if why.bar("CREA-TURN-05", self.creature):
                return True
        if creature.asleep and why.bar("CREA-SLEEP-01", creature.ref):
            return True
        return self.bars_action(s, creature, action, why)

    def bars_add(self, s: State, player: Player, action: Action, why: Why) -> bool:
        if self.stage > ADDITION or self.creature >= 0 or action.a not in player.hand:
            if why.bar("CREA-TURN-02"):
                return True
        if not has_trait(action.a, action.b) and why.bar("CREA-TURN-02"):
            return True
        creature = s.here(action.c)
        if creature.ref >> 8 != self.seat:
            return why.bar("CREA-TURN-02", action.c)
        if creature.mask >> action.b & 1 and why.bar("CREA-TURN-03", creature.ref):
            return True
        return False

    def bars_action(self, s: State, creature: Creature, action: Action, why: Why) -> bool:
        verb = action.verb
        if verb == v.SLEEP:
            return False
        if verb == v.TAKE:
            return bars_take(s, creature, action.b, action.c, why)
        if verb == v.TRANSMUTE:
            return creature.energy < energy_needed(s, creature) and bars_hungry(creature, why)
        if verb == v.ATTACK:
            return bars_attack(s, creature, s.here(action.b), why)
        trait = BY_VERB[verb]
        if not creature.has(trait.number):
            return why.bar(v.moment(verb), creature.ref)
        if self.used & trait.bit and why.bar("CREA-TURN-05", creature.ref):
            return True
        return trait.bars(s, creature, action, why)

    # Effects

    def act(self, s: State, action: Action) -> None:
        verb = action.verb
        player = s.players[self.seat]
        if verb == v.CREATE:
            player.hand.remove(action.a)
            creature = player.bear(action.a)
            s.tell(ev.NEW_CREATURE, creature.ref, 0, 0, None, self.seat, [action.a])
            self.stage = ADDITION
        elif verb == v.ADD:
            player.hand.remove(action.a)
            s.here(action.c).add(action.a, action.b)
            s.tell(ev.ADDED, action.a, action.b, action.c)
            self.stage = ACTIVATION
        elif verb == v.END:
            s.tell(ev.SKIPPED, self.seat)
            self.stage = DONE
        else:
            self.activate(s, s.here(action.a), action)

    def activate(self, s: State, creature: Creature, action: Action) -> None:
        verb = action.verb
        self.creature = creature.ref
        if not is_action(verb):
            trait = BY_VERB[verb]
            self.used |= trait.bit
            self.stage = ACTIVATION
            if trait.use(s, creature, action):
                self.tired = True
            return
        self.stage = DONE
        if verb == v.SLEEP:
            fall_asleep(s, creature)
        elif verb == v.TAKE:
            if action.b + action.c > 1:
                self.tired = True
            take(s, creature, action.b, action.c)
        elif verb == v.TRANSMUTE:
            transmute(s, creature)
        else:
            s.tell(ev.ATTACKED, creature.ref, action.b)
            s.stack.append(Attack(self.seat, creature.ref, action.b))


STEPS.declare(StepKind("turn", Turn.read, ["round"], phase="turns", questions=[TURN]))


def is_action(verb: i64) -> bool:
    """Is it one of the four actions of an activated creature: take, transmute, attack, sleep?"""
    return v.TAKE <= verb <= v.SLEEP


def bars_hungry(creature: Creature, why: Why) -> bool:
    """It has too little energy to be transmuted, even with a trait that lowers the need."""
    for trait in creature.in_force().transmutes:
        if why.bar(trait.clause_of_need(), creature.ref):
            return True
    return why.bar("CREA-TRANS-01", creature.ref)


def bars_take(s: State, creature: Creature, lower: i64, upper: i64, why: Why) -> bool:
    """Is taking this much from the two parts of the source refused?"""
    amount = lower + upper
    if amount < 1 or lower > s.lower or upper > s.upper or creature.energy + amount > CELLS:
        if why.bar("CREA-TAKE-01", creature.ref):
            return True
    if upper and not upper_is_open(s, creature) and why.bar("CREA-TAKE-02", creature.ref):
        return True
    if amount > most_to_take(s, creature):
        if why.bar("CREA-TAKE-01", creature.ref) or why.bar("CREA-TWO-HEADED-01", creature.ref):
            return True
    return False


def end_turn(s: State, seat: i64) -> None:
    """End what lasted only for this turn."""
    s.players[seat].moved = True
    if s.scares:
        end_scares(s)


def end_scares(s: State) -> None:
    """Switch traits on again that were off for a turn."""
    s.scares = False
    for player in s.players:
        for creature in player.creatures:
            creature.scared = False
