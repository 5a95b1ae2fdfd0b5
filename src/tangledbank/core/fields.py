"""Reads untrusted JSON: each value is requested by name and type.

A value that is missing, of another type, out of range or unknown raises `RecordError` with its
place, such as `saved game: players[1].hand[0]: ...`, and never a `KeyError` or `TypeError`.
"""

from typing import Final

from tangledbank.core.errors import GameError, RecordError

#: No real count or tick of a game comes near this.
MOST: Final = 1 << 40


class Fields:
    """One JSON object being read; `path` is its place.

    The path begins with the source, such as a file's name; `outermost` is the top-level object.
    """

    __slots__ = ("_known", "_outermost", "_read", "path")

    def __init__(self, data: object, path: str, outermost: bool = False) -> None:
        if not isinstance(data, dict):
            raise wrong(path, f"expected an object, not {told(data)}")
        for key in data:
            if not isinstance(key, str):
                raise wrong(path, f"expected names as keys, not {told(key)}")
        self._known: dict[str, object] = data
        self._read: set[str] = set()
        self._outermost = outermost
        self.path = path

    def place(self, key: str) -> str:
        return f"{self.path}: {key}" if self._outermost else f"{self.path}.{key}"

    def has(self, key: str) -> bool:
        return key in self._known

    def value(self, key: str) -> object:
        """The value of this key, which must be present."""
        if key not in self._known:
            raise wrong(self.path, f"{key!r} is missing")
        self._read.add(key)
        return self._known[key]

    def number(self, key: str, low: int = 0, high: int = MOST) -> int:
        return whole(self.value(key), self.place(key), low, high)

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise wrong(self.place(key), f"expected true or false, not {told(value)}")
        return value

    def text(self, key: str) -> str:
        return text(self.value(key), self.place(key))

    def choice(self, key: str, words: list[str]) -> int:
        """The position of the word in the list of allowed words."""
        word = self.text(key)
        if word not in words:
            raise wrong(self.place(key), f"expected one of {', '.join(words)}, not {word!r}")
        return words.index(word)

    def values(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise wrong(self.place(key), f"expected a list, not {told(value)}")
        return list(value)

    def texts(self, key: str) -> list[str]:
        values = self.values(key)
        return [text(value, f"{self.place(key)}[{at}]") for at, value in enumerate(values)]

    def numbers(self, key: str, low: int = 0, high: int = MOST) -> list[int]:
        values = self.values(key)
        return [
            whole(value, f"{self.place(key)}[{at}]", low, high) for at, value in enumerate(values)
        ]

    def inner(self, key: str) -> "Fields":
        return Fields(self.value(key), self.place(key))

    def each(self, key: str) -> list["Fields"]:
        """The objects of a list."""
        values = self.values(key)
        return [Fields(value, f"{self.place(key)}[{at}]") for at, value in enumerate(values)]

    def names(self) -> list[str]:
        """All its keys, for an object whose keys are data."""
        return list(self._known)

    def close(self) -> None:
        """Refuse keys that were not read: they would be lost silently."""
        for key in self.names():
            if key not in self._read:
                raise wrong(self.path, f"{key!r} is unknown here")


def wrong(path: str, why: str) -> RecordError:
    return RecordError(f"{path}: {why}")


def because(path: str, error: GameError) -> RecordError:
    """The same error with its place."""
    return wrong(path, str(error))


def whole(value: object, path: str, low: int = 0, high: int = MOST) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        reach = f"from {low} up" if high == MOST else f"from {low} to {high}"
        raise wrong(path, f"expected a whole number {reach}, not {told(value)}")
    return value


def text(value: object, path: str) -> str:
    if not isinstance(value, str):
        raise wrong(path, f"expected a text, not {told(value)}")
    return value


def told(value: object) -> str:
    """A value for a message: in full if it is short."""
    if value is None:
        return "null"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    shown = repr(value)
    return shown if len(shown) <= 40 else f"{shown[:36]} ..."
