"""Limits how many tables one address may have open, and gives each an equal share of the lobby.

The address itself is not stored.  The database has a keyed hash of it beside each open table, which
shows only that two tables come from the same place; it is deleted when the table is over.
"""

import hashlib
import hmac
import secrets
from typing import Final

from tangledbank.server.store.store import Store
from tangledbank.server.table.refusal import Refusal

#: Milliseconds without activity after which a table does not count as open.
FORSAKEN: Final = 24 * 3_600_000


class TooManyTables(Refusal):
    """This address has as many tables open as it may."""

    def __init__(self) -> None:
        super().__init__(
            "too-many-tables", "Too many tables from your address are open. Finish some first."
        )


class Makers:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""
        self.most = 10**9  # open tables per address

    async def admit(self, address: str, now: int) -> str:
        """The maker of a new table; `TooManyTables` if the address has too many.

        Without an address (the server itself makes the table) there is no limit and no maker.
        """
        if not address:
            return ""
        maker = await self.name(address)
        if await self._store.made_by(maker, now - FORSAKEN) >= self.most:
            raise TooManyTables
        return maker

    async def name(self, address: str) -> str:
        if not self._key:
            self._key = await self._store.setting("makers", lambda: secrets.token_bytes(32))
        return hmac.new(self._key, address.encode(), hashlib.sha256).hexdigest()[:32]
