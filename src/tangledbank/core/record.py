"""The record of a game: a small text file that people can read and programs can replay.

    tangledbank record 1
    engine 0.1.0
    game evolution
    edition gift
    presets 2
    option piracy_token_colour keep
    ...
    sets 1
    cards base fly
    seats ann bob
    chance fair/1
    commitment 6b9c...
    seed 0x37

    shuffle swimming big/carnivorous ...
    lot ann

    # turn 1
    ann: animal swimming
    bob: pass
    ...

    score ann 12
    score bob 9
    winners ann by points
    end 0c5f6a1be1a7fd0c

First come the terms, one per line.  `presets` is the version of the edition's presets; it comes
with every option, so that later presets change no game.  A record without it is of the first
version, and names only the options in which the table differs.  `sets` is the number of base sets;
`cards` names the sets of cards if there are others; a custom deck has a line `card NAME COPIES` for
each kind, and `cap N` if only N cards are played with.  `seed` (and each `nonce`) is added once the
game is over; until then only the commitment binds the dealer.  Then comes what happened, one
decision or throw of chance per line; then the result, if there is one, and a last line with the
checksum of everything above.  Empty lines and comments (`# ...`) are ignored.

This module and `record_reader` handle the text.  Each game defines what the lines mean.
"""

import hashlib
import sys
from typing import Final

from tangledbank.core.chance import FAST_KIND, Chance, FairChance, FastChance
from tangledbank.core.errors import RecordError

TITLE: Final = "tangledbank record"
FORMAT: Final = 1

#: The version of the presets of a record that names none: it lists only the options that differ.
FIRST_PRESETS: Final = 1

#: The `chance` of a game whose outcomes were given from outside.
GIVEN_KIND: Final = "given"

#: The first words of lines about throws of chance.
THROWS: Final[list[str]] = ["dice", "lot", "shuffle"]


def engine_version() -> str:
    """The version of the running engine, as in `tangledbank.__version__`."""
    # The engine imports nothing above itself, but its package is always there.
    return str(sys.modules["tangledbank"].__version__)


class Entry:
    """One thing that happened: `seat` decided `text`, or (without a seat) chance threw it."""

    __slots__ = ("line", "note", "seat", "text")

    def __init__(self, seat: str, text: str, line: int = 0, note: str = "") -> None:
        self.seat = seat
        self.text = text
        self.line = line  # its line in the file
        self.note = note  # a comment to write before it

    def __str__(self) -> str:
        return f"{self.seat}: {self.text}" if self.seat else self.text

    @property
    def kind(self) -> str:
        """What was thrown; empty for a decision."""
        return "" if self.seat else self.text.split(" ", 1)[0]

    @property
    def words(self) -> list[str]:
        """The outcome of the throw, or the words of the action."""
        words = self.text.split()
        return words if self.seat else words[1:]


class Record:
    """Everything in a record, as written."""

    def __init__(self, source: str = "record") -> None:
        self.source = source
        self.engine = ""
        self.game = ""
        self.edition = ""
        self.presets = FIRST_PRESETS
        # All of them, or with the first presets those that differ.
        self.options: dict[str, str] = {}
        self.copies = 1  # of the base set
        self.sets: list[str] = []  # of cards; empty: the base set alone
        self.deck: dict[str, int] = {}  # a custom deck, card by card
        self.cap = 0
        self.seats: list[str] = []
        self.against: list[str] = []  # players without a seat, such as an automaton
        self.chance = ""  # the source of chance: fair/1, fast/1 or given
        self.commitment = ""
        self.revealed = False  # is the seed in it?
        self.secret = b""  # the seed of a fair game
        self.nonces: list[bytes] = []
        self.number = -1  # the seed of a fast game
        self.entries: list[Entry] = []
        self.finished = False
        self.scores: dict[str, int] = {}
        self.winners: list[str] = []
        self.decided_by = ""
        self.checksum = ""  # in the last line
        self.counted = ""  # computed from the lines above
        self.lines: dict[str, int] = {}  # the line number of each header

    def error(self, line: int, why: str) -> RecordError:
        return RecordError(f"{self.source}:{line}: {why}")

    def line_of(self, key: str) -> int:
        return self.lines.get(key, 1)

    @property
    def everybody(self) -> list[str]:
        """Who may win: the seats, and players without one."""
        return self.seats + self.against

    @property
    def other_engine(self) -> str:
        """A note for messages if another version of the engine wrote this record."""
        here = engine_version()
        if self.engine == here:
            return ""
        return f"the record was written by engine {self.engine}, and this is engine {here}"

    def source_of_chance(self) -> Chance | None:
        """The source of its outcomes, from the start; none if the record does not reveal it."""
        if not self.revealed:
            return None
        if self.chance == FAST_KIND:
            return FastChance(self.number)
        return FairChance(self.secret, self.nonces)


def checksum(lines: list[str]) -> str:
    """The checksum in the last line of a record."""
    told = "".join([line.rstrip() + "\n" for line in lines])
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def write_text(record: Record) -> str:
    """A record as the text of its file."""
    lines = [
        f"{TITLE} {FORMAT}",
        f"engine {record.engine}",
        f"game {record.game}",
        f"edition {record.edition}",
    ]
    if record.presets != FIRST_PRESETS:
        lines.append(f"presets {record.presets}")
    lines.extend([f"option {name} {value}" for name, value in record.options.items()])
    lines.append(f"sets {record.copies}")
    if record.sets:
        lines.append(f"cards {' '.join(record.sets)}")
    lines.extend([f"card {name} {copies}" for name, copies in record.deck.items()])
    if record.cap:
        lines.append(f"cap {record.cap}")
    lines.append(f"seats {' '.join(record.seats)}")
    if record.against:
        lines.append(f"against {' '.join(record.against)}")
    lines.append(f"chance {record.chance}")
    if record.commitment:
        lines.append(f"commitment {record.commitment}")
    if record.revealed:
        fast = record.chance == FAST_KIND
        lines.append(f"seed {record.number}" if fast else f"seed 0x{record.secret.hex()}")
        lines.extend([f"nonce 0x{nonce.hex()}" for nonce in record.nonces])
    lines.append("")
    for entry in record.entries:
        if entry.note:
            lines.extend(["", f"# {entry.note}"])
        lines.append(str(entry))
    if record.finished:
        lines.append("")
        lines.extend([f"score {name} {points}" for name, points in record.scores.items()])
        lines.append(f"winners {' '.join(record.winners)} by {record.decided_by}")
    lines.append(f"end {checksum(lines)}")
    return "\n".join(lines) + "\n"
