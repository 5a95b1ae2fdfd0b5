"""How the greedy bot judges actions in the game of magical creatures.

Everything is counted in energy: one chip on a creature of one's own is worth `ENERGY`.
"""

from collections.abc import Callable
from typing import Final

from tangledbank.core.action import Action
from tangledbank.creatures import verbs as v
from tangledbank.creatures.names import creature_name
from tangledbank.creatures.traits.names import NAMES
from tangledbank.creatures.view import CreatureView, View

ENERGY: Final = 10.0
CELLS: Final = 4
#: Beyond so many creatures there are not enough turns for all.
ENOUGH: Final = 4

#: The steps of a turn come in their order, so an earlier one that is worth while comes first.
FIRST: Final = 200.0
SECOND: Final = 100.0

#: What a trait is likely to bring to its bearer.
WORTH: Final[dict[str, float]] = {
    "vampire": 9.0,
    "fire-breathing": 8.5,
    "sleep-inducing": 8.0,
    "small": 7.5,
    "two-headed": 5.0,
    "winged": 3.5,
    "poisonous": 3.5,
    "astral": 2.5,
    "shining": 4.0,
    "stone": 3.0,
    "annoying": 3.5,
    "molting": 4.5,
    "generous": 1.0,
    "protective": 1.5,
    "metamorph": 1.5,
    "scary": 2.5,
}

ATTACKS: Final = ("vampire", "fire-breathing", "sleep-inducing")


def traits_of(creature: CreatureView) -> list[str]:
    """Those that work now."""
    return [] if creature.scared else [trait.trait for trait in creature.traits]


def attacks_of(creature: CreatureView) -> list[str]:
    return [trait for trait in traits_of(creature) if trait in ATTACKS]


