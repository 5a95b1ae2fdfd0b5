"""Finds cards of the deck for a scenario's set-up."""

from functools import cache

from tangledbank.evolution.cards import NO_TRAIT, Deck, card_name, has_trait
from tangledbank.evolution.traits.names import NAMES
from tangledbank.rulebook.script import Scenario


class Wish:
    """A requested card: of one kind, any with a trait, or any at all."""

    def __init__(self, line: int, kind: int = -1, trait: int = NO_TRAIT) -> None:
        self.line = line
        self.kind = kind
        self.trait = trait
        self.card = -1


class Stock:
    """The cards that are not placed yet."""

    def __init__(self, scenario: Scenario, deck: Deck, clause: str) -> None:
        self.scenario = scenario
        self.clause = clause  # the clause about which cards there are
        # In the order of their names, so that the first by name is taken among equals.
        self.left = {kind: deck.copies[kind] for kind in by_name(tuple(deck.copies))}
        self.wishes: list[Wish] = []

    def ask(self, line: int, kind: int = -1, trait: int = NO_TRAIT) -> Wish:
        wish = Wish(line, kind, trait)
        self.wishes.append(wish)
        return wish

    def grant(self) -> None:
        """Give every request a card, the most specific first, so that none is left without."""
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
        """The kind with the most copies left; among equals, the first by name."""
        kinds = [kind for kind in kinds if self.left[kind] > 0]
        if not kinds:
            what = "card left"
            if wish.kind >= 0:
                what = f"other {card_name(wish.kind)}"
            elif wish.trait != NO_TRAIT:
                what = f"other card with {NAMES[wish.trait]}"
            way = "use other cards, or 'copies: 2'"
            if wish.trait != NO_TRAIT and not any(has_trait(one, wish.trait) for one in self.left):
                what = f"card with {NAMES[wish.trait]}"
                way = f"add a line such as 'own deck: base, {NAMES[wish.trait]} 4'"
            raise self.scenario.fail(
                wish.line, f"the deck has no {what} for this ({self.clause}): {way}"
            )
        kind = max(kinds, key=self.left.__getitem__)
        self.left[kind] -= 1
        wish.card = kind

    def rest(self) -> list[int]:
        """The remaining cards, the kinds mixed but always in the same order."""
        most = max(self.left.values(), default=0)
        return [kind for lap in range(most) for kind, left in self.left.items() if left > lap]


@cache
def by_name(kinds: tuple[int, ...]) -> list[int]:
    return sorted(kinds, key=card_name)
