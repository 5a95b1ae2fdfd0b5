"""A preview of a table with some setup, before it is made."""

from typing import Final

from tangledbank.core.errors import SetupError
from tangledbank.core.kind import kind_called
from tangledbank.server.kinds.adapters import adapter_of
from tangledbank.server.table.differs import asked_differs
from tangledbank.server.web.setup_validation import validate_setup
from tangledbank.server.wire.api import Preview
from tangledbank.server.wire.setup import Setup

#: The approximate time per decision: people think, and then everybody watches the result, which
#: takes 1.1 seconds at normal speed (measured in the browser over a whole base game).
SECONDS_SHOWN: Final = 1.1
SECONDS_OF_A_PERSON: Final = 7.0 + SECONDS_SHOWN
SECONDS_OF_A_BOT: Final = SECONDS_SHOWN


def preview_of(setup: Setup) -> Preview:
    try:
        game = validate_setup(setup)
    except SetupError as error:
        return Preview(0, 0, 0, asked_differs(setup), [], str(error))
    adapter = adapter_of(game)
    cards = adapter.cards_dealt(game)
    return Preview(
        cards=cards,
        hand=len(adapter.own(game, 0).hand),
        minutes=minutes_of(setup, adapter.decisions(len(setup.seats), cards)),
        differs=asked_differs(setup),
        warnings=kind_called(game.kind).warnings(game),
        problem="",
    )


def minutes_of(setup: Setup, decisions: float) -> int:
    seats = len(setup.seats)
    bots = sum(1 for plan in setup.seats if plan.bot)
    each = (bots * SECONDS_OF_A_BOT + (seats - bots) * SECONDS_OF_A_PERSON) / seats
    return max(1, round(decisions * each / 60))
