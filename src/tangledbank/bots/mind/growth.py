"""Which card to play: more animals as long as they can be fed, traits where they do most good.

A card on the table can be lost; one in the hand cannot, and is played for its point in the last
turn.  So a card is played before that only if it does something.
"""

from typing import Final

from tangledbank.bots.mind.forecast import Forecast
from tangledbank.bots.mind.judge import Judge
from tangledbank.bots.mind.sight import (
    FUTURE,
    HUNTERS,
    SHELTERS,
    Beast,
    Sight,
    reaches,
    traits_reach,
)
from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import NO_TRAIT
from tangledbank.evolution.traits import names as t

#: The chance that a rival has a hunter in hand that we do not see yet.
UNSEEN: Final = 0.06

#: The danger for an animal that a symbiont shields.
GUARDED: Final = 0.01

#: What is left of the danger of an attack for an animal with these answers.
ANSWERS: Final[list[float]] = [1.0] * 64
ANSWERS[t.RUNNING] = 0.55
ANSWERS[t.TAIL_LOSS] = 0.4
ANSWERS[t.POISONOUS] = 0.5
ANSWERS[t.MIMICRY] = 0.7
ANSWERS[t.BURROWING] = 0.55
ANSWERS[t.INK_CLOUD] = 0.35
ANSWERS[t.SHELL] = 0.25
ANSWERS[t.FLIGHT] = 0.5
ANSWERS[t.SHY] = 0.8
ANSWERS[t.HERDING] = 0.6
ANSWERS[t.CNIDOCYTES] = 0.7
ANSWERS[t.REGENERATION] = 0.5
ANSWERING: Final = [number for number in range(64) if ANSWERS[number] < 1.0]
ANSWER_MASK: Final = sum(1 << number for number in ANSWERING)

#: What a trait is good for that helps neither to hunt nor to hide, in a turn of its own.
HELPS: Final[list[float]] = [0.0] * 64
HELPS[t.FAT_TISSUE] = 0.7
HELPS[t.HIBERNATION] = 1.1
HELPS[t.PIRACY] = 0.9
HELPS[t.GRAZING] = 0.3
HELPS[t.VIVIPAROUS] = 2.2
HELPS[t.SPECIALIZATION_A] = 0.9
HELPS[t.SPECIALIZATION_B] = 0.9
HELPS[t.EDIFICATOR] = 0.9
HELPS[t.METAMORPHOSIS] = 0.2
HELPS[t.WARM_BLOODED] = 1.2
HELPS[t.MIGRATION] = 0.2
HELPS[t.SUCKERFISH] = 0.2

#: How much one would rather keep a card for this trait.
KEPT: Final[list[float]] = [0.5] * 64
KEPT[NO_TRAIT] = 0.0
KEPT[t.COOPERATION] = 1.5
KEPT[t.COMMUNICATION] = 1.5
KEPT[t.CAMOUFLAGE] = 1.0
KEPT[t.CARNIVOROUS] = 1.0
KEPT[t.TAIL_LOSS] = 1.0
KEPT[t.SWIMMING] = 1.0
KEPT[t.VIVIPAROUS] = 1.2
KEPT[t.SHELL] = 1.0
KEPT[t.INK_CLOUD] = 1.0
#: An Anglerfish is worth something as an animal only.
KEPT[t.ANGLERFISH] = -1.5


