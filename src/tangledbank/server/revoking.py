"""Closes the sockets of people who signed out or were deleted, in every process of a server.

The process that gets the request tells the others.  A process that missed the message finds out by
itself: it compares the connected people with the database once a minute, and after it lost contact.
"""

from collections.abc import Callable
from typing import Final, Literal

import msgspec

from tangledbank.server.logs import LOG
from tangledbank.server.open_sockets import OpenSockets
from tangledbank.server.store.store import Store, StoreError
from tangledbank.server.wire.news import Farewell

CHANNEL: Final = "revoked"
#: Higher than every generation: the person was deleted.
LAST: Final = 2**62
#: The most people looked up in one query.
BATCH: Final = 500

Why = Literal["signed-out", "deleted"]
FAREWELLS: Final[dict[Why, Farewell]] = {
    "signed-out": Farewell("signed-out", "You signed out on your other devices.", True),
    "deleted": Farewell("deleted", "Your data was deleted, so you were signed out.", False),
}


class Revoked(msgspec.Struct, frozen=True, array_like=True):
    """A message between processes."""

    person: str
    generation: int
    why: Why


class Revoking:
    """`tell` reaches the other processes, sooner or later."""

    def __init__(
        self, store: Store, sockets: OpenSockets, tell: Callable[[str, bytes], None]
    ) -> None:
        self._store = store
        self._sockets = sockets
        self._tell = tell

    async def start(self) -> None:
        await self._store.listen(self._hear, self._lost)

    def sign_out(self, person: str, generation: int) -> None:
        """Close sockets that were opened with an older cookie or token."""
        self._revoke(Revoked(person, generation, "signed-out"))

    def delete(self, person: str) -> None:
        self._revoke(Revoked(person, LAST, "deleted"))

    def _revoke(self, revoked: Revoked) -> None:
        self._carry_out(revoked)
        self._tell(CHANNEL, msgspec.json.encode(revoked))

    def _carry_out(self, revoked: Revoked) -> None:
        self._sockets.revoke(revoked.person, revoked.generation, FAREWELLS[revoked.why])

    def _hear(self, channel: str, text: bytes) -> None:
        if channel == CHANNEL:
            self._carry_out(msgspec.json.decode(text, type=Revoked))

    async def _lost(self) -> None:
        try:
            await self.compare()
        except StoreError as error:
            LOG.warning("could not check who signed out", error=str(error))

    async def compare(self) -> None:
        """Close the sockets of everybody whom the database shows as signed out or deleted."""
        persons = self._sockets.persons()
        for start in range(0, len(persons), BATCH):
            some = persons[start : start + BATCH]
            known = await self._store.credentials.generations(some)
            for person in some:
                if person not in known:
                    self._carry_out(Revoked(person, LAST, "deleted"))
                elif known[person]:
                    self._carry_out(Revoked(person, known[person], "signed-out"))
