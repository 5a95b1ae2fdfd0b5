"""The traits' numbers and names.

A trait's number is its place in `NAMES`.  The printed traits have fixed ones, because the order of
cards and actions hangs on them; every other trait gets the next number that is free when it is
found (`every`), so that two cannot collide.  Records and saved games name traits by name.
"""

from typing import Final

CARNIVOROUS: Final = 0
FAT_TISSUE: Final = 1
SWIMMING: Final = 2
RUNNING: Final = 3
MIMICRY: Final = 4
BIG: Final = 5
GRAZING: Final = 6
POISONOUS: Final = 7
TAIL_LOSS: Final = 8
COMMUNICATION: Final = 9
HIBERNATION: Final = 10
SCAVENGER: Final = 11
SYMBIOSIS: Final = 12
COOPERATION: Final = 13
PIRACY: Final = 14
BURROWING: Final = 15
CAMOUFLAGE: Final = 16
SHARP_VISION: Final = 17
PARASITE: Final = 18
# Time to Fly
FLIGHT: Final = 19
INTELLECT: Final = 20
AMBUSH: Final = 21
ANGLERFISH: Final = 22
INK_CLOUD: Final = 23
SHELL: Final = 24
METAMORPHOSIS: Final = 25
VIVIPAROUS: Final = 26
SPECIALIZATION_A: Final = 27
SPECIALIZATION_B: Final = 28
TREMATODE: Final = 29
# Continents
HERDING: Final = 30
MIGRATION: Final = 31
SUCKERFISH: Final = 32
REGENERATION: Final = 33
CNIDOCYTES: Final = 34
RECOMBINATION: Final = 35
EDIFICATOR: Final = 36
NEOPLASIA: Final = 37
# The special cards
R_STRATEGY: Final = 38
WARM_BLOODED: Final = 39
SHY: Final = 40

#: Numbers from here on stand for no trait (see `cards`).
MOST: Final = 62

#: So many traits are printed; whatever else is in this folder is somebody's own.
PRINTED: Final = 41

NAMES: Final[list[str]] = [
    "carnivorous",
    "fat-tissue",
    "swimming",
    "running",
    "mimicry",
    "big",
    "grazing",
    "poisonous",
    "tail-loss",
    "communication",
    "hibernation",
    "scavenger",
    "symbiosis",
    "cooperation",
    "piracy",
    "burrowing",
    "camouflage",
    "sharp-vision",
    "parasite",
    "flight",
    "intellect",
    "ambush",
    "anglerfish",
    "ink-cloud",
    "shell",
    "metamorphosis",
    "viviparous",
    "specialization-a",
    "specialization-b",
    "trematode",
    "herding",
    "migration",
    "suckerfish",
    "regeneration",
    "cnidocytes",
    "recombination",
    "edificator",
    "neoplasia",
    "r-strategy",
    "warm-blooded",
    "shy",
]

NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}


def number_of(name: str) -> int:
    """The number of a trait; one that is not known yet gets the next."""
    number = NUMBERS.get(name)
    if number is None:
        number = len(NAMES)
        if number == MOST:
            raise ValueError(f"no number is left for the trait {name!r}: there can be {MOST}")
        NAMES.append(name)
        NUMBERS[name] = number
    return number
