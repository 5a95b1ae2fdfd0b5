"""Identifies who asks: a signed cookie names a browser's person, a signed token a program.

Both hold a person's id, which nobody else ever sees, and the time of signing.  They are signed for
different uses, so neither passes for the other.  Anybody who can read the server's key can
impersonate everybody.
"""

import base64
import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable
from typing import Final, Literal

from litestar.datastructures import Cookie

from tangledbank.server.store.store import Person, Store
from tangledbank.server.web.address import Connection

COOKIE: Final = "tangledbank"
#: Over HTTPS: this prefix keeps other names of the same domain from setting the cookie.
HOST_COOKIE: Final = "__Host-tangledbank"
KEY_SETTING: Final = "cookie-key"
KEY_BYTES: Final = 32

#: How long a cookie lasts, and when it is renewed, in seconds.
AGE: Final = 365 * 86_400
RENEW: Final = 30 * 86_400
#: A token not used for this long becomes invalid, in seconds.
UNUSED: Final = 180 * 86_400
#: Seconds between two updates of a token's last use.
NOTED: Final = 86_400
#: Seconds a signature may be in the future: the machine's clock may have been wrong.
AHEAD: Final = 2 * 86_400

#: What is signed starts with this word; a new way of signing gets a new word.
Use = Literal["cookie", "token"]
WORDS: Final[dict[Use, str]] = {"cookie": "c1", "token": "tb1"}

#: Letters of a recovery code: none that is easily mistaken for another.
CODE_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH: Final = 20
#: What people type instead of them.
CODE_TYPOS: Final = str.maketrans("OIL-", "011 ")

_SHAPE: Final = re.compile(
    r"([a-z0-9]{2,3})\.([0-9a-f]{32})\.([0-9]{1,11}(?:-[0-9]{1,9})?)\.([A-Za-z0-9_-]{43})"
)


class Signed:
    """The content of a valid signature."""

    __slots__ = ("at", "generation", "person")

    def __init__(self, person: str, at: int, generation: int = 0) -> None:
        self.person = person
        self.at = at
        self.generation = generation  # how often everything earlier was revoked


