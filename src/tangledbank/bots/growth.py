"""Which card to play: more animals as long as they can be fed, traits where they do most good.

A card on the table can be lost; one in the hand cannot, and is played for its point in the last
turn.  So a card is played before that only if it does something.
"""

from typing import Final

from tangledbank.bots.forecast import Forecast
from tangledbank.bots.sight import FUTURE, Beast, Sight, reaches, traits_reach
from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import NO_TRAIT
from tangledbank.evolution.traits import names as t

#: The chance that a rival has a hunter in hand that we do not see yet.
UNSEEN: Final = 0.06

#: The danger for an animal that a symbiont shields.
GUARDED: Final = 0.01

#: What is left of the danger of an attack for an animal with these answers.
ANSWERS: Final[dict[int, float]] = {
    t.RUNNING: 0.55,
    t.TAIL_LOSS: 0.4,
    t.POISONOUS: 0.5,
    t.MIMICRY: 0.7,
    t.BURROWING: 0.55,
}

#: What a trait is good for that helps neither to hunt nor to hide, in a turn of its own.
HELPS: Final[dict[int, float]] = {
    t.FAT_TISSUE: 0.7,
    t.HIBERNATION: 1.1,
    t.PIRACY: 0.9,
    t.GRAZING: 0.3,
}


