"""Records of games that were played from their start.

`= record: edition gift; seats ann bob` names lines that stand in it.  `= damaged record: seats ann
bob -> seats ann ann` replaces one line; the record must be refused, and the error must name that
line.  `= edition: Russian gift set` is what the edition is called.
"""

from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.game import Game
from tangledbank.core.kind import kind_called
from tangledbank.core.recording import write_record
from tangledbank.core.replay import replay
from tangledbank.rulebook.event_forms import parts
from tangledbank.rulebook.expectations import Unmet, compare
from tangledbank.rulebook.nearest import did_you_mean

#: Stands between a line of a record and what replaces it.
BECOMES = " -> "


def check_edition(game: Game, value: str) -> None:
    """What people call the edition of this table."""
    compare(" ".join(value.split()), kind_called(game.kind).edition_title(game.edition))


def check_record(game: Game, value: str) -> None:
    """These lines must stand in the record, comments without their `#`."""
    lines = [line.removeprefix("# ") for line in lines_of(game)]
    for wanted in parts(value):
        if wanted not in lines:
            raise Unmet(f"{wanted!r} in the record", f"no such line{did_you_mean(wanted, lines)}")


def check_damaged_record(game: Game, value: str) -> None:
    """The record must be refused with each of these changes, for the line that was changed."""
    lines = lines_of(game)
    for change in parts(value):
        old, arrow, new = change.partition(BECOMES)
        if not arrow:
            raise GameError(f"{change!r}: write 'LINE -> LINE', such as '{lines[0]} -> game chess'")
        if old not in lines:
            raise GameError(f"{old!r} is not a line of the record{did_you_mean(old, lines)}")
        at = lines.index(old)
        try:
            replay("\n".join([*lines[:at], new, *lines[at + 1 :], ""]))
        except RecordError as error:
            if not str(error).startswith(f"record:{at + 1}:"):
                raise Unmet(f"an error in line {at + 1} of the record", str(error)) from None
            continue
        raise Unmet(f"a record with {new!r} to be refused", "that it is replayed")


def lines_of(game: Game) -> list[str]:
    try:
        return write_record(game, secret=True).splitlines()
    except RecordError:
        raise GameError("only a game from its start has a record: add 'phase: start'") from None
