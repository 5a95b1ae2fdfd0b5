"""The changes that some log entries made to a table, so that only these are sent."""

from tangledbank.server.table import log
from tangledbank.server.table.table import Table


class Change:
    """The parts of a table that are new."""

    __slots__ = ("chat", "game", "info", "start")

    def __init__(self) -> None:
        self.info = False
        self.game = False
        self.chat = -1  # the number of the first new line
        self.start = -1  # the number of the first new step

    @property
    def nothing(self) -> bool:
        return not (self.info or self.game or self.chat >= 0)


class Watch:
    """Inspects a table before entries are applied, and reports afterwards what they changed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.change = Change()
        self._moment = table.moment
        self._status = table.status
        self._motion = table.motion
        self._chat = table.chat.total
        self._steps = len(table.steps)

    def took(self, body: log.AnyBody) -> None:
        """Record that an entry was applied."""
        change = self.change
        if isinstance(body, log.Said):
            return
        if isinstance(body, (log.Undone, log.Began)):
            self._steps = min(self._steps, len(self.table.steps))
        if not isinstance(body, log.Decided):
            change.info = True

    def result(self) -> Change:
        table, change = self.table, self.change
        if table.status != self._status or table.motion is not self._motion:
            change.info = True
        if table.moment != self._moment or change.info:
            change.game = table.game is not None
            change.start = min(self._steps, len(table.steps))
        if table.chat.total != self._chat:
            change.chat = self._chat
        return change
