"""Reads a saved game, and says what makes two positions the same."""

from tangledbank.core.action import Action
from tangledbank.core.errors import GameError
from tangledbank.core.fields import because
from tangledbank.core.saved import SavedGame
from tangledbank.core.seats import seat_names
from tangledbank.creatures.bestiary import load_bestiary
from tangledbank.creatures.cards import card_name
from tangledbank.creatures.game import GAME, Game, check_names
from tangledbank.creatures.notation import read_written
from tangledbank.creatures.options import BOOK
from tangledbank.creatures.rules import rules_of
from tangledbank.creatures.state_json import StateReader, state_to_json


def position_parts(game: Game) -> list[object]:
    """What the rest of the game depends on, independent of how the position was reached."""
    state = state_to_json(game.state)
    del state["round"]
    # The order of the discard does not matter (`Shuffle.thrown` sorts it).
    state["discard"] = [card_name(kind) for kind in sorted(game.state.discard)]
    return [game.rules.options, state]


def game_from_json(data: object, source: str = "saved game") -> Game:
    """The game in `Game.to_json` data."""
    saved = SavedGame(data, source, GAME, 1)
    saved.fields.choice("edition", BOOK.editions)
    names = saved.names
    try:
        seat_names(names)
        rules = rules_of(len(names), saved.options, saved.presets)
        check_names(names)
    except GameError as error:
        raise because(source, error) from None
    state = StateReader(rules).state(saved.fields.inner("state"))
    game = Game(names, state)
    saved.close(game, read_line)
    return game


def read_line(line: str) -> Action:
    return read_written(line, load_bestiary().deck)
