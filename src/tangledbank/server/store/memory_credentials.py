"""Which cookies, tokens and recovery codes are still valid, for a store in memory."""

from tangledbank.server.store.credentials import Credential, Credentials
from tangledbank.server.store.memory_rows import CredentialRow, Rows


class MemoryCredentials(Credentials):
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    def _row(self, person: str) -> CredentialRow:
        return self._rows.credentials.setdefault(person, CredentialRow())

    async def of(self, person: str) -> Credential:
        row = self._rows.credentials.get(person)
        return Credential(row.generation, row.used) if row is not None else Credential()

    async def generations(self, persons: list[str]) -> dict[str, int]:
        known = [person for person in persons if person in self._rows.persons]
        return {person: (await self.of(person)).generation for person in known}

    async def revoke(self, person: str) -> int:
        row = self._row(person)
        row.generation += 1
        row.recovery = ""
        return row.generation

    async def note_used(self, person: str, at: int) -> None:
        self._row(person).used = at

    async def put_recovery(self, person: str, digest: str) -> None:
        self._row(person).recovery = digest

    async def recovered(self, digest: str) -> str:
        found = self._rows.credentials.items()
        return next((person for person, row in found if digest and row.recovery == digest), "")