class Conjuring:
    """The table as the bot looks at it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.own = view.player(view.seat)
        self.names = {one.name for one in self.own.creatures}
        self.creatures = {
            creature.name: creature for player in view.players for creature in player.creatures
        }
        self.left = view.source.lower + view.source.upper

    def judge(self, action: Action) -> float:
        judged = JUDGED.get(action.verb)
        return 0.0 if judged is None else judged(self, action)

    def at(self, ref: int) -> CreatureView:
        return self.creatures[creature_name(ref)]

    def is_own(self, creature: CreatureView) -> bool:
        return creature.name in self.names

    # Cards

    def exchange(self, action: Action) -> float:
        """A hand without any trait that brings energy is worth a try."""
        good = [card for card in self.view.hand if best_of(card) >= 7.0]
        return 1.0 if len(self.view.hand) >= 3 and not good else -1.0

    def create(self, action: Action) -> float:
        count = len(self.own.creatures)
        if count >= ENOUGH or (count >= 2 and len(self.view.hand) < 2):
            return -1.0
        # The poorest card is the best to lay face down.
        worth = max(WORTH[NAMES[action.a >> 6]], WORTH[NAMES[action.a & 63]])
        return FIRST + 10.0 - worth

    def add(self, action: Action) -> float:
        creature = self.at(action.c)
        trait = NAMES[action.b]
        worth = WORTH[trait]
        have = traits_of(creature)
        if trait == self.view.source.trait and self.view.source.upper and not creature.asleep:
            worth += 6.0
        if trait == "small":
            worth = -1.0 if len(have) >= 3 else worth + 2.0 * creature.energy
        elif "small" in have and len(have) >= 3:
            worth -= 8.0  # it would be small no more
        elif trait in ATTACKS:
            worth += 1.0 if creature.energy < 3 else -2.0
            worth += 2.0 if not creature.asleep else 0.0
        elif trait == "molting":
            worth += 1.0 * len(have)
        elif trait in ("winged", "astral", "stone", "poisonous"):
            worth += creature.energy
            if trait == "astral" and attacks_of(creature):
                worth -= 4.0
        elif trait == "two-headed" and creature.asleep:
            worth -= 2.0
        spare = WORTH[NAMES[action.a >> 6]] + WORTH[NAMES[action.a & 63]] - WORTH[trait]
        return SECOND + worth - spare / 10.0

    # Activation

    def take(self, action: Action) -> float:
        creature = self.at(action.a)
        amount = action.b + action.c
        missing = max(creature.need - creature.energy, 0)
        worth = ENERGY * min(amount, missing) + 2.0 * creature.energy
        if "molting" in traits_of(creature) and len(creature.traits) > 1 and missing > amount:
            worth += ENERGY - 4.0
        # What is above is for few, so it can wait; below others take it away.
        worth += 0.5 if action.b else 0.0
        if amount > 1:
            worth -= 3.0 + self.hopes(creature) / 2.0  # it sleeps, and cannot attack
        return worth

    def hopes(self, creature: CreatureView) -> float:
        """What the best attack of this creature would bring."""
        rivals = [one for one in self.creatures.values() if not self.is_own(one)]
        return max([0.0, *(self.gain(creature, rival) for rival in rivals)])

    def gain(self, attacker: CreatureView, target: CreatureView) -> float:
        """What an attack would bring to the attacker and cost the target."""
        room = CELLS - attacker.energy
        worth = 0.0
        for attack in attacks_of(attacker):
            harm = self.harm(attack, target)
            if harm > 0:
                worth += harm + (ENERGY if room > 0 else 0.0)
                room -= 1
        if worth > 0 and "poisonous" in traits_of(target):
            worth -= ENERGY
        return worth

    def harm(self, attack: str, target: CreatureView) -> float:
        ready = target.energy >= target.need
        if attack == "vampire":
            return 0.0 if not target.energy else ENERGY if ready else 4.0
        if attack == "fire-breathing":
            if not target.traits:
                return 0.0
            return 1.0 + 0.3 * max(WORTH[trait.trait] for trait in target.traits)
        if target.asleep:
            return 0.0
        return 9.0 if ready else 3.0

    def attack(self, action: Action) -> float:
        target = self.at(action.b)
        attacker = self.at(action.a)
        if self.is_own(target):
            return -50.0
        worth = self.gain(attacker, target)
        if self.left and attacker.energy < CELLS and not self.urgent(target):
            # As long as there is energy to take, the attack can wait.
            worth -= ENERGY + 3.0
        return worth - 1.0

    def urgent(self, target: CreatureView) -> bool:
        return target.energy >= target.need and not target.asleep

    def sleep(self, action: Action) -> float:
        """Somebody must; best who has the least to do."""
        creature = self.at(action.a)
        if self.view.creature:
            return 0.0
        return -0.1 * (1 + len(attacks_of(creature)) + creature.energy)

    def wake(self, action: Action) -> float:
        other = self.at(action.b)
        if not self.is_own(other):
            return -20.0
        if other.energy >= other.need:
            return 40.0
        return self.hopes(other) + (4.0 if self.left else 0.0) - 6.0

    def give(self, action: Action) -> float:
        giver, other = self.at(action.a), self.at(action.b)
        if giver.energy >= giver.need or other.energy >= other.need:
            return -20.0
        return 12.0 if other.energy + 1 >= other.need else -5.0

    def scare(self, action: Action) -> float:
        """Worth while if it lays a rich rival open to an attack."""
        scarer, other = self.at(action.a), self.at(action.b)
        if self.is_own(other) or self.left:
            return -20.0
        shields = {"winged", "stone", "astral", "poisonous"} & set(traits_of(other))
        return self.gain(scarer, other) + 0.5 if shields else -5.0

    def turn(self, action: Action) -> float:
        creature = self.at(action.a)
        shown = NAMES[action.b]
        card = next(one.card for one in creature.traits if one.trait == shown)
        other = next(trait for trait in card.split("/") if trait != shown)
        better = WORTH[other] - WORTH[shown]
        if other in ATTACKS and shown in ATTACKS:
            return -5.0
        return better * 3.0 if better > 3.0 else -5.0

    # Answers

    def use(self, action: Action) -> float:
        target = self.creatures[self.view.attack[1]]
        if action.b:
            rival = 1.0 if not self.is_own(target) else -1.0
            return 5.0 + rival * WORTH[NAMES[action.b - 1]]
        return 5.0 + self.harm(NAMES[action.a], target)

    def redirect(self, action: Action) -> float:
        """Who has more to lose?"""
        guard = self.at(action.a)
        target = self.creatures[self.view.attack[1]]
        return stake(target) - stake(guard) - 1.0

    def shed(self, action: Action) -> float:
        return ENERGY - WORTH[NAMES[action.a]]


def stake(creature: CreatureView) -> float:
    """What a creature has to lose in an attack."""
    worth = 3.0 * creature.energy + 0.5 * sum(WORTH[one.trait] for one in creature.traits)
    return worth - (6.0 if "poisonous" in traits_of(creature) else 0.0)


def best_of(card: str) -> float:
    return max(WORTH[trait] for trait in card.split("/"))


JUDGED: Final[dict[int, Callable[[Conjuring, Action], float]]] = {
    v.EXCHANGE: Conjuring.exchange,
    v.CREATE: Conjuring.create,
    v.ADD: Conjuring.add,
    v.TAKE: Conjuring.take,
    v.TRANSMUTE: lambda table, action: 1000.0,
    v.ATTACK: Conjuring.attack,
    v.SLEEP: Conjuring.sleep,
    v.WAKE: Conjuring.wake,
    v.GIVE: Conjuring.give,
    v.SCARE: Conjuring.scare,
    v.TURN: Conjuring.turn,
    v.USE: Conjuring.use,
    v.REDIRECT: Conjuring.redirect,
    v.SHED: Conjuring.shed,
    v.END: lambda table, action: -0.5,
}
