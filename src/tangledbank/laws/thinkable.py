"""Every action that could be thought of in a position, sensible or not.

Any card of the deck on any animal or pair, any animal on any other, any answer at any time.
"""

import random
from collections.abc import Iterator

from tangledbank.core.action import Action, action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import NO_TRAIT, PROXY, card
from tangledbank.evolution.game import Game
from tangledbank.evolution.ocean import COMMON
from tangledbank.evolution.state import BLUE, NONE, RED, YELLOW
from tangledbank.evolution.traits.names import (
    BIG,
    COMMUNICATION,
    COOPERATION,
    FAT_TISSUE,
    SWIMMING,
    SYMBIOSIS,
)

BARE = [v.PASS, v.END, v.RUN, v.ACCEPT, v.STOP, v.HIDE, v.INK]
ON_ONE = [
    v.TAKE,
    v.GRAZE,
    v.HIBERNATE,
    v.REDIRECT,
    v.SCAVENGE,
    v.SETTLE,
    v.SPECIALIZE,
    v.REVEAL,
    v.WARM,
]

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
    if game.rules.expanded:
        found += with_traits(game, refs)
    if game.rules.continents:
        found += in_places(game, refs)
    most = max(len(player.animals) for player in game.state.players)
    found += [(v.REWARD, cards) for cards in range(most + 3)]
    return found


def faces(game: Game) -> Iterator[tuple[int, int]]:
    """Every kind of card with each of its traits up."""
    for kind in game.deck.copies:
        yield kind, kind >> 6
        if kind & 63 != NO_TRAIT:
            yield kind, kind & 63
    if game.rules.continents:
        yield card(SWIMMING, PROXY), SWIMMING


def with_cards(game: Game, refs: list[int]) -> Iterator[Thought]:
    for kind in game.deck.copies:
        yield v.ANIMAL, kind
        if game.rules.continents:
            for location in range(3):
                yield v.ANIMAL, kind, location + 1
            for player in game.state.players:
                for remains in player.remains:
                    yield v.ANIMAL, kind, 0, remains.ref
    # Where the two do not differ, a pair is named in one order only.
    pairs = [(ref, other) for place, ref in enumerate(refs) for other in refs[place:]]
    ordered = [(ref, other) for ref in refs for other in refs]
    for kind, trait in faces(game):
        yield from [(v.PLAY, kind, trait, ref) for ref in refs]
        yield from [(v.DROP_PAIR, kind, trait, ref) for ref in refs]
        some = ordered if trait == SYMBIOSIS else pairs
        yield from [(v.PAIR, kind, trait, ref, other) for ref, other in some]
        for token in (NONE, RED, BLUE, YELLOW):
            yield v.DROP, kind, trait, token


def with_animals(game: Game, refs: list[int]) -> Iterator[Thought]:
    for ref in refs:
        animal = game.state.here(ref)
        fat = sum(1 for one in animal.cards if one.trait == FAT_TISSUE)
        for count in range(fat + 2):
            yield v.BURN, ref, count
        for other in refs:
            yield v.ATTACK, ref, other
            yield v.STEAL, ref, other, RED
            yield v.STEAL, ref, other, BLUE
            for trait in (COMMUNICATION, COOPERATION, SYMBIOSIS, BIG):
                yield v.SHARE, trait, ref, other


def with_traits(game: Game, refs: list[int]) -> Iterator[Thought]:
    """What is done with the traits that lie on animals."""
    for ref in refs:
        animal = game.state.here(ref)
        for one in animal.cards:
            yield v.SHED, ref, one.kind, one.trait | one.token << 6
            yield v.HAND, one.kind, one.trait, one.token, ref
        for link in game.state.players[ref >> 8].links:
            if ref in (link.a, link.b):
                yield v.SHED, ref, link.kind, link.trait, link.partner(ref)
                yield v.HAND, link.kind, link.trait, NONE, ref
        for hunter in refs:
            for trait in sorted({one.trait for one in animal.cards} | {BIG}):
                yield v.ATTACK, hunter, ref, trait + 1
            for link in game.state.players[ref >> 8].links:
                if ref in (link.a, link.b):
                    yield v.ATTACK, hunter, ref, link.trait + 1, link.partner(ref)


def in_places(game: Game, refs: list[int]) -> Iterator[Thought]:
    """What has to do with locations."""
    piles = [(player.seat, player.discard) for player in game.state.players]
    piles.append((COMMON, game.state.discard))
    for place, ref in enumerate(refs):
        for location in range(3):
            yield v.MIGRATE, ref, location
        for other in refs:
            yield v.FOLLOW, ref, other
        for other in refs[place + 1 :]:
            yield v.RECOMBINE, ref, other
        for seat, pile in piles:
            for kind in sorted(set(pile)):
                yield v.FETCH, kind, ref, seat


def thinkable(
    game: Game,
    chooser: random.Random | None,
    most: int,
    every: list[Thought] | None = None,
) -> list[Action]:
    """Every thinkable action; of more than `most` some by chance, if there is a chooser.

    Who asks more than once in a position thinks of them once, and hands `every` over.
    """
    if every is None:
        every = thoughts(game)
    if chooser is not None and len(every) > most:
        every = chooser.sample(every, most)
    return [action(*thought) for thought in every]
