"""Where dice and shuffles come from.

Every source gives 32-bit *words*, and all of them turn words into outcomes the same way:

* ``below(n)``, for ``1 <= n <= 2**32``: words not below the largest multiple of ``n`` that is
  at most ``2**32`` are thrown away, and the first word kept is reduced modulo ``n``. So every
  outcome is equally likely. ``below(1)`` takes no word.
* ``roll(sides)`` is ``1 + below(sides)``.
* ``order(n)`` starts from ``0, 1, ..., n - 1`` and, for ``i = n - 1`` down to ``1``, swaps
  the items at ``i`` and ``below(i + 1)`` (Fisher and Yates).

``FairChance`` is for games between people, who can check it afterwards; ``FastChance`` is for
simulations; ``StackedChance`` begins with dice that somebody chose.

>>> FastChance(7).order(5)
[3, 4, 1, 0, 2]
"""

import hashlib
import os
import struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # A machine integer that only the compiler knows: it makes the generator three times as fast.
    # Compiled, it wraps silently, so use it only where numbers stay below 2**62.
    from mypy_extensions import i64

WORDS: Final = 1 << 32  # how many words there are
MASK: Final = WORDS - 1
WORDS_IN_BLOCK: Final = 8

# Each use of SHA-256 has its own tag, so that the commitment shown before the game reveals nothing
# about the words drawn in it.  The number is the version of the derivation.
COMMITMENT_TAG: Final = b"tangledbank/chance/1/commitment\x00"
KEY_TAG: Final = b"tangledbank/chance/1/key\x00"
BLOCK_TAG: Final = b"tangledbank/chance/1/block\x00"
FAIR_KIND: Final = "fair/1"
FAST_KIND: Final = "fast/1"
STACKED_KIND: Final = "stacked/1"


class Chance:
    """A source of chance.  Like the rest of a game, it can be cloned, saved and resumed."""

    __slots__ = ()

    def word(self) -> int:
        """The next 32-bit word."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``, each equally likely."""
        if n < 2 or n > WORDS:
            return _only_outcome(n)
        size: i64 = n
        word: i64 = self.word()
        if word >= WORDS - size:  # only then can it exceed the limit
            limit: i64 = WORDS - WORDS % size
            while word >= limit:
                word = self.word()
        return word % size

    def roll(self, sides: int = 6) -> int:
        """A die: a number from 1 to ``sides``."""
        return 1 + self.below(sides)

    def order(self, n: int) -> list[int]:
        """A shuffle: the numbers from 0 to ``n - 1`` in random order."""
        items = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
        return items

    def clone(self) -> "Chance":
        """A source with the same outcomes, independent of this one."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """Everything ``chance_from_json`` needs to continue from here.  Contains the secret."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return (chance_from_json, (self.to_json(),))


