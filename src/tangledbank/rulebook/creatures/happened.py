"""Events of Magical Creatures as short lines: `took A1 lower`, `struck A1 vampire`."""

from typing import Final

from tangledbank.core.event import Event
from tangledbank.creatures import events as ev
from tangledbank.rulebook.event_forms import EventForms

#: The forms of events; `docs/contribute/scenarios-creatures.md` explains words in capitals.
EVENTS: Final = EventForms(ev.EVENTS.forms())


def is_well_formed(event: Event) -> bool:
    """Does an event have exactly the parts of its kind?"""
    kind = ev.EVENTS.by_number[event.kind]
    if kind.has_idle_operand(event) or event.items:
        return False
    if event.kind in (ev.GAINED, ev.LOST):
        return event.b == 1  # the rules move energy one by one
    if event.kind == ev.STRUCK:
        return event.c in (0, 1)
    hides = kind.secret is not None
    return hides == (event.seat >= 0) and (hides or event.secret is None)


def line(event: Event, names: list[str]) -> str:
    """One event as a line."""
    return ev.EVENTS.line(event, names)
