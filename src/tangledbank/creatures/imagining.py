"""Another world that looks the same to a seat: everything it cannot see is dealt again.

Hidden cards are sorted before they are dealt, so that two worlds which look alike to the seat
imagine the same third one.
"""

from tangledbank.core.chance import Chance
from tangledbank.creatures.state import State


def deal_anew(s: State, seat: int, chance: Chance) -> None:
    """Deal everything `seat` (-1: a spectator) cannot see, each pile as large as it was."""
    piles = [s.deck, s.discard]
    for player in s.players:
        if player.seat != seat:
            piles.append(player.hand)
    cards: list[int] = []
    for pile in piles:
        cards.extend(pile)
    for player in s.players:
        if player.seat != seat:
            for creature in player.creatures:
                cards.append(creature.card)
    cards = shuffled(cards, chance)
    for player in s.players:
        if player.seat != seat:
            for creature in player.creatures:
                creature.card = cards.pop()
    for pile in piles:
        for at in range(len(pile)):
            pile[at] = cards.pop()
    for player in s.players:
        if player.seat != seat:
            player.hand.sort()
    # Unseen sources, and the face-down choice cards.
    seen = min(len(s.sources), max(0, s.round - 1))
    s.sources = s.sources[:seen] + shuffled(s.sources[seen:], chance)
    s.choice = shuffled(s.choice, chance)


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    """The cards in an order that does not depend on the one they had."""
    cards = sorted(cards)
    return [cards[place] for place in chance.order(len(cards))]
