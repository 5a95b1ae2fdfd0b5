"""What food is worth: which animals can be brought through the turn, and what each token does."""

from typing import Final

from tangledbank.bots.sight import Beast, Sight
from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.traits import names as t

#: A token laid by as fat is a token of some later turn.
FAT: Final = 0.6

#: What a token is worth to an animal that can sleep or burn fat instead.
SPARED: Final = 0.45


class Foraging:
    """The food of a feeding phase as seen by one seat."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.supply = sight.view.food
        self.eaters = 1 + sum(
            1
            for seat, herd in enumerate(sight.herds)
            if seat != sight.seat and any(beast.room for beast in herd)
        )
        self.savable = self.plan()

    # Who can be saved

    def can_sleep(self, beast: Beast) -> bool:
        rules = self.sight.rules
        return (
            beast.has(t.HIBERNATION)
            and not beast.asleep
            and not (self.sight.last and not rules.hibernation_in_last_turn)
            and not (beast.tired and not rules.hibernation_each_turn)
        )

    def cost(self, beast: Beast) -> int:
        """The tokens it must still be given to live: what it can sleep or burn through is free."""
        return 0 if self.can_sleep(beast) else max(0, beast.missing - beast.fat)

    def plan(self) -> set[int]:
        """My animals that can be brought through, the most worth for each token first."""
        sight = self.sight
        bonds = {
            bond
            for beast in sight.mine
            for bond in beast.bonds
            if bond.trait in (t.COOPERATION, t.COMMUNICATION)
        }
        goes = -(-self.supply // self.eaters)
        tokens = goes + min(goes, 2) * len(bonds)
        saved: set[int] = set()
        hungry = [beast for beast in sight.mine if not beast.poisoned]
        for beast in sorted(hungry, key=lambda one: -sight.worth(one) / max(1, self.cost(one))):
            if self.cost(beast) <= tokens:
                tokens -= self.cost(beast)
                saved.add(beast.ref)
        return saved

    def hope(self, beast: Beast) -> float:
        """How likely this animal is to live through the turn if nobody eats it."""
        if beast.poisoned:
            return 0.0
        if beast.fed:
            return 1.0
        if beast.seat == self.sight.seat:
            return 1.0 if beast.ref in self.savable else 0.1
        if self.cost(beast) == 0:
            return 0.95
        return 0.75 if self.cost(beast) * self.eaters <= self.supply + 1 else 0.2

    # What tokens are worth

    def token(self, beast: Beast) -> float:
        """What one token is worth to a hungry animal of mine."""
        sight = self.sight
        if beast.poisoned:
            return 0.02
        cost = self.cost(beast)
        if cost == 0:
            return SPARED
        if beast.ref not in self.savable:
            return 0.05 * sight.worth(beast) / cost
        value = sight.worth(beast) / cost
        threats = len(sight.threats(beast))
        if threats:
            # Once fed, a burrowing animal is out of reach; the others may be fed in vain.
            value *= 1.3 if beast.has(t.BURROWING) else 0.85
        return value

    def meal(self, beast: Beast, tokens: int) -> float:
        """What so many tokens at once are worth to an animal of mine."""
        if beast.asleep:
            return 0.0
        eaten = min(tokens, beast.missing)
        stored = min(tokens - eaten, beast.open_fat)
        fat = 0.02 if self.sight.last or beast.poisoned else FAT
        brings = eaten * self.token(beast)
        if eaten >= self.cost(beast) > 0 and 0.0 < self.hope(beast) < 1.0:
            # Given up, and saved by this meal all the same.
            brings = self.sight.worth(beast) * (1.0 - self.hope(beast))
        return brings + stored * fat

    def feast(self, beast: Beast, tokens: int, red: bool = False) -> float:
        """What these tokens bring to all my animals, with what the pair traits make of them."""
        supply = self.supply - (1 if red else 0)
        got: dict[int, int] = {}
        used: set[object] = set()
        waiting = [(beast, tokens, red)]
        while waiting:
            eater, count, from_supply = waiting.pop()
            had = got.get(eater.ref, 0)
            count = min(count, eater.room - had)
            if count <= 0 or self.sight.blocked(eater):
                continue
            got[eater.ref] = had + count
            for bond in eater.bonds:
                calls = bond.trait == t.COMMUNICATION and from_supply and supply > 0
                if bond in used or bond.used or not (calls or bond.trait == t.COOPERATION):
                    continue
                partner = self.sight.beasts[bond.partner(eater.ref)]
                if partner.room > got.get(partner.ref, 0) and not self.sight.blocked(partner):
                    used.add(bond)
                    supply -= 1 if calls else 0
                    waiting.append((partner, 1, calls))
        return sum(self.meal(self.sight.beasts[ref], count) for ref, count in got.items())

    @property
    def denial(self) -> float:
        """What it is worth that a red token is not there for the others."""
        sight = self.sight
        worth = 0.0
        for seat in range(sight.seats):
            if seat != sight.seat and sight.hungry(seat) > 0:
                scarce = sight.hungry(seat) * self.eaters > self.supply
                worth += (0.3 if scarce else 0.05) * sight.harm(seat)
        return worth

    # The actions of a go, but for attacks

    def take(self, action: Action) -> float:
        return self.feast(self.sight.beasts[action.a], 1, red=True) + self.denial

    def burn(self, action: Action) -> float:
        """Fat is burnt when nothing else feeds the animal, and just as much as it needs."""
        beast = self.sight.beasts[action.a]
        if action.b != beast.missing or self.supply > 0 or beast.poisoned:
            return -1.0
        return self.sight.worth(beast)

    def graze(self, action: Action) -> float:
        """Destroy food only if mine is safe, and somebody else goes hungry for it."""
        sight = self.sight
        mine = sum(self.cost(beast) for beast in sight.mine)
        if mine and self.supply - 1 < mine * self.eaters:
            return -1.0
        return self.denial - 0.01

    def steal(self, action: Action) -> float:
        sight = self.sight
        victim = sight.beasts[action.b]
        gained = self.feast(sight.beasts[action.a], 1)
        if victim.seat == sight.seat:
            return gained - self.token(victim) - 0.1
        loss = sight.worth(victim) * self.hope(victim) / (victim.missing + 1)
        return gained + sight.harm(victim.seat) * loss

    def sleep(self, action: Action) -> float:
        """Sleep when there is nothing left to eat, or to let the one that waits for it eat."""
        sight = self.sight
        beast = sight.beasts[action.a]
        if beast.poisoned:
            return -1.0
        waits = any(
            bond.trait == t.SYMBIOSIS and bond.a == beast.ref and sight.beasts[bond.b].missing
            for bond in beast.bonds
        )
        if self.supply == 0:
            return 0.6 + (1.0 if waits else 0.0)
        short = self.supply < self.eaters * sight.hungry(sight.seat)
        return 2.0 if waits and short else -0.1


#: How each verb of a feeding go is judged.
JUDGED: Final = {
    v.TAKE: Foraging.take,
    v.BURN: Foraging.burn,
    v.GRAZE: Foraging.graze,
    v.STEAL: Foraging.steal,
    v.HIBERNATE: Foraging.sleep,
}
