"""How the bots judge actions in the game of magical creatures.

Everything is measured in energy: one chip on the bot's own creature is worth `ENERGY`.
"""

from typing import Final

from tangledbank.bots.mind.judge import Judge
from tangledbank.core.action import Action
from tangledbank.core.bit import bit
from tangledbank.creatures import verbs as v
from tangledbank.creatures.attack import Attack
from tangledbank.creatures.energy import energy_needed, upper_trait
from tangledbank.creatures.state import CELLS, Creature, State
from tangledbank.creatures.traits import names as t
from tangledbank.creatures.turn import Turn
from tangledbank.native import mypyc_attr

ENERGY: Final = 10.0
#: With more creatures than this there are not enough turns for all.
ENOUGH: Final = 4

#: The steps of a turn come in order, so an earlier one that is worthwhile comes first.
FIRST: Final = 200.0
SECOND: Final = 100.0

#: What a trait is likely to bring its bearer.
WORTH: Final[list[float]] = [0.0] * 64
WORTH[t.VAMPIRE] = 9.0
WORTH[t.FIRE_BREATHING] = 8.5
WORTH[t.SLEEP_INDUCING] = 8.0
WORTH[t.SMALL] = 7.5
WORTH[t.TWO_HEADED] = 5.0
WORTH[t.MOLTING] = 4.5
WORTH[t.SHINING] = 4.0
WORTH[t.WINGED] = 3.5
WORTH[t.POISONOUS] = 3.5
WORTH[t.ANNOYING] = 3.5
WORTH[t.STONE] = 3.0
WORTH[t.ASTRAL] = 2.5
WORTH[t.SCARY] = 2.5
WORTH[t.PROTECTIVE] = 1.5
WORTH[t.METAMORPH] = 1.5
WORTH[t.GENEROUS] = 1.0

ATTACKS: Final = [t.VAMPIRE, t.FIRE_BREATHING, t.SLEEP_INDUCING]
ATTACK_MASK: Final = 1 << t.VAMPIRE | 1 << t.FIRE_BREATHING | 1 << t.SLEEP_INDUCING
SHIELD_MASK: Final = 1 << t.WINGED | 1 << t.STONE | 1 << t.ASTRAL | 1 << t.POISONOUS


