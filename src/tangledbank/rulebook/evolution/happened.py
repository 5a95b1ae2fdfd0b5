"""Events as short lines, for expectations in scenarios: `eaten B1 by A1`, `got A1 blue 2`."""

from typing import Final

from tangledbank.core.event import Event
from tangledbank.evolution.events import EVENTS as DECLARED
from tangledbank.rulebook.event_forms import EventForms

#: The forms of events; `docs/contribute/scenarios.md` explains words in capitals.
EVENTS: Final = EventForms(DECLARED.forms())


def is_well_formed(event: Event) -> bool:
    """Does an event have exactly the parts of its kind?"""
    kind = DECLARED.by_number[event.kind]
    return not kind.has_idle_operand(event) and not kind.lacks_a_part(event)


def line(event: Event, names: list[str]) -> str:
    """One event as a line."""
    return DECLARED.line(event, names)
