"""Checks of the log: `= log: A1 attacks B1.` and `= bob reads: You are dealt running.`"""

import re
from typing import Final

from tangledbank.core.event import Event
from tangledbank.rulebook.expectations import Unmet
from tangledbank.rulebook.setting import Setting

#: The log as a spectator reads it, or as one seat does.
READS: Final = re.compile(r"^(?:log|(\S+) reads)$")


def check_reads(setting: Setting, events: list[Event], reader: str | None, value: str) -> None:
    """These sentences are in the log one after another; others may surround them."""
    name = setting.viewer(reader or "spectator")
    seat = -1 if name is None else setting.seat(name)
    lines = [line for event in events if (line := setting.sentence(event, seat)) is not None]
    wanted = " ".join(value.split())
    for start in range(len(lines)):
        for end in range(start + 1, len(lines) + 1):
            if " ".join(lines[start:end]) == wanted:
                return
    raise Unmet(f"{wanted!r} in the log", " ".join(lines) or "nothing")
