"""Checks of what a move reveals: `= reveals: nothing` or `= reveals: dice, dealt`.

A decision that reveals nothing may be taken back.
"""

from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.core.event import Event
from tangledbank.core.event_kind import EventKinds
from tangledbank.rulebook.expectations import compare
from tangledbank.rulebook.nearest import did_you_mean

REVEALS: Final = "reveals"
NOTHING: Final = "nothing"


def check_reveals(declared: EventKinds, events: list[Event], value: str) -> None:
    """Exactly these kinds of events since the last move reveal something new."""
    known = [NOTHING, *(kind.name for kind in declared.every())]
    wanted = value.replace(",", " ").split()
    for word in wanted:
        if word not in known:
            raise GameError(f"no event is called {word!r}{did_you_mean(word, known)}")
    quiet = declared.quiet()
    loud = [declared.by_number[event.kind].name for event in events if event.kind not in quiet]
    compare(", ".join(wanted), ", ".join(dict.fromkeys(loud)) or NOTHING)
