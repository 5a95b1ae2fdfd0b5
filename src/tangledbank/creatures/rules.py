"""The rules of one game: the chosen options as fields that the engine reads quickly."""

from typing import Final

from tangledbank.core import rules as core
from tangledbank.core.errors import SetupError
from tangledbank.creatures.bestiary import Bestiary, load_bestiary
from tangledbank.creatures.options import BOOK, BY_NAME, EDITION, LEVELS, PRESETS, Value

#: The Shadow's seat in solo: it sits opposite the player.
SHADOW: Final = 1
SHADOW_NAME: Final = "Shadow"


class Rules(core.Rules):
    """The rules of one table, with what its steps read."""

    def __init__(self, seats: int, changes: dict[str, Value], presets: int = PRESETS) -> None:
        super().__init__(BOOK, EDITION, changes, presets)
        self.seats = seats  # the seats that decide; the Shadow does not
        o = self.options
        self.bestiary: Bestiary = load_bestiary()
        self.solo: bool = seats == 1
        self.shadow: int = SHADOW if self.solo else -1
        self.goal: int = 4 if o["variant"] == "quartet" else 3
        self.shadow_goal: int = LEVELS[str(o["shadow_level"])]
        self.shadow_upper_first: bool = o["shadow_takes_first"] == "upper"
        first = str(o["first_player"])
        self.first: int = -1 if first == "lot" else int(first) - 1

    def check(self) -> None:
        """Refuse a table that the rules do not allow."""
        seats = self.seats
        if not 1 <= seats <= 4:
            raise SetupError(f"{seats} seats; there are 1 to 4 (CREA-SET-05), 1 being solo")
        if self.goal == 4 and seats not in (2, 3):
            raise SetupError(
                f"the variant quartet is for 2 or 3 seats, not {seats} (CREA-TRANS-02)"
            )
        if self.solo and self.first >= 0:
            raise SetupError("in solo the Shadow is the first player (CREA-SOLO-01)")
        if self.first >= seats:
            raise SetupError(
                f"there is no seat {self.first + 1} to be the first player (CREA-SET-05); "
                f"choose one from 1 to {seats}"
            )
        for name in ("shadow_level", "shadow_takes_first"):
            if not self.solo and name in self.changes():
                clause = BY_NAME[name].clause
                raise SetupError(f"option {name} is for solo, 1 seat ({clause})")

    def __reduce__(self) -> tuple[object, tuple[int, dict[str, Value], int]]:
        return (Rules, (self.seats, self.changes(), self.presets))


_MADE: Final[dict[str, Rules]] = {}


def rules_of(seats: int, changes: dict[str, Value], presets: int = PRESETS) -> Rules:
    """The checked rules of a table; unchanged ones are made only once."""
    key = f"{seats} {presets}"
    made = None if changes else _MADE.get(key)
    if made is None:
        made = Rules(seats, changes, presets)
        made.check()
        if not changes:
            _MADE[key] = made
    return made
