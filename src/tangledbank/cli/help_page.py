"""The page that `help` shows at the prompt: lines of notation, and beside each what it does.

Notation is the same in every language; what it does is a message.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from tangledbank.messages.speech import speech

#: What a line shows, the message beside it, and what that message names.
Line = tuple[str, str] | tuple[str, str, dict[str, str]]

#: How to come back to a game that was left.
RESUME: Final = "tangledbank play --resume"
#: Wide enough for all but the longest notation.
WIDEST: Final = 35

HINT: Final[Line] = ("hint", "help-hint", {"longer": "hint 5"})
WHY: Final[Line] = ("why ACTION", "help-why")
TABLE: Final[Line] = ("table", "help-table")
LOG: Final[Line] = ("log", "help-log")
SAVE: Final[Line] = ("save FILE", "help-save")
QUIT: Final[Line] = ("quit", "help-quit", {"command": RESUME})


def section(heading: str, lines: Sequence[Line]) -> str:
    """A heading, which is a message, and its lines."""
    width = min(WIDEST, max(len(line[0]) for line in lines) + 2)
    told = [speech().say(heading)]
    for line in lines:
        args = line[2] if len(line) == 3 else {}
        shown = f"{line[0]:<{width}}"
        gap = "" if shown.endswith(" ") else "  "
        told.append(f"  {shown}{gap}{speech().say(line[1], args)}")
    return "\n".join(told)


def traits(game: str, names: Iterable[str]) -> str:
    """The traits as they are typed, with their names where those are other words."""
    shown = [(name, speech().trait(game, name)) for name in names]
    told = [name if name == called else f"{name} ({called})" for name, called in shown]
    return speech().say("help-traits", {"traits": ", ".join(told)})
