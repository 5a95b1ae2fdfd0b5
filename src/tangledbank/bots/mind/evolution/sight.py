"""The table as a bot sees it: animals and their traits, who can hunt whom, values, neighbours.

It reads a state, but only what is open in it; so a seat's judgement is the same in every world that
the seat can imagine.

Playouts look at a table thousands of times a second, and most decisions concern few animals.  So an
animal is read on demand, and judgements are cached on its `Beast`.
"""

from typing import Final

from tangledbank.core.bit import bit
from tangledbank.core.why import QUICK
from tangledbank.evolution.eating import open_stores
from tangledbank.evolution.hunting import NOTHING, OPEN, bars_target
from tangledbank.evolution.rules import EVERY_ATTACK, FIRST_ATTACK
from tangledbank.evolution.scoring import score
from tangledbank.evolution.state import FEEDING, YELLOW, Animal, Link, Player, State
from tangledbank.evolution.traits import names as t
from tangledbank.native import i64, mypyc_attr

#: The value of a surviving animal besides its points: about one more card each turn.
FUTURE: Final = 1.6

SWIMMING: Final = 1 << t.SWIMMING
BIG: Final = 1 << t.BIG
CAMOUFLAGE: Final = 1 << t.CAMOUFLAGE
SHARP_VISION: Final = 1 << t.SHARP_VISION
FLIGHT: Final = 1 << t.FLIGHT
INTELLECT: Final = 1 << t.INTELLECT
MIMICRY: Final = 1 << t.MIMICRY

#: Traits that hide their bearer from some hunters.
SHELTERS: Final = CAMOUFLAGE | SWIMMING | BIG
HUNTERS: Final = 1 << t.CARNIVOROUS

#: Not worked out yet.
UNKNOWN: Final = -1.0


@mypyc_attr(acyclic=True)
class Beast:
    """An animal as a bot sees it, with cached judgements."""

    __slots__ = (
        "alive",
        "animal",
        "asleep",
        "cost",
        "fat",
        "feast_of_one",
        "feast_of_two",
        "fed",
        "feeds",
        "guarded",
        "links",
        "location",
        "mask",
        "missing",
        "need",
        "open_fat",
        "points",
        "poisoned",
        "rate",
        "ref",
        "risk",
        "room",
        "savable",
        "seat",
        "tired",
        "token",
        "used",
    )

    def __init__(self, s: State, player: Player, animal: Animal) -> None:
        self.animal = animal
        self.ref: i64 = animal.ref
        self.seat: i64 = player.seat
        self.mask: i64 = animal.mask
        self.location: int = animal.location
        need: i64 = animal.need
        self.need: i64 = need
        asleep = animal.asleep
        self.asleep: bool = asleep
        missing: i64 = need - animal.red - animal.blue
        self.fed: bool = asleep or missing <= 0
        self.poisoned: bool = animal.poisoned
        if asleep or missing < 0:
            missing = 0
        self.missing: i64 = missing
        open_fat: i64 = open_stores(animal)
        self.open_fat: i64 = open_fat
        #: How many tokens it could take in.
        self.room: i64 = 0 if asleep or animal.hidden else missing + open_fat
        self.guarded = False  # a symbiont protects it, and must eat first
        self.feeds = False  # it shares its food with another
        # The two animals of a pair share its point, so this counts halves.
        halves: i64 = 4
        needs = s.rules.needs
        turn_tick: i64 = s.turn_tick
        fat: i64 = 0
        used: i64 = 0
        tired = False
        for card in animal.cards:
            trait = card.trait
            more: i64 = needs[trait]
            halves += 2 + 2 * more
            if card.token == YELLOW:
                fat += 1
            stamp: i64 = card.stamp
            if stamp >= turn_tick:
                used |= bit(trait)
            if trait == t.HIBERNATION and stamp >= s.turn_tick_before:
                tired = stamp > 0 and not s.rules.hibernation_each_turn
        self.links: list[Link] = NO_LINKS
        if player.links:
            ref = animal.ref
            for link in player.links:
                if link.a == ref or link.b == ref:
                    if player.remains and player.animal(link.partner(ref)) is None:
                        continue  # only remains of its partner are left
                    if self.links is NO_LINKS:
                        self.links = [link]
                    else:
                        self.links.append(link)
                    more = needs[link.trait]
                    halves += 1 + more
                    if link.trait == t.COOPERATION or link.trait == t.COMMUNICATION:
                        self.feeds = True
                    elif link.trait == t.SYMBIOSIS and link.b == ref:
                        self.guarded = True
        self.points: float = float(halves) / 2.0
        self.fat: i64 = fat
        self.used: i64 = used
        self.tired: bool = tired
        # Caches of the judgements.
        self.savable = False
        self.rate = 0.0
        self.cost: i64 = -1
        self.token: float = UNKNOWN
        self.feast_of_one: float = UNKNOWN
        self.feast_of_two: float = UNKNOWN
        self.risk: float = UNKNOWN
        self.alive: float = UNKNOWN


#: Shared by all that have none; never add to it.
NO_LINKS: Final[list[Link]] = []


