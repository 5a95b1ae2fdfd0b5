"""Finds cards of the Magical Creatures deck for a scenario's set-up."""

from tangledbank.creatures.cards import Deck, card_name
from tangledbank.rulebook.script import Scenario

ANY = -1


class Wish:
    """A requested card: of one kind, any with a trait (preferably up), or any at all."""

    def __init__(self, line: int, kind: int = ANY, trait: int = ANY) -> None:
        self.line = line
        self.kind = kind
        self.trait = trait
        self.card = -1

    def fits(self, kind: int) -> int:
        """How well a card fits; 0 if not at all."""
        if self.kind >= 0:
            return 3 if kind == self.kind else 0
        if self.trait >= 0:
            return 2 if kind >> 6 == self.trait else 1 if kind & 63 == self.trait else 0
        return 1


class Stock:
    """The cards that are not placed yet."""

    def __init__(self, scenario: Scenario, deck: Deck) -> None:
        self.scenario = scenario
        self.left = sorted(deck.cards(), key=card_name)
        self.wishes: list[Wish] = []

    def ask(self, line: int, kind: int = ANY, trait: int = ANY) -> Wish:
        wish = Wish(line, kind, trait)
        self.wishes.append(wish)
        return wish

    def grant(self) -> None:
        """Give every request a card, the most specific first, so that none is left without."""
        waiting = [wish for wish in self.wishes if wish.card < 0]
        waiting.sort(key=lambda wish: (wish.kind < 0, wish.trait < 0))
        for wish in waiting:
            best = max(self.left, key=wish.fits, default=ANY)
            if best == ANY or not wish.fits(best):
                raise self.scenario.fail(wish.line, "the deck has no card left for this")
            self.left.remove(best)
            wish.card = best

    def rest(self) -> list[int]:
        """The remaining cards, mixed but always in the same order."""
        return self.left[::3] + self.left[1::3] + self.left[2::3]