class FairChance(Chance):
    """Chance that nobody can steer and everybody can check.

    The dealer picks a secret ``seed`` (``fresh_seed()``) and shows its ``commitment`` before
    the first card is dealt; each seat may then add a nonce of its own, so that the dealer
    cannot choose a lucky seed either. The seed is revealed after the game. The words are made
    with SHA-256, where ``u32`` and ``u64`` are big-endian numbers of 4 and 8 bytes, ``+``
    joins bytes, and each tag ends in a zero byte::

        commitment = hex(sha256("tangledbank/chance/1/commitment\\0" + seed))
        framed(b)  = u32(len(b)) + b
        key        = sha256("tangledbank/chance/1/key\\0" + framed(seed)
                            + u32(number of nonces) + framed(nonce 1) + framed(nonce 2) ...)
        block(i)   = sha256("tangledbank/chance/1/block\\0" + key + u64(i)),  i = 0, 1, 2 ...

    and each block is eight words, big-endian, first to last.  The top of this module describes how
    words become dice and shuffles.
    """

    __slots__ = ("_blocks", "_key", "_next", "_nonces", "_seed", "_words")

    def __init__(self, seed: bytes, nonces: list[bytes] | None = None) -> None:
        self._seed: bytes = seed
        self._nonces: list[bytes] = [] if nonces is None else list(nonces)
        self._key: bytes = b""  # made with the first block
        self._blocks: int = 0  # blocks made so far; the last of them is in _words
        self._words: list[int] = []
        self._next: int = WORDS_IN_BLOCK  # the place in _words of the next word

    def word(self) -> int:
        at = self._next
        if at == WORDS_IN_BLOCK:
            self._make_block(self._blocks)
            at = 0
        self._next = at + 1
        return self._words[at]

    def _make_block(self, index: int) -> None:
        if not self._key:
            self._key = _stream_key(self._seed, self._nonces)
        self._words = _block(self._key, index)
        self._blocks = index + 1

    def _skip_to(self, drawn: int) -> None:
        blocks = drawn // WORDS_IN_BLOCK
        used = drawn % WORDS_IN_BLOCK
        if used == 0:
            self._blocks = blocks
        else:
            self._make_block(blocks)
            self._next = used

    @property
    def seed(self) -> bytes:
        """The secret; it is never part of a view."""
        return self._seed

    @property
    def nonces(self) -> list[bytes]:
        return list(self._nonces)

    @property
    def drawn(self) -> int:
        """How many words have been drawn."""
        return self._blocks * WORDS_IN_BLOCK - WORDS_IN_BLOCK + self._next

    def clone(self) -> "FairChance":
        twin = FairChance(self._seed)
        twin._nonces = self._nonces
        twin._key = self._key
        twin._blocks = self._blocks
        twin._words = self._words  # never changed in place
        twin._next = self._next
        return twin

    def to_json(self) -> dict[str, object]:
        return {
            "kind": FAIR_KIND,
            "seed": self._seed.hex(),
            "nonces": [nonce.hex() for nonce in self._nonces],
            "drawn": self.drawn,
        }


class FastChance(Chance):
    """Chance for simulations: small, fast and good, but not secret.

    The generator is sfc32 of PractRand (Chris Doty-Humphrey): four 32-bit words of state, and no
    intermediate result above 2**53, so it stays within the compiled engine's machine integers.  A
    seed is any number of 64 bits.
    """

    __slots__ = ("_a", "_b", "_c", "_counter")

    def __init__(self, seed: int | None = 0) -> None:
        """``None`` leaves the state blank, for a caller that fills it in at once."""
        self._a: int = 0
        self._b: int = 0
        self._c: int = 0
        self._counter: int = 1
        if seed is not None:
            self._plant(seed)

    def _plant(self, seed: int) -> None:
        if seed < 0 or seed >> 64 != 0:
            raise ValueError(f"a seed is a number from 0 to 2**64 - 1, not {seed}")
        self._b = seed & MASK
        self._c = seed >> 32
        for _ in range(12):
            self.word()

    def word(self) -> int:
        a: i64 = self._a
        b: i64 = self._b
        c: i64 = self._c
        counter: i64 = self._counter
        word: i64 = (a + b + counter) & MASK
        self._counter = (counter + 1) & MASK
        self._a = b ^ (b >> 9)
        self._b = (c * 9) & MASK
        self._c = (((c << 21) & MASK | c >> 11) + word) & MASK
        return word

    def clone(self) -> "FastChance":
        twin = FastChance(None)
        twin._a = self._a
        twin._b = self._b
        twin._c = self._c
        twin._counter = self._counter
        return twin

    def to_json(self) -> dict[str, object]:
        return {"kind": FAST_KIND, "state": [self._a, self._b, self._c, self._counter]}


class StackedChance(Chance):
    """Dice that lie ready, for a lesson or a puzzle; after them, another source.

    A game that shuffles before the dice are used up takes them for words: whoever stacks dice makes
    sure that it does not.
    """

    __slots__ = ("_dice", "_then")

    def __init__(self, dice: list[int], then: Chance) -> None:
        if any(face < 1 or face > 6 for face in dice):
            raise ValueError(f"a die shows a number from 1 to 6, not {dice}")
        self._dice: list[int] = list(dice)  # the next one first
        self._then: Chance = then

    def word(self) -> int:
        if not self._dice:
            return self._then.word()
        return self._dice.pop(0) - 1

    def clone(self) -> "StackedChance":
        return StackedChance(self._dice, self._then.clone())

    def to_json(self) -> dict[str, object]:
        return {"kind": STACKED_KIND, "dice": list(self._dice), "then": self._then.to_json()}


