"""Verbs are declared once: what is written can be read back, and clients get the same operands."""

import pytest

import tangledbank as tb
from tangledbank.core.chance import FastChance
from tangledbank.core.errors import NotationError
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import load_deck
from tangledbank.evolution.state import NONE
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.written import read_written

DECK = load_deck("base")
BIG = DECK.kind("big/carnivorous")
A1, A2, B1 = 0x001, 0x002, 0x101


def test_verbs_have_the_numbers_of_their_places() -> None:
    assert [kind.number for kind in v.KINDS] == list(range(len(v.KINDS)))
    assert len(v.VERBS) == len(v.MOMENTS) == len(v.KINDS)
    assert all(v.MOMENTS)


def test_a_verb_out_of_order_is_refused() -> None:
    with pytest.raises(ValueError, match="in the order of their numbers: bristle"):
        v.declare(7, "bristle {animal}", [], "HOUSE-SPINY-02")


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (v.action(v.TAKE, A1), {"animal": "A1"}),
        (v.action(v.BURN, A1, 2), {"animal": "A1", "count": "2"}),
        (
            v.action(v.PLAY, BIG, t.CARNIVOROUS, A1),
            {
                "card": "big/carnivorous",
                "face": "carnivorous/big",
                "trait": "carnivorous",
                "animal": "A1",
            },
        ),
        (
            v.action(v.DROP, BIG, t.BIG, NONE | v.UPPER),
            {"card": "big/carnivorous", "trait": "big", "token": "", "place": "upper"},
        ),
        (
            v.action(v.SHED, A1, BIG, t.BIG | 3 << 6),
            {
                "animal": "A1",
                "card": "big/carnivorous",
                "trait": "big",
                "partner": "",
                "token": "yellow",
            },
        ),
    ],
)
def test_the_operands_by_name(act: tb.Action, words: dict[str, str]) -> None:
    assert v.KINDS[act.verb].words(act) == words


def test_what_may_be_done_is_written_and_read_back() -> None:
    seen: set[str] = set()
    for seed, sets in enumerate((["base"], ["base", "fly"], ["base", "continents"])):
        game = tb.new_game("gift", seats=3, seed=seed, sets=sets)
        chance = FastChance(seed)
        while not game.over:
            actions = game.legal_actions()
            for act in actions:
                assert read_written(str(act), game.deck) is act
                seen.add(v.VERBS[act.verb])
            game.play(actions[chance.below(len(actions))])
    assert len(seen) > 15


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "is not an action"),
        ("fly A1", "'fly A1' is not an action"),
        ("take", "it is written 'take {animal}'"),
        ("play big on", "it is written 'play {face} on {animal}' or 'play"),
        ("steal A1 B1 green", "'green' is not a colour"),
    ],
)
def test_what_is_not_written_so_is_refused(line: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        read_written(line, DECK)
