"""Saved games: records with the seed in them, so that they can go on, and a note on the bots."""

import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tangledbank.cli.log import Log, replayed
from tangledbank.cli.record_file import open_record, remark
from tangledbank.cli.seats import Seat, bots_to_text, seats_of
from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.game import Game
from tangledbank.core.record import TITLE
from tangledbank.core.recording import write_record
from tangledbank.messages.speech import say

#: A comment at the end of the record, which means nothing to whoever reads only the game.
BOTS_NOTE: Final = "# bots "

SUFFIX: Final = ".record"


def state_folder() -> Path:
    """Where games are kept that nobody has saved by name."""
    home = os.environ.get("XDG_STATE_HOME")
    base = Path(home) if home else Path.home() / ".local" / "state"
    return base / "tangledbank"


def fresh_path() -> Path:
    """A file name for a new game; no two games share one."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    path = state_folder() / f"{stamp}{SUFFIX}"
    count = 1
    while path.exists():
        count += 1
        path = path.with_name(f"{stamp}-{count}{SUFFIX}")
    return path


def latest() -> Path:
    """The game that was played last."""
    saved = sorted(state_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    if not saved:
        raise GameError(f"no game to resume in {state_folder()}; name a file")
    return saved[-1]


def save(path: Path, game: Game, seats: Sequence[Seat]) -> None:
    """Write the game in one piece: whoever reads the file finds the old one or the new one."""
    text = write_record(game, secret=True)
    bots = bots_to_text(seats)
    if bots:
        text += f"{BOTS_NOTE}{bots}\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise cannot_write(path, error) from None


def cannot_write(path: Path, error: OSError) -> GameError:
    return GameError(say("terminal-cannot-write", path=str(path), why=error.strerror or ""))


def save_as(path: Path, game: Game, seats: Sequence[Seat]) -> None:
    """Save under a name that somebody chose: never over a file that is no record."""
    try:
        with path.open("rb") as file:
            other = not file.read(len(TITLE)).startswith(TITLE.encode())
    except FileNotFoundError:
        other = False
    except OSError as error:
        raise cannot_write(path, error) from None
    if other:
        raise GameError(say("terminal-not-a-record", path=str(path)))
    save(path, game, seats)


def resume(path: Path, programs: bool = False) -> tuple[Log, list[Seat]]:
    """The game in a file with all that happened in it, and who plays it.

    `programs`: run the programs that it names as bots.
    """
    record = open_record(str(path))
    if not record.revealed:
        raise RecordError(
            f"{path}: this record doesn't reveal its seed, so the game can't continue"
        )
    remark(record)
    log = replayed(record)
    note = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(BOTS_NOTE):
            note = line.removeprefix(BOTS_NOTE)
    return log, seats_of(record.seats, note, programs)
