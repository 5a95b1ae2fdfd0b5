"""Lines of notation: each action has one, and shorter ones are understood where they are clear."""

import pytest

from tangledbank import NotationError
from tangledbank.core.chance import FastChance
from tangledbank.creatures.bestiary import load_bestiary
from tangledbank.creatures.game import Game, new_game
from tangledbank.creatures.notation import read_written
from tangledbank.rulebook.creatures.setting import CreaturesSetting
from tangledbank.rulebook.script import parse


def position(text: str) -> Game:
    return CreaturesSetting(parse(f"{text}\n= over: no", "test", 1, "")).board


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_line_reads_back(seats: int) -> None:
    game = new_game("creatures", seats, seed=seats)
    chance = FastChance(seats)
    while not game.over:
        actions = game.legal_actions()
        for action in actions:
            assert game.read(str(action)) is action
            assert read_written(str(action), load_bestiary().deck) is action
        game.apply(actions[chance.below(len(actions))])


def test_short_forms() -> None:
    game = position(
        "A1: astral\nB1: plain\nsource: moon-lake\nhand ann: vampire/small\nto act: ann"
    )
    assert str(game.read("create small")) == "create vampire/small"
    assert str(game.read("add small on A1")) == "add small on A1 from vampire/small"
    assert str(game.read("take A1")) == "take A1 lower"
    game.state.lower = 0
    assert str(game.read("take A1")) == "take A1 upper"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("fly A1", "is not an action"),
        ("", "is not an action"),
        ("sleep", "write 'sleep CREATURE': 'sleep' takes one word"),
        ("keep it", "stands alone"),
        ("sleep A7", "no creature A7"),
        ("sleep X1", "is not a creature"),
        ("add small", "write 'add TRAIT on CREATURE from CARD'"),
        ("add big on A1", "no trait is called 'big'"),
        ("add small on A1", "which card"),
        ("take A1 middle", "write 'take CREATURE lower'"),
        ("take A1 lower+lower+lower", "write 'take CREATURE lower'"),
        ("use vampire at small", r"write 'use TRAIT \[on TRAIT\]'"),
        ("create small/small", "no card of this deck"),
    ],
)
def test_what_cannot_be_read(line: str, said: str) -> None:
    game = position("A1: plain\nB1: plain\nhand ann: vampire/small, small/scary\nto act: ann")
    with pytest.raises(NotationError, match=said):
        game.read(line)
