"""Taking back: without peeking where nothing was learnt, else only if all agree."""

import random

import pytest

import tangledbank
from tangledbank.server.table import verbs
from tangledbank.server.table.undo import state_of
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Setup
from tests.server.table.desk import Desk, begun, fresh_id, open_seats


def undo(desk: Desk, person: str) -> None:
    desk.do(person, wire.Undo(fresh_id()))


def of(desk: Desk, verb: str) -> str:
    return next(action for action in desk.legal() if action.startswith(verb))


def test_a_new_animal_is_taken_back_freely() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    person, before = desk.acting, desk.legal()
    key = desk.table.the_game.position_key()
    desk.decide(of(desk, "animal"))
    assert state_of(desk.table, person) == "free"
    undo(desk, person)
    assert desk.table.the_game.position_key() == key
    assert desk.legal() == before
    assert len(desk.table.steps) == 1
    desk.check_log()


def test_only_the_own_last_decision_is_free() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    first = desk.acting
    other = "bob" if first == "ann" else "ann"
    assert desk.refuse(first, wire.Undo(fresh_id())) == "nothing-to-undo", "the deal stays"
    desk.decide(of(desk, "animal"))
    assert desk.refuse(other, wire.Undo(fresh_id())) == "nothing-to-undo"
    assert desk.refuse("eve", wire.Undo(fresh_id())) == "not-seated"
    desk.decide(of(desk, "animal"))
    assert state_of(desk.table, first) == "ask", "somebody else has decided since"
    assert state_of(desk.table, other) == "free"


def test_a_table_may_allow_no_undo() -> None:
    desk = begun(Setup(seats=open_seats(2), undo="never"), "ann", "bob")
    person = desk.acting
    desk.decide(of(desk, "animal"))
    assert state_of(desk.table, person) == "no"
    assert desk.refuse(person, wire.Undo(fresh_id())) == "nothing-to-undo"


@pytest.mark.slow(days=4)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("edition", "sets"),
    [("gift", ["base"]), ("gift", ["base", "fly", "continents", "special"]), ("creatures", None)],
)
def test_free_means_that_nothing_was_learnt(
    edition: str, sets: list[str] | None, seed: int
) -> None:
    """After a free undo everybody knows what they knew before, and no throw was seen."""
    chooser = random.Random(seed)
    setup = Setup(edition=edition, sets=sets or ["base"], seats=open_seats(2 + seed % 2))
    desk = begun(setup, *["ann", "bob", "eve"][: 2 + seed % 2])
    tried = 0
    while desk.status() == "playing" and len(desk.table.steps) < 400:
        person, seat = desk.acting, desk.table.acting
        hands = hidden_of(desk)
        thrown = len(desk.table.the_game.history)
        desk.decide(chooser.choice(desk.legal()))
        if desk.status() == "playing" and state_of(desk.table, person) == "free":
            tried += 1
            # Nothing was thrown, and no hand has grown: no card was drawn.
            assert len(desk.table.the_game.history) == thrown + 1
            grown = [
                at
                for at, (old, new) in enumerate(zip(hands, hidden_of(desk), strict=True))
                if new > old
            ]
            assert not grown, desk.table.steps[-1].action
            assert desk.table.steps[-1].seat == seat
            if tried % 5 == 0:
                undo(desk, person)
    desk.check_log()
    assert tried > 15


def hidden_of(desk: Desk) -> list[int]:
    """How many cards each seat holds."""
    view = desk.table.the_game.view().to_json()
    players = view["players"]
    assert isinstance(players, list)
    return [player["hand_size"] for player in players]


def until_learnt(desk: Desk, chooser: random.Random) -> str:
    """Play until somebody has decided something that cannot be unlearnt; who that was."""
    while True:
        person = desk.acting
        desk.decide(chooser.choice(desk.legal()))
        if state_of(desk.table, person) == "ask" and desk.table.steps[-1].thrown:
            return person