def fresh_chance(source: Chance) -> FastChance:
    """A new source, seeded with two words of another."""
    return FastChance(source.word() << 32 | source.word())


def fresh_seed() -> bytes:
    """A new secret for a game: 32 random bytes."""
    return os.urandom(32)


def commitment(seed: bytes) -> str:
    """What is shown before the first card is dealt: it binds the dealer to ``seed``.

    >>> commitment(b"finch")[:16]
    'fb1dab56169d6439'
    """
    return hashlib.sha256(COMMITMENT_TAG + seed).hexdigest()


def check_commitment(seed: bytes, shown: str) -> bool:
    """Whether ``shown`` is the commitment to ``seed``."""
    return commitment(seed) == shown.strip().lower()


def chance_from_json(data: object) -> Chance:
    """The source in ``to_json`` data; ``ValueError`` says what is wrong with it."""
    if not isinstance(data, dict):
        raise ValueError(f"expected an object as source of chance, not {data!r}")
    kind = data.get("kind")
    if kind == FAST_KIND:
        return _fast_from_json(data)
    if kind == FAIR_KIND:
        return _fair_from_json(data)
    if kind == STACKED_KIND:
        return _stacked_from_json(data)
    raise ValueError(
        f"chance: kind must be {FAIR_KIND!r}, {FAST_KIND!r} or {STACKED_KIND!r}, not {kind!r}"
    )


def _fast_from_json(data: dict[str, object]) -> FastChance:
    state = data.get("state")
    if not isinstance(state, list) or len(state) != 4:
        raise ValueError(f"chance: state must be a list of 4 numbers, not {state!r}")
    a, b, c, counter = [_word(number) for number in state]
    source = FastChance(None)
    source._a = a
    source._b = b
    source._c = c
    source._counter = counter
    return source


def _stacked_from_json(data: dict[str, object]) -> StackedChance:
    dice = data.get("dice")
    if not isinstance(dice, list) or not all(face in (1, 2, 3, 4, 5, 6) for face in dice):
        raise ValueError(f"chance: dice must be numbers from 1 to 6, not {dice!r}")
    then = data.get("then")
    if isinstance(then, dict) and then.get("kind") == STACKED_KIND:
        raise ValueError("chance: what comes after the dice must be another kind of source")
    return StackedChance([int(face) for face in dice], chance_from_json(then))


def _word(number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MASK:
        raise ValueError(f"chance: state must have numbers from 0 to {MASK}, not {number!r}")
    return number


def _fair_from_json(data: dict[str, object]) -> FairChance:
    nonces = data.get("nonces")
    if not isinstance(nonces, list):
        raise ValueError(f"chance: nonces must be a list, not {nonces!r}")
    drawn = data.get("drawn")
    if isinstance(drawn, bool) or not isinstance(drawn, int) or not 0 <= drawn < 1 << 60:
        raise ValueError(f"chance: drawn must be a number of words, not {drawn!r}")
    source = FairChance(
        _from_hex("seed", data.get("seed")), [_from_hex("nonce", n) for n in nonces]
    )
    source._skip_to(drawn)
    return source


def _from_hex(name: str, text: object) -> bytes:
    if isinstance(text, str):
        try:
            return bytes.fromhex(text)
        except ValueError:
            pass
    # The text may be a mistyped secret, so it is not repeated here.
    raise ValueError(f"chance: {name} must be hexadecimal digits")


def _only_outcome(n: int) -> int:
    if n != 1:
        raise ValueError(f"cannot choose among {n} outcomes; give 1 to 2**32")
    return 0


def _framed(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big") + part


def _stream_key(seed: bytes, nonces: list[bytes]) -> bytes:
    framed = [_framed(nonce) for nonce in nonces]
    return hashlib.sha256(
        KEY_TAG + _framed(seed) + len(nonces).to_bytes(4, "big") + b"".join(framed)
    ).digest()


def _block(key: bytes, index: int) -> list[int]:
    digest = hashlib.sha256(BLOCK_TAG + key + index.to_bytes(8, "big")).digest()
    return list(struct.unpack(">8I", digest))
