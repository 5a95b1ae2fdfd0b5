"""What a bot reads in a view: the animals with all their traits, who can hunt whom, what an
animal is worth, and who lives next to whom.

This is judgement, not law: what is legal the bot is told, and only what might come of it is
estimated here.
"""

from typing import Final

from tangledbank.evolution.names import animal_ref
from tangledbank.evolution.rules import EVERY_ATTACK, FIRST_ATTACK, Rules
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.view import AnimalView, LinkView, PlayerView, View

#: What a surviving animal brings besides its points: about one more card each turn.
FUTURE: Final = 1.6

_RULES: Final[dict[str, Rules]] = {}


def rules_of(view: View) -> Rules:
    """The rules of the viewed table, made once for each kind of table."""
    key = f"{view.edition} {view.sets} {sorted(view.options.items())}"
    if key not in _RULES:
        _RULES[key] = Rules(view.edition, view.options, view.sets)
    return _RULES[key]


class Bond:
    """A pair trait between two beasts; in Symbiosis `a` is the symbiont."""

    def __init__(self, link: LinkView) -> None:
        self.trait = t.NUMBERS[link.trait]
        one, other = (animal_ref(name) for name in link.animals)
        if link.symbiont and animal_ref(link.symbiont) == other:
            one, other = other, one
        self.a = one
        self.b = other
        self.used = link.used

    def partner(self, ref: int) -> int:
        return self.b if self.a == ref else self.a


class Beast:
    """An animal as a bot sees it."""

    def __init__(self, animal: AnimalView, bonds: list[Bond]) -> None:
        self.ref = animal_ref(animal.name)
        self.seat = self.ref >> 8
        self.cards = animal.traits
        self.bonds = [bond for bond in bonds if self.ref in (bond.a, bond.b)]
        own = [t.NUMBERS[one.trait] for one in animal.traits]
        self.traits = frozenset(own + [bond.trait for bond in self.bonds])
        self.need = animal.need
        self.food = animal.red + animal.blue
        self.missing = 0 if animal.asleep else max(0, animal.need - self.food)
        self.fed = animal.fed
        self.asleep = animal.asleep
        self.poisoned = animal.poisoned
        self.attacked = animal.attacked
        self.open_fat = animal.open_fat
        self.fat = sum(1 for one in animal.traits if one.token == "yellow")
        used = {t.NUMBERS[one.trait] for one in animal.traits if one.used}
        self.used = used
        self.tired = any(one.rests or one.used for one in animal.traits if one.trait == SLEEP)
        # A pair card's point is shared between its two.
        self.points = (
            2.0
            + sum(1 + t.EXTRA_NEED[number] for number in own)
            + sum(0.5 * (1 + t.EXTRA_NEED[bond.trait]) for bond in self.bonds)
        )

    def has(self, trait: int) -> bool:
        return trait in self.traits

    @property
    def guardians(self) -> list[int]:
        """The symbionts that shield it, and must eat before it."""
        return [bond.a for bond in self.bonds if bond.trait == t.SYMBIOSIS and bond.b == self.ref]

    @property
    def room(self) -> int:
        """How many tokens it could take in."""
        return 0 if self.asleep else self.missing + self.open_fat


SLEEP: Final = t.NAMES[t.HIBERNATION]


class Sight:
    """A view as a bot reads it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.rules = rules_of(view)
        self.last = view.last_turn
        self.names = [player.name for player in view.players]
        self.seat = self.names.index(view.seat)
        self.seats = len(view.players)
        self.beasts: dict[int, Beast] = {}
        self.herds: list[list[Beast]] = [self.herd(player) for player in view.players]
        self.mine = self.herds[self.seat]
        self.rivals = [
            beast for seat, herd in enumerate(self.herds) if seat != self.seat for beast in herd
        ]
        self.best_rival = max(
            player.score for seat, player in enumerate(view.players) if seat != self.seat
        )

    def herd(self, player: PlayerView) -> list[Beast]:
        bonds = [Bond(link) for link in player.links]
        herd = [Beast(animal, bonds) for animal in player.animals]
        for beast in herd:
            self.beasts[beast.ref] = beast
        return herd

    def worth(self, beast: Beast) -> float:
        """What its owner loses if the animal dies."""
        return beast.points + (0.0 if self.last else FUTURE)

    def harm(self, seat: int) -> float:
        """How much a rival's loss is my gain: all of it between two, less at a larger table."""
        if seat == self.seat:
            return -1.0
        if self.rules.teams and seat == (self.seat + self.seats // 2) % self.seats:
            return -0.8
        if self.seats == 2:
            return 1.0
        leads = self.view.players[seat].score >= self.best_rival
        return (1.0 if leads else 0.6) / (self.seats - 1) + 0.15

    # Hunting

    def can_attack(self, hunter: Beast, prey: Beast) -> bool:
        """Could this hunter, with the traits it has, attack that animal?"""
        hiding = prey.has(t.BURROWING) and prey.fed
        return hunter is not prey and not hiding and reaches(hunter.traits, prey)

    def hunts(self, beast: Beast) -> bool:
        """May it still attack in this turn?"""
        return (
            beast.has(t.CARNIVOROUS)
            and t.CARNIVOROUS not in beast.used
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
        return not (prey.attacked if limit == FIRST_ATTACK else t.MIMICRY in prey.used)

    def threats(self, prey: Beast) -> list[Beast]:
        """The hunters of others that could still attack this animal in this turn."""
        return [
            hunter
            for herd in self.herds
            for hunter in herd
            if hunter.seat != prey.seat and self.hunts(hunter) and self.can_attack(hunter, prey)
        ]

    # Food

    def hungry(self, seat: int) -> int:
        """How many tokens this seat's animals are missing."""
        return sum(beast.missing for beast in self.herds[seat])

    def blocked(self, beast: Beast) -> bool:
        """Must a symbiont eat before it?"""
        return any(not self.beasts[ref].fed for ref in beast.guardians)


def reaches(hunter: frozenset[int], prey: Beast) -> bool:
    """Could a hunter with these traits attack that animal, as long as it is hungry?"""
    return not prey.guardians and traits_reach(hunter, prey.traits)


def traits_reach(hunter: frozenset[int], prey: frozenset[int]) -> bool:
    """Could an animal with the one set of traits attack one with the other?"""
    return not (
        (t.SWIMMING in hunter) != (t.SWIMMING in prey)
        or (t.BIG in prey and t.BIG not in hunter)
        or (t.CAMOUFLAGE in prey and t.SHARP_VISION not in hunter)
    )
