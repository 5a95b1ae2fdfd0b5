"""How likely animals are to be eaten where they live, and what there is to hunt."""

from typing import Final

from tangledbank.bots.mind.sight import HUNTERS, SHELTERS, Beast, Sight, reaches, traits_reach
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
ANSWERS[t.FLIGHT] = 0.9
ANSWERS[t.SHY] = 0.95
ANSWERS[t.CNIDOCYTES] = 0.7
ANSWERS[t.REGENERATION] = 0.5
ANSWERING: Final = [number for number in range(64) if ANSWERS[number] < 1.0]
ANSWER_MASK: Final = sum(1 << number for number in ANSWERING)

#: What is left of the danger for a shy animal that can get away from the first attack.
SHY_AND_AWAY: Final = 0.6
GETAWAYS: Final = (
    1 << t.TAIL_LOSS | 1 << t.INK_CLOUD | 1 << t.SHELL | 1 << t.RUNNING | 1 << t.MIMICRY
)

#: What is left of the danger where the herd is as large as the pack.
IN_THE_HERD: Final = 0.15


class Dangers:
    """The hunters and the hunted of a table, as one seat sees them."""

    __slots__ = ("choices", "herders", "hunters", "packs", "risks", "sight", "unseen")

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
                        if prey.seat != hunter.seat and hunter.location == prey.location:
                            if reaches(hunter.mask, prey):
                                count += 1
                self.hunters.append(hunter)
                self.choices.append(count if count > 0 else 1)
        self.risks: dict[int, float] = {}
        self.unseen: float = 1.0 - (1.0 - UNSEEN) ** (sight.seats - 1)
        #: By location: how many hunters and herding animals there are.
        self.packs: list[int] = []
        self.herders: list[int] = []
        for location in range(len(sight.s.food)):
            pack = 0
            herders = 0
            for herd in sight.herds:
                for beast in herd:
                    if beast.location == location:
                        if beast.mask & HUNTERS:
                            pack += 1
                        if beast.has(t.HERDING):
                            herders += 1
            self.packs.append(pack)
            self.herders.append(herders)

    def prey(self, traits: int, location: int) -> int:
        """How many rivals' animals a hunter with these traits could attack there."""
        count = 0
        for prey in self.sight.rivals:
            if prey.location == location and reaches(traits, prey):
                count += 1
        return count

    def danger(self, traits: int, location: int) -> float:
        """How likely an animal of mine with these traits is to be eaten there."""
        key = traits << 2 | location
        known = self.risks.get(key)
        if known is not None:
            return known
        hidden = traits & SHELTERS
        left = self.unseen
        while hidden:
            left *= 0.3
            hidden &= hidden - 1
        safe = 1.0 - left
        for place, hunter in enumerate(self.hunters):
            if hunter.location == location and traits_reach(hunter.mask, traits):
                safe *= 1.0 - min(0.5, 0.8 / self.choices[place])
        risk = 1.0 - safe
        if traits & ANSWER_MASK:
            for trait in ANSWERING:
                if traits >> trait & 1:
                    risk *= ANSWERS[trait]
            if traits >> t.SHY & 1 and traits & GETAWAYS:
                risk *= SHY_AND_AWAY
        if traits >> t.HERDING & 1 and self.herders[location] >= self.packs[location]:
            risk *= IN_THE_HERD
        self.risks[key] = risk
        return risk
