"""The kinds of events.  See `sentences` for how each reads."""

from typing import Final

FIRST_PLAYER: Final = 0  # a: seat
TURN: Final = 1  # a: turn, b: first seat, c: 1 if it is the last
PHASE: Final = 2  # a: phase
DEALT: Final = 3  # a: seat, b: how many; secret: the cards
PASSED: Final = 4  # a: seat
NEW_ANIMAL: Final = 5  # a: animal; secret: its card
PLAYED: Final = 6  # a: card, b: trait, c: animal; items: partner
DICE: Final = 7  # a: seat; items: the faces
SUPPLY: Final = 8  # a: red tokens, b: location
ROUND: Final = 9  # a: round
GOT: Final = 10  # a: animal, b: colour, c: how many; items: [1 if from the supply]
STORED: Final = 11  # a: animal, b: how many
BURNT: Final = 12  # a: animal, b: how many
GRAZED: Final = 13  # a: animal
STOLE: Final = 14  # a: pirate, b: victim, c: colour
SLEPT: Final = 15  # a: animal
ATTACKED: Final = 16  # a: hunter, b: prey
RAN: Final = 17  # a: prey, b: face, c: 1 if it got away
REDIRECTED: Final = 18  # a: from, b: to
DROPPED: Final = 19  # a: animal, b: card, c: trait; items: partner
EATEN: Final = 20  # a: hunter, b: prey
POISONED: Final = 21  # a: hunter
SCAVENGED: Final = 22  # a: animal
SHARED: Final = 23  # a: trait, b: giver, c: receiver
ENDED: Final = 24  # a: seat
STARVED: Final = 25  # a: animal
DIED_OF_POISON: Final = 26  # a: animal
DISCARDED: Final = 27  # a: seat; items: open cards; secret: the hidden one
SHUFFLED: Final = 28  # a: how many
LAST_TURN: Final = 29
REWARDED: Final = 30  # a: seat, b: cards, c: points
GAME_OVER: Final = 31
FAT_SET: Final = 32  # a: animal, b: how many waiting tokens became fat
DECK_EMPTY: Final = 33
