"""OpenSpiel: card games in C++, played from Python."""

from __future__ import annotations

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from measure import Position, Random, Subject

CHANCE = -1  # current_player() of a state where nature moves; below it, the game is over

GAMES = {
    "hearts": "hearts",
    "crazy_eights": "crazy_eights(players=4)",
    "cribbage": "cribbage(players=4)",
    "hanabi": "hanabi(players=4)",
}
UNEVEN = {"hanabi"}
"""Games whose chance outcomes are not equally likely. In the others a legal action of nature is
drawn, which spares the list of probabilities."""


def subjects() -> list[Subject]:
    """The four games, each at a table of four."""
    pyspiel = import_module("pyspiel")
    what = f"{version('open_spiel')}, C++ from Python, 4 seats"
    return [_subject(pyspiel, name, text, what) for name, text in GAMES.items()]


def _subject(pyspiel: Any, name: str, text: str, what: str) -> Subject:
    game = pyspiel.load_game(text)
    rand = random.Random(1).random
    uneven = name in UNEVEN

    def settle(state: Any) -> None:
        while state.is_chance_node():
            odds = [probability for _, probability in state.chance_outcomes()]
            if not uneven and max(odds) - min(odds) > 1e-9:
                raise ValueError(f"the chance outcomes of {name} are not equally likely")
            state.apply_action(_outcome(state, rand))

    def play_even(rand: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while (player := state.current_player()) >= CHANCE:
            actions = state.legal_actions()
            state.apply_action(actions[int(rand() * len(actions))])
            decisions += player != CHANCE
        return decisions

    def play_uneven(rand: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while (player := state.current_player()) >= CHANCE:
            if player == CHANCE:
                state.apply_action(_outcome(state, rand))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rand() * len(actions))])
                decisions += 1
        return decisions

    return Subject(
        f"open_spiel {name}",
        what,
        play_uneven if uneven else play_even,
        Position(
            start=game.new_initial_state,
            over=pyspiel.State.is_terminal,
            legal=pyspiel.State.legal_actions,
            apply=pyspiel.State.apply_action,
            clone=pyspiel.State.clone,
            settle=settle,
        ),
        "chance moves take time but are no decisions, and are drawn the fastest way (its example's"
        " np.random.choice is several times slower); apply is the player's move alone",
    )


def _outcome(state: Any, rand: Random) -> Any:
    point = rand()
    outcomes = state.chance_outcomes()
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]  # the probabilities may sum to a hair less than 1
