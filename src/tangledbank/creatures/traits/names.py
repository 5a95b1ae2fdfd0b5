"""The traits' numbers and names.  The numbers are used only inside one process."""

from typing import Final

VAMPIRE: Final = 0
FIRE_BREATHING: Final = 1
SLEEP_INDUCING: Final = 2
METAMORPH: Final = 3
SCARY: Final = 4
ANNOYING: Final = 5
GENEROUS: Final = 6
ASTRAL: Final = 7
WINGED: Final = 8
STONE: Final = 9
PROTECTIVE: Final = 10
POISONOUS: Final = 11
SMALL: Final = 12
MOLTING: Final = 13
TWO_HEADED: Final = 14
SHINING: Final = 15

NAMES: Final[list[str]] = [
    "vampire",
    "fire-breathing",
    "sleep-inducing",
    "metamorph",
    "scary",
    "annoying",
    "generous",
    "astral",
    "winged",
    "stone",
    "protective",
    "poisonous",
    "small",
    "molting",
    "two-headed",
    "shining",
]

NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}


def number_of(name: str) -> int:
    """The number of a trait.  Every trait of this game has cards, so it must be in the Bestiary."""
    number = NUMBERS.get(name)
    if number is None:
        raise ValueError(f"the Bestiary has no trait {name!r}: add it there, and to NAMES")
    return number
