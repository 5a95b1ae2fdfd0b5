"""Which cookies, tokens and recovery codes are still valid; the same in both databases."""

import msgspec

from tangledbank.server.store.statements import Execute


class Credential(msgspec.Struct, frozen=True):
    generation: int = 0  # cookies and tokens of an older one are revoked
    used: int = 0  # when a token was last used: seconds since 1970


class Credentials:
    def __init__(self, read: Execute, write: Execute) -> None:
        self._read = read
        self._write = write

    async def of(self, person: str) -> Credential:
        asked = "SELECT generation, used FROM {p}credentials WHERE person = ?"
        rows = await self._read([(asked, (person,))])
        return Credential(*rows[0]) if rows else Credential()

    async def generations(self, persons: list[str]) -> dict[str, int]:
        """The valid generation of each of these people; deleted people are left out."""
        marks = ", ".join("?" for _ in persons)
        asked = (
            "SELECT id, coalesce(generation, 0) FROM {p}persons"
            f" LEFT JOIN {{p}}credentials ON person = id WHERE id IN ({marks})"
        )
        return dict(await self._read([(asked, tuple(persons))])) if persons else {}

    async def revoke(self, person: str) -> int:
        """Revoke everything issued before, and the recovery code; returns the new generation."""
        await self._write(
            [
                (
                    "INSERT INTO {p}credentials AS kept (person, generation) VALUES (?, 1)"
                    " ON CONFLICT (person) DO UPDATE"
                    " SET generation = kept.generation + 1, recovery = ''",
                    (person,),
                )
            ]
        )
        return (await self.of(person)).generation

    async def note_used(self, person: str, at: int) -> None:
        await self._write(
            [
                (
                    "INSERT INTO {p}credentials (person, used) VALUES (?, ?)"
                    " ON CONFLICT (person) DO UPDATE SET used = excluded.used",
                    (person, at),
                )
            ]
        )

    async def put_recovery(self, person: str, digest: str) -> None:
        """Make this digest the person's recovery code, replacing an older one."""
        await self._write(
            [
                (
                    "INSERT INTO {p}credentials (person, recovery) VALUES (?, ?)"
                    " ON CONFLICT (person) DO UPDATE SET recovery = excluded.recovery",
                    (person, digest),
                )
            ]
        )

    async def recovered(self, digest: str) -> str:
        """The person this code belongs to; empty if it is nobody's."""
        asked = "SELECT person FROM {p}credentials WHERE recovery = ? AND recovery <> ''"
        rows = await self._read([(asked, (digest,))])
        return str(rows[0][0]) if rows else ""
