"""What a seat may know about an event, and the event as a phrase."""

from typing import Final

from tangledbank.core.event import Event
from tangledbank.core.phrase import Phrase
from tangledbank.creatures.events import EVENTS

#: An event that a seat may know nothing about.
NOTHING: Final = -1


def seen(event: Event, seat: int) -> Event:
    """The event as this seat may know it (-1: a spectator), built from its open parts."""
    if event.kind not in EVENTS.by_number:
        return Event(NOTHING)
    secret: list[int] | None = None
    if event.secret is not None and event.seat == seat:
        secret = event.secret[:]
    items = None if event.items is None else event.items[:]
    return event.with_parts(items, event.seat, secret)


def phrase(event: Event, names: list[str], seat: int) -> Phrase | None:
    """The event as a phrase, as this seat may read it."""
    return EVENTS.phrase(event, names, seat)
