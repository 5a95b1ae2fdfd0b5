"""Verbs are declared once: clients get their operands, and what names nothing is refused."""

import pytest

import tangledbank as tb
from tangledbank.core.errors import GameError, NotationError
from tangledbank.creatures import verbs as v
from tangledbank.creatures.bestiary import load_bestiary
from tangledbank.creatures.game import new_game
from tangledbank.creatures.notation import read_written
from tangledbank.creatures.traits import names as t
from tangledbank.server.kinds.creatures.adapter import CreaturesServerAdapter
from tangledbank.server.wire.news import Move

A1, B1 = 0x001, 0x101
CARD = t.VAMPIRE << 6 | t.SMALL
NOBODY = 99
NO_SEAT = 7 << 8 | 1
NO_TRAIT = 60


def test_verbs_have_the_numbers_of_their_places() -> None:
    assert [kind.number for kind in v.KINDS] == list(range(len(v.KINDS)))
    assert all(v.MOMENTS)


@pytest.mark.parametrize(
    ("act", "move"),
    [
        (v.action(v.KEEP), Move("keep", "keep")),
        (
            v.action(v.CREATE, CARD),
            Move("create vampire/small", "create", card="vampire/small"),
        ),
        (
            v.action(v.ADD, CARD, t.SMALL, A1),
            Move(
                "add small on A1 from vampire/small",
                "add",
                card="vampire/small",
                trait="small",
                animal="A1",
            ),
        ),
        (
            v.action(v.TAKE, A1, 1, 1),
            Move("take A1 lower+upper", "take", animal="A1", place="lower+upper"),
        ),
        (v.action(v.WAKE, A1, B1), Move("wake A1 B1", "wake", animal="A1", target="B1")),
        (
            v.action(v.TURN, A1, t.VAMPIRE),
            Move("turn A1 vampire", "turn", animal="A1", trait="vampire"),
        ),
        (v.action(v.USE, t.VAMPIRE), Move("use vampire", "use", trait="vampire")),
        (
            v.action(v.USE, t.FIRE_BREATHING, 1 + t.SMALL),
            Move("use fire-breathing on small", "use", trait="fire-breathing", place="small"),
        ),
    ],
)
def test_the_moves_that_clients_get(act: tb.Action, move: Move) -> None:
    assert CreaturesServerAdapter().move(act) == move


def test_a_new_creature_alone_is_hidden() -> None:
    hidden = set(range(len(v.KINDS))) - CreaturesServerAdapter().open_verbs
    assert hidden == {v.CREATE}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("take A1", "it is written 'take {animal} {place}'"),
        ("take A1 middle", "it is written 'take {animal} {place}'"),
        ("take A1 upper+lower", "it is written 'take A1 lower\\+upper'"),
        ("create small", "small"),
        ("frolic", "is not an action"),
    ],
)
def test_what_is_not_in_full_is_not_read_back(line: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        read_written(line, load_bestiary().deck)


DANGLING = [
    v.action(v.SLEEP, NOBODY),
    v.action(v.TAKE, NO_SEAT, 1, 0),
    v.action(v.ATTACK, A1, NOBODY),
    v.action(v.SCARE, A1, NO_SEAT),
    v.action(v.REDIRECT, NOBODY),
    v.action(v.ADD, CARD, NO_TRAIT, A1),
    v.action(v.ADD, CARD, t.SMALL, NOBODY),
    v.action(v.USE, NO_TRAIT),
    v.action(v.USE, t.FIRE_BREATHING, 1 + NO_TRAIT),
    v.action(v.SHED, NO_TRAIT),
    v.action(60),
]


@pytest.mark.parametrize("act", DANGLING, ids=str)
def test_what_names_nothing_is_refused(act: tb.Action) -> None:
    """By the clause that says whose turn it is, since no other can judge it."""
    game = new_game("creatures", seats=2, seed=3)
    before = game.to_json()
    assert [reason.clause for reason in game.why_not(act)] == ["CREA-RND-02"]
    assert len(game.why_not(act, 1 - game.acting)) == 1
    with pytest.raises(GameError):
        game.apply(act)
    assert game.to_json() == before
