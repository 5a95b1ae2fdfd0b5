"""Events as short lines, for expectations in scenarios: `eaten B1 by A1`, `got A1 blue 2`."""

from typing import Final

from tangledbank.core.event import Event
from tangledbank.evolution.events import EVENTS as DECLARED
from tangledbank.rulebook.event_forms import EventForms

#: How events read; capital words are explained in `docs/contribute/scenarios.md`.
EVENTS: Final = EventForms(DECLARED.forms())


def has_idle_operand(event: Event) -> bool:
    """Says this event something that its kind has no place for?"""
    return DECLARED.by_number[event.kind].has_idle_operand(event)


def line(event: Event, names: list[str]) -> str:
    """One event as a line."""
    return DECLARED.line(event, names)
