"""What a bot reads on the table: the animals with all their traits, who can hunt whom, what an
animal is worth, and who lives next to whom.

It is read from a state, but only from what lies open in it; so a seat's judgement is the same in
every world that the seat can imagine.
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

#: What a surviving animal brings besides its points: about one more card each turn.
FUTURE: Final = 1.6

#: Traits that hide their bearer from some hunters.
SHELTERS: Final = 1 << t.CAMOUFLAGE | 1 << t.SWIMMING | 1 << t.BIG
HUNTERS: Final = 1 << t.CARNIVOROUS


class Beast:
    """An animal as a bot sees it."""

    __slots__ = (
        "animal",
        "asleep",
        "fat",
        "fed",
        "guarded",
        "links",
        "location",
        "mask",
        "missing",
        "need",
        "open_fat",
        "points",
        "poisoned",
        "ref",
        "room",
        "seat",
        "tired",
        "used",
    )

    def __init__(self, s: State, player: Player, animal: Animal) -> None:
        self.animal = animal
        self.ref: int = animal.ref
        self.seat: int = player.seat
        self.mask: int = animal.mask
        self.location: int = animal.location
        self.need: int = animal.need
        self.asleep: bool = animal.asleep
        self.fed: bool = animal.fed()
        self.poisoned: bool = animal.poisoned
        missing = 0 if animal.asleep else animal.need - animal.red - animal.blue
        self.missing: int = missing if missing > 0 else 0
        self.open_fat: int = open_stores(animal)
        #: How many tokens it could take in.
        self.room: int = 0 if animal.asleep or animal.hidden else self.missing + self.open_fat
        self.links: list[Link] = []
        self.guarded = False  # a symbiont shields it, and must eat before it
        # A pair card's point is shared between its two.
        points = 2.0
        needs = s.rules.needs
        fat = 0
        used = 0
        tired = False
        for card in animal.cards:
            points += 1 + needs[card.trait]
            if card.token == YELLOW:
                fat += 1
            if card.stamp >= s.turn_tick:
                used |= bit(card.trait)
            if card.trait == t.HIBERNATION and card.stamp >= s.turn_tick_before:
                tired = card.stamp > 0 and not s.rules.hibernation_each_turn
        for link in player.links:
            if link.a == animal.ref or link.b == animal.ref:
                if player.remains and player.animal(link.partner(animal.ref)) is None:
                    continue  # its partner is only remains
                self.links.append(link)
                points += 0.5 * (1 + needs[link.trait])
                if link.trait == t.SYMBIOSIS and link.b == animal.ref:
                    self.guarded = True
        self.points: float = points
        self.fat: int = fat
        self.used: int = used
        self.tired: bool = tired

    def has(self, trait: int) -> bool:
        return self.mask >> trait & 1 == 1


class Sight:
    """A table as one seat reads it."""

    __slots__ = (
        "beasts",
        "herds",
        "last",
        "mine",
        "rivals",
        "rules",
        "s",
        "scores",
        "seat",
        "seats",
        "top_rival",
    )

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.rules = s.rules
        self.last: bool = s.last_turn
        self.seat: int = seat
        self.seats: int = len(s.players)
        self.beasts: dict[int, Beast] = {}
        self.herds: list[list[Beast]] = []
        self.rivals: list[Beast] = []
        self.scores: list[int] = []
        top = 0
        for player in s.players:
            herd: list[Beast] = []
            for animal in player.animals:
                beast = Beast(s, player, animal)
                herd.append(beast)
                self.beasts[animal.ref] = beast
                if player.seat != seat:
                    self.rivals.append(beast)
            self.herds.append(herd)
            points = score(s, player.seat)
            self.scores.append(points)
            if player.seat != seat and points > top:
                top = points
        self.top_rival: int = top
        self.mine: list[Beast] = self.herds[seat]

    def worth(self, beast: Beast) -> float:
        """What its owner loses if the animal dies."""
        return beast.points if self.last else beast.points + FUTURE

    def harm(self, seat: int) -> float:
        """How much a rival's loss is my gain: all of it between two, less at a larger table."""
        if seat == self.seat:
            return -1.0
        if self.rules.teams and seat == (self.seat + self.seats // 2) % self.seats:
            return -0.8
        if self.seats == 2:
            return 1.0
        leads = self.scores[seat] >= self.top_rival
        return (1.0 if leads else 0.6) / (self.seats - 1) + 0.15

    # Hunting

    def can_attack(self, hunter: Beast, prey: Beast) -> bool:
        """Could this hunter, with the traits it has, attack that animal?"""
        return not bars_target(self.s, hunter.animal, prey.animal, OPEN, NOTHING, QUICK)

    def hunts(self, beast: Beast) -> bool:
        """May it still attack in this turn?"""
        return (
            beast.mask & HUNTERS != 0
            and beast.used & HUNTERS == 0
            and not beast.asleep
            and beast.room > 0
        )

    def mimics(self, prey: Beast) -> bool:
        """Has its Mimicry a redirect left?"""
        if not prey.has(t.MIMICRY):
            return False
        limit = self.rules.mimicry
        if limit == EVERY_ATTACK:
            return True
        if limit == FIRST_ATTACK:
            return prey.animal.attacked < self.s.turn_tick
        return prey.used >> t.MIMICRY & 1 == 0

    def threatened(self, prey: Beast) -> bool:
        """Could a hunter of somebody else still attack this animal in this turn?"""
        for herd in self.herds:
            for hunter in herd:
                if hunter.seat != prey.seat and self.hunts(hunter):
                    if self.can_attack(hunter, prey):
                        return True
        return False

    # Food

    def hungry(self, seat: int) -> int:
        """How many tokens this seat's animals are missing."""
        missing = 0
        for beast in self.herds[seat]:
            missing += beast.missing
        return missing

    def blocked(self, beast: Beast) -> bool:
        """Must a symbiont eat before it?"""
        if beast.guarded:
            for link in beast.links:
                if link.trait == t.SYMBIOSIS and link.b == beast.ref:
                    if not self.beasts[link.a].fed:
                        return True
        return False

    def spent(self, link: Link) -> bool:
        """Has this pair trait been used already in this round (or go)?"""
        if self.s.phase != FEEDING:
            return False
        if self.rules.pairs_by_round:
            return link.stamp >= self.s.round_tick
        return link.stamp >= self.s.players[self.seat].go_tick

    def supply(self, beast: Beast) -> int:
        """The red tokens where this animal lives."""
        return self.s.food[beast.location]


def partner(sight: Sight, link: Link, ref: int) -> Beast:
    return sight.beasts[link.b if link.a == ref else link.a]


def reaches(hunter: int, prey: Beast) -> bool:
    """Could a hunter with these traits attack that animal, as long as it is hungry?"""
    return not prey.guarded and traits_reach(hunter, prey.mask)


def traits_reach(hunter: int, prey: int) -> bool:
    """Could an animal with the one set of traits attack one with the other, where it lives?"""
    barriers = 0
    if (hunter ^ prey) >> t.SWIMMING & 1:
        if hunter >> t.SWIMMING & 1:
            return False  # the hunter's own limit, which no wit gets round
        barriers += 1
    if prey >> t.BIG & 1 and not hunter >> t.BIG & 1:
        barriers += 1
    if prey >> t.CAMOUFLAGE & 1 and not hunter >> t.SHARP_VISION & 1:
        barriers += 1
    if prey >> t.FLIGHT & 1 and how_many(hunter) >= how_many(prey):
        barriers += 1
    return barriers == 0 or (barriers == 1 and hunter >> t.INTELLECT & 1 == 1)


def how_many(traits: int) -> int:
    """How many traits there are in a set."""
    count = 0
    while traits:
        traits &= traits - 1
        count += 1
    return count
