"""What somebody must decide is told with its question: a message's name and its words."""

import random

import pytest

from tangledbank.server.table.views import Viewpoint, questions
from tangledbank.server.wire.news import Ask
from tangledbank.server.wire.setup import Setup
from tests.server.table.desk import STRANGER, Desk, begun, open_seats


def ask_of(desk: Desk) -> Ask:
    """What is asked of whoever must decide; nobody else is told."""
    for person in (STRANGER, *(seat.person for seat in desk.table.seats)):
        if person != desk.acting:
            assert questions(desk.table, Viewpoint(desk.table, person)) == []
    [ask] = questions(desk.table, Viewpoint(desk.table, desk.acting))
    return ask


@pytest.mark.parametrize("edition", ["gift", "creatures"])
def test_the_question_is_the_one_of_the_step(edition: str) -> None:
    desk = begun(Setup(edition=edition, seats=open_seats(2)), "ann", "bob")
    chooser = random.Random(3)
    said: set[str] = set()
    while desk.status() == "playing":
        ask = ask_of(desk)
        game = desk.table.the_game
        expected = game.question()
        assert ask.question.template == expected.template
        assert ask.question.words == expected.words
        assert ask.asked == game.view().asked
        said.add(ask.question.template)
        desk.decide(chooser.choice(desk.legal()))
    assert len(said) > 4


def test_a_defender_is_told_who_attacks_whom() -> None:
    deck = '[cards]\ncarnivorous = 24\n"tail-loss/carnivorous" = 40\n'
    desk = begun(Setup(deck=deck, seats=open_seats(2)), "ann", "bob")
    chooser = random.Random(5)
    while desk.table.the_game.asking.word != "defence":
        for verb in ("attack", "play", "animal", ""):
            fitting = [line for line in desk.legal() if line.startswith(verb)]
            if fitting:
                last = chooser.choice(fitting)
                break
        desk.decide(last)
    ask = ask_of(desk)
    _, hunter, prey = last.split()[:3]
    assert (ask.question.template, ask.out_of_turn) == ("ask-defence", True)
    assert ask.question.words == {"hunter": hunter, "prey": prey}
