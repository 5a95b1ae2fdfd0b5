"""What the greedy bot decides in positions where a sensible player has no doubt."""

import pytest

from tangledbank.bots.bot import bot
from tangledbank.core.chance import FastChance
from tangledbank.evolution.game import Game
from tangledbank.rulebook.runner import Run
from tangledbank.rulebook.script import parse


def position(text: str, edition: str = "gift") -> Game:
    """The position of a scenario, after its moves."""
    # A scenario has to expect something.
    run = Run(parse(f"{text.strip()}\n= over: no", "test", 1, ""), edition)
    run.play()
    assert isinstance(run.game, Game)
    return run.game


def choice(text: str, edition: str = "gift") -> str:
    game = position(text, edition)
    view = game.view(game.acting)
    return str(bot("greedy").choose(view, game.legal_actions(), FastChance(0)))


FEEDING = {
    "the hungry before the fat": (
        "A1: fat-tissue; red 1\nA2: burrowing\nB1: big\nfood: 2",
        "take A2",
    ),
    "the one that can be saved": (
        "A1: big, parasite, carnivorous\nA2: swimming\nB1: big\nfood: 1",
        "take A2",
    ),
    "the pair that feeds two at once": (
        "A1: swimming\nA2: swimming\nA3: swimming\nA1-A2: cooperation\nB1: big\nfood: 2",
        ("take A1", "take A2"),
    ),
    "fat when there is nothing else": (
        "A1: fat-tissue (yellow)\nA2: swimming; red 1\nB1: big\nfood: 0",
        "burn A1 1",
    ),
    "sleep when there is nothing to eat": (
        "A1: hibernation\nA2: swimming; red 1\nB1: big\nfood: 0",
        "hibernate A1",
    ),
    "food before sleep": ("A1: hibernation\nB1: big; red 2\nfood: 3", "take A1"),
    "a rich animal is worth a hunt": (
        "A1: carnivorous\nB1: scavenger, fat-tissue, piracy\nfood: 4",
        "attack A1 B1",
    ),
    "a poisonous one is not": ("A1: carnivorous, fat-tissue\nB1: poisonous\nfood: 4", "take A1"),
    "nor one that leads to a poisonous one": (
        "A1: carnivorous, fat-tissue\nB1: mimicry\nB2: poisonous, camouflage\n"
        "B3: poisonous\nfood: 4",
        "take A1",
    ),
    "nor one's own": ("A1: carnivorous\nA2: running\nB1: camouflage\nfood: 4", "take A2"),
    "but what starves anyway may be eaten": (
        "A1: carnivorous, fat-tissue, piracy\nA2: plain\nB1: camouflage; red 1\nfood: 0",
        "attack A1 A2",
    ),
    "piracy starves a rival": (
        "A1: piracy\nA2: swimming; red 1\nB1: big; red 1\nfood: 0",
        "steal A1 B1 red",
    ),
    "grazing, when only others are hungry": (
        "A1: grazing; red 1\nB1: big, parasite\nfood: 3",
        "graze A1",
    ),
    "no grazing on one's own food": (
        "A1: grazing, big\nA2: swimming\nB1: swimming\nfood: 3",
        ("take A1", "take A2"),
    ),
}

ANSWERS = {
    "running costs nothing": (
        "A1: carnivorous\nB1: running, tail-loss\nfood: 4\nto act: ann\n> ann: attack A1 B1",
        "run",
    ),
    "the parasite goes first": (
        "A1: carnivorous\nB1: tail-loss, parasite, scavenger\nfood: 4\n"
        "to act: ann\n> ann: attack A1 B1",
        "drop parasite/",
    ),
    "the poorest takes the blow": (
        "A1: carnivorous\nB1: mimicry\nB2: fat-tissue, piracy, scavenger\nB3: swimming\n"
        "B4: ; red 1\nfood: 4\nto act: ann\n> ann: attack A1 B1",
        "redirect B4",
    ),
    "or the one that avenges itself": (
        "A1: carnivorous, big, fat-tissue\nB1: mimicry\nB2: fat-tissue, piracy\nB3: poisonous\n"
        "food: 4\nto act: ann\n> ann: attack A1 B1",
        "redirect B3",
    ),
}

