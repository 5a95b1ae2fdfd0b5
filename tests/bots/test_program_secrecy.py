"""A program is told what its seat may know, and nothing more.

Two worlds that look the same to the seat give the same lines, to the letter: the position, and the
answers to all questions.
"""

import json
import random

import pytest

from tangledbank.bots.bot import bot
from tangledbank.bots.program.position import position_lines
from tangledbank.bots.program.questions import Questions
from tangledbank.core.chance import FastChance
from tangledbank.core.game import Game
from tangledbank.core.packing import saved_world
from tangledbank.creatures.game import Game as CreaturesGame
from tests.bots.test_imagining import TABLES, deal, redealt


@pytest.mark.parametrize(("edition", "seats", "sets"), TABLES)
def test_worlds_that_look_alike_are_told_alike(edition: str, seats: int, sets: list[str]) -> None:
    chooser = random.Random(f"{edition} {seats} {sets}")
    player = bot("greedy")
    for seed in range(2):
        game = deal(edition, seats, sets, seed)
        before: list[str] = []
        while not game.over:
            actions = game.legal_actions()
            view = game.view(game.acting)
            if chooser.random() < 0.1:
                check(game, chooser, before)
            before = [str(action) for action in actions]
            careless = chooser.random() < 0.3
            choice = chooser.choice(actions)
            game.apply(choice if careless else player.choose(view, actions, FastChance(seed)))


def check(game: Game, chooser: random.Random, lines: list[str]) -> None:
    """`lines`: what was legal before, some of which is not any more."""
    other = stirred(redealt(game, game.acting, chooser), chooser)
    view, like = game.view(game.acting), other.view(game.acting)
    told = position_lines(view, game.legal_actions(), saved=True)
    assert position_lines(like, other.legal_actions(), saved=True) == told
    one, two = Questions(view), Questions(like)
    number = str(chooser.getrandbits(40))
    legal = [str(action) for action in game.legal_actions()]
    asked = [("why", line) for line in chooser.sample(lines, min(3, len(lines)))]
    asked += [("imagine", number), ("apply", chooser.choice(legal)), ("apply", "nonsense")]
    for word, rest in asked:
        answer = one.answer(word, rest)
        assert answer is not None
        assert two.answer(word, rest) == answer


def stirred(game: Game, chooser: random.Random) -> Game:
    """The game with the cards of all discards in another order, which nobody may know."""
    data = game.to_json()
    state = data["state"]
    assert isinstance(state, dict)
    for holder in (state, *state["players"]):
        if "discard" in holder:
            chooser.shuffle(holder["discard"])
    return Game.from_json(data)


@pytest.mark.parametrize(("edition", "seats", "sets"), TABLES)
def test_the_saved_game_is_all_that_an_engine_needs(
    edition: str, seats: int, sets: list[str]
) -> None:
    """From the world that is told, a seat sees and imagines what it does from the true one."""
    chooser = random.Random(f"saved {edition} {seats} {sets}")
    game = deal(edition, seats, sets, 5)
    while not game.over:
        if chooser.random() < 0.1:
            view = game.view(game.acting)
            data = json.loads(json.dumps(saved_world(view)))
            assert (data["seed"], data["chance"], data["history"]) == (None, None, [])
            world = Game.from_json(data)
            assert world.acting == game.acting
            assert world.legal_actions() == game.legal_actions()
            seen = world.view(world.acting)
            assert seen.to_json() == view.to_json()
            luck = chooser.getrandbits(48)
            imagined = seen.imagine(FastChance(luck)).position_key()
            assert imagined == view.imagine(FastChance(luck)).position_key()
        game.apply(chooser.choice(game.legal_actions()))


def test_what_is_hidden_is_made_up() -> None:
    """Not one in many positions tells the others' true hands."""
    true = 0
    for seed in range(50):
        game = deal("gift", 2, ["base"], seed)
        hidden = 1 - game.acting
        state = saved_world(game.view(game.acting))["state"]
        real = game.to_json()["state"]
        assert isinstance(state, dict)
        assert isinstance(real, dict)
        true += state["players"][hidden]["hand"] == real["players"][hidden]["hand"]
        assert state["deck"] != real["deck"]
    assert true < 5


def test_the_creatures_are_told_too() -> None:
    game = deal("creatures", 2, [], 1)
    assert isinstance(game, CreaturesGame)
    lines = position_lines(game.view(game.acting), game.legal_actions(), saved=False)
    assert [line.partition(" ")[0] for line in lines[:3]] == ["position", "view", "legal"]
