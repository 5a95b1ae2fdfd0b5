"""The options of this game, and the one edition that presets them."""

from typing import Final

from tangledbank.core.errors import SetupError

Value = str | int | bool

EDITION: Final = "creatures"
EDITION_NAME: Final = "Evolution of Magical Creatures"

#: The version of the presets: a game keeps the one it was begun with.  The second differs from the
#: first only in that games of it keep all their options.
PRESETS: Final = 2

#: How many transmutations the Shadow needs, level by level.  The first is the rulebook's.
LEVELS: Final[dict[str, int]] = {"sinister": 1, "dim": 2, "faint": 3}


class Option:
    """One option: its name, the clause it belongs to, its values (the first is the usual one)."""

    __slots__ = ("clause", "help", "name", "words")

    def __init__(self, name: str, clause: str, words: list[str], told: str) -> None:
        self.name = name
        self.clause = clause
        self.words = words
        self.help = told

    def read(self, value: Value) -> str:
        word = str(value)
        if word not in self.words:
            raise SetupError(f"option {self.name} is one of {', '.join(self.words)}, not {word!r}")
        return word


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


def check_presets(version: int) -> None:
    """Refuse a version of the presets that a later engine may know."""
    if not 1 <= version <= PRESETS:
        raise SetupError(
            f"presets of version {version}; this engine knows versions 1 to {PRESETS}. "
            "Use a newer version of tangledbank."
        )


def read_options(changes: dict[str, Value]) -> dict[str, Value]:
    """All options: the usual values with these changes."""
    values: dict[str, Value] = {option.name: option.words[0] for option in OPTIONS}
    for name, value in changes.items():
        option = BY_NAME.get(name)
        if option is None:
            raise SetupError(f"unknown option {name!r}; the options are {', '.join(BY_NAME)}")
        values[name] = option.read(value)
    return values


def differences(values: dict[str, Value]) -> dict[str, Value]:
    """The options whose value is not the usual one."""
    return {name: value for name, value in values.items() if value != BY_NAME[name].words[0]}
