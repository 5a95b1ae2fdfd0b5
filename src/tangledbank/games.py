"""Every game of the family under one roof: which editions there are, and a new game of any."""

from typing import TYPE_CHECKING, Literal, overload

from tangledbank.core.errors import SetupError
from tangledbank.core.game import Game
from tangledbank.core.kind import KINDS, Kind, Value, enlist_kind, kind_of_edition
from tangledbank.creatures.record import Creatures
from tangledbank.evolution.cards import Deck
from tangledbank.evolution.game import new_game as new_evolution
from tangledbank.evolution.options import PRESETS
from tangledbank.evolution.record import Evolution

if TYPE_CHECKING:
    from tangledbank.creatures import game as creatures
    from tangledbank.evolution import game as evolution

enlist_kind(Evolution())
enlist_kind(Creatures())


def editions() -> list[str]:
    """The editions of all games."""
    return [edition for kind in KINDS.values() for edition in kind.editions]


def presets_of(edition: str) -> int:
    """The version of an edition's presets."""
    return _kind(edition).presets


@overload
def new_game(
    edition: Literal["ua3", "tw", "gift", "cont1"] = "gift",
    seats: list[str] | int = 2,
    seed: int | str | bytes | None = None,
    options: dict[str, Value] | None = None,
    copies: int | None = None,
    nonces: list[bytes] | None = None,
    fast: bool = False,
    explicit: bool = False,
    sets: list[str] | None = None,
    deck: Deck | None = None,
    presets: int | None = None,
) -> "evolution.Game": ...


@overload
def new_game(
    edition: Literal["creatures"],
    seats: list[str] | int = 2,
    seed: int | str | bytes | None = None,
    options: dict[str, Value] | None = None,
    copies: int | None = None,
    nonces: list[bytes] | None = None,
    fast: bool = False,
    explicit: bool = False,
    *,
    presets: int | None = None,
) -> "creatures.Game": ...


@overload
def new_game(
    edition: str,
    seats: list[str] | int = 2,
    seed: int | str | bytes | None = None,
    options: dict[str, Value] | None = None,
    copies: int | None = None,
    nonces: list[bytes] | None = None,
    fast: bool = False,
    explicit: bool = False,
    sets: list[str] | None = None,
    deck: Deck | None = None,
    presets: int | None = None,
) -> Game: ...


def new_game(
    edition: str = "gift",
    seats: list[str] | int = 2,
    seed: int | str | bytes | None = None,
    options: dict[str, Value] | None = None,
    copies: int | None = None,
    nonces: list[bytes] | None = None,
    fast: bool = False,
    explicit: bool = False,
    sets: list[str] | None = None,
    deck: Deck | None = None,
    presets: int | None = None,
) -> Game:
    """A new game, dealt and waiting for the first decision.

    `edition` is one of ua3, tw, gift, cont1 and creatures; `options` change single rules of it.
    `seats` are names, or just how many (one seat of creatures plays against the Shadow).  `copies`
    is the number of base sets in the deck (two from five seats on).  `seed` decides every shuffle
    and die; without one it is drawn from the system.  `fast` takes the generator for simulations
    (`seed` must be a number then).  With `explicit` nothing is thrown: whoever holds the game gives
    each outcome to `resolve`.  `sets` are the sets of cards: base alone, or with any of fly,
    continents and special; `deck` is a deck of one's own instead of the printed ones.  `presets` is
    the version of the edition's presets, for games that were begun with an older one.

    >>> game = new_game("gift", seats=["ann", "bob"], seed=7)
    >>> game.to_act in ("ann", "bob"), len(game.view("ann").hand)
    (True, 6)
    """
    kind = _kind(edition)
    if sets is None and deck is None:
        return kind.new_game(edition, seats, seed, options, copies, nonces, fast, explicit, presets)
    if not isinstance(kind, Evolution):
        raise SetupError(f"edition {edition} has no other sets of cards")
    version = PRESETS if presets is None else presets
    return new_evolution(
        edition, seats, seed, options, copies, sets, nonces, fast, explicit, deck, version
    )


def _kind(edition: str) -> Kind:
    """The game that an edition belongs to."""
    kind = kind_of_edition(edition)
    if kind is None:
        known = ", ".join(editions())
        raise SetupError(f"unknown edition {edition!r}; the editions are {known}")
    return kind
