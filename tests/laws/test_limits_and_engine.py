"""An engine that forgets one use is found out by the count of uses."""

import pytest

from tangledbank.evolution.game import Game
from tangledbank.evolution.rules import EVERY_ATTACK
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.limits import Limits
from tests.laws.boards_of_text import game_after

LAND = "edition: gift\nsets: fly continents\nfood: laurasia 9\n"
PAIR = "A1-A2: recombination\n"

#: A set-up, the lines that are played, what the engine forgets, and the clause it breaks.
FORGOTTEN: dict[str, tuple[str, str, str, object, str]] = {
    "a migration by a card that changed hands": (
        LAND + "A1: migration\nA2: suckerfish, running\nB1: big\nB2: big\n" + PAIR,
        "migrate A1 to gondwana; follow A2 A1; take B1; recombine A1 A2; hand running of A2; "
        "take B1; migrate A2 to laurasia",
        "migrants_alone_marked",
        True,
        "CONT-RECOMBINATION-07",
    ),
    "an attack that ink gave back, by a card that changed hands": (
        LAND + "A1: carnivorous\nA2: ambush, running\n" + PAIR + "B1: ink-cloud\nB2: big\n",
        "attack A1 B1; ink; recombine A1 A2; hand running of A2; take B1; attack A2 B1",
        "first_readings",
        True,
        "CONT-RECOMBINATION-07",
    ),
    "Specialization once a turn": (
        LAND + "option: specialization_limit=once_per_turn\n"
        "A1: specialization-a, big\nA2: big\nB1: big\n",
        "specialize A1; take B1; specialize A1",
        "specialization_once",
        False,
        "E-45",
    ),
    "Metamorphosis once a turn": (
        LAND + "option: metamorphosis_limit=once_per_turn\n"
        "A1: metamorphosis, running, camouflage, big\nB1: big\n",
        "shed A1 running; take B1; shed A1 camouflage",
        "metamorphosis_once",
        False,
        "EXP-RULING-24",
    ),
    "one ambusher for each token": (
        LAND
        + "A1: carnivorous, ambush\nA2: carnivorous, ambush\nA3: plain\nB1: ink-cloud\nB2: big\n",
        "take A3; pass; take B1; attack A1 B1; ink; attack A2 B1",
        "ambushers_per_player",
        2,
        "EXP-RULING-03",
    ),
    "one redirect a turn": (
        LAND + "A1: carnivorous\nA2: carnivorous\nB1: mimicry\nB2: tail-loss\nB3: big\n",
        "attack A1 B1; drop tail-loss; take B3; attack A2 B1",
        "mimicry",
        EVERY_ATTACK,
        "BASE-MIMICRY-03",
    ),
}


@pytest.mark.parametrize("what", FORGOTTEN)
def test_an_engine_that_forgets(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text, lines, name, value, clause = FORGOTTEN[what]
    game = game_after(f"{text}to act: ann")
    limits = Limits(game)
    monkeypatch.setattr(game.rules, name, value)
    *before, last = [line.strip() for line in lines.split(";")]
    for line in before:
        play(game, limits, line)
    with pytest.raises(LawBroken, match=clause):
        play(game, limits, last)


def play(game: Game, limits: Limits, line: str) -> None:
    action = game.read(line)
    limits.decide(action)
    limits.check(game.apply(action))
