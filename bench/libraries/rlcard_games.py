"""rlcard: its environments as documented, and the bare games under them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from importlib import import_module
from importlib.metadata import version
from typing import Any

from measure import Position, Random, Subject

Legal = Callable[[Any], Sequence[Any]]

LEGAL: dict[str, Legal] = {
    "uno": lambda game: game.get_legal_actions(),
    "gin-rummy": lambda game: game.judge.get_legal_actions(),
    "mahjong": lambda game: game.get_legal_actions(game.get_state(game.get_player_id())),
}


def subjects() -> list[Subject]:
    """Two rows for each game: with the encoded observations of a learner, and without."""
    make = import_module("rlcard").make
    what = f"{version('rlcard')}, Python"
    rows: list[Subject] = []
    for name, legal in LEGAL.items():
        environment = make(name, config={"seed": 1})
        seats = f"{environment.num_players} seats"
        rows.append(_environment(name, environment, f"{what}, {seats}"))
        rows.append(_game(name, environment.game, legal, f"{what}, {seats}"))
    return rows


def _environment(name: str, environment: Any, what: str) -> Subject:
    def play(rand: Random) -> int:
        state, _ = environment.reset()
        step, is_over, decisions = environment.step, environment.is_over, 0
        while not is_over():
            actions = list(state["legal_actions"])
            state, _ = step(actions[int(rand() * len(actions))])
            decisions += 1
        return decisions

    return Subject(
        f"rlcard {name} env",
        what,
        play,
        note="as documented: every step builds the observation and the legal actions",
    )


def _game(name: str, game: Any, legal: Legal, what: str) -> Subject:
    def start() -> Any:
        game.init_game()
        return game

    def play(rand: Random) -> int:
        start()
        step, is_over, decisions = game.step, game.is_over, 0
        while not is_over():
            actions = legal(game)
            step(actions[int(rand() * len(actions))])
            decisions += 1
        return decisions

    return Subject(
        f"rlcard {name}",
        what,
        play,
        Position(
            start=start,
            over=lambda state: state.is_over(),
            legal=legal,
            apply=lambda state, action: state.step(action),
            clone=deepcopy,
        ),
        "the game without its environment; clone is deepcopy, the library has none",
    )