DEVELOPMENT = {
    "the first card is an animal": ("hand ann: swimming, big/carnivorous", "animal "),
    "a parasite for the leader": (
        "A1: swimming\nB1: big, running, camouflage, scavenger\nC1: swimming\nC2: running\n"
        "hand ann: parasite/fat-tissue",
        "play parasite/fat-tissue on B1",
    ),
    "no animals that starve": (
        "A1: big\nA2: big\nA3: big\nA4: big\nB1: big\nB2: big\nB3: big\n"
        "hand ann: sharp-vision/fat-tissue",
        ("pass", "play fat-tissue/"),
    ),
    "shelter from the hunter": (
        "A1: scavenger, fat-tissue, piracy\nB1: carnivorous\nhand ann: camouflage/fat-tissue",
        "play camouflage/fat-tissue on A1",
    ),
    "in the last turn every card is a point": (
        "A1: swimming, camouflage\nB1: swimming\nlast turn: yes\nhand ann: sharp-vision/fat-tissue",
        ("play ", "animal "),
    ),
}

EXPANSIONS = {
    "a new animal lives where there is food for it": (
        "sets: continents\nA1: big\nA2: big\nA3: big\nB1: big\nB2: big\nhand ann: piracy",
        "animal piracy in gondwana",
    ),
    "and where nobody hunts": (
        "sets: continents\nA1: swimming; in ocean\nB1: carnivorous; in gondwana\n"
        "B2: carnivorous; in gondwana\nhand ann: piracy",
        ("animal piracy in laurasia", "play piracy"),
    ),
    "into the Ocean away from the hunters": (
        "sets: continents\nA1: scavenger, piracy, running\nB1: carnivorous\nB2: carnivorous\n"
        "hand ann: swimming",
        "play swimming on A1",
    ),
    "but not into the jaws of the hunters there": (
        "sets: continents\nA1: scavenger, piracy, running\nB1: carnivorous; in ocean\n"
        "B2: carnivorous; in ocean\nC1: carnivorous; in ocean\nhand ann: swimming",
        ("animal ", "pass"),
    ),
    "a herd as large as the pack": (
        "sets: continents\nA1: scavenger, piracy, running\nB1: carnivorous\nB2: big\n"
        "hand ann: herding/carnivorous",
        "play herding/carnivorous on A1",
    ),
    "a tumour kills what has little to hold against it": (
        "sets: continents\nlast turn: yes\nA1: big\nB1: big, running, camouflage\nB2: big\n"
        "hand ann: neoplasia/communication",
        "play neoplasia/communication on B2",
    ),
    "one more card keeps a sick animal alive": (
        "sets: continents\nA1: neoplasia, big\nA2: swimming; in ocean\nB1: big\nhand ann: piracy",
        "play piracy on A1",
    ),
    "a food of one's own": (
        "sets: fly\nA1: big\nB1: running\nhand ann: intellect/specialization-a",
        "play specialization-a/intellect on A1",
    ),
    "but not one that nobody could use": (
        "sets: fly\nA1: big\nB1: specialization-a\nhand ann: intellect/specialization-a",
        ("animal ", "pass"),
    ),
    "light fliers are safe from heavy hunters": (
        "sets: fly\nA1: scavenger, piracy\nA2: scavenger, piracy, hibernation, mimicry, big\n"
        "B1: carnivorous, running, big\nC1: specialization-a\n"
        "hand ann: flight/specialization-a",
        "play flight/specialization-a on A1",
    ),
}


@pytest.mark.parametrize(("text", "wanted"), FEEDING.values(), ids=FEEDING)
def test_feeding(text: str, wanted: str | tuple[str, ...]) -> None:
    assert choice(text).startswith(wanted)


@pytest.mark.parametrize(("text", "wanted"), ANSWERS.values(), ids=ANSWERS)
def test_answers(text: str, wanted: str) -> None:
    assert choice(text).startswith(wanted)


@pytest.mark.parametrize(("text", "wanted"), DEVELOPMENT.values(), ids=DEVELOPMENT)
def test_development(text: str, wanted: str | tuple[str, ...]) -> None:
    assert choice(f"phase: development\n{text}").startswith(wanted)


@pytest.mark.parametrize(("text", "wanted"), EXPANSIONS.values(), ids=EXPANSIONS)
def test_expansions(text: str, wanted: str | tuple[str, ...]) -> None:
    sets, text = text.split("\n", 1)
    assert choice(f"{sets}\nphase: development\n{text}").startswith(wanted)


def test_cards_while_there_are_some_and_points_after() -> None:
    text = "option: survivor_reward=cards_or_points\nphase: extinction\n"
    text += "A1: ; red 1\nA2: ; red 1\nB1: ; red 1\n"
    assert choice(text, "tw") == "cards 2"
    assert choice(text + "deck: 2", "tw") == "cards 0"
