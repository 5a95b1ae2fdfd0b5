"""What each seat has learned since a game began: the basis of its information states.

Once a game was asked for an information state, it keeps a memory: decisions and the events that
followed.  Each later decision adds to it, and a clone has a copy, so nothing is replayed.  A seat's
part is written down only when it is asked for.
"""

import hashlib
import json
from typing import TYPE_CHECKING, Any

from tangledbank.core.action import Action
from tangledbank.core.errors import GameError
from tangledbank.core.event import Event
from tangledbank.native import mypyc_attr

if TYPE_CHECKING:
    from tangledbank.core.game import Game


@mypyc_attr(acyclic=True)
class Entry:
    """A decision, if there was one, and the events that followed.  Immutable."""

    __slots__ = ("action", "events", "seat")

    def __init__(self, seat: int, action: Action | None, events: list[Event]) -> None:
        self.seat = seat  # the seat that decided
        self.action = action
        self.events = events


class Told:
    """What one seat has learned, as far as it is written down."""

    __slots__ = ("begun", "hashed", "text", "upto")

    def __init__(self) -> None:
        self.begun = False  # a decision was made since
        self.text = ""
        self.upto = 0  # how many entries are in it
        self.hashed: Any = hashlib.blake2b(digest_size=16)

    def clone(self) -> "Told":
        new = Told()
        new.begun = self.begun
        new.text = self.text
        new.upto = self.upto
        new.hashed = self.hashed.copy()
        return new

    def add(self, text: str) -> None:
        self.text += text
        self.hashed.update(text.encode())


class Memory:
    """The memory of one game."""

    __slots__ = ("entries", "told")

    def __init__(self, seats: int) -> None:
        self.entries: list[Entry] = []
        self.told: list[Told] = [Told() for _ in range(seats)]

    def clone(self) -> "Memory":
        new = Memory(0)
        new.entries = self.entries[:]
        new.told = [one.clone() for one in self.told]
        return new

    def seen_by(self, game: "Game", seat: int) -> "Memory":
        """The memory for a world that this seat imagines: nothing is known about the others."""
        new = Memory(len(self.told))
        if seat >= 0:
            new.told[seat] = self.up_to_now(game, seat).clone()
            new.told[seat].upto = 0
        return new

    def begin(self, game: "Game") -> None:
        """A decision is about to be made: note what is seen before the first one."""
        for seat, told in enumerate(self.told):
            if not told.begun:
                told.begun = True
                told.add(sight(game, seat))

    def decided(self, seat: int, action: Action, events: list[Event]) -> None:
        self.entries.append(Entry(seat, action, events))

    def thrown(self, events: list[Event]) -> None:
        """A throw was resolved.  Throws before the first decision show in what is seen then."""
        if self.entries:
            self.entries.append(Entry(-1, None, events))

    def up_to_now(self, game: "Game", seat: int) -> Told:
        told = self.told[seat]
        entries = self.entries
        if told.upto < len(entries):
            lines = ""
            for at in range(told.upto, len(entries)):
                lines += entry_line(game, entries[at], seat)
            told.add(lines)
            told.upto = len(entries)
        return told

    def text(self, game: "Game", seat: int) -> str:
        told = self.up_to_now(game, seat)
        return f"{told.text}\n{sight(game, seat)}" if told.begun else sight(game, seat)

    def key(self, game: "Game", seat: int) -> str:
        told = self.up_to_now(game, seat)
        hashed = told.hashed.copy()
        hashed.update(f"\n{sight(game, seat)}".encode())
        found: str = hashed.hexdigest()
        return found


def sight(game: "Game", seat: int) -> str:
    """Everything a seat sees now, as one line."""
    return json.dumps(game.view(seat).to_json(), separators=(",", ":"), sort_keys=True)


def entry_line(game: "Game", entry: Entry, seat: int) -> str:
    """An entry as a seat may know it: its own decisions in full, the others' as far as shown."""
    line = ""
    action = entry.action
    if action is not None:
        line = f"\n{entry.seat}"
        if entry.seat == seat:
            line += f" {action.verb} {action.a} {action.b} {action.c} {action.d}"
    for event in entry.events:
        line += f";{event.kind} {event.a} {event.b} {event.c}"
        if event.items is not None:
            line += f" {event.items}"
        if event.secret is not None and game.shows(event, seat):
            line += f" {event.secret} of {event.seat}"
    return line


def recalled(game: "Game") -> Memory:
    """The memory of a game that kept none so far: its history, replayed.

    A game made from a position, such as an imagined world, has no earlier history.
    """
    decisions = [entry for entry in game.history if isinstance(entry, Action)]
    if not decisions:
        return Memory(len(game.names))
    from tangledbank.core.kind import table_of
    from tangledbank.core.recording import table_record

    again = table_of(table_record(game))
    memory = Memory(len(game.names))
    again.remember(memory)
    try:
        for entry in game.history:
            if isinstance(entry, Action):
                again.play(entry)
            else:
                again.resolve(entry.values)
    except (GameError, IndexError) as error:
        raise does_not_follow(str(error)) from None
    if again.state_to_json() != game.state_to_json():
        raise does_not_follow("it leads to another position")
    return memory


def does_not_follow(why: str) -> GameError:
    return GameError(
        f"this game does not follow from its history ({why}), so what a seat knows of it is lost"
    )