def test_dice_are_not_thrown_again_and_the_record_verifies() -> None:
    """With the consent of all a throw is taken back; the same decisions bring the same dice."""
    chooser = random.Random(3)
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    for _ in range(3):
        person = until_learnt(desk, chooser)
        other = "bob" if person == "ann" else "ann"
        step = desk.table.steps[-1]
        number = len(desk.table.steps)
        undo(desk, person)
        assert len(desk.table.steps) == number, "nothing happens before all agree"
        motion = desk.table.motion
        assert motion is not None
        desk.do(other, wire.Answer(fresh_id(), motion.number, True))
        assert len(desk.table.steps) == number - 1
        assert desk.acting == person
        desk.decide(step.action)
        assert desk.table.steps[-1].thrown == step.thrown
    while desk.status() == "playing":
        desk.decide(chooser.choice(desk.legal()))
    desk.check_log()
    report = tangledbank.verify(tangledbank.write_record(desk.table.the_game))
    assert report.ok, str(report)


def test_a_refused_proposal_is_forgotten() -> None:
    desk = begun(Setup(seats=open_seats(3)), "ann", "bob", "eve")
    first = desk.acting
    desk.decide(of(desk, "animal"))
    second = desk.acting
    desk.decide(of(desk, "animal"))
    third = next(one for one in ("ann", "bob", "eve") if one not in (first, second))
    undo(desk, first)
    motion = desk.table.motion
    assert motion is not None
    assert desk.refuse(second, wire.Abort(fresh_id())) == "proposal"
    desk.do(second, wire.Answer(fresh_id(), motion.number, True))
    assert len(desk.table.steps) == 3, "one is still to be asked"
    desk.do(third, wire.Answer(fresh_id(), motion.number, False))
    assert desk.table.motion is None
    assert len(desk.table.steps) == 3
    assert desk.refuse(third, wire.Answer(fresh_id(), motion.number, True)) == "no-proposal"
    desk.check_log()


def test_going_further_back_takes_everything_since_with_it() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    key = desk.table.the_game.position_key()
    first = desk.acting
    desk.decide(of(desk, "animal"))
    second = desk.acting
    desk.decide(of(desk, "animal"))
    undo(desk, first)
    motion = desk.table.motion
    assert motion is not None
    assert desk.refuse("eve", wire.Answer(fresh_id(), motion.number, True)) == "not-seated"
    desk.do(second, wire.Answer(fresh_id(), motion.number, True))
    assert desk.table.the_game.position_key() == key
    desk.check_log()


def test_a_decision_puts_an_end_to_a_proposed_undo() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    first = desk.acting
    desk.decide(of(desk, "animal"))
    desk.decide(of(desk, "animal"))
    undo(desk, first)
    number = desk.table.motion.number if desk.table.motion is not None else 0
    desk.decide(of(desk, "animal"))
    other = "bob" if first == "ann" else "ann"
    assert desk.refuse(other, wire.Answer(fresh_id(), number, True)) == "no-proposal"


def test_bots_do_not_vote() -> None:
    desk = begun(Setup(seats=open_seats(1, "greedy", "greedy")), "ann")
    while desk.table.acting != 0:
        desk.bot_decides()
    key = desk.table.the_game.position_key()
    desk.decide(of(desk, "animal"))
    desk.bot_decides()
    undo(desk, "ann")
    assert desk.table.the_game.position_key() == key
    desk.check_log()


def test_a_free_undo_leaves_other_proposals_standing() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    first = desk.acting
    other = "bob" if first == "ann" else "ann"
    desk.decide(of(desk, "animal"))
    desk.do(other, wire.Abort(fresh_id()))
    undo(desk, first)
    assert desk.table.motion is not None


def test_what_the_clock_decided_is_not_taken_back_freely() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    person = desk.acting
    desk.decide(of(desk, "animal"))
    other = desk.acting
    desk.write(verbs.by_default(desk.table, "clock"))
    assert state_of(desk.table, other) == "no", "it was not a decision of theirs"
    assert state_of(desk.table, person) == "ask"


