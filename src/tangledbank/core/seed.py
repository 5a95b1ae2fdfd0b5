"""The source of a game's chance."""

import os

from tangledbank.core.chance import Chance, FairChance, FastChance
from tangledbank.core.errors import SetupError


class Seed:
    """The source of a game's chance: a secret seed with the seats' nonces, or a plain number.

    A number drives the fast generator for simulations.
    """

    __slots__ = ("nonces", "number", "secret")

    def __init__(
        self, secret: bytes = b"", nonces: list[bytes] | None = None, number: int = -1
    ) -> None:
        self.secret = secret
        self.nonces: list[bytes] = [] if nonces is None else nonces
        self.number = number

    def chance(self) -> Chance:
        if self.number >= 0:
            return FastChance(self.number)
        return FairChance(self.secret, self.nonces)

    def __reduce__(self) -> tuple[object, tuple[bytes, list[bytes], int]]:
        return (Seed, (self.secret, self.nonces, self.number))


def make_seed(seed: int | str | bytes | None, nonces: list[bytes] | None, fast: bool) -> Seed:
    """The requested seed; without one it is drawn from the system."""
    if fast:
        if seed is None:
            seed = int.from_bytes(os.urandom(6), "big")
        if nonces:
            raise SetupError("nonces belong to the fair generator, not to the fast one")
        if not isinstance(seed, int) or not 0 <= seed < 1 << 64:
            raise SetupError("the fast generator takes a whole number from 0 to 2**64 - 1 as seed")
        return Seed(number=seed)
    if seed is None:
        seed = os.urandom(32)
    secret = seed if isinstance(seed, bytes) else str(seed).encode()
    return Seed(secret, nonces)