@mypyc_attr(acyclic=True)
class Conjuring(Judge):
    """The table as the bot sees it."""

    __slots__ = ("hand", "left", "own", "rivals", "s", "seat")

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.own: list[Creature] = s.players[seat].creatures
        self.hand: list[int] = s.players[seat].hand
        self.rivals: list[Creature] = []
        for player in s.players:
            if player.seat != seat:
                self.rivals.extend(player.creatures)
        self.left: int = s.lower + s.upper

    def judge(self, action: Action) -> float:
        verb = action.verb
        if verb == v.TAKE:
            return self.take(action)
        if verb == v.ATTACK:
            return self.attack(action)
        if verb == v.ADD:
            return self.add(action)
        if verb == v.SLEEP:
            return self.sleep(action)
        if verb == v.CREATE:
            return self.create(action)
        if verb == v.TRANSMUTE:
            return 1000.0
        if verb == v.END:
            return -0.5
        if verb == v.EXCHANGE:
            return self.exchange()
        return self.trait_use(action)

    def trait_use(self, action: Action) -> float:
        verb = action.verb
        if verb == v.WAKE:
            return self.wake(action)
        if verb == v.GIVE:
            return self.give(action)
        if verb == v.SCARE:
            return self.scare(action)
        if verb == v.TURN:
            return self.turn(action)
        if verb == v.USE:
            return self.use(action)
        if verb == v.REDIRECT:
            return self.redirect(action)
        if verb == v.SHED:
            return ENERGY - WORTH[action.a]
        return 0.0

    def is_own(self, creature: Creature) -> bool:
        return creature.ref >> 8 == self.seat

    def ready(self, creature: Creature) -> bool:
        return creature.energy >= energy_needed(self.s, creature)

    # Cards

    def exchange(self) -> float:
        """A hand without any trait that brings energy is worth a try."""
        for card in self.hand:
            if best_of_card(card) >= 7.0:
                return -1.0
        return 1.0 if len(self.hand) >= 3 else -1.0

    def create(self, action: Action) -> float:
        count = len(self.own)
        if count >= ENOUGH or (count >= 2 and len(self.hand) < 2):
            return -1.0
        # The poorest card is the best one to play face down.
        return FIRST + 10.0 - best_of_card(action.a)

    def add(self, action: Action) -> float:
        creature = self.s.here(action.c)
        trait = action.b
        worth = WORTH[trait]
        have = creature.working()
        count = 0 if creature.scared else len(creature.cards)
        if bit(trait) & upper_trait(self.s) and not creature.asleep:
            worth += 6.0
        if trait == t.SMALL:
            worth = -1.0 if count >= 3 else worth + 2.0 * creature.energy
        elif have >> t.SMALL & 1 and count >= 3:
            worth -= 8.0  # it would no longer be small
        elif bit(trait) & ATTACK_MASK:
            worth += 1.0 if creature.energy < 3 else -2.0
            worth += 2.0 if not creature.asleep else 0.0
        elif trait == t.MOLTING:
            worth += 1.0 * count
        elif bit(trait) & SHIELD_MASK:
            worth += creature.energy
            if trait == t.ASTRAL and have & ATTACK_MASK:
                worth -= 4.0
        elif trait == t.TWO_HEADED and creature.asleep:
            worth -= 2.0
        spare = WORTH[action.a >> 6] + WORTH[action.a & 63] - WORTH[trait]
        return SECOND + worth - spare / 10.0

    # Activation

    def take(self, action: Action) -> float:
        creature = self.s.here(action.a)
        amount = int(action.b + action.c)
        missing = max(energy_needed(self.s, creature) - creature.energy, 0)
        worth = ENERGY * min(amount, missing) + 2.0 * creature.energy
        if creature.has(t.MOLTING) and len(creature.cards) > 1 and missing > amount:
            worth += ENERGY - 4.0
        # Few can take from the upper part, so it can wait; others take from the lower one.
        worth += 0.5 if action.b else 0.0
        if amount > 1:
            worth -= 3.0 + self.hopes(creature) / 2.0  # it sleeps, and cannot attack
        return worth

    def hopes(self, creature: Creature) -> float:
        """What the best attack of this creature would bring."""
        best = 0.0
        if creature.working() & ATTACK_MASK:
            for rival in self.rivals:
                best = max(best, self.gain(creature, rival))
        return best

    def gain(self, attacker: Creature, target: Creature) -> float:
        """What an attack would bring to the attacker and cost the target."""
        room = CELLS - attacker.energy
        worth = 0.0
        mask = attacker.working()
        for attack in ATTACKS:
            if mask >> attack & 1:
                harm = self.harm(attack, target)
                if harm > 0:
                    worth += harm + (ENERGY if room > 0 else 0.0)
                    room -= 1
        if worth > 0 and target.has(t.POISONOUS):
            worth -= ENERGY
        return worth

    def harm(self, attack: int, target: Creature) -> float:
        if attack == t.VAMPIRE:
            if not target.energy:
                return 0.0
            return ENERGY if self.ready(target) else 4.0
        if attack == t.FIRE_BREATHING:
            best = -1.0
            for card in target.cards:
                best = max(best, WORTH[card.trait])
            return 0.0 if best < 0.0 else 1.0 + 0.3 * best
        if target.asleep:
            return 0.0
        return 9.0 if self.ready(target) else 3.0

    def attack(self, action: Action) -> float:
        target = self.s.here(action.b)
        attacker = self.s.here(action.a)
        if self.is_own(target):
            return -50.0
        worth = self.gain(attacker, target)
        if self.left and attacker.energy < CELLS and (target.asleep or not self.ready(target)):
            # While there is energy to take, the attack can wait.
            worth -= ENERGY + 3.0
        return worth - 1.0

    def sleep(self, action: Action) -> float:
        """Somebody must sleep; preferably the one with the least to do."""
        step = self.s.stack[-1]
        if isinstance(step, Turn) and step.creature >= 0:
            return 0.0
        creature = self.s.here(action.a)
        busy = 1 + creature.energy
        for attack in ATTACKS:
            if creature.has(attack):
                busy += 1
        return -0.1 * busy

    def wake(self, action: Action) -> float:
        other = self.s.here(action.b)
        if not self.is_own(other):
            return -20.0
        if self.ready(other):
            return 40.0
        return self.hopes(other) + (4.0 if self.left else 0.0) - 6.0

    def give(self, action: Action) -> float:
        giver, other = self.s.here(action.a), self.s.here(action.b)
        if self.ready(giver) or self.ready(other):
            return -20.0
        return 12.0 if other.energy + 1 >= energy_needed(self.s, other) else -5.0

    def scare(self, action: Action) -> float:
        """Worthwhile if it exposes a rich rival to an attack."""
        scarer, other = self.s.here(action.a), self.s.here(action.b)
        if self.is_own(other) or self.left:
            return -20.0
        return self.gain(scarer, other) + 0.5 if other.working() & SHIELD_MASK else -5.0

    def turn(self, action: Action) -> float:
        creature = self.s.here(action.a)
        shown = action.b
        card = creature.cards[creature.find(shown)].kind
        other = card & 63 if card >> 6 == shown else card >> 6
        better = WORTH[other] - WORTH[shown]
        if bit(other) & ATTACK_MASK and bit(shown) & ATTACK_MASK:
            return -5.0
        return better * 3.0 if better > 3.0 else -5.0

    # Answers

    def target(self) -> Creature:
        """The creature that is attacked."""
        for step in reversed(self.s.stack):
            if isinstance(step, Attack):
                return self.s.here(step.target)
        raise KeyError("nothing is attacked")

    def use(self, action: Action) -> float:
        target = self.target()
        if action.b:
            rival = 1.0 if not self.is_own(target) else -1.0
            return 5.0 + rival * WORTH[action.b - 1]
        return 5.0 + self.harm(action.a, target)

    def redirect(self, action: Action) -> float:
        """Which creature has more to lose?"""
        return stake(self.target()) - stake(self.s.here(action.a)) - 1.0


def stake(creature: Creature) -> float:
    """What a creature has to lose in an attack."""
    worth = 3.0 * creature.energy - (6.0 if creature.has(t.POISONOUS) else 0.0)
    for card in creature.cards:
        worth += 0.5 * WORTH[card.trait]
    return worth


def best_of_card(card: int) -> float:
    return max(WORTH[card >> 6], WORTH[card & 63])
