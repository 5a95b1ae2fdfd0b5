"""What a seat may know of an event, and the event as a sentence without a language.

`phrase` gives the name of a message and what goes into it, still in the game's own words (`A1`,
`fat-tissue`, `red`).  The terminal and the browser say it from the files in `messages/`.
"""

from typing import Final

from tangledbank.core.event import Event
from tangledbank.core.phrase import Phrase
from tangledbank.evolution import events as ev
from tangledbank.evolution.events import EVENTS
from tangledbank.evolution.rules import Rules

#: What is left of an event that a seat may know nothing of.
NOTHING: Final = -1


def seen(event: Event, seat: int, rules: Rules) -> Event:
    """The event as this seat may know it (-1: a spectator), built from what is open in it.

    `secret` stays only for the seat it belongs to; the face of a discarded animal is open to all
    where the discard is.
    """
    if event.kind not in EVENTS.by_number:
        return Event(NOTHING)
    secret: list[int] | None = None
    if event.secret is not None and shows(event, seat, rules):
        secret = event.secret[:]
    items = None if event.items is None else event.items[:]
    return event.with_parts(items, owner(event, rules), secret)


def owner(event: Event, rules: Rules) -> int:
    """The seat that may see the hidden part of an event; -1 if everybody may."""
    opened = event.kind in (ev.DISCARDED, ev.REMAINS) and rules.open_discards
    return -1 if opened else event.seat


def shows(event: Event, seat: int, rules: Rules) -> bool:
    """May this seat see the hidden part of an event?"""
    owned_by = owner(event, rules)
    return owned_by in (-1, seat)


def phrase(event: Event, names: list[str], seat: int) -> Phrase | None:
    """The event without a language, as this seat may read it."""
    return EVENTS.phrase(event, names, seat)
