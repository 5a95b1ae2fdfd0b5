"""The twelve cards: what each creature is worth, and how well it holds on."""

from typing import Final

from tangledbank.core.options import Option, Options

EDITION: Final = "tide-pool"
TIDES: Final = Option("tides", "POOL-08", [], [4], low=3, high=6)  # four, by the book
BOOK: Final = Options([EDITION], 1, [TIDES])

CARDS: Final = ["limpet", "crab", "shrimp"]
WORTH: Final = [1, 2, 4]
GRIP: Final = [5, 4, 2]
COPIES: Final = 4

DECK: Final = [card for card in range(len(CARDS)) for _ in range(COPIES)]
HAND: Final = 2
SHELTER: Final = 2  # by so much better everything holds on in a sheltered pool


def names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]
