"""What food is worth: which animals can survive the turn, and what each token does."""

from typing import Final

from tangledbank.bots.mind.evolution.opinions import USES
from tangledbank.bots.mind.evolution.sight import Beast, Sight, has_room, missing_of, partner
from tangledbank.core.action import Action
from tangledbank.core.bit import bit
from tangledbank.evolution import verbs as v
from tangledbank.evolution.state import Link
from tangledbank.evolution.traits import names as t
from tangledbank.native import i64, mypyc_attr

HIBERNATION: Final = 1 << t.HIBERNATION
BURROWING: Final = 1 << t.BURROWING
VIVIPAROUS: Final = 1 << t.VIVIPAROUS

#: A token stored as fat is a token in some later turn.
FAT: Final = 0.6

#: The value of a token to an animal that can sleep or burn fat instead.
SPARED: Final = 0.45


@mypyc_attr(acyclic=True)
class Foraging:
    """The food of a feeding phase, as one seat sees it."""

    __slots__ = ("_eaters", "_planned", "denials", "sight")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._eaters: list[int] | None = None
        self._planned = False
        self.denials: list[float] = []

    @property
    def eaters(self) -> list[int]:
        """How many seats eat in each location."""
        found = self._eaters
        if found is None:
            sight = self.sight
            found = [1] * len(sight.s.food)
            for player in sight.s.players:
                if player.seat != sight.seat:
                    counted: i64 = 0  # the locations in which this seat eats
                    for animal in player.animals:
                        here: i64 = bit(animal.location)
                        if counted & here == 0 and has_room(animal):
                            counted |= here
                            found[animal.location] += 1
            self._eaters = found
        return found

    # Who can be saved

    def can_sleep(self, beast: Beast) -> bool:
        if beast.mask & HIBERNATION == 0 or beast.asleep or beast.tired:
            return False
        return not self.sight.last or self.sight.rules.hibernation_in_last_turn

    def cost(self, beast: Beast) -> i64:
        """The tokens it still needs to live, without what sleep or fat can replace."""
        cost: i64 = beast.cost
        if cost < 0:
            cost = beast.missing - beast.fat
            if cost < 0 or self.can_sleep(beast):
                cost = 0
            beast.cost = cost
        return cost

    def savable(self, beast: Beast) -> bool:
        """Can this animal of mine survive?"""
        if not self._planned:
            self._planned = True
            self.plan()
        return beast.savable

    def plan(self) -> None:
        """My animals that can survive, those worth the most per token first."""
        sight = self.sight
        for location, food in enumerate(sight.s.food):
            links: i64 = 0  # pair traits that feed
            hungry: list[Beast] = []
            for beast in sight.mine:
                if beast.location != location:
                    continue
                if beast.feeds:
                    for link in beast.links:
                        if link.trait == t.COOPERATION or link.trait == t.COMMUNICATION:
                            if link.a == beast.ref:
                                links += 1
                if beast.poisoned:
                    continue
                # Insertion by worth per token.
                cost: i64 = self.cost(beast)
                rate = sight.worth(beast) / float(cost if cost > 1 else 1)
                beast.rate = rate
                place = len(hungry)
                while place > 0 and hungry[place - 1].rate < rate:
                    place -= 1
                hungry.insert(place, beast)
            if not hungry:
                continue
            goes: i64 = -(-food // self.eaters[location])
            tokens: i64 = goes + (goes if goes < 2 else 2) * links
            for beast in hungry:
                cost = self.cost(beast)
                if cost <= tokens:
                    tokens -= cost
                    beast.savable = True

    def hope(self, beast: Beast) -> float:
        """How likely this animal is to survive the turn if nobody eats it."""
        if beast.poisoned:
            return 0.0
        if beast.fed:
            return 1.0
        if beast.seat == self.sight.seat:
            return 1.0 if self.savable(beast) else 0.1
        cost = self.cost(beast)
        if cost == 0:
            return 0.95
        enough = cost * self.eaters[beast.location] <= self.sight.supply(beast) + 1
        return 0.75 if enough else 0.2

    # What tokens are worth

    def token(self, beast: Beast) -> float:
        """The value of one token to a hungry animal of mine."""
        if beast.token < 0.0:
            beast.token = self.token_worth(beast)
        return beast.token

    def token_worth(self, beast: Beast) -> float:
        sight = self.sight
        if beast.poisoned:
            return 0.02
        cost = self.cost(beast)
        if cost == 0:
            return SPARED
        if not self.savable(beast):
            return 0.05 * sight.worth(beast) / float(cost)
        value = sight.worth(beast) / float(cost)
        if sight.threatened(beast):
            # Once fed, a burrowing animal is out of reach; others may be fed and then eaten.
            value *= 1.3 if beast.mask & BURROWING else 0.85
        return value

    def meal(self, beast: Beast, tokens: i64) -> float:
        """The value of several tokens at once to an animal of mine."""
        if beast.asleep:
            return 0.0
        missing: i64 = beast.missing
        eaten: i64 = tokens if tokens < missing else missing
        stored: i64 = tokens - eaten
        if stored > beast.open_fat:
            stored = beast.open_fat
        brings = 0.0
        if eaten:
            brings = float(eaten) * self.token(beast)
            cost: i64 = self.cost(beast)
            if eaten >= cost and cost > 0:
                hope = self.hope(beast)
                if 0.0 < hope < 1.0:
                    # It was given up, but this meal saves it.
                    brings = self.sight.worth(beast) * (1.0 - hope)
            if eaten >= missing and beast.mask & VIVIPAROUS and not self.sight.last:
                brings += 1.5  # it will give birth
        if stored:
            brings += float(stored) * (0.02 if self.sight.last or beast.poisoned else FAT)
        return brings

    def feast(self, beast: Beast, tokens: int) -> float:
        """The value of one or two blue tokens, which several actions may ask for."""
        if tokens == 1:
            if beast.feast_of_one < 0.0:
                beast.feast_of_one = self.shared_feast(beast, 1, False)
            return beast.feast_of_one
        if beast.feast_of_two < 0.0:
            beast.feast_of_two = self.shared_feast(beast, 2, False)
        return beast.feast_of_two

    def shared_feast(self, beast: Beast, tokens: int, red: bool) -> float:
        """The value of these tokens to all my animals, including what pair traits pass on."""
        sight = self.sight
        if not beast.feeds:
            # The most common case, without any bookkeeping.
            if beast.guarded and sight.blocked(beast):
                return 0.0
            room: int = beast.room
            return self.meal(beast, tokens if tokens < room else room)
        supply = sight.supply(beast) - (1 if red else 0)
        eaters: list[Beast] = []
        got: list[int] = []
        used: list[Link] = []
        waiting = [beast]
        counts = [tokens]
        from_supply = [red]
        while waiting:
            eater = waiting.pop()
            count = counts.pop()
            is_red = from_supply.pop()
            place = place_of(eaters, eater)
            had = got[place] if place >= 0 else 0
            left: int = eater.room - had
            count = min(count, left)
            if count <= 0 or sight.blocked(eater):
                continue
            if place >= 0:
                got[place] += count
            else:
                eaters.append(eater)
                got.append(count)
            for link in eater.links:
                calls = link.trait == t.COMMUNICATION and is_red and supply > 0
                if not (calls or link.trait == t.COOPERATION):
                    continue
                if link in used or sight.spent(link):
                    continue
                other = partner(sight, link, eater.ref)
                place = place_of(eaters, other)
                if other.room > (got[place] if place >= 0 else 0) and not sight.blocked(other):
                    used.append(link)
                    if calls:
                        supply -= 1
                    waiting.append(other)
                    counts.append(1)
                    from_supply.append(calls)
        worth = 0.0
        for place, eater in enumerate(eaters):
            worth += self.meal(eater, got[place])
        return worth

    def forget_rivals(self) -> None:
        """Judge only by what food does for my own animals."""
        self.denials = [0.0] * len(self.sight.s.food)

    def denial(self, location: int) -> float:
        """The value of keeping a red token from the others."""
        if not self.denials:
            self.denials = self.scarcity()
        return self.denials[location]

    def scarcity(self) -> list[float]:
        sight = self.sight
        food = sight.s.food
        worth = [0.0] * len(food)
        for player in sight.s.players:
            if player.seat != sight.seat:
                hungry = [0] * len(food)
                for animal in player.animals:
                    missing = missing_of(animal)
                    if missing > 0:
                        hungry[animal.location] += missing
                for location, missing in enumerate(hungry):
                    if missing > 0:
                        scarce = missing * self.eaters[location] > food[location]
                        worth[location] += (0.3 if scarce else 0.05) * sight.harm(player.seat)
        return worth

    # The actions of a go, except attacks

    def act(self, action: Action) -> float:
        verb = action.verb
        if verb == v.TAKE:
            beast = self.sight.beast(action.a)
            return self.shared_feast(beast, 1, True) + self.denial(beast.location)
        if verb == v.WARM:
            # A second token in the same go.
            return self.shared_feast(self.sight.beast(action.a), 1, True) + 0.2
        if verb == v.SPECIALIZE:
            # Food that nobody else can eat can wait; but it takes a whole go.
            beast = self.sight.beast(action.a)
            return self.feast(beast, 1) - 0.3 * self.denial(beast.location)
        if verb == v.BURN:
            return self.burn(action)
        if verb == v.GRAZE:
            return self.graze(self.sight.beast(action.a))
        if verb == v.STEAL:
            return self.steal(action)
        if verb == v.HIBERNATE:
            return self.sleep(self.sight.beast(action.a))
        if verb == v.SHED:
            return self.shed(action)
        if verb == v.SETTLE:
            return 1.2
        if verb == v.MIGRATE:
            return self.migrate(action)
        if verb == v.RECOMBINE:
            return -0.3
        return USES[verb]  # passing or ending is worth nothing

    def burn(self, action: Action) -> float:
        """Burn fat when nothing else feeds the animal, and only as much as it needs."""
        beast = self.sight.beast(action.a)
        if action.b != beast.missing or self.sight.supply(beast) > 0 or beast.poisoned:
            return -1.0
        return self.sight.worth(beast)

    def graze(self, beast: Beast) -> float:
        """Destroy food only if mine is safe and somebody else goes hungry."""
        location = beast.location
        mine = 0
        for one in self.sight.mine:
            if one.location == location:
                mine += self.cost(one)
        if mine and self.sight.s.food[location] - 1 < mine * self.eaters[location]:
            return -1.0
        return self.denial(location) - 0.01

    def steal(self, action: Action) -> float:
        sight = self.sight
        victim = sight.beast(action.b)
        gained = self.feast(sight.beast(action.a), 1)
        if victim.seat == sight.seat:
            return gained - self.token(victim) - 0.1
        loss = sight.worth(victim) * self.hope(victim) / float(victim.missing + 1)
        return gained + sight.harm(victim.seat) * loss

    def sleep(self, beast: Beast) -> float:
        """Sleep when there is nothing left to eat, or so that an animal waiting for it can eat."""
        sight = self.sight
        if beast.poisoned:
            return -1.0
        waits = False
        for link in beast.links:
            if link.trait == t.SYMBIOSIS and link.a == beast.ref and sight.beast(link.b).missing:
                waits = True
        supply = sight.supply(beast)
        if supply == 0:
            return 1.6 if waits else 0.6
        short = supply < self.eaters[beast.location] * sight.hungry()
        return 2.0 if waits and short else -0.1

    def shed(self, action: Action) -> float:
        """Give up a trait for a token: worthwhile if that keeps the animal alive."""
        beast = self.sight.beast(action.a)
        gained = self.feast(beast, 1)
        if self.sight.supply(beast) > 0 or beast.missing != 1:
            gained -= 1.0
        return gained - 1.6

    def migrate(self, action: Action) -> float:
        """Go where there is food if there is none here and nothing else can be taken."""
        sight = self.sight
        beast = sight.beast(action.a)
        if beast.missing == 0 or beast.poisoned or sight.supply(beast) > 0:
            return -0.2
        food = sight.s.food[action.b]
        if food == 0:
            return -0.2
        hope = min(1.0, food / (1.0 + float(beast.missing) * self.eaters[action.b]))
        return 0.5 * hope * sight.worth(beast)


def place_of(beasts: list[Beast], beast: Beast) -> int:
    for place, other in enumerate(beasts):
        if other is beast:
            return place
    return -1
