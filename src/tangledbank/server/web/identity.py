"""Who asks: a signed cookie says which person a browser is, a signed token which program.

Both hold a person's id, which nobody else ever sees, and when it was signed.  They are signed for
different uses, so neither passes for the other.  Whoever can read the server's key can be anybody.
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
KEY_SETTING: Final = "cookie-key"
KEY_BYTES: Final = 32

#: How long a cookie lasts, and after how long it is renewed, in seconds.
AGE: Final = 365 * 86_400
RENEW: Final = 30 * 86_400
#: One may be so many seconds from the future: signed while the machine's clock was wrong.
AHEAD: Final = 2 * 86_400

#: What is signed, and the first word of it; a new way of signing gets a new word.
Use = Literal["cookie", "token"]
WORDS: Final[dict[Use, str]] = {"cookie": "c1", "token": "tb1"}

_SHAPE: Final = re.compile(r"([a-z0-9]{2,3})\.([0-9a-f]{32})\.([0-9]{1,11})\.([A-Za-z0-9_-]{43})")


class Signed:
    """What a good signature says."""

    __slots__ = ("at", "person")

    def __init__(self, person: str, at: int) -> None:
        self.person = person
        self.at = at


class Identity:
    """Signs and reads cookies and tokens."""

    def __init__(self, key: bytes, store: Store, clock: Callable[[], float] = time.time) -> None:
        if len(key) < KEY_BYTES:
            raise ValueError("the key is too short")
        self._key = key
        self._store = store
        self._clock = clock

    @classmethod
    async def of(cls, store: Store, clock: Callable[[], float] = time.time) -> "Identity":
        """With the key that all processes of a database share."""
        key = await store.setting(KEY_SETTING, lambda: secrets.token_bytes(KEY_BYTES))
        return cls(key, store, clock)

    # Asking

    async def person_of(self, connection: Connection) -> Person | None:
        """Who sent this request or opened this websocket, if anybody known.

        Who shows a token is who the token says, or nobody: a cookie beside it means nothing.
        """
        token = bearer_of(connection)
        if token is not None:
            signed = self.read(token, "token")
        else:
            signed = self.read(connection.cookies.get(COOKIE, ""), "cookie")
        if signed is None:
            return None
        person = await self._store.person(signed.person)
        if person is None or person.program != (token is not None):
            return None
        return person

    def read(self, value: str, use: Use) -> Signed | None:
        """What a cookie or token says, if its signature is good and it is not too old."""
        found = _SHAPE.fullmatch(value)
        if found is None:
            return None
        word, person, at, signature = found.groups()
        # Compare the signature before anything else, and always in the same time.
        good = hmac.compare_digest(signature, self._signature(word, person, at, use))
        if not good or word != WORDS[use]:
            return None
        age = self._clock() - int(at)
        if age < -AHEAD or (use == "cookie" and age > AGE):
            return None
        return Signed(person, int(at))

    # Giving

    async def new_person(self, name: str, program: bool = False) -> Person:
        person = Person(secrets.token_hex(16), name, program, int(self._clock() * 1000))
        await self._store.put_person(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, name, person.program, person.since)
        await self._store.put_person(renamed)
        return renamed

    def token(self, person: Person) -> str:
        return self._sign(person.id, "token")

    def cookie(self, person: Person, https: bool) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=self._sign(person.id, "cookie"),
            max_age=AGE,
            path="/",
            httponly=True,
            samesite="lax",
            secure=https,
        )

    def no_cookie(self, https: bool) -> Cookie:
        """Takes the place of a cookie, and is gone at once."""
        return Cookie(
            key=COOKIE,
            value="",
            max_age=0,
            path="/",
            httponly=True,
            samesite="lax",
            secure=https,
        )

    def renewed(self, connection: Connection, person: Person, https: bool) -> Cookie | None:
        """A fresh cookie for somebody whose own has grown old."""
        signed = self.read(connection.cookies.get(COOKIE, ""), "cookie")
        if signed is None or signed.person != person.id:
            return None
        if self._clock() - signed.at < RENEW:
            return None
        return self.cookie(person, https)

    def _sign(self, person: str, use: Use) -> str:
        word, at = WORDS[use], str(int(self._clock()))
        return f"{word}.{person}.{at}.{self._signature(word, person, at, use)}"

    def _signature(self, word: str, person: str, at: str, use: Use) -> str:
        text = "\x00".join(("tangledbank", use, word, person, at))
        digest = hmac.new(self._key, text.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def bearer_of(connection: Connection) -> str | None:
    """The token a program shows; none if it does not even try."""
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
