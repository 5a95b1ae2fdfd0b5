"""Cards are conserved: every card of the deck is in exactly one place."""

from collections import Counter

from tangledbank.evolution.cards import card_name, is_proxy
from tangledbank.evolution.game import Game
from tangledbank.evolution.state import State
from tangledbank.laws.broken import LawBroken

LAW = "cards"


def check(game: Game) -> None:
    s = game.state
    there = all_cards(s)
    if there != game.deck.copies:
        too_many = there - Counter(game.deck.copies)
        missing = Counter(game.deck.copies) - there
        raise LawBroken(LAW, f"too many: {named(too_many)}; missing: {named(missing)}", game)
    check_places(game)


def all_cards(s: State) -> Counter[int]:
    """Every card at the table, wherever it is; a stand-in for a card does not count."""
    every = s.deck + s.discard + s.aside + [shell & 4095 for shell in s.shells]
    for player in s.players:
        every += player.hand
        every += player.discard
        every += [link.kind for link in player.links]
        for animal in player.animals:
            every.append(animal.card)
            every += [card.kind for card in animal.cards]
        for remains in player.remains:
            every += [card.kind for card in remains.cards]
    there = Counter(every)
    for kind in [kind for kind in there if is_proxy(kind)]:
        del there[kind]
    return there


def named(cards: Counter[int]) -> str:
    words = [f"{count} x {card_name(kind)}" for kind, count in sorted(cards.items())]
    return ", ".join(words) or "none"


def check_places(game: Game) -> None:
    """Hands are sorted, to reveal nothing, and discards are where the edition wants them."""
    s = game.state
    if s.rules.common_discard:
        if any(player.discard for player in s.players):
            raise LawBroken(LAW, "a player's own discard, where the discard is common", game)
    elif s.discard:
        raise LawBroken(LAW, "a common discard, where each player has their own", game)
    piled = {*s.deck, *s.discard}
    for player in s.players:
        piled.update(player.hand, player.discard)
        if player.hand != sorted(player.hand):
            raise LawBroken(LAW, f"the hand of {game.names[player.seat]} is not sorted", game)
    if any(is_proxy(kind) for kind in piled):
        raise LawBroken(LAW, "a stand-in for a card that is not on an animal", game)
