"""A person or program connected to a table."""

import msgspec

from tangledbank.server.store.store import Person
from tangledbank.server.table.acting import Actor
from tangledbank.server.wire.news import AnyMessage, Farewell

_ENCODER = msgspec.json.Encoder()


class Guest:
    """One connection; the socket decides how its messages travel."""

    def __init__(self, person: Person | None, address: str = "") -> None:
        self.address = address
        self.person = person.id if person is not None else ""
        self.name = person.name if person is not None else ""
        self.program = person.program if person is not None else False

    @property
    def actor(self) -> Actor:
        return Actor(self.person, self.name, self.program, self.address)

    def tell(self, message: AnyMessage) -> None:
        self.send(_ENCODER.encode(message))

    def send(self, text: bytes) -> None:
        """Send a message, or close the connection if it cannot keep up; never wait."""
        raise NotImplementedError

    def dismiss(self, farewell: Farewell) -> None:
        """Send a last message and close."""
        raise NotImplementedError
