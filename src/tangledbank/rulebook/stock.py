"""Finds cards of the deck for what a scenario's set-up asks for."""

from collections import Counter

from tangledbank.evolution.cards import NO_TRAIT, Deck, card_name, has_trait
from tangledbank.evolution.traits.names import NAMES
from tangledbank.rulebook.script import Scenario


class Wish:
    """A card that is asked for: of one kind, any with a trait, or any at all."""

    def __init__(self, line: int, kind: int = -1, trait: int = NO_TRAIT) -> None:
        self.line = line
        self.kind = kind
        self.trait = trait
        self.card = -1


class Stock:
    """The cards that are not placed yet."""

    def __init__(self, scenario: Scenario, deck: Deck) -> None:
        self.scenario = scenario
        self.left: Counter[int] = Counter(deck.copies)
        self.wishes: list[Wish] = []

    def ask(self, line: int, kind: int = -1, trait: int = NO_TRAIT) -> Wish:
        wish = Wish(line, kind, trait)
        self.wishes.append(wish)
        return wish

    def grant(self) -> None:
        """Give every wish a card: the choosiest wishes first, so that none is robbed."""
        for wish in self.wishes:
            if wish.kind >= 0:
                self._give(wish, [wish.kind])
        for wish in self.wishes:
            if wish.card < 0 and wish.trait != NO_TRAIT:
                self._give(wish, [kind for kind in self.left if has_trait(kind, wish.trait)])
        for wish in self.wishes:
            if wish.card < 0:
                self._give(wish, list(self.left))

    def _give(self, wish: Wish, kinds: list[int]) -> None:
        """The kind of which most copies are left; of equals, the first by name."""
        kinds = [kind for kind in kinds if self.left[kind] > 0]
        if not kinds:
            what = "card left"
            if wish.kind >= 0:
                what = f"other {card_name(wish.kind)}"
            elif wish.trait != NO_TRAIT:
                what = f"other card with {NAMES[wish.trait]}"
            raise self.scenario.fail(wish.line, f"the deck has no {what} for this")
        kind = min(kinds, key=lambda one: (-self.left[one], card_name(one)))
        self.left[kind] -= 1
        wish.card = kind

    def rest(self) -> list[int]:
        """What is left, the kinds mixed but always in the same order."""
        cards: list[int] = []
        left = Counter(self.left)
        while +left:
            for kind in sorted(left, key=card_name):
                if left[kind] > 0:
                    left[kind] -= 1
                    cards.append(kind)
        return cards
