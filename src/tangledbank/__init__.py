"""Tangled Bank: the Evolution family of card games, by the book."""

# The switch between compiled and interpreted modules must stand before any other import of
# this package (see docs/decisions/0002-build-and-pure-switch.md).
from tangledbank._pure import engine_build
from tangledbank.core.action import Action
from tangledbank.core.catalogue import Card, Catalogue, Face
from tangledbank.core.errors import (
    GameError,
    IllegalAction,
    NotationError,
    RecordError,
    SetupError,
)
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.record import Record
from tangledbank.core.recording import read_record, write_record
from tangledbank.core.replay import Replay, replay
from tangledbank.core.result import Result
from tangledbank.core.verify import Report, verify
from tangledbank.core.view import View
from tangledbank.core.why import Reason
from tangledbank.games import catalogue, editions, new_game

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Card",
    "Catalogue",
    "Event",
    "Face",
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
    "catalogue",
    "editions",
    "engine_build",
    "new_game",
    "read_record",
    "replay",
    "verify",
    "write_record",
]
