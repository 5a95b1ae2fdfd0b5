"""The candidate actions of a position: everything a player could try, legal or not."""

import random

from tangledbank.core.action import Action
from tangledbank.creatures import verbs as v
from tangledbank.creatures.game import Game
from tangledbank.creatures.traits.names import NAMES
from tangledbank.creatures.verbs import action


def candidate_actions(game: Game, chooser: random.Random, most: int) -> list[Action]:
    """At most this many of them, drawn by `chooser`."""
    found = plain_ones() + on_creatures(game) + with_cards(game)
    if len(found) > most:
        found = chooser.sample(found, most)
    return found


def plain_ones() -> list[Action]:
    found = [action(verb) for verb in (v.KEEP, v.EXCHANGE, v.END, v.ACCEPT, v.STOP, v.RETAIN)]
    for trait in range(len(NAMES)):
        found.append(action(v.SHED, trait))
        found += [action(v.USE, trait, on) for on in range(len(NAMES) + 1)]
    return found


def on_creatures(game: Game) -> list[Action]:
    refs = [creature.ref for player in game.state.players for creature in player.creatures]
    refs.append(max(game.acting, 0) << 8 | 255)  # no such creature exists
    found: list[Action] = []
    for ref in refs:
        found += [action(verb, ref) for verb in (v.TRANSMUTE, v.SLEEP, v.REDIRECT)]
        found += [
            action(v.TAKE, ref, low, high)
            for low in range(3)
            for high in range(3)
            if 0 < low + high < 3
        ]
        found += [action(v.TURN, ref, trait) for trait in range(len(NAMES))]
        for other in refs:
            found += [action(verb, ref, other) for verb in (v.ATTACK, v.SCARE, v.WAKE, v.GIVE)]
    return found


def with_cards(game: Game) -> list[Action]:
    kinds = game.deck.sorted_cards
    refs = [creature.ref for player in game.state.players for creature in player.creatures]
    found = [action(v.CREATE, kind) for kind in kinds]
    for kind in [*kinds[::7], *game.state.players[max(game.acting, 0)].hand]:
        for ref in refs:
            found += [action(v.ADD, kind, trait, ref) for trait in (kind >> 6, kind & 63, 0)]
    return found
