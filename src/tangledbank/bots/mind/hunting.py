"""What an attack would bring, and which answer to an attack costs least."""

from typing import Final

from tangledbank.bots.mind.foraging import Foraging
from tangledbank.bots.mind.sight import Beast
from tangledbank.core.action import Action
from tangledbank.core.bit import bit
from tangledbank.evolution import verbs as v
from tangledbank.evolution.state import TraitCard
from tangledbank.evolution.traits import names as t

#: Running is thrown at once: it costs nothing and leaves the other answers open.
AT_ONCE: Final = 100.0

#: What a token in the belly of a rival's hunter is worth to it.
RIVAL_TOKEN: Final = 0.4

#: Traits by which an animal gets away unharmed.
ESCAPES: Final = 1 << t.INK_CLOUD | 1 << t.SHELL


class Hunting:
    """Attacks as seen by one seat: `foraging` says what food is worth to its animals."""

    __slots__ = ("foraging", "sight")

    def __init__(self, foraging: Foraging) -> None:
        self.foraging = foraging
        self.sight = foraging.sight

    # Attacking

    def attack(self, action: Action) -> float:
        beasts = self.sight.beasts
        hunter = beasts[action.a]
        prey = beasts[action.b]
        ignored = bit(action.c - 1) if action.c else 0
        mimics: list[int] = []
        return self.profit(hunter, prey, mimics, ignored)

    def profit(self, hunter: Beast, prey: Beast, mimics: list[int], ignored: int = 0) -> float:
        """What an attack brings me, if the prey's owner answers it as well as can be."""
        sight = self.sight
        mask = prey.mask & ~ignored
        own = prey.seat == sight.seat
        worst = 0.0
        redirected = False
        if mask >> t.MIMICRY & 1 and sight.mimics(prey) and prey.ref not in mimics:
            mimics.append(prey.ref)
            for other in sight.herds[prey.seat]:
                if other is not prey and sight.can_attack(hunter, other):
                    value = self.profit(hunter, other, mimics)
                    if not redirected or (value > worst) == own:
                        worst = value
                    redirected = True
            mimics.pop()
        if not redirected:
            worst = self.kill(hunter, prey, mask)
        if mask >> t.TAIL_LOSS & 1:
            value = self.foraging.feast(hunter, 1) + sight.harm(prey.seat)
            if (value > worst) == own:
                worst = value
        if mask & ESCAPES & ~prey.used and worst > 0.0:
            worst = 0.3 * sight.harm(prey.seat)
        if mask >> t.RUNNING & 1:
            worst *= (sight.rules.running_threshold - 1) / 6
        if mask >> t.CNIDOCYTES & 1:
            worst -= 0.5 * hunter.missing
        return worst

    def kill(self, hunter: Beast, prey: Beast, mask: int) -> float:
        sight = self.sight
        foraging = self.foraging
        brings = foraging.feast(hunter, 2)
        brings += sight.harm(prey.seat) * sight.worth(prey) * foraging.hope(prey)
        if prey.seat == sight.seat:
            brings -= 0.5 + len(prey.links)
        if mask >> t.POISONOUS & 1:
            brings -= sight.worth(hunter) * foraging.hope(hunter) + foraging.meal(hunter, 2)
        return brings + self.carrion(hunter.seat, prey)

    def carrion(self, seat: int, prey: Beast) -> float:
        """What the kill brings to the scavenger that comes first, clockwise from the hunter."""
        sight = self.sight
        for step in range(sight.seats):
            eater = (seat + step) % sight.seats
            best = 0.0
            able = False
            for beast in sight.herds[eater]:
                if beast.has(t.SCAVENGER) and beast is not prey and beast.room > 0:
                    if beast.location != prey.location:
                        continue
                    able = True
                    if eater == sight.seat:
                        best = max(best, self.foraging.feast(beast, 1))
            if able:
                return best if eater == sight.seat else -RIVAL_TOKEN * sight.harm(eater)
        return 0.0

    # Answering

    def answer(self, action: Action, hunter: Beast, prey: Beast) -> float:
        """What an answer to the present attack is worth to me, the owner of the prey."""
        verb = action.verb
        if verb == v.RUN:
            return AT_ONCE
        if verb == v.INK or verb == v.HIDE:
            return 0.0 if verb == v.INK or prey.missing == 0 else -0.6 * prey.missing
        if verb == v.REDIRECT:
            return -self.loss(hunter, self.sight.beasts[action.a])
        if verb == v.DROP:
            return -self.card_loss(prey, action.b, action.c & 3 != 0) - self.fattens(hunter, 1)
        if verb == v.DROP_PAIR:
            return -self.card_loss(prey, action.b, False) - self.fattens(hunter, 1)
        return -self.loss_of_life(hunter, prey)

    def loss(self, hunter: Beast, prey: Beast) -> float:
        """What I lose if this animal of mine is attacked."""
        lost = self.loss_of_life(hunter, prey)
        if prey.has(t.TAIL_LOSS):
            cheapest = self.cheapest(prey.animal.cards, prey)
            lost = min(lost, cheapest + self.fattens(hunter, 1))
        if prey.has(t.RUNNING):
            lost *= (self.sight.rules.running_threshold - 1) / 6
        if prey.mask & ESCAPES & ~prey.used:
            lost *= 0.1
        return lost

    def cheapest(self, cards: list[TraitCard], prey: Beast) -> float:
        best = 100.0
        for card in cards:
            best = min(best, self.card_loss(prey, card.trait))
        return best

    def loss_of_life(self, hunter: Beast, prey: Beast) -> float:
        sight = self.sight
        lost = sight.worth(prey) * self.foraging.hope(prey) + self.fattens(hunter, 2)
        if prey.has(t.POISONOUS):
            lost -= sight.harm(hunter.seat) * sight.worth(hunter)
        return lost

    def fattens(self, hunter: Beast, tokens: int) -> float:
        """What the hunter's food costs me; if it is my own hunter, I gain by it."""
        if hunter.seat == self.sight.seat:
            return -self.foraging.feast(hunter, tokens)
        return RIVAL_TOKEN * min(tokens, hunter.room) * self.sight.harm(hunter.seat)

    def card_loss(self, prey: Beast, trait: int, filled: bool = False) -> float:
        """What one card of the prey is worth to it."""
        need = self.sight.rules.needs[trait]
        points = 1.0 + need
        if self.sight.last:
            # Only points count now, and a hungry animal scores none.
            relief = prey.missing > 0 and need >= prey.missing
            return points - (prey.points if relief else 0.0)
        if trait == t.PARASITE:
            return -1.0
        return points + USEFUL[trait] + (0.8 if filled else 0.0)


