"""How many goes it will take to feed a herd in the coming turn, and how many there will be."""

from collections.abc import Iterable
from typing import Final

from tangledbank.bots.sight import Beast, Sight
from tangledbank.evolution.supply import DICE, EXTRA
from tangledbank.evolution.traits import names as t

#: What a hunter with prey in reach can expect to eat by hunting.
BY_HUNTING: Final = 1.4

#: Hunger below this is as good as stilled: it comes of expectations, not of tokens.
STILLED: Final = 0.35

#: A token that Communication takes from the supply is one that a later go does not find there.
CALLED: Final = 0.5

FEEDING_BONDS: Final = (t.COOPERATION, t.COMMUNICATION)


class Forecast:
    """The food of the coming turn, as one seat can expect it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.share = self.expected_share()
        self.hunger = {beast.ref: self.expected_hunger(beast) for beast in sight.mine}
        bonds = {bond for beast in sight.mine for bond in beast.bonds}
        self.bonds = [(bond.trait, bond.a, bond.b) for bond in bonds if bond.trait in FEEDING_BONDS]
        self.spare = self.share - self.goes(self.hunger, self.bonds)

    def expected_share(self) -> float:
        """My goes at the supply: a fair part of it, and what the others will not need."""
        sight = self.sight
        supply = 3.5 * DICE[sight.seats] + EXTRA[sight.seats]
        fair = supply / sight.seats
        others = 0.0
        for seat, herd in enumerate(sight.herds):
            if seat != sight.seat:
                # They will play some cards too.
                grows = 0.5 * min(2, sight.view.players[seat].hand_size)
                others += min(fair, sum(beast.need for beast in herd) + grows)
        first = 0.3 if sight.view.first == sight.view.seat else 0.0
        return max(fair, supply - others) + first

    def expected_hunger(self, beast: Beast) -> float:
        """The tokens it will have to be fed, after what it finds for itself."""
        sight = self.sight
        need = beast.need - 0.9 * beast.fat
        if beast.has(t.HIBERNATION) and not beast.tired and not sight.last:
            need *= 0.25
        if beast.has(t.CARNIVOROUS) and any(sight.can_attack(beast, p) for p in sight.rivals):
            need -= BY_HUNTING
        if beast.has(t.PIRACY):
            need -= 0.5
        return max(0.0, need)

    def goes(self, hunger: dict[int, float], bonds: Iterable[tuple[int, int, int]]) -> float:
        """How many goes it takes until nobody in this herd is hungry."""
        left = {ref: need for ref, need in hunger.items() if need > STILLED}
        bonds = list(bonds)
        goes = 0.0
        while left:
            # A go begins with the animal from which most food is passed on.
            meals = [meal(ref, left, bonds) for ref in left]
            eaters, called = max(meals, key=lambda one: len(one[0]))
            goes += 1.0 + CALLED * called
            for ref in eaters:
                left[ref] -= 1.0
                if left[ref] <= STILLED:
                    del left[ref]
        return goes

    def spare_with(self, ref: int, need: int) -> float:
        """The goes to spare if this animal needs so much more."""
        hunger = dict(self.hunger)
        hunger[ref] = hunger.get(ref, 0.0) + need
        return self.share - self.goes(hunger, self.bonds)

    def saved_by(self, trait: int, one: int, other: int) -> float:
        """The goes that a pair trait between these two would save."""
        bonds = [*self.bonds, (trait, one, other)]
        return self.share - self.goes(self.hunger, bonds) - self.spare


def meal(
    ref: int, hunger: dict[int, float], bonds: list[tuple[int, int, int]]
) -> tuple[list[int], int]:
    """Who eats when `ref` takes a red token, and how many more the supply loses by it."""
    eaters = [ref]
    reds = {ref}
    called = 0
    for eater in eaters:  # grows as food is passed on
        for trait, a, b in bonds:
            if eater not in (a, b):
                continue
            partner = b if eater == a else a
            if partner not in hunger or partner in eaters:
                continue
            if trait == t.COOPERATION:
                eaters.append(partner)
            elif eater in reds:
                eaters.append(partner)
                reds.add(partner)
                called += 1
    return eaters, called
