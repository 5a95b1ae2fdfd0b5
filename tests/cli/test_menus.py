"""Menus say of every action what it means, in messages that are found by its verb."""

import random
import re
from collections.abc import Iterator

from tangledbank.cli.choice import Choice
from tangledbank.cli.creatures.choices import menu as creatures_menu
from tangledbank.cli.evolution.choices import is_of_an_animal, menu
from tangledbank.creatures import verbs as creatures
from tangledbank.evolution import verbs as v
from tangledbank.evolution.game import Game
from tangledbank.games import new_game
from tangledbank.messages.speech import speech


def listed(choices: list[Choice]) -> Iterator[Choice]:
    for choice in choices:
        yield choice
        yield from listed(choice.more)


def menus(seeds: range) -> Iterator[tuple[Game, list[Choice]]]:
    """The menus of random games."""
    for seed in seeds:
        chooser = random.Random(seed)
        game = new_game("gift", 3, seed, sets=["base", "fly", "continents", "special"])
        while not game.over:
            actions = game.legal_actions()
            if game.asking.word not in ("development", "go") or chooser.random() < 0.1:
                yield game, menu(game.view(game.acting), actions, game.rules)
            game.play(chooser.choice(actions))


def test_every_verb_has_a_message() -> None:
    verbs = sorted(set(v.VERBS))
    assert [verb for verb in verbs if not speech().knows(f"menu-evolution-{verb}")] == []


def test_every_action_of_whole_games_is_explained() -> None:
    explained: set[str] = set()
    for game, choices in menus(range(8)):
        actions = [choice.action for choice in listed(choices) if choice.action is not None]
        assert set(actions) == set(game.legal_actions())
        for choice in listed(choices):
            assert choice.gloss
            # A word that is missing shows as its name.
            assert not re.search(r"[${]|menu-|-whose|-look|-has|-need|-fed", choice.gloss), (
                choice.gloss
            )
        explained |= {str(action).split()[0] for action in actions}
    assert {"take", "attack", "play", "migrate", "settle", "burn", "accept"} <= explained


def test_a_message_for_the_question_or_an_operand_goes_before() -> None:
    glosses: dict[str, set[str]] = {}
    for game, choices in menus(range(6)):
        for choice in listed(choices):
            if choice.action is v.action(v.PASS):
                glosses.setdefault(game.asking.word, set()).add(choice.gloss)
            if choice.action is not None and choice.action.verb == v.ANIMAL:
                place = re.search(r" in (\w+)$", choice.label)
                assert (place is None) == ("a new animal in" not in choice.gloss)
    assert glosses["development"] == {"play no more cards in this turn"}
    assert glosses["serving"] == {"let it have its token"}
    assert len(glosses["go"]) == 1


def test_what_an_animal_does_is_grouped_by_it() -> None:
    assert all(is_of_an_animal(verb) for verb in (v.TAKE, v.ATTACK, v.MIGRATE, v.SHED))
    others = (v.PASS, v.ANIMAL, v.PLAY, v.SHARE, v.HAND, v.RUN, v.REDIRECT)
    assert not any(is_of_an_animal(verb) for verb in others)


def test_every_action_of_the_creatures_is_explained() -> None:
    explained: set[str] = set()
    for seed in range(6):
        chooser = random.Random(seed)
        game = new_game("creatures", 1 + seed % 4, seed)
        while not game.over:
            actions = game.legal_actions()
            for choice in listed(creatures_menu(game.view(game.acting), actions)):
                assert choice.gloss
                assert not re.search(r"[${]|menu-|-whose", choice.gloss), choice.gloss
            action = chooser.choice(actions)
            explained.add(str(action).split()[0])
            game.play(action)
    assert explained == set(creatures.VERBS)