class Identity:
    """Signs and reads cookies and tokens."""

    def __init__(
        self,
        key: bytes,
        store: Store,
        clock: Callable[[], float] = time.time,
        https: Callable[[Connection], bool] = lambda connection: False,
    ) -> None:
        if len(key) < KEY_BYTES:
            raise ValueError("the key is too short")
        self._key = key
        self._store = store
        self._clock = clock
        self._https = https

    @classmethod
    async def of(
        cls,
        store: Store,
        clock: Callable[[], float] = time.time,
        https: Callable[[Connection], bool] = lambda connection: False,
    ) -> "Identity":
        """With the key that all processes of a database share."""
        key = await store.setting(KEY_SETTING, lambda: secrets.token_bytes(KEY_BYTES))
        return cls(key, store, clock, https)

    # Reading

    async def person_of(self, connection: Connection) -> Person | None:
        """The person who sent this request or opened this websocket, if known."""
        found = await self.identify(connection)
        return found[0] if found is not None else None

    async def identify(self, connection: Connection) -> tuple[Person, int] | None:
        """The person, and the generation of their cookie or token.

        A token decides alone who asks: a cookie sent with it is ignored.
        """
        token = bearer_of(connection)
        if token is not None:
            signed = self.read(token, "token")
        else:
            signed = self._cookie_of(connection)
        if signed is None:
            return None
        person = await self._store.person(signed.person)
        if person is None or person.program != (token is not None):
            return None
        return (person, signed.generation) if await self._counts(signed, person) else None

    def _cookie_of(self, connection: Connection) -> Signed | None:
        name = cookie_name(self._https(connection))
        return self.read(connection.cookies.get(name, ""), "cookie")

    async def _counts(self, signed: Signed, person: Person) -> bool:
        """Has it not been revoked and, if it is a token, been used recently?"""
        known = await self._store.credentials.of(person.id)
        if signed.generation != known.generation:
            return False
        if not person.program:
            return True  # a cookie has its own expiry
        idle = self._clock() - max(signed.at, known.used)
        if idle > UNUSED:
            return False
        if idle > NOTED:
            await self._store.credentials.note_used(person.id, int(self._clock()))
        return True

    def read(self, value: str, use: Use) -> Signed | None:
        """The content of a cookie or token, if its signature is good and it is not too old."""
        found = _SHAPE.fullmatch(value)
        if found is None:
            return None
        word, person, at, signature = found.groups()
        # Compare the signature first, and in constant time.
        good = hmac.compare_digest(signature, self._signature(word, person, at, use))
        if not good or word != WORDS[use]:
            return None
        time_signed, _, generation = at.partition("-")
        age = self._clock() - int(time_signed)
        if age < -AHEAD or (use == "cookie" and age > AGE):
            return None
        return Signed(person, int(time_signed), int(generation or 0))

    # Issuing

    async def new_person(self, name: str, program: bool = False) -> Person:
        person = Person(secrets.token_hex(16), name, program, int(self._clock() * 1000))
        await self._store.put_person(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, name, person.program, person.since)
        await self._store.put_person(renamed)
        return renamed

    async def revoke(self, person: Person) -> int:
        """Revoke everything signed for this person so far; returns the new generation."""
        return await self._store.credentials.revoke(person.id)

    def token(self, person: Person, generation: int = 0) -> str:
        return self._sign(person.id, "token", generation)

    def cookie(self, person: Person, https: bool, generation: int = 0) -> Cookie:
        return Cookie(
            key=cookie_name(https),
            value=self._sign(person.id, "cookie", generation),
            max_age=AGE,
            path="/",
            httponly=True,
            samesite="lax",
            secure=https,
        )

    def no_cookie(self, https: bool) -> Cookie:
        """Replaces a cookie, and expires at once."""
        return Cookie(
            key=cookie_name(https),
            value="",
            max_age=0,
            path="/",
            httponly=True,
            samesite="lax",
            secure=https,
        )

    def renewed(self, connection: Connection, person: Person, https: bool) -> Cookie | None:
        """A fresh cookie for a person whose own is old."""
        signed = self._cookie_of(connection)
        if signed is None or signed.person != person.id:
            return None
        if self._clock() - signed.at < RENEW:
            return None
        return self.cookie(person, https, signed.generation)

    # A recovery code is as powerful as the cookie, so it is stored like a password: hashed

    async def new_recovery_code(self, person: Person) -> str:
        letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        await self._store.credentials.put_recovery(person.id, self._digest(letters))
        return "-".join(letters[at : at + 5] for at in range(0, CODE_LENGTH, 5))

    async def recovered(self, code: str) -> tuple[Person, int] | None:
        """The code's owner and their valid generation; none if it is nobody's."""
        letters = "".join(code.upper().translate(CODE_TYPOS).split())
        found = await self._store.credentials.recovered(self._digest(letters))
        person = await self._store.person(found) if found else None
        if person is None:
            return None
        return person, (await self._store.credentials.of(found)).generation

    def _digest(self, letters: str) -> str:
        # A code has 100 random bits, too many to guess, so a slow hash gains nothing.
        text = f"tangledbank recovery {letters}"
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()

    def _sign(self, person: str, use: Use, generation: int = 0) -> str:
        word, at = WORDS[use], str(int(self._clock()))
        if generation:
            at += f"-{generation}"
        return f"{word}.{person}.{at}.{self._signature(word, person, at, use)}"

    def _signature(self, word: str, person: str, at: str, use: Use) -> str:
        text = "\x00".join(("tangledbank", use, word, person, at))
        digest = hmac.new(self._key, text.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def cookie_name(https: bool) -> str:
    return HOST_COOKIE if https else COOKIE


def bearer_of(connection: Connection) -> str | None:
    """The token a program sends; none if there is none."""
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
