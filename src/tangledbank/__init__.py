"""Tangled Bank: the Evolution family of card games, by the book."""

# The switch between compiled and interpreted modules must stand before any other import of
# this package (see docs/decisions/0002-build-and-pure-switch.md).
from tangledbank._pure import engine_build, use_sources_if_asked

use_sources_if_asked()

__version__ = "0.1.0"

from tangledbank.core.action import Action  # noqa: E402
from tangledbank.core.errors import (  # noqa: E402
    GameError,
    IllegalAction,
    NotationError,
    RecordError,
    SetupError,
)
from tangledbank.core.event import Event  # noqa: E402
from tangledbank.core.game import Game  # noqa: E402
from tangledbank.core.record import Record  # noqa: E402
from tangledbank.core.recording import read_record, write_record  # noqa: E402
from tangledbank.core.replay import Replay, replay  # noqa: E402
from tangledbank.core.result import Result  # noqa: E402
from tangledbank.core.verify import Report, verify  # noqa: E402
from tangledbank.core.view import View  # noqa: E402
from tangledbank.core.why import Reason  # noqa: E402
from tangledbank.games import editions, new_game  # noqa: E402

__all__ = [
    "Action",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "NotationError",
    "Reason",
    "Record",
    "RecordError",
    "Replay",
    "Report",
    "Result",
    "SetupError",
    "View",
    "__version__",
    "editions",
    "engine_build",
    "new_game",
    "read_record",
    "replay",
    "verify",
    "write_record",
]
