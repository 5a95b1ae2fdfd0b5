"""What is asked has a message in every position, and its words are there."""

import tangledbank as tb
from tangledbank.core.chance import FastChance
from tangledbank.evolution.questions import PLAIN, asks
from tangledbank.evolution.view import View
from tangledbank.messages.speech import speech


def test_every_question_of_whole_games_has_its_message() -> None:
    asked: set[str] = set()
    for seed in range(6):
        game = tb.new_game(
            "gift", seats=3, seed=seed, sets=["base", "fly", "continents", "special"]
        )
        chance = FastChance(seed)
        while not game.over:
            actions = game.legal_actions()
            view = game.view(game.acting)
            assert isinstance(view, View)
            said = asks(view, actions)
            assert said.template != "ask-something", view.asked
            text = speech().say(said.template, said.words)
            assert text != said.template
            assert "$" not in text, text
            assert "  " not in text, text  # a word that is empty
            asked.add(said.template)
            game.play(actions[chance.below(len(actions))])
    assert {"ask-development", "ask-go", "ask-defence", "ask-migrating"} <= asked


def test_every_plain_question_has_a_message() -> None:
    assert [one for one in sorted(PLAIN) if not speech().knows(f"ask-{one}")] == []
