"""The seats of a table: who owns each, and who plays it."""

from typing import Final

#: The bots' names, seat by seat: naturalists.
BOT_NAMES: Final = (
    "Anning",
    "Wallace",
    "Merian",
    "Huxley",
    "Mendel",
    "Gray",
    "Lyell",
    "Hooker",
)


class Seat:
    """One seat."""

    __slots__ = ("bot", "left", "name", "person", "program", "ready", "stand_in", "surrendered")

    def __init__(self, at: int, bot: str) -> None:
        self.bot = bot  # not empty: the seat is a bot's
        self.person = ""
        self.name = BOT_NAMES[at] if bot else ""
        self.program = False
        self.ready = False
        self.stand_in = False
        self.left = False
        self.surrendered = False

    def clone(self) -> "Seat":
        # A table is cloned for every command, and `copy` is five times slower than this.
        new = Seat.__new__(Seat)
        new.bot, new.person, new.name = self.bot, self.person, self.name
        new.program, new.ready, new.stand_in = self.program, self.ready, self.stand_in
        new.left, new.surrendered = self.left, self.surrendered
        return new

    @property
    def taken(self) -> bool:
        return bool(self.person or self.bot)
