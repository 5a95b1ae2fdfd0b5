"""A saved game, read, and what makes a position the same as another."""

from tangledbank.core.action import Action
from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.fields import Fields, because
from tangledbank.core.saved import SavedGame
from tangledbank.core.seats import seat_names
from tangledbank.evolution.cards import Deck
from tangledbank.evolution.decks import check_table, deck_of, proper_kind
from tangledbank.evolution.game import FORMAT, GAME, Game
from tangledbank.evolution.rules import rules_of
from tangledbank.evolution.state_json import StateReader, StateWriter
from tangledbank.evolution.written import read_written


def position_parts(game: Game) -> list[object]:
    """What the rest of the game depends on.

    It says nothing of how the position was reached, of names, seeds or the count of turns.
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
    return [game.presets, game.rules.options, game.rules.sets, state]


def game_from_json(data: object, source: str = "saved game") -> Game:
    """The game that `Game.to_json` wrote."""
    saved = SavedGame(data, source, GAME, FORMAT)
    fields = saved.fields
    names = saved.names
    copies = fields.number("copies", 1, 2)
    try:
        rules = rules_of(saved.edition, saved.options, fields.texts("sets"), saved.presets)
        seat_names(names)
        deck = _deck(fields.inner("cards"), fields.number("cap"))
        check_table(rules, len(names), copies, not deck.same_as(deck_of(rules, copies)))
    except RecordError:
        raise
    except GameError as error:
        raise because(source, error) from None
    state = StateReader(rules, deck).state(fields.inner("state"), len(names))
    game = Game(names, state, deck, copies)
    saved.close(game, WrittenIn(deck).read)
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
