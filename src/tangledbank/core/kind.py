"""The games of the family, by name, and how each makes and checks a table.

`tangledbank.games` enlists them; records and saved games find them here.
"""

from typing import Final

from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.game import Game
from tangledbank.core.record import Record

Value = str | int | bool


class Kind:
    """One game of the family."""

    def __init__(self, name: str, editions: list[str], presets: int) -> None:
        self.name = name  # as records and saved games call it
        self.editions = editions
        self.presets = presets  # the version of its editions' presets

    def new_game(
        self,
        edition: str,
        seats: list[str] | int,
        seed: int | str | bytes | None = None,
        options: dict[str, Value] | None = None,
        copies: int | None = None,
        nonces: list[bytes] | None = None,
        fast: bool = False,
        explicit: bool = False,
        presets: int | None = None,
    ) -> Game:
        raise NotImplementedError

    def table(self, record: Record) -> Game:
        """The table of a record before anything was thrown; its throws are given from outside."""
        return self.new_game(
            record.edition,
            record.seats,
            options=changes_of(record),
            copies=record.copies,
            explicit=True,
            presets=record.presets,
        )

    def from_json(self, data: object, source: str) -> Game:
        """The game that its `to_json` wrote."""
        raise NotImplementedError

    def check_setup(self, record: Record) -> None:
        """Refuse an edition, option or table that there is not, with the line that asks for it."""
        raise NotImplementedError

    def card_called(self, name: str) -> str:
        """The full name of a card, of whatever kind; what is no card is refused."""
        raise NotImplementedError


KINDS: Final[dict[str, Kind]] = {}


def enlist_kind(kind: Kind) -> None:
    KINDS[kind.name] = kind


def kind_of_edition(edition: str) -> Kind | None:
    """The game that an edition belongs to."""
    for kind in KINDS.values():
        if edition in kind.editions:
            return kind
    return None


def kind_called(name: str) -> Kind:
    kind = KINDS.get(name)
    if kind is None:
        raise GameError(f"there is no game {name!r}; there are {', '.join(KINDS)}")
    return kind


def changes_of(record: Record) -> dict[str, Value]:
    return {name: value for name, value in record.options.items()}  # noqa: C416


def table_of(record: Record) -> Game:
    """The table of a record before anything was thrown; its throws are given from outside."""
    return kind_called(record.game).table(record)


def game_from_json(data: object, source: str) -> Game:
    """The game that its `to_json` wrote, whichever game it is."""
    name = data.get("game") if isinstance(data, dict) else None
    kind = KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise RecordError(f"{source}: expected a saved game of {' or '.join(KINDS)}")
    return kind.from_json(data, source)
