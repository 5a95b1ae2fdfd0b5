"""The traits' numbers and names.

A trait's number is its place in `NAMES`; numbers never leave a running program except inside an
action, so records and saved games name traits by name.
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
]

NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}

#: Extra food that each trait makes its animal need (the number printed on the card), and with it
#: the extra points.  The trait classes fill it in.
EXTRA_NEED: Final[list[int]] = [0] * 64
