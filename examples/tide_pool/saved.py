"""Saved games, read again.  What cannot be right is refused, because files come from anywhere."""

from tangledbank.core.errors import SetupError
from tangledbank.core.fields import Fields, because, wrong
from tangledbank.core.rules import Rules
from tangledbank.core.saved import SavedGame
from tangledbank.core.seats import seat_names
from tangledbank.core.step import Step
from tide_pool.cards import BOOK, CARDS, DECK
from tide_pool.game import Game
from tide_pool.state import Deal, Player, State, Tide
from tide_pool.verbs import read


def game_from_json(data: object, source: str) -> Game:
    saved = SavedGame(data, source, "tide-pool", 1)
    try:
        calls = seat_names(saved.names)
        rules = Rules(BOOK, saved.edition, saved.options, saved.presets)
    except SetupError as error:
        raise because(source, error) from None
    tides = int(rules.options["tides"])
    game = Game(calls, read_state(saved.fields.inner("state"), len(calls), tides), rules)
    saved.close(game, read)
    return game


def read_state(data: Fields, seats: int, tides: int) -> State:
    players = [read_player(one) for one in data.each("players")]
    deck, sea = cards(data, "deck"), cards(data, "sea")
    everything = [*deck, *sea, *(card for one in players for card in [*one.hand, *one.pool])]
    if len(players) != seats or sorted(everything) != DECK:
        raise wrong(data.path, "expected all twelve cards, and a player for each seat")
    stack = [read_step(one, seats) for one in data.each("stack")]
    state = State(players, deck, stack, tides)
    if len(state.stack) > 1:
        raise wrong(data.path, "expected one step, or none when the game is over")
    state.sea = sea
    state.tide = data.number("tide", 0, tides)
    state.first = data.number("first", 0, seats - 1)
    data.close()
    return state


def read_player(data: Fields) -> Player:
    player = Player(cards(data, "hand"), cards(data, "pool"), data.flag("sheltered"))
    data.close()
    return player


def read_step(data: Fields, seats: int) -> Step:
    step: Step
    if data.choice("step", ["deal", "tide"]) == 0:
        step = Deal(data.flag("shuffled"))
    else:
        step = Tide(data.number("seat", 0, seats - 1), data.number("left", 0, seats))
    data.close()
    return step


def cards(data: Fields, key: str) -> list[int]:
    found = data.texts(key)
    for name in found:
        if name not in CARDS:
            raise wrong(data.place(key), f"no card is called {name!r}")
    return [CARDS.index(name) for name in found]
