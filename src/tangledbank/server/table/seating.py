"""Random seating: who sits where is drawn when the game begins."""

from typing import TYPE_CHECKING, Final

from tangledbank.core.chance import FairChance

if TYPE_CHECKING:
    from tangledbank.server.table.table import Table

#: Joined to everybody's nonces, so that the seats are drawn apart from the cards.
TAG: Final = b"seating"


def drawn_order(table: "Table") -> list[int]:
    """Which of the seats so far comes first, second, and so on; empty if they stay as they are.

    It follows from the secret and from everybody's nonces, so nobody can choose it, and anybody can
    check it after the game.
    """
    goes_on = table.opened is not None and table.opened.origin
    if table.setup.seating != "random" or goes_on:
        return []
    return FairChance(table.secret, [*table.nonce_bytes(), TAG]).order(len(table.seats))


def take_seats(table: "Table", order: list[int]) -> bool:
    """Let everybody sit where they were drawn; false if they were drawn otherwise."""
    if order != drawn_order(table):
        return False
    if order:
        table.seats = [table.seats[at] for at in order]
        table.chat.reseat(order)
    return True
