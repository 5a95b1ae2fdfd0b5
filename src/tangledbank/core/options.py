"""Options: the rules in which editions and tables differ, as data.

An edition is a column of values, one for each option.  When a value of an edition changes, the
presets get a new version, and a game keeps the version that it started with.
"""

from typing import Final

from tangledbank.core.errors import SetupError
from tangledbank.native import mypyc_attr

#: A value of an option.
Value = str | int | bool

#: The words of an option that is on or off.
BOOL: Final[list[str]] = ["false", "true"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One option: its name, the values it accepts, and each edition's value.

    `words` are its values; `low` and `high` are the bounds of an option that also takes a whole
    number.  `presets` has a value for each edition, in their order; `before` has those of older
    presets, by the last version that had them.
    """

    __slots__ = ("before", "clause", "cosmetic", "high", "low", "name", "presets", "words")

    def __init__(
        self,
        name: str,
        clause: str,
        words: list[str],
        presets: list[Value],
        cosmetic: bool = False,
        low: int = 0,
        high: int = -1,
        before: dict[int, list[Value]] | None = None,
    ) -> None:
        self.name = name
        self.clause = clause  # the rulebook's page about it
        self.words = words
        self.presets = presets
        self.before: dict[int, list[Value]] = {} if before is None else before
        self.cosmetic = cosmetic  # it has no effect on decisions
        self.low = low
        self.high = high

    def values(self, version: int) -> list[Value]:
        """Each edition's value in this version of the presets."""
        older = [last for last in self.before if version <= last]
        return self.before[min(older)] if older else self.presets

    def accepted(self) -> str:
        """The accepted values, for messages."""
        words = list(self.words)
        if self.high >= self.low:
            words.append(f"a whole number from {self.low} to {self.high}")
        return ", ".join(words)

    def read(self, value: Value) -> Value:
        """The value in its proper type; an error lists the accepted ones."""
        text = "true" if value is True else "false" if value is False else str(value)
        if text in self.words:
            return text == "true" if self.words == BOOL else text
        if (
            self.high >= self.low
            and text.isascii()
            and text.isdecimal()
            and self.low <= int(text) <= self.high
        ):
            return int(text)
        raise SetupError(f"option {self.name} takes {self.accepted()}, not {text!r}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """All options of a game, its editions, and the version of their presets."""

    __slots__ = ("by_name", "editions", "every", "version")

    def __init__(self, editions: list[str], version: int, every: list[Option]) -> None:
        self.editions = editions
        self.version = version
        self.every = every
        self.by_name: dict[str, Option] = {option.name: option for option in every}

    def check_edition(self, edition: str) -> None:
        if edition not in self.editions:
            known = ", ".join(self.editions)
            raise SetupError(f"unknown edition {edition!r}; the editions are {known}")

    def check_version(self, version: int) -> None:
        """Refuse presets of a version newer than this engine."""
        if not 1 <= version <= self.version:
            raise SetupError(
                f"presets of version {version}; this engine knows versions 1 to {self.version}. "
                "Use a newer version of tangledbank."
            )

    def value(self, option: Option, edition: str, version: int) -> Value:
        """An edition's value of an option, in this version of the presets."""
        return option.values(version)[self.editions.index(edition)]

    def preset(self, edition: str, version: int = 0) -> dict[str, Value]:
        """Every option's value in an edition; without a version, the current one."""
        version = version or self.version
        self.check_edition(edition)
        self.check_version(version)
        return {option.name: self.value(option, edition, version) for option in self.every}

    def read(self, edition: str, changes: dict[str, Value], version: int = 0) -> dict[str, Value]:
        """An edition's options with some changed; every name and value is checked."""
        values = self.preset(edition, version)
        for name, value in changes.items():
            option = self.by_name.get(name)
            if option is None:
                known = ", ".join(self.by_name)
                raise SetupError(f"unknown option {name!r}; the options are {known}")
            values[name] = option.read(value)
        return values

    def differences(
        self, edition: str, values: dict[str, Value], version: int = 0
    ) -> dict[str, Value]:
        """The options whose value is not the edition's own."""
        book = self.preset(edition, version)
        return {name: value for name, value in values.items() if value != book[name]}

    def beside_the_book(
        self, edition: str, changes: dict[str, Value], version: int
    ) -> dict[str, tuple[Value, Value]]:
        """The options in which a table differs from today's edition: its value, the edition's."""
        book = self.preset(edition)
        values = self.read(edition, changes, version)
        changed = self.differences(edition, values)
        return {name: (value, book[name]) for name, value in changed.items()}
