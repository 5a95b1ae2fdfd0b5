"""The verbs of the game's actions.  See `notation` for how each is written."""

from typing import Final

from tangledbank.core.action import Action, Actions
from tangledbank.native import i64

# Development
PASS: Final = 0
ANIMAL: Final = 1  # a: card, b: location + 1 (or 0), c: the remains it restores
PLAY: Final = 2  # a: card, b: trait up, c: animal
PAIR: Final = 3  # a: card, b: trait up, c and d: animals (with roles: c is the symbiont)
# Feeding
END: Final = 4
TAKE: Final = 5  # a: animal
ATTACK: Final = 6  # a: hunter, b: prey, c: ignored trait + 1 (or 0), d: its partner
BURN: Final = 7  # a: animal, b: how many
GRAZE: Final = 8  # a: animal
STEAL: Final = 9  # a: pirate, b: victim, c: colour
HIBERNATE: Final = 10  # a: animal
# Answers
RUN: Final = 11
REDIRECT: Final = 12  # a: new prey
DROP: Final = 13  # a: card, b: trait up, c: token on it (and UPPER)
DROP_PAIR: Final = 14  # a: card, b: trait up, c: partner
ACCEPT: Final = 15
SHARE: Final = 16  # a: trait, b: giver, c: receiver
STOP: Final = 17
SCAVENGE: Final = 18  # a: animal
REWARD: Final = 19  # a: how many cards
# The expansions
SHED: Final = 20  # a: animal, b: card, c: trait up and token, d: partner
HIDE: Final = 21
SETTLE: Final = 22  # a: animal
SPECIALIZE: Final = 23  # a: animal
INK: Final = 24
REVEAL: Final = 25  # a: animal
WARM: Final = 26  # a: animal
MIGRATE: Final = 27  # a: animal, b: location
FOLLOW: Final = 28  # a: follower, b: leader
RECOMBINE: Final = 29  # a, b: animals
HAND: Final = 30  # a: card, b: trait up, c: token, d: animal that gives it
FETCH: Final = 31  # a: card, b: animal, c: seat of the pile (or 9: the common one)

#: What brings food.
GAINS: Final[list[int]] = [TAKE, ATTACK, STEAL, SHED, SPECIALIZE, WARM]

#: Added to a token: of two equal cards the one that lies higher.
UPPER: Final = 4

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
    "shed",
    "hide",
    "settle",
    "specialize",
    "ink",
    "reveal",
    "warm",
    "migrate",
    "follow",
    "recombine",
    "hand",
    "fetch",
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
    "FLY-METAMORPHOSIS-01",
    "FLY-SHELL-01",
    "FLY-SHELL-07",
    "FLY-SPECIALIZATION-01",
    "FLY-INK-CLOUD-01",
    "FLY-ANGLERFISH-02",
    "SPEC-WARM-BLOODED-02",
    "CONT-MIGRATION-01",
    "CONT-SUCKERFISH-01",
    "CONT-RECOMBINATION-02",
    "CONT-RECOMBINATION-03",
    "CONT-MIGRATION-09",
]

#: All actions of this game.
ACTIONS: Final = Actions(__name__)


def action(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Action:
    """The one action with this verb and these operands.

    >>> action(TAKE, 257) is action(TAKE, 257)
    True
    """
    return ACTIONS.action(verb, a, b, c, d)
