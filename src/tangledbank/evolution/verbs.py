"""The verbs of the game's actions.  See `notation` for how each is written."""

from typing import Final

# Development
PASS: Final = 0
ANIMAL: Final = 1  # a: card
PLAY: Final = 2  # a: card, b: trait up, c: animal
PAIR: Final = 3  # a: card, b: trait up, c and d: animals (with roles: c is the symbiont)
# Feeding
END: Final = 4
TAKE: Final = 5  # a: animal
ATTACK: Final = 6  # a: hunter, b: prey
BURN: Final = 7  # a: animal, b: how many
GRAZE: Final = 8  # a: animal
STEAL: Final = 9  # a: pirate, b: victim, c: colour
HIBERNATE: Final = 10  # a: animal
# Answers
RUN: Final = 11
REDIRECT: Final = 12  # a: new prey
DROP: Final = 13  # a: card, b: trait up, c: token on it
DROP_PAIR: Final = 14  # a: card, b: trait up, c: partner
ACCEPT: Final = 15
SHARE: Final = 16  # a: trait, b: giver, c: receiver
STOP: Final = 17
SCAVENGE: Final = 18  # a: animal
REWARD: Final = 19  # a: how many cards

VERBS: Final[list[str]] = [
    "pass",
    "animal",
    "play",
    "play",
    "end",
    "take",
    "attack",
    "burn",
    "graze",
    "steal",
    "hibernate",
    "run",
    "redirect",
    "drop",
    "drop",
    "accept",
    "share",
    "stop",
    "scavenge",
    "cards",
]

#: The clause that says where a verb belongs, for one that comes at the wrong moment.
MOMENTS: Final[list[str]] = [
    "BASE-TURN-02",
    "BASE-DEV-01",
    "BASE-DEV-01",
    "BASE-DEV-01",
    "BASE-RULING-38",
    "BASE-FEED-02",
    "BASE-HUNT-01",
    "BASE-FAT-07",
    "BASE-GRAZING-01",
    "BASE-PIRACY-01",
    "BASE-HIBERNATION-01",
    "BASE-RUNNING-01",
    "BASE-MIMICRY-01",
    "BASE-TAIL-LOSS-01",
    "BASE-TAIL-LOSS-01",
    "BASE-HUNT-10",
    "BASE-PAIR-05",
    "BASE-PAIR-05",
    "BASE-SCAVENGER-01",
    "BASE-VAR-03",
]
