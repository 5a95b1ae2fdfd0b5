"""Builds a table from its log."""

import msgspec

from tangledbank.core.record import engine_version
from tangledbank.server.store.store import Entry
from tangledbank.server.table.table import Broken, Table


def replayed(name: str, engine: str, entries: list[Entry]) -> Table:
    """A table from its log.  One that no longer replays is kept, and marked as broken."""
    table = Table(name, engine)
    for entry in entries:
        try:
            table.take(entry)
        except Exception as error:
            break_off(table, error, entry, entries[-1].seq)
            break
    return table


def break_off(table: Table, error: Exception, entry: Entry, last: int) -> None:
    """This entry cannot be applied: mark the table as broken.

    A newer version may write entries that this one cannot read.  The log is kept, and nobody plays
    on from a position that may be wrong.
    """
    table.status = "broken"
    table.motion = None
    readable = isinstance(error, (Broken, msgspec.MsgspecError))
    what = str(error) if readable else f"entry {entry.seq}: {type(error).__name__}"
    table.problem = (
        f"{what}. The table was begun with engine {table.engine}, and this is engine "
        f"{engine_version()}."
    )
    table.v = last
    table.timing.ask(-1, False, entry.at)