class Growth(Judge):
    """The development of one seat."""

    __slots__ = ("choices", "forecast", "hunters", "risks", "sight", "unseen")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        # The hunters to fear, each with the number of animals it can choose from.
        self.hunters: list[Beast] = []
        self.choices: list[int] = []
        for hunter in sight.rivals:
            if hunter.mask & HUNTERS:
                count = 0
                for herd in sight.herds:
                    for prey in herd:
                        if prey.seat != hunter.seat and reaches(hunter.mask, prey):
                            count += 1
                self.hunters.append(hunter)
                self.choices.append(count if count > 0 else 1)
        self.risks: dict[int, float] = {}
        self.unseen: float = 1.0 - (1.0 - UNSEEN) ** (sight.seats - 1)
        self.forecast = Forecast(sight)

    def judge(self, action: Action) -> float:
        verb = action.verb
        if verb == v.PLAY:
            return self.play(action)
        if verb == v.PAIR:
            return self.pair(action)
        return self.animal(action) if verb == v.ANIMAL else 0.0

    # The herd and its food

    def need_cost(self, beast: Beast, need: int) -> float:
        """What more need of an animal costs: those that may go hungry for it."""
        if need == 0:
            return 0.0
        spare = self.forecast.spare
        return 3.0 * (fed(spare) - fed(self.forecast.spare_with(beast.ref, need))) + 0.15 * need

    # Hunters and prey

    def prey(self, traits: int) -> int:
        """How many rivals' animals a hunter with these traits could attack."""
        count = 0
        for prey in self.sight.rivals:
            if reaches(traits, prey):
                count += 1
        return count

    def danger(self, traits: int) -> float:
        """How likely an animal of mine with these traits is to be eaten."""
        known = self.risks.get(traits)
        if known is not None:
            return known
        hidden = traits & SHELTERS
        left = self.unseen
        while hidden:
            left *= 0.3
            hidden &= hidden - 1
        safe = 1.0 - left
        for place, hunter in enumerate(self.hunters):
            if traits_reach(hunter.mask, traits):
                safe *= 1.0 - min(0.5, 0.8 / self.choices[place])
        risk = 1.0 - safe
        if traits & ANSWER_MASK:
            for trait in ANSWERING:
                if traits >> trait & 1:
                    risk *= ANSWERS[trait]
        self.risks[traits] = risk
        return risk

    def danger_of(self, beast: Beast, traits: int) -> float:
        return GUARDED if beast.guarded else self.danger(traits)

    def alive(self, beast: Beast) -> float:
        """How likely an animal of mine is to live through the turn."""
        risk = self.danger_of(beast, beast.mask)
        return (1.0 - risk) * (0.5 + 0.5 * fed(self.forecast.spare))

    # The actions

    def animal(self, action: Action) -> float:
        last = self.sight.last
        hope = fed(self.forecast.spare - 1.0)
        brings = 2.0 if last else 1.0 + FUTURE
        kept = max(KEPT[action.a >> 6], KEPT[action.a & 63])
        return brings * hope - (0.2 if last else 0.8) - 0.3 * kept

    def play(self, action: Action) -> float:
        beast = self.sight.beasts[action.c]
        trait = action.b
        if trait == t.PARASITE:
            return self.parasite(beast, 1.0)
        if trait == t.NEOPLASIA:
            return self.neoplasia(beast)
        if trait == t.R_STRATEGY:
            return self.newcomers(beast)
        need = self.sight.rules.needs[trait]
        alive = self.alive(beast)
        cost = self.need_cost(beast, need)
        helps = self.helps(beast, trait)
        if self.sight.last:
            # Whatever is not on the table now will never score.
            return (1.0 + need) * alive - cost + 0.1 * helps
        return helps - cost - (1.0 - alive) * 0.6

    def helps(self, beast: Beast, trait: int) -> float:
        """What this trait does for this animal, points apart."""
        traits = beast.mask | 1 << trait
        worth = self.sight.worth(beast)
        saved = self.danger_of(beast, beast.mask) - self.danger_of(beast, traits)
        helps = saved * worth * 1.5 + HELPS[trait]
        if traits & HUNTERS:
            before = self.prey(beast.mask) if beast.mask & HUNTERS else 0
            helps += self.hunt(self.prey(traits)) - self.hunt(before)
        if trait == t.INTELLECT or trait == t.AMBUSH:
            helps += 0.6 if beast.mask & HUNTERS else -0.6
        if trait == t.SCAVENGER:
            hunters = 0
            for herd in self.sight.herds:
                for one in herd:
                    if one.mask & HUNTERS:
                        hunters += 1
            helps += 0.1 + 0.3 * min(3, hunters)
        if trait == t.FAT_TISSUE and beast.open_fat:
            helps -= 0.4 * beast.open_fat
        return helps

    def hunt(self, prey: int) -> float:
        """What it is worth to a hunter to have so many animals to choose from."""
        if prey == 0:
            return 0.0
        hunters = 0
        for beast in self.sight.mine:
            if beast.mask & HUNTERS:
                hunters += 1
        return (2.2 + 0.2 * min(prey, 4)) / (1 + 0.5 * hunters)

    # What goes on others' animals

    def parasite(self, host: Beast, weight: float) -> float:
        """A parasite starves its host, or feeds it points: the sooner it comes the better."""
        sight = self.sight
        pressed = min(1.0, 0.25 + 0.1 * host.need + 0.1 * len(sight.herds[host.seat]))
        if host.has(t.HIBERNATION) or host.fat:
            pressed *= 0.6
        if sight.last:
            return sight.harm(host.seat) * (pressed * host.points - (1.0 - pressed) * 3.0)
        return weight * sight.harm(host.seat) * (pressed * sight.worth(host) * 0.6)

    def neoplasia(self, host: Beast) -> float:
        """It switches off card after card, and kills in the end."""
        if host.seat == self.sight.seat:
            return -3.0
        if self.sight.last:
            return 0.1
        return self.sight.harm(host.seat) * (0.5 * len(host.animal.cards) + 0.3 * host.points)

    def newcomers(self, host: Beast) -> float:
        """It is good for whoever bears it, as long as another turn comes."""
        if self.sight.last:
            return 1.0 if host.seat == self.sight.seat else -1.0
        return 1.3 if host.seat == self.sight.seat else -2.0

    def pair(self, action: Action) -> float:
        sight = self.sight
        one = sight.beasts[action.c]
        other = sight.beasts[action.d]
        trait = action.b
        if trait == t.TREMATODE:
            return 0.7 * (self.parasite(one, 1.0) + self.parasite(other, 1.0))
        alive = self.alive(one) * self.alive(other)
        if trait == t.SYMBIOSIS:
            helps = self.symbiosis(one, other)
        elif trait == t.COOPERATION or trait == t.COMMUNICATION:
            helps = 0.4 + 1.5 * self.forecast.saved_by(trait, one.ref, other.ref)
        else:
            helps = 0.3
        if sight.last:
            return alive + 0.2 * helps
        return helps - (1.0 - alive) * 0.6

    def symbiosis(self, symbiont: Beast, guarded: Beast) -> float:
        """The dear one is shielded; the symbiont should be one that is easily fed."""
        if guarded.guarded or symbiont.guarded:
            return -0.5
        saved = self.danger(guarded.mask) - GUARDED
        return saved * self.sight.worth(guarded) * 1.5 - 0.3 * symbiont.need


def fed(spare: float) -> float:
    """How likely everybody is fed if there are so many goes to spare."""
    return min(0.95, max(0.05, 0.6 + 0.3 * spare))
