"""Information states: all that a seat may know, and nothing more, kept up while the game goes on.

What they are compared with is the plainest form of the same: every view that the seat had after
each decision, what it was told, and its own decisions.
"""

import random

import pytest

import tangledbank as tb
from tangledbank.core.chance import FastChance
from tangledbank.core.errors import GameError
from tangledbank.core.game import Game
from tangledbank.creatures.game import Game as CreaturesGame
from tangledbank.evolution.game import Game as EvolutionGame
from tangledbank.laws import secrecy as evolution
from tangledbank.laws.creatures import secrecy as creatures
from tests.bots.test_imagining import deal, redealt

ALL_SETS = ["base", "fly", "continents", "special"]
TABLES = [
    ("gift", 2, ["base"]),
    ("tw", 4, ["base"]),
    ("ua3", 3, ALL_SETS),
    ("gift", 2, ALL_SETS),
    ("creatures", 1, []),
    ("creatures", 3, []),
]
tables = pytest.mark.parametrize(("edition", "seats", "sets"), TABLES)


class Watched:
    """A game, and all that one seat saw of it."""

    def __init__(self, game: Game, seat: int, seen: list[object]) -> None:
        self.game = game
        self.seat = seat
        self.seen = seen

    def apply(self, action: tb.Action) -> None:
        own = str(action) if self.game.acting == self.seat else ""
        news = told(self.game, self.game.apply(action), self.seat)
        self.seen = [*self.seen, own, news, self.game.view(self.seat).to_json()]


def told(game: Game, events: list[tb.Event], seat: int) -> list[object]:
    """What happened, as the laws let a seat hear of it."""
    if isinstance(game, CreaturesGame):
        return creatures.told(game, events, seat)
    assert isinstance(game, EvolutionGame)
    return evolution.told(game, events, seat)


@tables
def test_equal_exactly_where_the_seat_cannot_tell(
    edition: str, seats: int, sets: list[str]
) -> None:
    chooser = random.Random(f"{edition} {seats}")
    alike = told_apart = 0
    for seed in range(12 if seats == 1 else 4):
        game = deal(edition, seats, sets, seed)
        for _ in range(chooser.randrange(4, 20 if edition == "creatures" else 90)):
            if not game.over:
                game.information_state(0)
                game.apply(chooser.choice(game.legal_actions()))
        for seat in range(seats):
            if game.over:
                break
            here = Watched(game.clone(), seat, [])
            there = Watched(redealt(game, seat, chooser), seat, [])
            for other in range(seats):
                if other != seat:
                    views = [one.game.view(other).to_json() for one in (here, there)]
                    states = [one.game.information_state(other) for one in (here, there)]
                    assert (views[0] == views[1]) == (states[0] == states[1])
            for _ in range(60):
                same = here.seen == there.seen
                states = [one.game.information_state(seat) for one in (here, there)]
                keys = [one.game.information_key(seat) for one in (here, there)]
                assert (states[0] == states[1]) == same
                assert (keys[0] == keys[1]) == same
                alike += same
                told_apart += not same
                both = [
                    act for act in here.game.legal_actions() if act in there.game.legal_actions()
                ]
                if not both:
                    break
                action = chooser.choice(both)
                here.apply(action)
                there.apply(action)
    assert alike > 10
    assert told_apart > 5


@tables
def test_it_does_not_matter_when_it_is_asked(edition: str, seats: int, sets: list[str]) -> None:
    chooser = random.Random(2)
    running = deal(edition, seats, sets, 3)
    silent = deal(edition, seats, sets, 3)
    while not running.over:
        for seat in range(seats):
            if chooser.random() < 0.3:
                running.information_state(seat)
        action = chooser.choice(running.legal_actions())
        running.apply(action)
        silent.play(action)
        if chooser.random() < 0.03:
            for seat in range(seats):
                again = silent.clone()
                assert again.information_state(seat) == running.information_state(seat)
                assert again.information_key(seat) == running.information_key(seat)


def test_throws_that_are_given_are_told_like_those_that_are_thrown() -> None:
    chooser = random.Random(1)
    thrown = tb.new_game("gift", 2, 5)
    given = tb.new_game("gift", 2, explicit=True)
    for entry in thrown.history:
        assert not isinstance(entry, tb.Action)
        given.resolve(entry.values)
    while not thrown.over:
        assert given.information_state(0) == thrown.information_state(0)
        told = len(thrown.history)
        thrown.apply(chooser.choice(thrown.legal_actions()))
        for entry in thrown.history[told:]:
            given.information_key(0)  # also in the middle of a throw
            if isinstance(entry, tb.Action):
                given.play(entry)
            else:
                given.resolve(entry.values)


def test_the_past_is_remembered_when_nothing_on_the_table_shows_it() -> None:
    """Dice of 2 and 3, or of 1 and 4: the food is the same, but everybody saw the dice."""
    games = [tb.new_game("gift", 3, explicit=True) for _ in range(2)]
    for game, dice in zip(games, ([2, 3], [1, 4]), strict=True):
        game.resolve(list(range(84)))
        game.resolve([0])
        for _ in range(3):
            game.apply(game.legal_actions()[1])
        for _ in range(3):
            game.apply("pass")
        game.resolve(dice)
    one, other = games
    assert one.view(0).to_json() == other.view(0).to_json()
    assert one.information_state(0) != other.information_state(0)
    assert one.information_key(0) != other.information_key(0)


def test_nothing_is_played_again_once_it_is_asked() -> None:
    game = tb.new_game("gift", 2, 5)
    game.apply(game.legal_actions()[1])
    state = game.information_state(0)
    game.history.clear()
    assert game.information_state(0) == state
    game.apply(game.legal_actions()[0])
    assert game.information_state(0).startswith(state.rpartition("\n")[0])


def test_imagined_worlds_keep_what_their_seat_knows() -> None:
    chooser = random.Random(5)
    game = tb.new_game("gift", 3, 5)
    for _ in range(40):
        game.apply(chooser.choice(game.legal_actions()))
    state = game.information_state(1)
    world = game.view(1).imagine(FastChance(3))
    assert world.information_state(1) == state
    assert world.information_state(0) != game.information_state(0)
    action = chooser.choice(world.legal_actions())
    world.apply(action)
    assert world.information_state(1).startswith(state.rpartition("\n")[0])


def test_a_game_that_does_not_follow_from_its_history_says_so() -> None:
    game = tb.new_game("gift", 2, 5)
    game.apply(game.legal_actions()[1])
    game.history.insert(0, game.history[0])
    with pytest.raises(GameError, match="does not follow from its history"):
        game.information_state(0)
    with pytest.raises(GameError, match="no seat 'zoe'"):
        tb.new_game("gift", 2, 5).information_state("zoe")


def test_an_illegal_action_is_not_remembered() -> None:
    game = tb.new_game("gift", ["ann", "bob"], 7)
    state = game.information_state("bob")
    with pytest.raises(tb.IllegalAction):
        game.apply("run")
    assert game.information_state("bob") == state
