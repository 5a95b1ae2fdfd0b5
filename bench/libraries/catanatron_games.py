"""catanatron: random games of Settlers of Catan at a table of four."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from typing import Any

from measure import Position, Random, Subject


def subjects() -> list[Subject]:
    """The base map, to ten points or the library's limit of turns."""
    library = import_module("catanatron.game")
    generate = import_module("catanatron.models.actions").generate_playable_actions
    models = import_module("catanatron.models.player")
    players = [models.RandomPlayer(colour) for colour in models.Color]
    limit: int = library.TURNS_LIMIT

    def start() -> Any:
        return library.Game(players)

    def over(game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= limit

    def apply(game: Any, action: Any) -> None:
        game.execute(action, validate_action=False)

    def play(rand: Random) -> int:
        game, decisions = start(), 0
        state, execute, winner = game.state, game.execute, game.winning_color
        while winner() is None and state.num_turns < limit:
            actions = state.playable_actions
            execute(actions[int(rand() * len(actions))], validate_action=False)
            decisions += 1
        return decisions

    return [
        Subject(
            "catanatron",
            f"{version('catanatron')}, Python, {len(players)} seats",
            play,
            Position(
                start=start,
                over=over,
                legal=lambda game: generate(game.state),
                apply=apply,
                clone=library.Game.copy,
            ),
            "unchecked execute(), faster than Game.play(); apply includes the next legal actions",
        )
    ]
