"""The options of this game, and the one edition that presets them."""

from typing import Final

from tangledbank.core.options import Option as CoreOption
from tangledbank.core.options import Options
from tangledbank.core.options import Value as Value

EDITION: Final = "creatures"
EDITION_NAME: Final = "Evolution of Magical Creatures"

#: The version of the presets: a game keeps the one it started with.  The second differs from the
#: first only in that its games store all their options.
PRESETS: Final = 2

#: How many transmutations the Shadow needs, level by level.  The first is the rulebook's.
LEVELS: Final[dict[str, int]] = {"sinister": 1, "dim": 2, "faint": 3}


class Option(CoreOption):
    """One option of this game; the first of its values is the default."""

    __slots__ = ("help",)

    def __init__(self, name: str, clause: str, words: list[str], told: str) -> None:
        super().__init__(name, clause, words, [words[0]])
        self.help = told


OPTIONS: Final[list[Option]] = [
    Option(
        "variant",
        "CREA-TRANS-02",
        ["standard", "quartet"],
        "quartet: four transmutations win (2 or 3 seats)",
    ),
    Option(
        "first_player",
        "CREA-SET-05",
        ["lot", "1", "2", "3", "4"],
        "who begins: drawn by lot, or the seat that the host names",
    ),
    Option(
        "shadow_level",
        "CREA-SOLO-03",
        list(LEVELS),
        "how many transmutations the Shadow needs: sinister 1, dim 2, faint 3",
    ),
    Option(
        "shadow_takes_first",
        "CREA-SOLO-05",
        ["lower", "upper"],
        "from which part of the source the Shadow takes, if it may choose",
    ),
]

BY_NAME: Final[dict[str, Option]] = {option.name: option for option in OPTIONS}


#: The options with the edition that presets them.
BOOK: Final = Options([EDITION], PRESETS, list(OPTIONS))
