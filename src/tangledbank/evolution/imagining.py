"""Another world that looks the same to a seat: everything it cannot see is dealt anew.

What lies hidden is sorted before it is dealt, so that two worlds which look alike to the seat
imagine the same third one.
"""

from tangledbank.core.chance import Chance
from tangledbank.evolution.ocean import Fetching
from tangledbank.evolution.state import State


def deal_anew(s: State, seat: int, chance: Chance) -> None:
    """Deal all that `seat` (-1: a spectator) cannot see, each pile as large as it was."""
    piles = hidden_piles(s, seat)
    cards: list[int] = []
    for pile in piles:
        cards.extend(pile)
    for player in s.players:
        if player.seat != seat:
            for animal in player.animals:
                if not animal.turned:
                    cards.append(animal.card)
    cards.sort()
    place = len(cards)
    # Fisher and Yates, from the end: whatever is taken is a random one of those that are left.
    for player in s.players:
        if player.seat != seat:
            for animal in player.animals:
                if not animal.turned:
                    place -= 1
                    other = chance.below(place + 1)
                    animal.card = cards[other]
                    cards[other] = cards[place]
    for pile in piles:
        for at in range(len(pile)):
            place -= 1
            other = chance.below(place + 1)
            pile[at] = cards[other]
            cards[other] = cards[place]
    for player in s.players:
        if player.seat != seat:
            player.hand.sort()


def hidden_piles(s: State, seat: int) -> list[list[int]]:
    """The piles that the seat cannot look through; none of them is shared with another game."""
    s.aside = s.aside[:]
    piles = [s.deck, s.aside]
    for player in s.players:
        if player.seat != seat:
            piles.append(player.hand)
    if s.rules.open_discards or fetching(s):
        return piles
    piles.append(s.discard)
    for player in s.players:
        if player.seat != seat:
            piles.append(player.discard)
    return piles


def fetching(s: State) -> bool:
    """Who fetches a card out of the discards sees what is in them."""
    for step in s.stack:
        if isinstance(step, Fetching):
            return True
    return False
