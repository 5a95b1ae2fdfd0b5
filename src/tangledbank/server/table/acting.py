"""Who acts at a table, and the checks that apply to them."""

from typing import Any

from tangledbank.server.table import log
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.table import Table


class Actor:
    """The person who acts, and their address: known from the connection, never from a message."""

    __slots__ = ("address", "name", "person", "program")

    def __init__(self, person: str, name: str, program: bool = False, address: str = "") -> None:
        self.address = address
        self.person = person
        self.name = name
        self.program = program


Bodies = list[log.AnyBody]


def need_status(table: Table, status: str) -> None:
    if table.status == status:
        return
    if status == "gathering":
        raise Refusal("begun", "The game has already begun.")
    if table.status == "gathering":
        raise Refusal("not-begun", "The game hasn't begun yet.")
    raise Refusal("over", "The game is over.")


def need_seat(table: Table, actor: Actor) -> None:
    if not table.seats_of(actor.person):
        raise Refusal("not-seated", "You don't have a seat at this table.")


def need_part(table: Table, actor: Actor) -> None:
    """People who have given up, or whose seat a stand-in plays, have no say."""
    need_seat(table, actor)
    if actor.person not in table.active_persons():
        gave_up = all(table.seats[seat].surrendered for seat in table.seats_of(actor.person))
        text = "You have given up." if gave_up else "A stand-in is playing your seat."
        raise Refusal("not-playing", text)


def seat_at(table: Table, seat: int) -> Any:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", "That seat does not exist.")
    return table.seats[seat]
