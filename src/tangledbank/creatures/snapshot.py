"""A whole game as JSON, both ways.

The JSON holds everything, so it holds every secret.  What a player may see is `Game.view`.
"""

import hashlib
import json
from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.errors import GameError
from tangledbank.core.fields import Fields, because, wrong
from tangledbank.core.saved import (
    history_to_json,
    options_from_json,
    saved_chance,
    saved_history,
    saved_presets,
    saved_seed,
    seed_to_json,
)
from tangledbank.core.seats import seat_names
from tangledbank.creatures.bestiary import load_bestiary
from tangledbank.creatures.cards import card_name
from tangledbank.creatures.game import Game, check_names
from tangledbank.creatures.notation import read_written
from tangledbank.creatures.options import EDITION
from tangledbank.creatures.rules import rules_of
from tangledbank.creatures.state_json import StateReader, state_to_json

#: The version of this form; another one is refused.
FORMAT: Final = 1
GAME: Final = "creatures"


def game_to_json(game: Game) -> dict[str, object]:
    """Everything this game is: two games are equal when this is."""
    return {
        "format": FORMAT,
        "game": GAME,
        "edition": game.rules.edition,
        "presets": game.presets,
        "options": game.kept_options(),
        "seats": list(game.names),
        "state": state_to_json(game.state),
        "chance": None if game.chance is None else game.chance.to_json(),
        "seed": None if game.seed is None else seed_to_json(game.seed),
        "history": history_to_json(game.history),
    }


def position_key(game: Game) -> str:
    """A fingerprint of the position, which says nothing of how it was reached."""
    state = state_to_json(game.state)
    del state["round"]
    # What lies where in the discard matters to nobody (`Shuffle.thrown` sorts it).
    state["discard"] = [card_name(kind) for kind in sorted(game.state.discard)]
    told = json.dumps([game.rules.options, state], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(told.encode()).hexdigest()[:32]


def game_from_json(data: object, source: str = "saved game") -> Game:
    """The game that `game_to_json` wrote; what cannot be right raises `RecordError`."""
    whole_game = Fields(data, source, True)
    number = whole_game.number("format")
    if number != FORMAT:
        raise wrong(source, f"format {number}; this engine reads format {FORMAT}")
    whole_game.choice("game", [GAME])
    whole_game.choice("edition", [EDITION])
    names = whole_game.texts("seats")
    options = options_from_json(whole_game.inner("options"))
    try:
        seat_names(names)
        rules = rules_of(len(names), options, saved_presets(whole_game))
        check_names(names)
    except GameError as error:
        raise because(source, error) from None
    state = StateReader(rules).state(whole_game.inner("state"))
    chance = saved_chance(whole_game, "chance")
    seed = saved_seed(whole_game, "seed")
    game = Game(names, state, chance, seed)
    game.history = saved_history(whole_game, "history", read_line)
    whole_game.close()
    return game


def read_line(line: str) -> Action:
    return read_written(line, load_bestiary().deck)
