"""How busy the server is, and what it refuses so that running games continue.

Two signals show load early: how late the event loop is, and how much waits for the database.  New
tables are refused first, then new spectators.  Players are never refused, and a server with a few
tables refuses nobody: if it is slow, something else on the machine is the cause.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Final

from msgspec import Struct

from tangledbank.server import metrics
from tangledbank.server.logs import LOG
from tangledbank.server.web.problems import Trouble

#: Seconds after which a client should ask again.
RETRY_AFTER: Final = 30
#: The fraction of the last lag remembered at the next measurement.
MEMORY: Final = 0.85
#: A level ends when the load falls below this fraction of what started it, to avoid flickering.
EASED: Final = 0.5

#: With fewer tables than this, refusing new ones would not help.
FEW_TABLES: Final = 30

BUSY_TEXT: Final = (
    "The server is very busy and can't open new tables right now. Running games continue. "
    "Try again in a minute."
)
SPECTATORS_TEXT: Final = (
    "The server is very busy and can't admit more spectators right now. Try again in a minute."
)


class Level(IntEnum):
    CALM = 0
    NO_NEW_TABLES = 1
    NO_SPECTATORS = 2


class Threshold(Struct, frozen=True):
    lag: float  # seconds
    backlog: int  # changes waiting for the database


#: A command is acknowledged after a few turns of the loop and one commit.  Nobody should wait more
#: than a quarter of a second, so refusing starts at a lag of a third of that.
THRESHOLDS: Final = {
    Level.NO_NEW_TABLES: Threshold(lag=0.08, backlog=400),
    Level.NO_SPECTATORS: Threshold(lag=0.25, backlog=1_500),
}


class Load:
    """The load of one process; call `observe` with each measured lag."""

    def __init__(
        self, backlog: Callable[[], int], tables: Callable[[], int], sheds: bool = True
    ) -> None:
        self._backlog = backlog
        self._tables = tables
        self.sheds = sheds
        self._lag = 0.0
        self.level = Level.CALM

    def observe(self, lag: float) -> None:
        # One late timer is not load; several in a row are.
        self._lag = MEMORY * self._lag + (1 - MEMORY) * lag
        if not self.sheds:
            return
        few = self._tables() < FEW_TABLES
        level = Level.CALM if few else self._level_of(self._lag, self._backlog())
        if level != self.level:
            LOG.warning("the load changed", level=level.name.lower(), lag=round(self._lag, 3))
            self.level = level
        metrics.LOAD.set(level)

    def _level_of(self, lag: float, backlog: int) -> Level:
        found = Level.CALM
        for level, limit in THRESHOLDS.items():
            part = EASED if self.level >= level else 1.0
            if lag >= limit.lag * part or backlog >= limit.backlog * part:
                found = level
        return found

    def check_new_table(self) -> None:
        """`Trouble` if no new table can be opened now."""
        if self.level >= Level.NO_NEW_TABLES:
            metrics.SHED.labels("table").inc()
            raise Trouble(503, "busy", BUSY_TEXT, RETRY_AFTER)

    def admits_spectator(self) -> bool:
        if self.level < Level.NO_SPECTATORS:
            return True
        metrics.SHED.labels("spectator").inc()
        return False
