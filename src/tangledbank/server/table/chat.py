"""The chat of a table, and who has muted whom."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

#: How many lines are kept for people who join later.
KEPT: Final = 200


class Said(Struct, frozen=True):
    at: int
    person: str
    seat: int  # -1: a spectator
    name: str
    text: str


class Chat:
    """The last lines, and the mutes."""

    def __init__(self) -> None:
        self.lines: list[Said] = []
        self._gone = 0  # how many earlier lines were dropped
        self._mutes: dict[str, frozenset[int]] = {}  # person -> seats
        self.entries = 0  # in the log: lines and mutes
        self.by_spectators = 0  # how many of these are by spectators

    def clone(self) -> "Chat":
        new = Chat.__new__(Chat)
        new.__dict__.update(self.__dict__)
        new.lines = self.lines[:]
        new._mutes = self._mutes.copy()
        return new

    @property
    def total(self) -> int:
        """How many lines there have been in all."""
        return self._gone + len(self.lines)

    def say(self, said: Said) -> None:
        self._count(said.seat < 0)
        self.lines.append(said)
        if len(self.lines) > KEPT * 2:
            del self.lines[:KEPT]
            self._gone += KEPT

    def _count(self, spectator: bool) -> None:
        self.entries += 1
        self.by_spectators += spectator

    def mute(self, person: str, seat: int, on: bool, spectator: bool) -> None:
        """Mute a seat (-1: spectators) for a person, or unmute it."""
        self._count(spectator)
        seats = self._mutes.get(person, frozenset())
        self._mutes[person] = seats | {seat} if on else seats - {seat}

    def reseat(self, order: list[int]) -> None:
        """The seats have changed places: `order` lists the old seats in their new order."""
        places = {was: now for now, was in enumerate(order)}
        self.lines = [replace(said, seat=places.get(said.seat, said.seat)) for said in self.lines]
        self._mutes = {
            person: frozenset(places.get(seat, seat) for seat in seats)
            for person, seats in self._mutes.items()
        }

    def is_muted(self, person: str, seat: int) -> bool:
        return seat in self._mutes.get(person, ())

    def mutes(self, person: str) -> bool:
        """Has this person muted that seat?"""
        return bool(self._mutes.get(person))

    def heard(self, person: str, start: int) -> list[Said]:
        """The lines from a number on, without those this person has muted."""
        lines = self.lines[max(0, start - self._gone) :]
        return [said for said in lines if not self.is_muted(person, said.seat)]
