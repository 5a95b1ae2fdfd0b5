"""The greedy bot plays the magical creatures clearly better than chance."""

from tangledbank.arena.matches import Match, seed_of
from tangledbank.bots.bot import bot
from tangledbank.core.chance import FastChance
from tangledbank.core.game import Game
from tangledbank.rulebook.creatures.setting import CreaturesSetting
from tangledbank.rulebook.script import parse


def choice(text: str) -> str:
    game: Game = CreaturesSetting(parse(f"{text}\n= over: no", "test", 1, "")).game
    view = game.view(game.acting)
    return str(bot("greedy").choose(view, game.legal_actions(), FastChance(1)))


def test_it_beats_random() -> None:
    wins = 0
    for number in range(60):
        bots = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        won = Match("creatures", bots).play(seed_of(number, "rivals")).winners
        wins += bots[won[0]] == "greedy"
    assert wins >= 54


def test_it_transmutes_when_it_can() -> None:
    text = "A1: plain; energy 4\nB1: plain\nhand ann: vampire/small\nto act: ann"
    assert choice(text) == "transmute A1"


def test_it_takes_before_it_sleeps() -> None:
    assert choice("A1: plain; energy 1\nA2: plain\nB1: plain\nto act: ann").startswith("take A1")


def test_it_plays_alone_too() -> None:
    assert Match("creatures", ["greedy"]).play(1).decided_by == "transmutations"