class Growth:
    """The development of one seat."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        # The hunters to fear, each with the number of animals it can choose from.
        self.hunters = [
            (beast, sum(1 for prey in sight.beasts.values() if self.may_hunt(beast, prey)))
            for beast in sight.rivals
            if beast.has(t.CARNIVOROUS)
        ]
        self.forecast = Forecast(sight)

    # The herd and its food

    def need_cost(self, beast: Beast, need: int) -> float:
        """What more need of an animal costs: those that may go hungry for it."""
        if need == 0:
            return 0.0
        spare = self.forecast.spare
        return 3.0 * (fed(spare) - fed(self.forecast.spare_with(beast.ref, need))) + 0.15 * need

    # Hunters and prey

    def may_hunt(self, hunter: Beast, prey: Beast) -> bool:
        return hunter.seat != prey.seat and reaches(hunter.traits, prey)

    def prey(self, traits: frozenset[int]) -> int:
        """How many rivals' animals a hunter with these traits could attack."""
        return sum(1 for prey in self.sight.rivals if reaches(traits, prey))

    def danger(self, traits: frozenset[int], guarded: bool = False) -> float:
        """How likely an animal of mine with these traits is to be eaten."""
        if guarded:
            return GUARDED
        hidden = len(traits & {t.CAMOUFLAGE, t.SWIMMING, t.BIG})
        unseen = 1.0 - (1.0 - UNSEEN) ** (self.sight.seats - 1)
        safe = 1.0 - unseen * 0.3**hidden
        for hunter, choice in self.hunters:
            if traits_reach(hunter.traits, traits):
                safe *= 1.0 - min(0.5, 0.8 / max(1, choice))
        risk = 1.0 - safe
        for trait, left in ANSWERS.items():
            if trait in traits:
                risk *= left
        return risk

    def alive(self, beast: Beast) -> float:
        """How likely an animal of mine is to live through the turn."""
        risk = self.danger(beast.traits, bool(beast.guardians))
        return (1.0 - risk) * (0.5 + 0.5 * fed(self.forecast.spare))

    # The actions

    def animal(self, action: Action) -> float:
        hope = fed(self.forecast.spare - 1.0)
        brings = 2.0 if self.sight.last else 1.0 + FUTURE
        kept = max(self.kept(trait) for trait in (action.a >> 6, action.a & 63))
        return brings * hope - (0.2 if self.sight.last else 0.8) - 0.3 * kept

    def kept(self, trait: int) -> float:
        """How much one would rather keep a card for this trait."""
        if trait == NO_TRAIT:
            return 0.0
        if trait in (t.COOPERATION, t.COMMUNICATION):
            return 1.5
        return 1.0 if trait in (t.CAMOUFLAGE, t.CARNIVOROUS, t.TAIL_LOSS, t.SWIMMING) else 0.5

    def play(self, action: Action) -> float:
        beast = self.sight.beasts[action.c]
        trait = action.b
        if trait == t.PARASITE:
            return self.parasite(beast)
        points = 1.0 + t.EXTRA_NEED[trait]
        alive = self.alive(beast)
        cost = self.need_cost(beast, t.EXTRA_NEED[trait])
        helps = self.helps(beast, trait)
        if self.sight.last:
            # Whatever is not on the table now will never score.
            return points * alive - cost + 0.1 * helps
        return helps - cost - (1.0 - alive) * 0.6

    def helps(self, beast: Beast, trait: int) -> float:
        """What this trait does for this animal, points apart."""
        traits = beast.traits | {trait}
        guarded = bool(beast.guardians)
        worth = self.sight.worth(beast)
        saved = self.danger(beast.traits, guarded) - self.danger(traits, guarded)
        helps = saved * worth * 1.5 + HELPS.get(trait, 0.0)
        if beast.has(t.CARNIVOROUS) or trait == t.CARNIVOROUS:
            before = self.prey(beast.traits) if beast.has(t.CARNIVOROUS) else 0
            helps += self.hunt(self.prey(traits)) - self.hunt(before)
        if trait == t.SCAVENGER:
            hunters = sum(1 for one in self.sight.beasts.values() if one.has(t.CARNIVOROUS))
            helps += 0.1 + 0.3 * min(3, hunters)
        if trait == t.FAT_TISSUE and beast.open_fat:
            helps -= 0.4 * beast.open_fat
        return helps

    def hunt(self, prey: int) -> float:
        """What it is worth to a hunter to have so many animals to choose from."""
        if prey == 0:
            return 0.0
        hunters = sum(1 for beast in self.sight.mine if beast.has(t.CARNIVOROUS))
        return (2.2 + 0.2 * min(prey, 4)) / (1 + 0.5 * hunters)

    def parasite(self, host: Beast) -> float:
        """A parasite starves its host, or feeds it points: the sooner it comes the better."""
        sight = self.sight
        pressed = min(1.0, 0.25 + 0.1 * host.need + 0.1 * len(sight.herds[host.seat]))
        if host.has(t.HIBERNATION) or host.fat:
            pressed *= 0.6
        if sight.last:
            return sight.harm(host.seat) * (pressed * host.points - (1.0 - pressed) * 3.0)
        return sight.harm(host.seat) * (pressed * sight.worth(host) * 0.6)

    def pair(self, action: Action) -> float:
        one = self.sight.beasts[action.c]
        other = self.sight.beasts[action.d]
        alive = self.alive(one) * self.alive(other)
        if action.b == t.SYMBIOSIS:
            helps = self.symbiosis(one, other)
        else:
            helps = 0.4 + 1.5 * self.forecast.saved_by(action.b, one.ref, other.ref)
        if self.sight.last:
            return alive + 0.2 * helps
        return helps - (1.0 - alive) * 0.6

    def symbiosis(self, symbiont: Beast, guarded: Beast) -> float:
        """The dear one is shielded; the symbiont should be one that is easily fed."""
        if guarded.guardians or symbiont.guardians:
            return -0.5
        saved = self.danger(guarded.traits) - GUARDED
        return saved * self.sight.worth(guarded) * 1.5 - 0.3 * symbiont.need


def fed(spare: float) -> float:
    """How likely everybody is fed if there are so many goes to spare."""
    return min(0.95, max(0.05, 0.6 + 0.3 * spare))


#: How each verb of development is judged.
JUDGED: Final = {v.ANIMAL: Growth.animal, v.PLAY: Growth.play, v.PAIR: Growth.pair}
