"""What an attack would bring, and which answer to an attack costs least."""

from typing import Final

from tangledbank.bots.mind.evolution.foraging import Foraging
from tangledbank.bots.mind.evolution.opinions import LEFT, USEFUL
from tangledbank.bots.mind.evolution.sight import MIMICRY, Beast, has_room
from tangledbank.core.action import Action
from tangledbank.core.bit import bit
from tangledbank.evolution import verbs as v
from tangledbank.evolution.state import Animal, TraitCard
from tangledbank.evolution.traits import names as t
from tangledbank.native import i64, mypyc_attr

TAIL_LOSS: Final = 1 << t.TAIL_LOSS
RUNNING: Final = 1 << t.RUNNING
CNIDOCYTES: Final = 1 << t.CNIDOCYTES
POISONOUS: Final = 1 << t.POISONOUS
SCAVENGER: Final = 1 << t.SCAVENGER

#: Run first: it costs nothing and leaves the other answers open.
AT_ONCE: Final = 100.0

#: The value of a token to a rival's hunter.
RIVAL_TOKEN: Final = 0.4

#: Traits with which an animal escapes unharmed.
ESCAPES: Final = 1 << t.INK_CLOUD | 1 << t.SHELL


@mypyc_attr(acyclic=True)
class Hunting:
    """Attacks as one seat sees them: `foraging` says what food is worth to its animals."""

    __slots__ = ("_scavengers", "foraging", "sight")

    def __init__(self, foraging: Foraging) -> None:
        self.foraging = foraging
        self.sight = foraging.sight
        self._scavengers: list[Animal] | None = None

    # Attacking

    def attack(self, action: Action) -> float:
        sight = self.sight
        hunter = sight.beast(action.a)
        prey = sight.beast(action.b)
        seen: int = action.c
        ignored = bit(seen - 1) if seen else 0
        return self.profit(hunter, prey, [], ignored)

    def profit(self, hunter: Beast, prey: Beast, mimics: list[Beast], ignored: i64) -> float:
        """What an attack brings me, if the prey's owner answers in the best way."""
        sight = self.sight
        mask: i64 = prey.mask & ~ignored
        own = prey.seat == sight.seat
        worst = 0.0
        redirected = False
        if mask & MIMICRY and sight.mimics(prey) and prey not in mimics:
            mimics.append(prey)
            for other in sight.s.players[prey.seat].animals:
                if other is not prey.animal and sight.can_attack(hunter.animal, other):
                    value = self.profit(hunter, sight.beast(other.ref), mimics, 0)
                    if not redirected or (value > worst) == own:
                        worst = value
                    redirected = True
            mimics.pop()
        if not redirected:
            worst = self.kill(hunter, prey, mask)
        if mask & TAIL_LOSS:
            value = self.foraging.feast(hunter, 1) + sight.harm(prey.seat)
            if (value > worst) == own:
                worst = value
        if mask & ESCAPES & ~prey.used and worst > 0.0:
            worst = 0.3 * sight.harm(prey.seat)
        if mask & RUNNING:
            worst *= (sight.rules.running_threshold - 1) / 6
        if mask & CNIDOCYTES:
            worst -= 0.5 * float(hunter.missing)
        return worst

    def kill(self, hunter: Beast, prey: Beast, mask: i64) -> float:
        sight = self.sight
        foraging = self.foraging
        brings = foraging.feast(hunter, 2)
        brings += sight.harm(prey.seat) * sight.worth(prey) * foraging.hope(prey)
        if prey.seat == sight.seat:
            brings -= 0.5 + len(prey.links)
        if mask & POISONOUS:
            brings -= sight.worth(hunter) * foraging.hope(hunter) + foraging.meal(hunter, 2)
        return brings + self.carrion(hunter.seat, prey)

    def carrion(self, seat: int, prey: Beast) -> float:
        """What the kill brings the first scavenger, clockwise from the hunter."""
        sight = self.sight
        scavengers = self.scavengers()
        if not scavengers:
            return 0.0
        for step in range(sight.seats):
            eater = (seat + step) % sight.seats
            best = 0.0
            able = False
            for animal in scavengers:
                if animal.ref >> 8 != eater or animal is prey.animal:
                    continue
                if animal.location == prey.location:
                    able = True
                    if eater == sight.seat:
                        feast = self.foraging.feast(sight.beast(animal.ref), 1)
                        best = max(best, feast)
            if able:
                return best if eater == sight.seat else -RIVAL_TOKEN * sight.harm(eater)
        return 0.0

    def scavengers(self) -> list[Animal]:
        """All animals that could eat from a kill."""
        found = self._scavengers
        if found is None:
            found = []
            for player in self.sight.s.players:
                for animal in player.animals:
                    mask: i64 = animal.mask
                    if mask & SCAVENGER and has_room(animal):
                        found.append(animal)
            self._scavengers = found
        return found

    # Answering

    def answer(self, action: Action, hunter: Beast, prey: Beast) -> float:
        """The value of an answer to the current attack to me, the prey's owner."""
        verb = action.verb
        if verb == v.RUN:
            return AT_ONCE
        if verb == v.INK or verb == v.HIDE:
            return 0.0 if verb == v.INK or prey.missing == 0 else -0.6 * float(prey.missing)
        if verb == v.REDIRECT:
            return -self.loss(hunter, self.sight.beast(action.a))
        if verb == v.DROP:
            return -self.card_loss(prey, action.b, action.c & 3 != 0) - self.fattens(hunter, 1)
        if verb == v.DROP_PAIR:
            return -self.card_loss(prey, action.b, False) - self.fattens(hunter, 1)
        return -self.loss_of_life(hunter, prey) * LEFT[verb]

    def loss(self, hunter: Beast, prey: Beast) -> float:
        """What I lose if this animal of mine is attacked."""
        lost = self.loss_of_life(hunter, prey)
        if prey.mask & TAIL_LOSS:
            cheapest = self.cheapest(prey.animal.cards, prey)
            lost = min(lost, cheapest + self.fattens(hunter, 1))
        if prey.mask & RUNNING:
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
        if prey.mask & POISONOUS:
            lost -= sight.harm(hunter.seat) * sight.worth(hunter)
        return lost

    def fattens(self, hunter: Beast, tokens: int) -> float:
        """What the hunter's food costs me; if it is my own hunter, I gain."""
        if hunter.seat == self.sight.seat:
            return -self.foraging.feast(hunter, tokens)
        room: int = hunter.room
        return RIVAL_TOKEN * min(tokens, room) * self.sight.harm(hunter.seat)

    def card_loss(self, prey: Beast, trait: int, filled: bool = False) -> float:
        """The value of one card to the prey."""
        need = self.sight.rules.needs[trait]
        points = 1.0 + need
        if self.sight.last:
            # Only points count now, and a hungry animal scores none.
            relief = prey.missing > 0 and need >= prey.missing
            return points - (prey.points if relief else 0.0)
        if trait == t.PARASITE:
            return -1.0
        return points + USEFUL[trait] + (0.8 if filled else 0.0)
