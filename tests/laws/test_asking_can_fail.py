"""Whom the game asks in an expanded game, and the law that notices when it asks somebody else."""

import pytest

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.state import State, Step
from tangledbank.evolution.verbs import action
from tangledbank.laws import asking, flow
from tangledbank.laws.asking import NOBODY
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.flow import Flow
from tests.laws.boards_of_text import game_after

FLY = "edition: gift\nsets: fly\nfood: 9\n"
CONTINENTS = "edition: gift\nsets: continents\nfood: laurasia 9\n"
SWAP = "A1-A2: recombination\nB1: plain\nto act: ann\n> ann: recombine A1 A2"

#: A scenario and an action, and the step at which somebody is asked after it.
QUESTIONS: dict[str, tuple[str, str, str]] = {
    "an ambush": (
        FLY + "A1: carnivorous, ambush\nB1: plain\nB2: plain\nto act: bob",
        "take B1",
        "Serving",
    ),
    "an Anglerfish": (FLY + "A1: carnivorous\nB1: plain\nto act: ann", "attack A1 B1", "Lure"),
    "its bite": (
        FLY
        + "A1: carnivorous, running, mimicry\nA2: sharp-vision\nB1: plain\n"
        + "B2: ; card anglerfish\nto act: ann\n> ann: attack A1 B1",
        "reveal B2",
        "Bite",
    ),
    "answers to an attack": (
        FLY + "A1: carnivorous\nB1: shell\nto act: ann",
        "attack A1 B1",
        "Hunt",
    ),
    "more migrants": (
        CONTINENTS + "A1: migration\nA2: migration\nB1: plain\nto act: ann",
        "migrate A1 to gondwana",
        "Migrating",
    ),
    "followers": (
        CONTINENTS + "A1: migration\nB1: suckerfish\nto act: ann",
        "migrate A1 to gondwana",
        "Migrating",
    ),
    "a Swimming card": (
        CONTINENTS
        + "A1: migration; in ocean\nB1: plain\ndiscard bob: herding/swimming, swimming\n"
        + "to act: ann",
        "migrate A1 to gondwana",
        "Fetching",
    ),
    "a trait to hand over": (
        CONTINENTS + "A1: running\nA2: camouflage, big\n" + SWAP.partition("\n>")[0],
        "recombine A1 A2",
        "Exchange",
    ),
    "a trait that is there twice": (
        CONTINENTS + "A1: carnivorous/poisonous, camouflage\nA2: carnivorous/migration\n" + SWAP,
        "hand camouflage of A1",
        "Doubles",
    ),
    "pair traits": (
        CONTINENTS
        + "A1: plain\nA2: big\nA3: big\nA1-A2: cooperation\nA1-A3: cooperation\n"
        + "B1: plain\nto act: ann",
        "take A1",
        "Chain",
    ),
    "scavengers": (
        CONTINENTS + "A1: carnivorous\nA2: scavenger\nA3: scavenger\nB1: plain\nto act: ann",
        "attack A1 B1",
        "Carrion",
    ),
    "a continent": (
        "edition: cont1\nsets: continents fly\nfood: ocean 9\n"
        + "A1: swimming, metamorphosis; in ocean\nB1: plain\nto act: ann",
        "shed A1 swimming",
        "Landing",
    ),
    "an eaten animal": (
        CONTINENTS.replace("9", "0")
        + "A1: carnivorous; blue 2\nB1: regeneration, camouflage; remains\n"
        + "hand bob: running, piracy\nB2: hibernation; red 0\nto act: bob",
        "hibernate B2",
        "Extinction",
    ),
}


@pytest.mark.parametrize("what", QUESTIONS)
def test_who_is_asked(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reading agrees, and were it otherwise, the law would say so."""
    text, line, step = QUESTIONS[what]
    game = game_after(text)
    chosen = game.read(line)
    Flow(game).check(chosen)
    monkeypatch.setattr(flow, "whom_to_ask", expecting(step, NOBODY))
    with pytest.raises(LawBroken, match=f"asked but has no choice, in {step}, after"):
        Flow(game).check(chosen)
    monkeypatch.setattr(flow, "whom_to_ask", expecting(step, 7))
    with pytest.raises(LawBroken, match=f"(instead of seat 7|seat 7 is skipped) in {step}"):
        Flow(game).check(chosen)


def expecting(kind: str, seat: int) -> object:
    """A reading that wants this seat to be asked wherever a step of this kind is on top."""

    def whom(s: State, step: Step) -> int | None:
        named = type(step).__name__ == kind
        return seat if named and asking.whom_to_ask(s, step) is not None else None

    return whom


@pytest.mark.parametrize("what", QUESTIONS)
def test_the_answers_decide_who_is_asked(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text, line, kind = QUESTIONS[what]
    if kind in ("Lure", "Landing", "Extinction"):
        return  # always asked
    game = game_after(text)
    real = asking.answers

    def none(s: State, step: Step) -> set[Action]:
        return {action(v.PASS)} if type(step).__name__ == kind else real(s, step)

    monkeypatch.setattr(asking, "answers", none)
    with pytest.raises(LawBroken, match=f"asked but has no choice, in {kind}"):
        Flow(game).check(game.read(line))
