"""Reads the text of a record; `record` describes it."""

from typing import Final

from tangledbank.core.chance import FAIR_KIND, FAST_KIND
from tangledbank.core.errors import RecordError
from tangledbank.core.record import (
    FORMAT,
    GIVEN_KIND,
    THROWS,
    TITLE,
    Entry,
    Record,
    checksum,
    engine_version,
)

HEADER: Final[list[str]] = [
    "engine",
    "game",
    "edition",
    "presets",
    "option",
    "sets",
    "cards",
    "card",
    "cap",
    "seats",
    "against",
    "chance",
    "commitment",
    "seed",
    "nonce",
]
REQUIRED: Final[list[str]] = ["engine", "game", "edition", "sets", "seats", "chance"]


def read_text(text: str, source: str = "record") -> Record:
    """The record in a text.  `RecordError` names the source, the line and what was expected."""
    return TextReader(text, source).read()


class TextReader:
    """Reads the text of a record, line by line."""

    def __init__(self, text: str, source: str) -> None:
        self.record = Record(source)
        self.lines = text.removeprefix("\ufeff").split("\n")
        self.at = 0  # the number of the current line

    def fail(self, why: str) -> RecordError:
        return self.record.error(self.at, why)

    def read(self) -> Record:
        record = self.record
        ended = False
        for number, line in enumerate(self.lines, 1):
            self.at = number
            words = line.split()
            if number == 1:
                self.title(words)
            elif not words or words[0] == "#":
                continue
            elif ended:
                raise self.fail(f"expected nothing after the line 'end', not {line.strip()!r}")
            elif words[0] == "end":
                self.end(words)
                ended = True
            else:
                self.line(line.strip(), words)
        if not ended:
            raise self.fail("the record is cut off: expected a last line 'end CHECKSUM'")
        if not record.entries:
            self.check_header()
        return record

    def title(self, words: list[str]) -> None:
        if words[:-1] != TITLE.split() or not words[-1].isdecimal():
            raise self.fail(f"not a record: expected '{TITLE} {FORMAT}' as the first line")
        if words[-1] != str(FORMAT):
            raise self.fail(
                f"a record of format {words[-1]}; engine {engine_version()} reads format {FORMAT}"
            )

    def line(self, line: str, words: list[str]) -> None:
        record = self.record
        first = words[0]
        if first.endswith(":"):
            text = line[len(first) :].strip()
            self.happened(Entry(first[:-1], " ".join(text.split()), self.at))
        elif first in THROWS:
            self.happened(Entry("", " ".join(words), self.at))
        elif first == "score" or first == "winners":
            if record.decided_by:
                raise self.fail(f"expected 'end' after the winners, not {line!r}")
            if first == "score":
                self.score(words)
            else:
                self.winners(words)
        elif first in HEADER and not record.entries and not record.scores:
            self.header(first, line[len(first) :].strip())
        elif record.entries or record.scores:
            raise self.fail(
                f"expected 'SEAT: ACTION', {', '.join(THROWS)}, score, winners or end, not {line!r}"
            )
        else:
            raise self.fail(f"expected one of {', '.join(HEADER)}, not {first!r}")

    # The terms

    def header(self, key: str, value: str) -> None:
        record = self.record
        where = key
        if key == "option" or key == "card":
            where = f"{key} {value.split(' ', 1)[0]}"
        elif key == "nonce":
            where = f"nonce {len(record.nonces) + 1}"
        if where in record.lines:
            raise self.fail(f"{where!r} is already in line {record.lines[where]}")
        record.lines[where] = self.at
        if key == "option":
            self.option(value.split())
        elif key == "against":
            record.against = value.split()
        elif key == "seats":
            record.seats = value.split()
            if len(set(record.seats)) != len(record.seats):
                raise self.fail(f"expected a different name for each seat, not {value!r}")
        elif key == "presets":
            record.presets = self.number(key, value)
        elif key == "sets":
            record.copies = self.number(key, value)
        elif key == "cards":
            record.sets = value.split()
            if not record.sets or len(set(record.sets)) != len(record.sets):
                raise self.fail(f"expected the sets of cards, each once, not {value!r}")
        elif key == "card":
            self.card(value.split())
        elif key == "cap":
            record.cap = self.number(key, value)
        elif key == "seed":
            self.seed(value)
        elif key == "nonce":
            record.nonces.append(self.bytes_of(key, value))
        else:
            if not value or " " in value:
                raise self.fail(f"expected one word after {key!r}, not {value!r}")
            if key == "engine":
                record.engine = value
            elif key == "game":
                record.game = value
            elif key == "edition":
                record.edition = value
            elif key == "chance":
                self.chance(value)
            else:
                self.commitment(value)

    def option(self, words: list[str]) -> None:
        if len(words) != 2:
            raise self.fail("expected 'option NAME VALUE'")
        self.record.options[words[0]] = words[1]

    def card(self, words: list[str]) -> None:
        if len(words) != 2:
            raise self.fail("expected 'card NAME COPIES'")
        self.record.deck[words[0]] = self.number("card", words[1])

    def chance(self, value: str) -> None:
        kinds = [FAIR_KIND, FAST_KIND, GIVEN_KIND]
        if value not in kinds:
            raise self.fail(f"expected one of {', '.join(kinds)} as the chance, not {value!r}")
        self.record.chance = value

    def commitment(self, value: str) -> None:
        if not hexadecimal(value, 64):
            raise self.fail("expected 64 hexadecimal digits as the commitment")
        self.record.commitment = value

    def seed(self, value: str) -> None:
        record = self.record
        record.revealed = True
        if record.chance == FAST_KIND:
            record.number = self.number("seed", value)
            if record.number >> 64:
                raise self.fail("expected a seed below 2**64")
        elif record.chance == FAIR_KIND:
            record.secret = self.bytes_of("seed", value)
        else:
            raise self.fail("expected a line 'chance' that takes a seed before this one")

    def number(self, what: str, value: str) -> int:
        if not (value.isascii() and value.isdecimal()) or len(value) > 20:
            raise self.fail(f"expected a whole number after {what!r}, not {value!r}")
        return int(value)

    def bytes_of(self, what: str, value: str) -> bytes:
        if value.startswith("0x"):
            try:
                return bytes.fromhex(value[2:])
            except ValueError:
                pass
        raise self.fail(f"expected '{what} 0x...' with pairs of hexadecimal digits")

    def check_header(self) -> None:
        """Check that the header is complete, when the first thing happens."""
        record = self.record
        for key in REQUIRED:
            if key not in record.lines:
                raise self.fail(f"expected a line {key!r} before this one")
        if (record.chance == FAIR_KIND) != ("commitment" in record.lines):
            raise self.fail(f"expected a line 'commitment' with chance {FAIR_KIND}, and only then")
        if record.nonces and not (record.revealed and record.chance == FAIR_KIND):
            raise self.fail("expected no nonce without the seed of a fair chance")

    # The game and its result

    def happened(self, entry: Entry) -> None:
        if not self.record.entries:
            self.check_header()
        seats = self.record.seats
        if entry.seat and entry.seat not in seats:
            raise self.fail(f"no seat {entry.seat!r}; the seats are {', '.join(seats)}")
        if self.record.scores:
            raise self.fail(f"expected scores, winners or end after a score, not '{entry}'")
        self.record.entries.append(entry)

    def score(self, words: list[str]) -> None:
        record = self.record
        if len(words) != 3 or words[1] not in record.everybody or words[1] in record.scores:
            raise self.fail("expected 'score SEAT POINTS', once for each seat")
        record.scores[words[1]] = self.number("score", words[2])

    def winners(self, words: list[str]) -> None:
        record = self.record
        names = words[1:-2]
        if len(words) < 4 or words[-2] != "by" or [n for n in names if n not in record.everybody]:
            raise self.fail("expected 'winners SEAT ... by WHAT DECIDED'")
        record.winners = names
        record.decided_by = words[-1]

    def end(self, words: list[str]) -> None:
        record = self.record
        if len(words) > 2 or (len(words) == 2 and not hexadecimal(words[1], 16)):
            raise self.fail("expected 'end CHECKSUM', the checksum with 16 hexadecimal digits")
        record.finished = record.decided_by != ""
        if record.finished != bool(record.scores) or (
            record.finished and len(record.scores) != len(record.everybody)
        ):
            raise self.fail("expected a score for each seat and the winners, or none of them")
        record.checksum = words[1] if len(words) == 2 else ""
        record.counted = checksum(self.lines[: self.at - 1])


def hexadecimal(text: str, length: int) -> bool:
    return len(text) == length and not set(text) - set("0123456789abcdef")
