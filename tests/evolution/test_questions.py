"""What is asked has a message in every position, and its words are there; so in both games."""

import re

import pytest

import tangledbank as tb
from tangledbank.core.chance import FastChance
from tangledbank.core.errors import GameError
from tangledbank.core.game import Game
from tangledbank.core.step_kind import StepKinds
from tangledbank.creatures.steps import STEPS as CREATURES
from tangledbank.evolution.steps import STEPS as EVOLUTION
from tangledbank.messages.speech import speech


def asked_in(games: list[Game], steps: StepKinds) -> set[str]:
    """Play games at random; every question in them must be declared, and be a whole sentence."""
    declared = steps.messages()
    asked: set[str] = set()
    for seed, game in enumerate(games):
        chance = FastChance(seed)
        while not game.over:
            said = game.question()
            assert game.asking.word == game.view(game.acting).asked
            assert said.template in declared
            assert said.words.keys() <= set(declared[said.template])
            text = speech().question(said)
            assert text != said.template
            # A word that is not there shows as its name, and an empty one as two spaces.
            assert not re.search(r"[${]|  |^ ", text), text
            asked.add(said.template)
            actions = game.legal_actions()
            game.play(actions[chance.below(len(actions))])
    return asked


def test_every_question_of_whole_games_has_its_message() -> None:
    sets = ["base", "fly", "continents", "special"]
    games: list[Game] = [tb.new_game("gift", 3, seed, sets=sets) for seed in range(6)]
    asked = asked_in(games, EVOLUTION)
    assert {"ask-development", "ask-go", "ask-defence", "ask-migrating", "ask-lure"} <= asked


def test_so_has_every_question_of_the_creatures() -> None:
    games: list[Game] = [tb.new_game("creatures", 1 + seed % 4, seed) for seed in range(8)]
    asked = asked_in(games, CREATURES)
    assert asked == set(CREATURES.messages())


@pytest.mark.parametrize("steps", [EVOLUTION, CREATURES], ids=["evolution", "creatures"])
def test_every_question_that_is_declared_has_messages(steps: StepKinds) -> None:
    assert [one for one in steps.messages() if not speech().knows(one)] == []


def test_an_ambush_names_whom_it_is_about() -> None:
    """The first answer is to pass, which names nobody."""
    for seed in range(60):
        game = tb.new_game("gift", 2, seed, sets=["base", "fly"])
        chance = FastChance(seed)
        while not game.over and game.asking.word != "serving":
            actions = game.legal_actions()
            attacks = [one for one in actions if str(one).startswith("attack")]
            choices = attacks or actions
            game.play(choices[chance.below(len(choices))])
        if not game.over:
            target = game.legal_actions()[1].b
            assert str(game.question()) == f"ask-serving({'AB'[target >> 8]}{target & 255})"
            return
    raise AssertionError("nobody lay in ambush")


def test_nobody_is_asked_when_it_is_over_or_dice_are_thrown() -> None:
    game = tb.new_game("gift", 2, explicit=True)
    assert game.asking.word == ""
    with pytest.raises(GameError, match="no decision is pending"):
        game.question()
    with pytest.raises(GameError, match="no decision is pending"):
        game.default_action()
