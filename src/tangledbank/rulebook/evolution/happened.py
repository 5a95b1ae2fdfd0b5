"""Events as short lines, for expectations in scenarios: `eaten B1 by A1`, `got A1 blue 2`."""

from typing import Final

from tangledbank.core.event import Event
from tangledbank.evolution.events import EVENTS as DECLARED
from tangledbank.rulebook.event_forms import EventForms

#: How events read; capital words are explained in `docs/contribute/scenarios.md`.
EVENTS: Final = EventForms(DECLARED.forms())


def is_well_formed(event: Event) -> bool:
    """Has an event just the parts that its kind has?"""
    kind = DECLARED.by_number[event.kind]
    return not kind.has_idle_operand(event) and not kind.lacks_a_part(event)


def line(event: Event, names: list[str]) -> str:
    """One event as a line."""
    return DECLARED.line(event, names)
