"""How likely animals are to be eaten where they live, and what they can hunt."""

from typing import Final

from tangledbank.bots.mind.evolution.opinions import DANGER
from tangledbank.bots.mind.evolution.sight import HUNTERS, SHELTERS, Sight, is_guarded, traits_reach
from tangledbank.evolution.state import Animal
from tangledbank.evolution.traits import names as t
from tangledbank.native import i64, mypyc_attr

#: The chance that a rival has an unseen hunter in hand.
UNSEEN: Final = 0.06

#: The danger for an animal protected by a symbiont.
GUARDED: Final = 0.01

#: Traits that reduce the danger of an attack.
ANSWERING: Final = [number for number in range(64) if DANGER[number] < 1.0]
ANSWER_MASK: Final[int] = sum(1 << number for number in ANSWERING)

#: The remaining danger for a shy animal that can escape the first attack.
SHY_AND_AWAY: Final = 0.6
SHY: Final = 1 << t.SHY
GETAWAYS: Final = (
    1 << t.TAIL_LOSS | 1 << t.INK_CLOUD | 1 << t.SHELL | 1 << t.RUNNING | 1 << t.MIMICRY
)

#: The remaining danger where the herd is as large as the pack.
IN_THE_HERD: Final = 0.15
HERDING: Final = 1 << t.HERDING


@mypyc_attr(acyclic=True)
class Dangers:
    """Hunters and prey at a table, as one seat sees them."""

    __slots__ = ("choices", "hunters", "sight", "unseen")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        # The hunters to fear, each with the number of animals it can choose from.
        self.hunters: list[Animal] = []
        self.choices: list[int] = []
        for player in sight.s.players:
            if player.seat != sight.seat:
                for animal in player.animals:
                    mask: i64 = animal.mask
                    if mask & HUNTERS:
                        count = self.prey_of(player.seat, mask, animal.location)
                        self.hunters.append(animal)
                        self.choices.append(count if count > 0 else 1)
        self.unseen: float = 1.0 - (1.0 - UNSEEN) ** (sight.seats - 1)

    def prey_of(self, seat: int, traits: i64, location: int) -> int:
        """How many animals a hunter of this seat with these traits could attack there."""
        count: i64 = 0
        for player in self.sight.s.players:
            if player.seat != seat:
                for prey in player.animals:
                    if prey.location == location and traits_reach(traits, prey.mask):
                        if not player.links or not is_guarded(player, prey.ref):
                            count += 1
        return count

    def prey(self, traits: i64, location: int) -> int:
        """How many rivals' animals a hunter of mine with these traits could attack there."""
        return self.prey_of(self.sight.seat, traits, location)

    def with_any(self, traits: i64, location: int) -> int:
        """How many animals there have one of these traits: the pack, or the herd."""
        count: i64 = 0
        for player in self.sight.s.players:
            for animal in player.animals:
                mask: i64 = animal.mask
                if mask & traits and animal.location == location:
                    count += 1
        return count

    def danger(self, traits: i64, location: int) -> float:
        """How likely an animal of mine with these traits is to be eaten there."""
        hidden: i64 = traits & SHELTERS
        left = self.unseen
        while hidden:
            left *= 0.3
            hidden &= hidden - 1
        safe = 1.0 - left
        for place, hunter in enumerate(self.hunters):
            if hunter.location == location and traits_reach(hunter.mask, traits):
                safe *= 1.0 - min(0.5, 0.8 / self.choices[place])
        risk = 1.0 - safe
        answers: i64 = traits & ANSWER_MASK
        if answers:
            for trait in ANSWERING:
                if answers >> trait & 1:
                    risk *= DANGER[trait]
                    answers &= answers - 1
                    if answers == 0:
                        break
            if traits & SHY and traits & GETAWAYS:
                risk *= SHY_AND_AWAY
        if traits & HERDING:
            if self.with_any(HERDING, location) >= self.with_any(HUNTERS, location):
                risk *= IN_THE_HERD
        return risk
