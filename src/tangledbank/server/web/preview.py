"""What a table with some setup would be, before anybody makes it."""

from typing import Final

from tangledbank.core.errors import SetupError
from tangledbank.core.game import Game
from tangledbank.evolution.decks import setup_warnings
from tangledbank.evolution.game import Game as Evolution
from tangledbank.server.kinds.faces import face_of
from tangledbank.server.table.differs import asked_differs
from tangledbank.server.web.setup_validation import validate_setup
from tangledbank.server.wire.api import Preview
from tangledbank.server.wire.setup import Setup

# How long a game takes, about.  Measured over games of greedy bots: in Evolution the decisions go
# with the cards (84 cards: 195 to 210, 168 cards: 350 to 430), hardly with the seats; the magical
# creatures need some 45 a seat.  People take about seven seconds for one, bots about one.
DECISIONS_PER_CARD: Final = 2.4
DECISIONS_PER_CREATURES_SEAT: Final = 45
SECONDS_OF_A_PERSON: Final = 7.0
SECONDS_OF_A_BOT: Final = 1.0


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
        minutes=minutes_of(setup, cards),
        differs=asked_differs(setup),
        warnings=warnings_of(game),
        problem="",
    )


def minutes_of(setup: Setup, cards: int) -> int:
    seats = len(setup.seats)
    bots = sum(1 for plan in setup.seats if plan.bot)
    if setup.edition == "creatures":
        decisions = DECISIONS_PER_CREATURES_SEAT * max(2, seats)
    else:
        decisions = round(DECISIONS_PER_CARD * cards)
    each = (bots * SECONDS_OF_A_BOT + (seats - bots) * SECONDS_OF_A_PERSON) / seats
    return max(1, round(decisions * each / 60))


def warnings_of(game: Game) -> list[str]:
    if isinstance(game, Evolution):
        return setup_warnings(game.rules, len(game.names), game.copies)
    return []
