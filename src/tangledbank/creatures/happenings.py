"""The kinds of events.  See `sentences` for how each reads."""

from typing import Final

FIRST_PLAYER: Final = 0  # a: seat
SOURCE: Final = 1  # a: source, b: energy below, c: energy above
ROUND: Final = 2  # a: round, b: first seat
DEALT: Final = 3  # a: seat, b: how many; secret: the cards
EXCHANGED: Final = 4  # a: seat, b: how many
KEPT: Final = 5  # a: seat
NEW_CREATURE: Final = 6  # a: creature; secret: its card
ADDED: Final = 7  # a: card, b: trait, c: creature
TOOK: Final = 8  # a: creature, b: from below, c: from above
GAINED: Final = 9  # a: creature, b: how many, from the reserve
LOST: Final = 10  # a: creature, b: how many, to the reserve
SLEPT: Final = 11  # a: creature
TRANSMUTED: Final = 12  # a: creature, b: its owner's tokens now
ATTACKED: Final = 13  # a: creature, b: target
REDIRECTED: Final = 14  # a: from, b: to
STRUCK: Final = 15  # a: attacker, b: trait, c: 1 if it succeeded
BURNT: Final = 16  # a: creature, b: trait, c: card
TURNED: Final = 17  # a: creature, b: trait before, c: trait now
SCARED: Final = 18  # a: creature, b: the one whose traits do not work
WOKE: Final = 19  # a: creature, b: the one that was woken
GAVE: Final = 20  # a: creature, b: the other
SHED: Final = 21  # a: creature, b: trait, c: card
POISONED: Final = 22  # a: attacker, b: the poisonous creature
SKIPPED: Final = 23  # a: seat, whose creatures all sleep
ROUND_OVER: Final = 24  # a: round
ALL_WOKE: Final = 25
SHUFFLED: Final = 26  # a: how many
GAME_OVER: Final = 27  # a: the winner's seat
CHOICE: Final = 28  # a: the number on the choice card
CHOICE_SHUFFLED: Final = 29
SHADOW: Final = 30  # a: what the Shadow does now (see `shadow`), b: creature
DISCARDED: Final = 31  # a: card that the Shadow could not add
PICKED: Final = 32  # a: the creature a choice card points at
