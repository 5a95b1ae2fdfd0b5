"""Tables whose numbers are tested, and how they are played."""

import random
from collections.abc import Iterator

from tangledbank.core.game import Game
from tangledbank.research import Encoding, Recent, encoding

ALL_SETS = ["base", "fly", "continents", "special"]
BASE_TABLES = [("gift", 2), ("ua3", 3), ("tw", 4)]
EVERY_TABLE: list[tuple[str, int, list[str]]] = [
    *((edition, seats, ["base"]) for edition, seats in BASE_TABLES),
    ("gift", 3, ALL_SETS),
    ("ua3", 4, ALL_SETS),
    ("cont1", 2, ["base", "continents"]),
]


def numbers(edition: str, seats: int, sets: list[str] | None = None, places: int = 0) -> Encoding:
    return encoding(edition, seats, sets=sets, places=places)


def moments(encoded: Encoding, seed: int, share: float = 1.0) -> Iterator[tuple[Game, Recent]]:
    """The positions of a random game in which somebody decides, or a share of them."""
    chooser = random.Random(seed)
    game = encoded.new_game(seed)
    recent = Recent()
    while not game.over:
        if chooser.random() < share:
            yield game, recent
        action = chooser.choice(game.legal_actions())
        recent.note(game.acting, action)
        game.play(action)
