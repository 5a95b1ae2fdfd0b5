"""Every game under one roof: which editions there are, and a new game of any.

The games of this package are always there.  `TANGLEDBANK_GAMES` names others, separated as in
`PATH`: each is the folder of a Python package, or a module that Python can import, whose `KIND` is
the game's `Kind`.  Processes that are started from here inherit it.
"""

import os
from typing import TYPE_CHECKING, Final, Literal, overload

from tangledbank.core.catalogue import Catalogue
from tangledbank.core.game import Game
from tangledbank.core.kind import KINDS, Value, enlist_kind, kind_with_edition
from tangledbank.creatures.record import Creatures
from tangledbank.evolution.record import Evolution

if TYPE_CHECKING:
    from tangledbank.creatures import game as creatures
    from tangledbank.evolution import game as evolution
    from tangledbank.evolution.cards import Deck

#: What is played if nothing is said.
DEFAULT_EDITION: Final = "gift"

enlist_kind(Evolution())
enlist_kind(Creatures())
if os.environ.get("TANGLEDBANK_GAMES"):
    from tangledbank.other_games import enlist_other_games

    enlist_other_games(os.environ["TANGLEDBANK_GAMES"])


def editions() -> list[str]:
    """The editions of all games."""
    return [edition for kind in KINDS.values() for edition in kind.editions]


def catalogue(
    edition: str = DEFAULT_EDITION,
    sets: list[str] | None = None,
    copies: int | None = None,
    deck: object = None,
    options: dict[str, Value] | None = None,
) -> Catalogue:
    """The cards of a table and the faces on them, in an order that never changes.

    The arguments are those of `new_game`.

    >>> cards = catalogue("gift")
    >>> len(cards.cards), cards.total, cards.card("big/carnivorous").copies
    (20, 84, 4)
    >>> cards.face("parasite").on, cards.face("parasite").need
    ('rival', 2)
    """
    kind = kind_with_edition(edition)
    return kind.catalogue(
        kind.new_game(
            edition,
            kind.fewest,
            options=options,
            copies=copies,
            explicit=True,
            sets=sets,
            deck=deck,
        )
    )


def presets_of(edition: str) -> int:
    """The version of an edition's presets."""
    return kind_with_edition(edition).presets


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
    deck: "Deck | None" = None,
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
    deck: object = None,
    presets: int | None = None,
) -> Game: ...


def new_game(
    edition: str = DEFAULT_EDITION,
    seats: list[str] | int = 2,
    seed: int | str | bytes | None = None,
    options: dict[str, Value] | None = None,
    copies: int | None = None,
    nonces: list[bytes] | None = None,
    fast: bool = False,
    explicit: bool = False,
    sets: list[str] | None = None,
    deck: object = None,
    presets: int | None = None,
) -> Game:
    """A new game, dealt and waiting for the first decision.

    Args:
        edition: ua3, tw, gift, cont1 or creatures.
        seats: Names, or just the number of seats (creatures with one seat is a solo game).
        seed: Fixes every shuffle and die; drawn from the system if you give none.
        options: Changes to single rules of the edition.
        copies: Number of base sets in the deck (by default two from five seats on).
        nonces: What each seat adds to the seed, so that nobody can have chosen it.
        fast: Use the faster generator for simulations; `seed` must be a number then.
        explicit: Throw nothing; give each outcome to `resolve` yourself.
        sets: Sets of cards: base, alone or with any of fly, continents and special.
        deck: A custom deck instead of the printed ones.
        presets: Version of the edition's presets, for games that started with an older one.

    >>> game = new_game("gift", seats=["ann", "bob"], seed=7)
    >>> game.to_act in ("ann", "bob"), len(game.view("ann").hand)
    (True, 6)
    """
    return kind_with_edition(edition).new_game(
        edition, seats, seed, options, copies, nonces, fast, explicit, presets, sets, deck
    )
