"""The options of a table's game, stored with the table: later presets change no game."""

from msgspec import Struct

from tangledbank.core.record import FIRST_PRESETS
from tangledbank.games import presets_of
from tangledbank.server.table import log
from tangledbank.server.wire.setup import Setup, Value


class Terms(Struct, frozen=True):
    """Options, and the version of the edition's presets for the options left out."""

    presets: int
    options: dict[str, Value]


def asked_terms(setup: Setup) -> Terms:
    """The terms of a new request: some options, and the current presets for the rest."""
    return Terms(presets_of(setup.edition), dict(setup.options))


def kept_terms(opened: log.Opened) -> Terms:
    """The terms a table was opened with; version 0.1.0 stored only the requested options."""
    if opened.presets == FIRST_PRESETS:
        return Terms(FIRST_PRESETS, dict(opened.setup.options))
    return Terms(opened.presets, dict(opened.options))