def test_taking_back_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time costs a game played again, and so it does whenever the table is read."""
    monkeypatch.setattr("tangledbank.server.table.undo.MOST", 3)
    desk = begun(Setup(seats=open_seats(2)), "ann", "ann")
    for _ in range(3):
        desk.decide(next(line for line in desk.legal() if line.startswith("animal")))
        desk.do("ann", wire.Undo(fresh_id()))
    desk.decide()
    assert desk.news("ann").undo == "no"
    assert desk.refuse("ann", wire.Undo(fresh_id())) == "nothing-to-undo"
    desk.check_log()


@pytest.mark.parametrize("left", [False, True], ids=["cut off", "left"])
def test_nobody_takes_a_reveal_back_while_another_is_away(left: bool) -> None:
    """Else whoever is alone for a minute could try out what the deck holds."""
    desk = begun(Setup(seats=open_seats(3)), "ann", "bob", "eve")
    while not any(step.seat == 0 and not step.quiet for step in desk.table.steps[1:]):
        desk.decide(next((line for line in desk.legal() if line.startswith("play")), ""))
    desk.write(*verbs.stand_ins(desk.table, "eve", True, left))
    assert desk.news("ann").undo == "no"
    assert desk.refuse("ann", wire.Undo(fresh_id())) == "away"
    desk.write(*verbs.stand_ins(desk.table, "eve", False, False))
    assert desk.news("ann").undo == "ask"
    desk.do("ann", wire.Undo(fresh_id()))
    motion = desk.table.motion
    assert motion is not None
    desk.do("bob", wire.Answer(fresh_id(), motion.number, True))
    steps = len(desk.table.steps)
    desk.write(*verbs.stand_ins(desk.table, "eve", True, left))
    assert len(desk.table.steps) == steps, "a player who is away has not agreed"
    assert desk.table.motion is None
    desk.check_log()


def test_what_is_free_stays_free_when_somebody_is_cut_off() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    person, other = desk.acting, "bob" if desk.acting == "ann" else "ann"
    desk.decide(of(desk, "animal"))
    desk.write(*verbs.stand_ins(desk.table, other, True, False))
    undo(desk, person)
    assert len(desk.table.steps) == 1


def test_alone_after_another_left_nobody_tries_out_the_dice() -> None:
    """Play on alone, see a die, take it back, do otherwise: not while the other is away."""
    chooser = random.Random(3)
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    person = until_learnt(desk, chooser)
    other = "bob" if person == "ann" else "ann"
    desk.do(other, wire.Leave(fresh_id()))
    steps = list(desk.table.steps)
    assert desk.news(person).undo == "no"
    assert desk.refuse(person, wire.Undo(fresh_id())) == "away"
    assert list(desk.table.steps) == steps
    desk.do(other, wire.Return(fresh_id()))
    undo(desk, person)
    assert list(desk.table.steps) == steps, "whoever is back is asked"
    motion = desk.table.motion
    assert motion is not None
    desk.do(other, wire.Answer(fresh_id(), motion.number, True))
    assert list(desk.table.steps) == steps[:-1]


def test_who_gave_up_has_no_say() -> None:
    chooser = random.Random(3)
    desk = begun(Setup(seats=open_seats(3)), "ann", "bob", "eve")
    person = until_learnt(desk, chooser)
    others = [one for one in ("ann", "bob", "eve") if one != person]
    desk.do(others[0], wire.Leave(fresh_id()))
    assert desk.news(person).undo == "no"
    desk.do(others[0], wire.Surrender(fresh_id()))
    steps = len(desk.table.steps)
    undo(desk, person)
    motion = desk.table.motion
    assert motion is not None
    desk.do(others[1], wire.Answer(fresh_id(), motion.number, True))
    assert len(desk.table.steps) == steps - 1
