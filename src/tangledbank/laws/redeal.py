"""Another world that looks the same to a seat: everything it cannot see is dealt again."""

import random

from tangledbank.core.event import Event
from tangledbank.evolution.game import Game
from tangledbank.evolution.state import Player, State


class Hidden:
    """The cards of a state that a seat (-1: a spectator) cannot see, by place."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.others: list[Player] = [player for player in s.players if player.seat != seat]
        self.piles: list[list[int]] = [s.deck, s.aside]
        self.piles += [player.hand for player in self.others]
        # A player who fetches a card from the discards learns what is in them.
        fetched = s.rules.continents and s.rules.ocean_exit_gives_card
        if not s.rules.open_discards and not fetched:
            self.piles.append(s.discard)
            self.piles += [player.discard for player in self.others]
        self.animals = [
            animal for player in self.others for animal in player.animals if not animal.turned
        ]

    def cards(self) -> list[int]:
        found = [animal.card for animal in self.animals]
        for pile in self.piles:
            found += pile
        return found

    def put(self, cards: list[int]) -> None:
        """Put these cards into the hidden places, as many in each as there are now."""
        for animal in self.animals:
            animal.card = cards.pop()
        for pile in self.piles:
            pile[:] = [cards.pop() for _ in pile]
        for player in self.others:
            player.hand.sort()


def other_world(game: Game, seat: int, chooser: random.Random) -> Game:
    """The same game with everything hidden from `seat` dealt again."""
    world = game.clone()
    world._legal = None
    world.state.aside = world.state.aside[:]  # clones share it
    hidden = Hidden(world.state, seat)
    cards = hidden.cards()
    chooser.shuffle(cards)
    hidden.put(cards)
    return world


def other_secrets(events: list[Event], seat: int, kinds: list[int]) -> list[Event]:
    """The events in a world where others hold other cards."""
    found: list[Event] = []
    for event in events:
        secret = event.secret
        if secret is not None and event.seat not in (seat, -1):
            secret = [kinds[(kinds.index(kind) + 1) % len(kinds)] for kind in secret]
        found.append(event.with_parts(event.items, event.seat, secret))
    return found
