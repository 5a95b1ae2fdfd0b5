"""What a table with some setup would be, before anybody makes it."""

from typing import Final

from tangledbank.core.errors import SetupError
from tangledbank.core.kind import kind_called
from tangledbank.server.kinds.faces import face_of
from tangledbank.server.table.differs import asked_differs
from tangledbank.server.web.setup_validation import validate_setup
from tangledbank.server.wire.api import Preview
from tangledbank.server.wire.setup import Setup

#: About how long a decision takes: people think, and then everybody sees what it led to, which at
#: the normal speed takes 1.1 seconds (measured in the browser over a whole base game).
SECONDS_SHOWN: Final = 1.1
SECONDS_OF_A_PERSON: Final = 7.0 + SECONDS_SHOWN
SECONDS_OF_A_BOT: Final = SECONDS_SHOWN


def preview_of(setup: Setup) -> Preview:
    try:
        game = validate_setup(setup)
    except SetupError as error:
        return Preview(0, 0, 0, asked_differs(setup), [], str(error))
    face = face_of(game)
    cards = face.cards_dealt(game)
    return Preview(
        cards=cards,
        hand=len(face.own(game, 0).hand),
        minutes=minutes_of(setup, face.decisions(len(setup.seats), cards)),
        differs=asked_differs(setup),
        warnings=kind_called(game.kind).warnings(game),
        problem="",
    )


def minutes_of(setup: Setup, decisions: float) -> int:
    seats = len(setup.seats)
    bots = sum(1 for plan in setup.seats if plan.bot)
    each = (bots * SECONDS_OF_A_BOT + (seats - bots) * SECONDS_OF_A_PERSON) / seats
    return max(1, round(decisions * each / 60))
