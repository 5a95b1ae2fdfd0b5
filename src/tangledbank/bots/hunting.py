"""What an attack would bring, and which answer to an attack costs least."""

from typing import Final

from tangledbank.bots.foraging import Foraging
from tangledbank.bots.sight import Beast
from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.names import animal_ref
from tangledbank.evolution.traits import names as t

#: Running is thrown at once: it costs nothing and leaves the other answers open.
AT_ONCE: Final = 100.0

#: What a token in the belly of a rival's hunter is worth to it.
RIVAL_TOKEN: Final = 0.4


class Hunting:
    """Attacks as seen by one seat: `foraging` says what food is worth to its animals."""

    def __init__(self, foraging: Foraging) -> None:
        self.foraging = foraging
        self.sight = foraging.sight

    # Attacking

    def attack(self, action: Action) -> float:
        beasts = self.sight.beasts
        return self.profit(beasts[action.a], beasts[action.b])

    def profit(self, hunter: Beast, prey: Beast, mimics: tuple[int, ...] = ()) -> float:
        """What an attack brings me, if the prey's owner answers it as well as can be."""
        sight = self.sight
        answers: list[float] = []
        if sight.mimics(prey) and prey.ref not in mimics:
            answers = [
                self.profit(hunter, other, (*mimics, prey.ref))
                for other in sight.herds[prey.seat]
                if other is not prey and sight.can_attack(hunter, other)
            ]
        if not answers:
            answers.append(self.kill(hunter, prey))
        if prey.has(t.TAIL_LOSS):
            answers.append(self.foraging.feast(hunter, 1) + sight.harm(prey.seat))
        answer = max(answers) if prey.seat == sight.seat else min(answers)
        if prey.has(t.RUNNING):
            answer *= (sight.rules.running_threshold - 1) / 6
        return answer

    def kill(self, hunter: Beast, prey: Beast) -> float:
        sight = self.sight
        foraging = self.foraging
        brings = foraging.feast(hunter, 2)
        brings += sight.harm(prey.seat) * sight.worth(prey) * foraging.hope(prey)
        if prey.seat == sight.seat:
            brings -= 0.5 + len(prey.bonds)
        if prey.has(t.POISONOUS):
            brings -= sight.worth(hunter) * foraging.hope(hunter) + foraging.meal(hunter, 2)
        return brings + self.carrion(hunter.seat, prey)

    def carrion(self, seat: int, prey: Beast) -> float:
        """What the kill brings to the scavenger that comes first, clockwise from the hunter."""
        sight = self.sight
        for step in range(sight.seats):
            eater = (seat + step) % sight.seats
            able = [
                beast
                for beast in sight.herds[eater]
                if beast is not prey and beast.has(t.SCAVENGER) and beast.room > 0
            ]
            if able:
                if eater != sight.seat:
                    return -RIVAL_TOKEN * sight.harm(eater)
                return max(self.foraging.feast(beast, 1) for beast in able)
        return 0.0

    # Answering

    def answer(self, action: Action) -> float:
        """What an answer to the present attack is worth to me, the owner of the prey."""
        sight = self.sight
        attack = sight.view.attack
        assert attack is not None
        hunter = sight.beasts[animal_ref(attack.hunter)]
        prey = sight.beasts[animal_ref(attack.prey)]
        if action.verb == v.RUN:
            return AT_ONCE
        if action.verb == v.REDIRECT:
            return -self.loss(hunter, sight.beasts[action.a])
        if action.verb == v.DROP:
            return -self.card_loss(prey, action.b, action.c != 0) - self.fattens(hunter, 1)
        if action.verb == v.DROP_PAIR:
            return -self.card_loss(prey, action.b, False) - self.fattens(hunter, 1)
        return -self.loss_of_life(hunter, prey)

    def loss(self, hunter: Beast, prey: Beast) -> float:
        """What I lose if this animal of mine is attacked."""
        lost = self.loss_of_life(hunter, prey)
        if prey.has(t.TAIL_LOSS):
            cheapest = min(self.card_loss(prey, t.NUMBERS[one.trait]) for one in prey.cards)
            lost = min(lost, cheapest + self.fattens(hunter, 1))
        if prey.has(t.RUNNING):
            lost *= (self.sight.rules.running_threshold - 1) / 6
        return lost

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
        points = 1.0 + t.EXTRA_NEED[trait]
        if self.sight.last:
            # Only points count now, and a hungry animal scores none.
            relief = prey.missing > 0 and t.EXTRA_NEED[trait] >= prey.missing
            return points - (prey.points if relief else 0.0)
        if trait == t.PARASITE:
            return -1.0
        return points + USEFUL.get(trait, 0.0) + (0.8 if filled else 0.0)


#: How much more than its point a trait is good for on an animal that lives on.
USEFUL: Final[dict[int, float]] = {
    t.CAMOUFLAGE: 1.5,
    t.COOPERATION: 1.5,
    t.COMMUNICATION: 1.3,
    t.SWIMMING: 1.0,
    t.TAIL_LOSS: 1.0,
    t.BURROWING: 0.9,
    t.RUNNING: 0.8,
    t.HIBERNATION: 0.8,
    t.CARNIVOROUS: 0.6,
    t.POISONOUS: 0.6,
    t.SYMBIOSIS: 0.5,
    t.FAT_TISSUE: 0.4,
    t.MIMICRY: 0.4,
    t.PIRACY: 0.4,
}
