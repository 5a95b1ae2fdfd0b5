"""The signs and colours that the terminal draws with.

Nothing is told by colour alone: red and blue food, fat and hunger each have a sign of their own.
"""

from typing import Final

from rich.console import Console


class Signs:
    """One sign for each thing on the table."""

    def __init__(
        self,
        red: str,
        blue: str,
        fat: str,
        hungry: str,
        lean: str,
        used: str,
        rests: str,
        tie: str,
        first: str,
        acts: str,
        asleep: str,
        poisoned: str,
        attack: str,
        dot: str,
        hidden: str,
        paralysed: str,
        turned: str,
    ) -> None:
        self.red = red
        self.blue = blue
        self.fat = fat
        self.hungry = hungry  # a token that is missing
        self.lean = lean  # a fat tissue without a token
        self.used = used
        self.rests = rests
        self.tie = tie
        self.first = first
        self.acts = acts
        self.asleep = asleep
        self.poisoned = poisoned
        self.attack = attack
        self.dot = dot
        self.hidden = hidden  # in its shell
        self.paralysed = paralysed
        self.turned = turned  # an Anglerfish that has shown itself


PRETTY: Final = Signs(
    red="●",
    blue="◆",
    fat="■",
    hungry="○",
    lean="□",
    used="✓",
    rests="~",
    tie="═",
    first="★",
    acts="▶",
    asleep="☾",
    poisoned="☠",
    attack="→",
    dot="·",
    hidden="◖",
    paralysed="⚡",
    turned="◉",
)

#: For terminals that can write no more than ASCII.
PLAIN: Final = Signs(
    red="o",
    blue="+",
    fat="#",
    hungry=".",
    lean="_",
    used="x",
    rests="~",
    tie="=",
    first="*",
    acts=">",
    asleep="z",
    poisoned="!",
    attack="->",
    dot="-",
    hidden="(",
    paralysed="%",
    turned="@",
)


def signs_for(console: Console) -> Signs:
    """The signs that this terminal can show."""
    return PRETTY if console.encoding.lower().startswith("utf") else PLAIN


#: A colour for each seat, beside its letter.
SEATS: Final[list[str]] = [
    "cyan",
    "magenta",
    "green",
    "yellow",
    "bright_blue",
    "bright_red",
    "bright_green",
    "bright_magenta",
]
