"""Random seating: the seats are drawn when the game begins."""

from typing import Final, Protocol

from tangledbank.core.chance import FairChance
from tangledbank.server.table import log
from tangledbank.server.table.chat import Chat
from tangledbank.server.table.seats import Seat
from tangledbank.server.wire.setup import Setup

#: Joined to everybody's nonces, so that the seats are drawn independently of the cards.
TAG: Final = b"seating"


class Seated(Protocol):
    """The part of a table that seating uses."""

    seats: list[Seat]

    @property
    def opened(self) -> log.Opened | None: ...

    @property
    def setup(self) -> Setup: ...

    @property
    def secret(self) -> bytes: ...

    @property
    def chat(self) -> Chat: ...

    def nonce_bytes(self) -> list[bytes]: ...


def drawn_order(table: Seated) -> list[int]:
    """The old seats in their new order; empty if they stay as they are.

    It follows from the secret and everybody's nonces, so nobody can choose it, and anybody can
    check it after the game.
    """
    goes_on = table.opened is not None and table.opened.origin
    if table.setup.seating != "random" or goes_on:
        return []
    return FairChance(table.secret, [*table.nonce_bytes(), TAG]).order(len(table.seats))


def take_seats(table: Seated, order: list[int]) -> bool:
    """Seat everybody as drawn; false if the draw gives another order."""
    if order != drawn_order(table):
        return False
    if order:
        table.seats = [table.seats[at] for at in order]
        table.chat.reseat(order)
    return True
