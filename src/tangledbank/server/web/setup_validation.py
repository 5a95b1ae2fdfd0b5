"""Validates the setup of a new table.

The rules allow a deck of any size, and TOML allows any text; a public server allows neither.
"""

from typing import Final

import msgspec

from tangledbank.core.errors import GameError, SetupError
from tangledbank.core.game import Game
from tangledbank.core.kind import kind_with_edition
from tangledbank.server.table.dealing import check_setup, deck_of_setup
from tangledbank.server.table.gathering import check_bot
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.wire.setup import Setup

#: All printed sets together, with the base set twice, have 270.
MOST_CARDS: Final = 300
#: No line of a deck needs more, and long dotted keys are slow to parse as TOML.
LONGEST_LINE: Final = 200


def validate_setup(setup: Setup) -> Game:
    """The game that the setup makes; `SetupError` says why it is refused."""
    if len(set(setup.sets)) != len(setup.sets) or not setup.sets:
        raise SetupError("name each set of cards once, including base")
    for spec in {setup.stand_in, *(plan.bot for plan in setup.seats)}:
        if spec:
            _check_bot(spec)
    if setup.deck.strip():
        _check_deck(setup)
    return check_setup(setup)


def tidy(setup: Setup) -> Setup:
    """The setup with its title reduced to one plain line."""
    title = "".join(letter if letter.isprintable() else " " for letter in setup.title)
    return msgspec.structs.replace(setup, title=" ".join(title.split()))


def _check_bot(spec: str) -> None:
    try:
        check_bot(spec)
    except Refusal as refusal:
        raise SetupError(refusal.text) from None


def _check_deck(setup: Setup) -> None:
    if any(len(line) > LONGEST_LINE for line in setup.deck.splitlines()):
        raise SetupError(f"your deck: no line may be longer than {LONGEST_LINE} characters")
    try:
        deck = deck_of_setup(setup)
    except GameError as error:
        raise SetupError(str(error)) from None
    except (RecursionError, ValueError):
        # The TOML parser fails in its own ways on input that nobody writes by hand.
        raise SetupError("your deck can't be read: check that it is valid TOML") from None
    size = kind_with_edition(setup.edition).deck_size(deck)
    if size > MOST_CARDS:
        raise SetupError(
            f"your deck: {size} cards are too many for this server; it allows {MOST_CARDS}"
        )
