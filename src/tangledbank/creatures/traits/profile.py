"""Which traits speak at which stage, and what a whole set of them has to say.

A set of traits comes up again and again, so what follows from it is worked out once; a creature
carries the profile of its set.
"""

from typing import TYPE_CHECKING, Final

from tangledbank.native import i64, mypyc_attr

if TYPE_CHECKING:
    from tangledbank.creatures.traits.trait import Trait


class Stages:
    """Which traits speak at which stage, as masks."""

    def __init__(self) -> None:
        self.offers = 0
        self.takes = 0
        self.after_take = 0
        self.transmutes = 0
        self.strikes = 0
        self.limits = 0
        self.shields = 0
        self.guards = 0
        self.after_attack = 0
        self.wakes = 0
        self.shadow_offers = 0
        self.shadow_aims = 0
        self.shadow_rouses = 0


TRAITS: Final[list["Trait"]] = []
STAGES: Final = Stages()


def in_mask(mask: i64) -> list[int]:
    """The numbers in a set of traits, lowest first; sets come up again and again."""
    found = _IN_MASK.get(mask)
    if found is None:
        found = [number for number in range(len(TRAITS)) if mask >> number & 1]
        _IN_MASK[mask] = found
    return found


_IN_MASK: Final[dict[int, list[int]]] = {}


def of_mask(mask: i64) -> list["Trait"]:
    """The traits in a set, lowest first; the profiles share these lists."""
    found = _OF_MASK.get(mask)
    if found is None:
        found = [TRAITS[number] for number in in_mask(mask)]
        _OF_MASK[mask] = found
    return found


_OF_MASK: Final[dict[int, list["Trait"]]] = {}


@mypyc_attr(acyclic=True)
class Profile:
    """What a set of traits has to say at each stage.  Never changed once made."""

    __slots__ = (
        "after_attack",
        "after_take",
        "guards",
        "limits",
        "mask",
        "offers",
        "shields",
        "strikes",
        "takes",
        "transmutes",
        "wakes",
    )

    def __init__(self, mask: i64) -> None:
        self.mask = mask
        self.strikes: i64 = mask & STAGES.strikes  # as a mask: they are applied one by one
        self.offers: list[Trait] = of_mask(mask & STAGES.offers)
        self.takes: list[Trait] = of_mask(mask & STAGES.takes)
        self.after_take: list[Trait] = of_mask(mask & STAGES.after_take)
        self.transmutes: list[Trait] = of_mask(mask & STAGES.transmutes)
        self.limits: list[Trait] = of_mask(mask & STAGES.limits)
        self.shields: list[Trait] = of_mask(mask & STAGES.shields)
        self.guards: list[Trait] = of_mask(mask & STAGES.guards)
        self.after_attack: list[Trait] = of_mask(mask & STAGES.after_attack)
        self.wakes: list[Trait] = of_mask(mask & STAGES.wakes)


#: The profile of a creature without traits, or one whose traits do not work.
PLAIN: Final = Profile(0)

_PROFILES: Final[dict[int, Profile]] = {0: PLAIN}


def profile(mask: i64) -> Profile:
    """The profile of a set of traits."""
    known = _PROFILES.get(mask)
    if known is None:
        known = Profile(mask)
        _PROFILES[mask] = known
    return known
