"""The libraries that the engine is measured against, one file for each.

Every file has `subjects()`, which imports its library by name when it is called: a library that
is missing is a row that says so, and type checking needs none of them.
"""

from __future__ import annotations

from collections.abc import Callable

from measure import Subject

from libraries import catanatron_games, chess_games, open_spiel_games, rlcard_games

LIBRARIES: dict[str, Callable[[], list[Subject]]] = {
    "rlcard": rlcard_games.subjects,
    "open_spiel": open_spiel_games.subjects,
    "chess": chess_games.subjects,
    "catanatron": catanatron_games.subjects,
}
