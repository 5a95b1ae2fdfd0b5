"""A saved game that was tampered with is refused in words, or is a game that can go on."""

import copy
import json
import random

import pytest

from tangledbank import Game, GameError, RecordError
from tangledbank.core.chance import FastChance
from tangledbank.creatures.game import new_game

STRANGE: list[object] = [None, -1, 0, 3, 99, "", "A1", "B9", "small/vampire", [], {}, True, 2.5]


def saved(seats: int, decisions: int, seed: int) -> dict[str, object]:
    game = new_game("creatures", seats, seed=seed)
    chance = FastChance(seed)
    for _ in range(decisions):
        if not game.over:
            actions = game.legal_actions()
            game.apply(actions[chance.below(len(actions))])
    data: dict[str, object] = json.loads(json.dumps(game.to_json()))
    return data


def places(value: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    found = [path] if path else []
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*path, key))
    elif isinstance(value, list):
        for place, item in enumerate(value):
            found += places(item, (*path, place))
    return found


def put(data: object, path: tuple[object, ...], value: object) -> None:
    for key in path[:-1]:
        data = data[key]  # type: ignore[index]
    data[path[-1]] = value  # type: ignore[index]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_change_is_refused_or_plays_on(seats: int) -> None:
    chooser = random.Random(seats)
    for round_of_changes in range(60):
        data = saved(seats, 3 + 3 * (round_of_changes % 7), round_of_changes % 5)
        changed = copy.deepcopy(data)
        put(changed, chooser.choice(places(data)), chooser.choice(STRANGE))
        refusal = ""
        try:
            game = Game.from_json(changed, "here.json")
        except RecordError as error:
            refusal = str(error)
        if refusal:
            assert refusal.startswith("here.json")
        else:
            assert game.over or game.legal_actions() or game.throw is not None
            game.view()


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("game",), "chess", "evolution or creatures"),
        (("format",), 7, "format 7"),
        (("seats",), ["ann", "ann"], "same name"),
        (("state", "source"), "tap", "no source"),
        (("state", "sources"), [], "every source once"),
        (("state", "choice"), [1, 1], "different choice cards"),
        (("state", "players", 0, "creatures", 0, "energy"), 5, "from 0 to 4"),
        (("state", "players", 0, "creatures", 0, "name"), "B1", "not born"),
        (("state", "stack", 0, "step"), "turn", "cannot lie on"),
    ],
)
def test_what_is_wrong_is_named(path: tuple[object, ...], value: object, said: str) -> None:
    data = saved(2, 4, 1)
    put(data, path, value)
    with pytest.raises(GameError, match=said):
        Game.from_json(data)
