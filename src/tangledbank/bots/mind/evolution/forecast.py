"""Forecasts how many goes a herd needs in the coming turn, and how many there will be."""

from typing import Final

from tangledbank.bots.mind.evolution.sight import HUNTERS, Beast, Sight, how_many
from tangledbank.core.bit import bit
from tangledbank.evolution.state import LAURASIA, OCEAN
from tangledbank.evolution.supply import (
    DICE,
    EXTRA,
    FEWEST,
    GONDWANA_DICE,
    GONDWANA_EXTRA,
    LAURASIA_DICE,
    LAURASIA_EXTRA,
    OCEAN_FOOD,
)
from tangledbank.evolution.traits import names as t
from tangledbank.native import i64, mypyc_attr

EDIFICATOR: Final = 1 << t.EDIFICATOR
HIBERNATION: Final = 1 << t.HIBERNATION
PIRACY: Final = 1 << t.PIRACY
SPECIALISTS: Final = 1 << t.SPECIALIZATION_A | 1 << t.SPECIALIZATION_B
WARM_BLOODED: Final = 1 << t.WARM_BLOODED

#: What a hunter with prey in reach can expect to eat by hunting.
BY_HUNTING: Final = 1.4

#: Hunger below this counts as none: it comes from expectations, not from tokens.
STILLED: Final = 0.35

#: A token that Communication takes from the supply is missing for a later go.
CALLED: Final = 0.5


#: What an Edificator adds to the supply of its location.
ADDED: Final = 2.0