@mypyc_attr(acyclic=True)
class Sight:
    """A table as one seat reads it."""

    __slots__ = ("_harms", "_hunters", "_known", "_mine", "last", "rules", "s", "seat", "seats")

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.rules = s.rules
        self.last: bool = s.last_turn
        self.seat: int = seat
        self.seats: int = len(s.players)
        self._known: list[Beast] = []
        self._mine: list[Beast] | None = None
        self._hunters: list[Animal] | None = None
        self._harms: list[float] | None = None

    @property
    def mine(self) -> list[Beast]:
        """All my animals."""
        found = self._mine
        if found is None:
            found = []
            for animal in self.s.players[self.seat].animals:
                found.append(self.beast(animal.ref))
            self._mine = found
        return found

    def beast(self, ref: i64) -> Beast:
        """The living animal with this `ref`."""
        for beast in self._known:
            if beast.ref == ref:
                return beast
        player = self.s.players[ref >> 8]
        animal = player.animal(ref)
        assert animal is not None
        found = Beast(self.s, player, animal)
        self._known.append(found)
        return found

    def worth(self, beast: Beast) -> float:
        """What its owner loses if the animal dies."""
        return beast.points if self.last else beast.points + FUTURE

    def harm(self, seat: int) -> float:
        """How much a rival's loss is my gain: all of it between two, less at a larger table."""
        if seat == self.seat:
            return -1.0
        if self.seats == 2:
            return 1.0
        if self._harms is None:
            self._harms = self._all_harms()
        return self._harms[seat]

    def _all_harms(self) -> list[float]:
        scores: list[int] = []
        top = 0
        for seat in range(self.seats):
            points = score(self.s, seat)
            scores.append(points)
            if seat != self.seat and points > top:
                top = points
        harms: list[float] = []
        for seat in range(self.seats):
            leads = scores[seat] >= top
            harms.append((1.0 if leads else 0.6) / (self.seats - 1) + 0.15)
        if self.rules.teams:
            harms[(self.seat + self.seats // 2) % self.seats] = -0.8
        return harms

    # Hunting

    def can_attack(self, hunter: Animal, prey: Animal) -> bool:
        """Could this hunter, with its traits, attack that animal?"""
        return not bars_target(self.s, hunter, prey, OPEN, NOTHING, QUICK)

    def hunters(self) -> list[Animal]:
        """All that may still attack this turn."""
        found = self._hunters
        if found is None:
            found = []
            for player in self.s.players:
                for animal in player.animals:
                    mask: i64 = animal.mask
                    if mask & HUNTERS and has_room(animal) and not hunted(self.s, animal):
                        found.append(animal)
            self._hunters = found
        return found

    def mimics(self, prey: Beast) -> bool:
        """Does its Mimicry have a redirect left?"""
        if prey.mask & MIMICRY == 0:
            return False
        limit = self.rules.mimicry
        if limit == EVERY_ATTACK:
            return True
        if limit == FIRST_ATTACK:
            return prey.animal.attacked < self.s.turn_tick
        return prey.used & MIMICRY == 0

    def threatened(self, prey: Beast) -> bool:
        """Could somebody else's hunter still attack this animal this turn?"""
        for hunter in self.hunters():
            if hunter.ref >> 8 != prey.seat and self.can_attack(hunter, prey.animal):
                return True
        return False

    # Food

    def hungry(self) -> int:
        """How many tokens my animals are missing."""
        missing: i64 = 0
        for beast in self.mine:
            missing += beast.missing
        return missing

    def blocked(self, beast: Beast) -> bool:
        """Must a symbiont eat before it?"""
        if beast.guarded:
            for link in beast.links:
                if link.trait == t.SYMBIOSIS and link.b == beast.ref:
                    if not self.beast(link.a).fed:
                        return True
        return False

    def spent(self, link: Link) -> bool:
        """Has this pair trait been used in this round (or go)?"""
        if self.s.phase != FEEDING:
            return False
        if self.rules.pairs_by_round:
            return link.stamp >= self.s.round_tick
        return link.stamp >= self.s.players[self.seat].go_tick

    def supply(self, beast: Beast) -> int:
        """The red tokens where this animal lives."""
        return self.s.food[beast.location]


def hunted(s: State, hunter: Animal) -> bool:
    """Has the card it hunts with been used this turn?"""
    for card in hunter.cards:
        if card.trait == t.CARNIVOROUS and card.stamp >= s.turn_tick:
            return True
    return False


def has_room(animal: Animal) -> bool:
    """Could it receive a token?"""
    if animal.asleep or animal.hidden:
        return False
    return animal.red + animal.blue < animal.need or open_stores(animal) > 0


def missing_of(animal: Animal) -> int:
    """How many tokens it lacks to be fed."""
    if animal.asleep:
        return 0
    missing: i64 = animal.need - animal.red - animal.blue
    return missing if missing > 0 else 0


def is_guarded(player: Player, ref: int) -> bool:
    """Does a symbiont protect this animal?"""
    for link in player.links:
        if link.trait == t.SYMBIOSIS and link.b == ref:
            if not player.remains or player.animal(link.a) is not None:
                return True
    return False


def partner(sight: Sight, link: Link, ref: int) -> Beast:
    return sight.beast(link.b if link.a == ref else link.a)


def traits_reach(hunter: i64, prey: i64) -> bool:
    """Could an animal with one set of traits attack one with the other, where it lives?"""
    barriers: i64 = 0
    if (hunter ^ prey) & SWIMMING:
        if hunter & SWIMMING:
            return False  # the hunter's own limit, which Intellect cannot overcome
        barriers += 1
    if prey & BIG and hunter & BIG == 0:
        barriers += 1
    if prey & CAMOUFLAGE and hunter & SHARP_VISION == 0:
        barriers += 1
    if prey & FLIGHT and how_many(hunter) >= how_many(prey):
        barriers += 1
    return barriers == 0 or (barriers == 1 and hunter & INTELLECT != 0)


def how_many(traits: i64) -> i64:
    """How many traits are in a set."""
    count: i64 = 0
    while traits:
        traits &= traits - 1
        count += 1
    return count