#: How much more than its point a trait is good for on an animal that lives on.
USEFUL: Final[list[float]] = [0.0] * 64
USEFUL[t.CAMOUFLAGE] = 1.5
USEFUL[t.COOPERATION] = 1.5
USEFUL[t.COMMUNICATION] = 1.3
USEFUL[t.SWIMMING] = 1.0
USEFUL[t.TAIL_LOSS] = 1.0
USEFUL[t.BURROWING] = 0.9
USEFUL[t.RUNNING] = 0.8
USEFUL[t.HIBERNATION] = 0.8
USEFUL[t.CARNIVOROUS] = 0.6
USEFUL[t.POISONOUS] = 0.6
USEFUL[t.SYMBIOSIS] = 0.5
USEFUL[t.FAT_TISSUE] = 0.4
USEFUL[t.MIMICRY] = 0.4
USEFUL[t.PIRACY] = 0.4
# The expansions
USEFUL[t.SHELL] = 1.3
USEFUL[t.INK_CLOUD] = 1.2
USEFUL[t.FLIGHT] = 1.0
USEFUL[t.SHY] = 0.8
USEFUL[t.VIVIPAROUS] = 1.2
USEFUL[t.SPECIALIZATION_A] = 1.0
USEFUL[t.SPECIALIZATION_B] = 1.0
USEFUL[t.EDIFICATOR] = 0.8
USEFUL[t.HERDING] = 0.8
USEFUL[t.TREMATODE] = -1.0
USEFUL[t.NEOPLASIA] = -3.0
