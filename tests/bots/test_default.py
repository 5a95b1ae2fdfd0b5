"""The default decision: there is one for every question, and games full of it end."""

import random
import re
from collections import defaultdict
from pathlib import Path

import pytest

from tangledbank.core.game import Game
from tangledbank.creatures.steps import STEPS as CREATURES
from tangledbank.evolution.steps import STEPS as EVOLUTION
from tangledbank.games import new_game
from tangledbank.laws.trial import begin

#: Every question of any game.
QUESTIONS = {question.word for steps in (EVOLUTION, CREATURES) for question in steps.questions()}

PAGE = Path(__file__).resolve().parents[2] / "docs/play/defaults.md"

#: More decisions than any game needs.
PATIENCE = 20_000


def play_by_default(game: Game, share: float, chooser: random.Random) -> dict[str, set[str]]:
    """Play to the end, so many of the decisions by default; the verbs that answered each question.

    The other decisions are any legal ones, for the sake of positions that defaults never reach.
    """
    answers: dict[str, set[str]] = defaultdict(set)
    for _ in range(PATIENCE):
        if game.over:
            return answers
        actions = game.legal_actions()
        choice = game.default_action()
        assert choice in actions
        answers[game.asking.word].add(str(choice).split()[0])
        game.apply(choice if chooser.random() < share else chooser.choice(actions))
    raise AssertionError("no end")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_creatures_end_when_nobody_decides(seats: int) -> None:
    for seed in range(10):
        play_by_default(new_game("creatures", seats, seed, fast=True), 1.0, random.Random(seed))


@pytest.mark.parametrize("edition", ["gift", "ua3", "tw", "cont1"])
@pytest.mark.parametrize("sets", [["base"], ["base", "fly", "continents", "special"]])
def test_games_end_when_nobody_decides(edition: str, sets: list[str]) -> None:
    for seed in range(5):
        play_by_default(new_game(edition, 3, seed, fast=True, sets=sets), 1.0, random.Random(seed))


def test_every_question_has_an_answer_of_its_own() -> None:
    answers: dict[str, set[str]] = defaultdict(set)
    for seed in range(2000):
        if seed >= 120 and set(answers) == QUESTIONS:
            break  # some questions are rare
        chooser = random.Random(seed)
        games: list[Game] = [begin(seed, None, chooser)]
        if seed < 20:
            games.append(new_game("creatures", 1 + seed % 4, seed, fast=True))
        for game in games:
            for asked, verbs in play_by_default(game, 0.3, chooser).items():
                answers[asked] |= verbs
    assert set(answers) == QUESTIONS
    assert answers["development"] == {"pass"}
    assert answers["go"] == {"end", "pass", "take"}
    assert answers["pairs"] == {"share"}
    assert answers["turn"] == {"create", "transmute", "take", "end", "sleep"}
    assert "accept" in answers["defence"]
    assert answers["dealing"] == {"animal", "cards"}


def test_a_survivor_takes_the_cards_of_the_usual_game() -> None:
    game = new_game("gift", 2, 3, {"survivor_reward": "cards_or_points"}, fast=True)
    chooser = random.Random(3)
    while game.asking.word != "dealing" or len(game.legal_actions()) < 3:
        game.apply(chooser.choice(game.legal_actions()))
    actions = game.legal_actions()
    assert game.default_action() is actions[-1]


def test_the_page_lists_every_question() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(listed) == QUESTIONS
