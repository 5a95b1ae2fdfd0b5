"""Every action that could be thought of in a position, sensible or not.

Any card of the deck on any animal or pair, any animal on any other, any answer at any time.
"""

import random
from collections.abc import Iterator

from tangledbank.core.action import Action, action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import NO_TRAIT
from tangledbank.evolution.game import Game
from tangledbank.evolution.state import BLUE, NONE, RED, YELLOW
from tangledbank.evolution.traits.names import (
    BIG,
    COMMUNICATION,
    COOPERATION,
    FAT_TISSUE,
    SYMBIOSIS,
)

BARE = [v.PASS, v.END, v.RUN, v.ACCEPT, v.STOP]
ON_ONE = [v.TAKE, v.GRAZE, v.HIBERNATE, v.REDIRECT, v.SCAVENGE]

#: A verb with its operands: what an action is made of.  An action itself is kept for ever once it
#: is made, so only those that are asked about are.
Thought = tuple[int, ...]


def thoughts(game: Game) -> list[Thought]:
    """All that could be thought of, each once."""
    refs = [animal.ref for player in game.state.players for animal in player.animals]
    found: list[Thought] = [(verb,) for verb in BARE]
    found += [(verb, ref) for verb in ON_ONE for ref in refs]
    found += with_cards(game, refs)
    found += with_animals(game, refs)
    most = max(len(player.animals) for player in game.state.players)
    found += [(v.REWARD, cards) for cards in range(most + 3)]
    return found


def faces(game: Game) -> Iterator[tuple[int, int]]:
    """Every kind of card with each of its traits up."""
    for kind in game.deck.copies:
        yield kind, kind >> 6
        if kind & 63 != NO_TRAIT:
            yield kind, kind & 63


def with_cards(game: Game, refs: list[int]) -> Iterator[Thought]:
    for kind in game.deck.copies:
        yield v.ANIMAL, kind
    for kind, trait in faces(game):
        for place, ref in enumerate(refs):
            yield v.PLAY, kind, trait, ref
            yield v.DROP_PAIR, kind, trait, ref
            # Where the two do not differ, a pair is named in one order only.
            for other in refs if trait == SYMBIOSIS else refs[place:]:
                yield v.PAIR, kind, trait, ref, other
        for token in (NONE, RED, BLUE, YELLOW):
            yield v.DROP, kind, trait, token


def with_animals(game: Game, refs: list[int]) -> Iterator[Thought]:
    for ref in refs:
        animal = game.state.here(ref)
        fat = sum(1 for card in animal.cards if card.trait == FAT_TISSUE)
        for count in range(fat + 2):
            yield v.BURN, ref, count
        for other in refs:
            yield v.ATTACK, ref, other
            yield v.STEAL, ref, other, RED
            yield v.STEAL, ref, other, BLUE
            for trait in (COMMUNICATION, COOPERATION, SYMBIOSIS, BIG):
                yield v.SHARE, trait, ref, other


def thinkable(game: Game, chooser: random.Random | None, most: int) -> list[Action]:
    """Every thinkable action; of more than `most` some by chance, if there is a chooser."""
    every = thoughts(game)
    if chooser is not None and len(every) > most:
        every = chooser.sample(every, most)
    return [action(*thought) for thought in every]