@mypyc_attr(acyclic=True)
class Forecast:
    """The food of the coming turn in one location, as one seat expects it."""

    __slots__ = (
        "called",
        "hunger",
        "known",
        "location",
        "ones",
        "others",
        "present",
        "queue",
        "refs",
        "share",
        "sight",
        "spare",
        "traits",
    )

    def __init__(self, sight: Sight, location: int) -> None:
        self.sight = sight
        self.location = location
        #: How many seats eat there.
        self.present: int = sight.seats
        if sight.rules.continents:
            self.share: float = self.share_of_location()
        else:
            self.share = self.expected_share()
        #: My animals there, and how hungry each will be.
        self.refs: list[int] = []
        self.hunger: list[float] = []
        for beast in sight.mine:
            if beast.location != location:
                continue
            self.refs.append(beast.ref)
            self.hunger.append(self.expected_hunger(beast))
        #: The feeding pair traits: which one, and the indices of its two animals.
        self.traits: list[int] = []
        self.ones: list[int] = []
        self.others: list[int] = []
        for link in sight.s.players[sight.seat].links:
            if link.trait == t.COOPERATION or link.trait == t.COMMUNICATION:
                one = self.place(link.a)
                other = self.place(link.b)
                if one >= 0 and other >= 0:
                    self.traits.append(link.trait)
                    self.ones.append(one)
                    self.others.append(other)
        self.known: dict[int, float] = {}
        #: Working memory for `meal`.
        self.queue: list[int] = [0] * len(self.hunger)
        self.called = 0
        self.spare: float = self.share - self.goes(self.hunger[:])

    def place(self, ref: int) -> int:
        """The index of an animal of mine in the lists; -1 if it lives elsewhere."""
        for place, one in enumerate(self.refs):
            if one == ref:
                return place
        return -1

    def expected_share(self) -> float:
        """My goes at the supply: a fair share, and what the others will not need."""
        sight = self.sight
        seats = sight.seats
        supply = 3.5 * DICE[seats - FEWEST] + EXTRA[seats - FEWEST]
        fair = supply / seats
        others = 0.0
        for player in sight.s.players:
            if player.seat != sight.seat:
                # They will play some cards too.
                need = 0.5 * min(2, len(player.hand))
                for animal in player.animals:
                    need += float(animal.need)
                others += min(fair, need)
        first = 0.3 if sight.s.first == sight.seat else 0.0
        return max(fair, supply - others) + first

    def share_of_location(self) -> float:
        """The same if every location has its own supply."""
        sight = self.sight
        supply = supply_of(self.location, sight.seats)
        present = 1
        needs: list[float] = []
        for player in sight.s.players:
            need = 0.0
            for animal in player.animals:
                if animal.location == self.location:
                    need += float(animal.need)
                    mask: i64 = animal.mask
                    if mask & EDIFICATOR:
                        supply += ADDED
            if player.seat != sight.seat:
                if need > 0.0:
                    present += 1
                # Some of the cards they will play come here.
                needs.append(need + 0.25 * min(2, len(player.hand)))
        self.present = present
        fair = supply / present
        others = 0.0
        for need in needs:
            others += min(fair, need)
        first = 0.3 if sight.s.first == sight.seat else 0.0
        return max(fair, supply - others) + first

    def expected_hunger(self, beast: Beast) -> float:
        """The tokens it needs from me, after what it finds for itself."""
        sight = self.sight
        need = float(beast.need) - 0.9 * float(beast.fat)
        mask: i64 = beast.mask
        if mask & HIBERNATION and not beast.tired and not sight.last:
            need *= 0.25
        if mask & HUNTERS and self.finds_prey(beast):
            need -= BY_HUNTING
        if mask & PIRACY:
            need -= 0.5
        if mask & SPECIALISTS:
            need -= 0.5
        if mask & WARM_BLOODED:
            need *= 0.6  # what it takes besides costs no go
        return need if need > 0.0 else 0.0

    def finds_prey(self, beast: Beast) -> bool:
        sight = self.sight
        for player in sight.s.players:
            if player.seat != sight.seat:
                for prey in player.animals:
                    if sight.can_attack(beast.animal, prey):
                        return True
        return False

    def goes(self, hunger: list[float]) -> float:
        """How many goes it takes until nobody in this herd is hungry; empties the list."""
        goes = 0.0
        if not self.traits:
            # Nobody passes food on: one go per token.
            for need in hunger:
                if need > STILLED:
                    goes += 1.0
                    while need > 1.0 + STILLED:
                        goes += 1.0
                        need -= 1.0
            return goes
        while True:
            most: i64 = 0
            best: i64 = 0
            called = 0
            for place, need in enumerate(hunger):
                if need > STILLED:
                    fed: i64 = self.meal(place, hunger)
                    # A go begins with the animal that passes on the most food.
                    if how_many(fed) > most:
                        most = how_many(fed)
                        best = fed
                        called = self.called
            if most == 0:
                return goes
            goes += 1.0 + CALLED * called
            for place in range(len(hunger)):
                if best >> place & 1:
                    hunger[place] -= 1.0

    def meal(self, first: i64, hunger: list[float]) -> i64:
        """Which animals eat when the first takes a red token, as a set of indices.

        `called` counts how many more tokens the supply loses.
        """
        reds: i64 = bit(first)
        fed: i64 = reds
        called = 0
        queue = self.queue
        queue[0] = first
        at: i64 = 0
        waiting: i64 = 1
        while at < waiting:
            eater: i64 = queue[at]
            at += 1
            for bond, trait in enumerate(self.traits):
                one: i64 = self.ones[bond]
                other: i64 = self.others[bond]
                if one == eater:
                    partner: i64 = other
                elif other == eater:
                    partner = one
                else:
                    continue
                if fed >> partner & 1 or hunger[partner] <= STILLED:
                    continue
                if trait != t.COOPERATION:
                    if reds >> eater & 1 == 0:
                        continue
                    reds |= bit(partner)
                    called += 1
                fed |= bit(partner)
                queue[waiting] = partner
                waiting += 1
        self.called = called
        return fed

    def spare_with(self, ref: int, need: int) -> float:
        """The spare goes if this animal needs this much more."""
        key = ref << 4 | need
        found = self.known.get(key)
        if found is None:
            hunger = self.hunger[:]
            place = self.place(ref)
            if place < 0:
                hunger.append(float(need))
            else:
                hunger[place] += need
            found = self.share - self.goes(hunger)
            self.known[key] = found
        return found

    def saved_by(self, trait: int, one: int, other: int) -> float:
        """The goes saved by a pair trait between these two."""
        key = 1 << 40 | trait << 24 | one << 12 | other
        found = self.known.get(key)
        if found is None:
            self.traits.append(trait)
            self.ones.append(self.place(one))
            self.others.append(self.place(other))
            found = self.share - self.goes(self.hunger[:]) - self.spare
            self.traits.pop()
            self.ones.pop()
            self.others.pop()
            self.known[key] = found
        return found


def supply_of(location: int, seats: int) -> float:
    """The expected tokens in a location of Continents."""
    table = seats - FEWEST
    if location == OCEAN:
        return float(OCEAN_FOOD[table])
    if location == LAURASIA:
        return 3.5 * LAURASIA_DICE[table] + LAURASIA_EXTRA[table]
    return 3.5 * GONDWANA_DICE[table] + GONDWANA_EXTRA[table]
