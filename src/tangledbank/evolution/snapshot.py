"""A whole game as JSON, both ways.

The JSON holds everything, so it holds every secret: hands, deck and seed.  What a player may see
is `Game.view`.  The events of the last action are no part of it, as they are none of a clone.
"""

import hashlib
import json
from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.errors import GameError, RecordError
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
from tangledbank.evolution.cards import Deck, card_name
from tangledbank.evolution.decks import check_table, deck_of, proper_kind
from tangledbank.evolution.game import Game
from tangledbank.evolution.history import read_written
from tangledbank.evolution.rules import rules_of
from tangledbank.evolution.state_json import StateReader, StateWriter

#: The version of this form; another one is refused.
FORMAT: Final = 2
GAME: Final = "evolution"


def game_to_json(game: Game) -> dict[str, object]:
    """Everything this game is: two games are equal when this is."""
    data: dict[str, object] = {
        "format": FORMAT,
        "game": GAME,
        "edition": game.rules.edition,
        "presets": game.presets,
        "options": game.kept_options(),
        "sets": list(game.rules.sets),
        "copies": game.copies,
        "cap": game.deck.cap,
        "cards": {card_name(kind): game.deck.copies[kind] for kind in sorted(game.deck.copies)},
        "seats": list(game.names),
        "state": StateWriter({}).state(game.state),
        "chance": None if game.chance is None else game.chance.to_json(),
        "seed": None if game.seed is None else seed_to_json(game.seed),
        "history": history_to_json(game.history),
    }
    return data


def position_key(game: Game) -> str:
    """A fingerprint of the position: equal where the rest of the game is the same.

    It says nothing of how the position was reached, of names, seeds or the count of turns, and
    is the same in every process.
    """
    s = game.state
    ticks = {s.tick, s.round_tick, s.turn_tick, s.turn_tick_before}
    for player in s.players:
        ticks.update((player.hunted, player.go_tick))
        ticks.update([link.stamp for link in player.links])
        for animal in player.animals + player.remains:
            ticks.update((animal.attacked, animal.received, animal.hunted))
            ticks.update((animal.inked, animal.moved, animal.bore))
            ticks.update([one.stamp for one in animal.cards])
    # Only the order of ticks is ever asked for, so their ranks will do.
    ranks = {tick: rank for rank, tick in enumerate(sorted(ticks))}
    state = StateWriter(ranks).state(s)
    del state["turn"], state["round"]
    told = json.dumps(
        [game.presets, game.rules.options, game.rules.sets, state],
        sort_keys=True,
        separators=(",", ":"),
    )
    return hashlib.sha256(told.encode()).hexdigest()[:32]


def game_from_json(data: object, source: str = "saved game") -> Game:
    """The game that `game_to_json` wrote.

    Anything that cannot be right raises `RecordError`, which names `source` and the place in it.
    That all cards are there is not asked: a position may be made up.
    """
    whole_game = Fields(data, source, True)
    number = whole_game.number("format")
    if number != FORMAT:
        raise wrong(source, f"format {number}; this engine reads format {FORMAT}")
    whole_game.choice("game", [GAME])
    copies = whole_game.number("copies", 1, 2)
    names = whole_game.texts("seats")
    try:
        rules = rules_of(
            whole_game.text("edition"),
            options_from_json(whole_game.inner("options")),
            whole_game.texts("sets"),
            saved_presets(whole_game),
        )
        seat_names(names)
        deck = _deck(whole_game.inner("cards"), whole_game.number("cap"))
        check_table(rules, len(names), copies, not deck.same_as(deck_of(rules, copies)))
    except RecordError:
        raise
    except GameError as error:
        raise because(source, error) from None
    state = StateReader(rules, deck).state(whole_game.inner("state"), len(names))
    chance = saved_chance(whole_game, "chance")
    seed = saved_seed(whole_game, "seed")
    game = Game(names, state, deck, copies, chance, seed)
    game.history = saved_history(whole_game, "history", WrittenIn(deck).read)
    whole_game.close()
    return game


class WrittenIn:
    """Reads actions as the notation writes them, with the cards of a deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def read(self, line: str) -> Action:
        return read_written(line, self.deck)


def _deck(data: Fields, cap: int) -> Deck:
    copies: dict[int, int] = {}
    for name in data.names():
        try:
            kind = proper_kind(name)
        except GameError as error:
            raise because(data.place(name), error) from None
        copies[kind] = data.number(name, 1)
    return Deck(copies, cap)
