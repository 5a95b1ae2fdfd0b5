"""Tournaments: rotated seats, the same games everywhere, and bots that fail."""

import math
from collections import Counter

import pytest

import tangledbank as tb
from tangledbank.arena.clock import limit_of
from tangledbank.arena.tournament import Bout, Tournament
from tangledbank.bots.bot import bot
from tangledbank.core.errors import SetupError

ROGUES = ["tests.arena.rogue_entries"]


@pytest.mark.parametrize(
    ("bots", "seats"),
    [("a", 3), ("ab", 2), ("ab", 4), ("abc", 4), ("abcd", 4), ("abcde", 3), ("abbb", 4)],
)
def test_in_a_block_every_bot_sits_in_every_seat_equally_often(bots: str, seats: int) -> None:
    tournament = Tournament(list(bots), seats)
    for block in range(3):
        lineups = [tournament.lineup(block, game) for game in range(tournament.block_size)]
        for seat in range(seats):
            assert Counter(lineup[seat] for lineup in lineups) == Counter(bots)


def test_neighbours_change_from_block_to_block() -> None:
    tournament = Tournament(list("abcd"), 4)
    rings = set()
    for block in range(40):
        lineup = tournament.lineup(block, 0)
        start = lineup.index("a")
        rings.add(tuple(lineup[start:] + lineup[:start]))
    assert len(rings) == 6


def scores(tournament: Tournament, blocks: int) -> list[list[int]]:
    return [bout.scores for block in range(blocks) for bout in tournament.play(block).bouts]


def test_the_seed_decides_every_game() -> None:
    one = Tournament(["random"], 3, seed=5)
    assert scores(one, 4) == scores(Tournament(["random"], 3, seed=5), 4)
    assert scores(one, 4) != scores(Tournament(["random"], 3, seed=6), 4)


@pytest.mark.parametrize(
    ("edition", "sets", "seats"),
    [("ua3", ["base", "fly", "continents", "special"], 6), ("creatures", None, 3), ("tw", None, 2)],
)
def test_every_game_of_the_family(edition: str, sets: list[str] | None, seats: int) -> None:
    bout = Tournament(["random"], seats, edition, sets=sets).play(0).bouts[0]
    assert len(bout.scores) == len(bout.bots) == len(bout.thinking) == seats
    assert bout.winners


def test_the_shadow_plays_without_a_seat() -> None:
    bout = Tournament(["random"], 1, "creatures").play(0).bouts[0]
    assert bout.bots == ["random", "Shadow"]
    assert len(bout.scores) == 2
    assert len(bout.thinking) == 1


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(SetupError, match="unknown bot 'clever'"):
        Tournament(["clever"], 2).check()
    with pytest.raises(SetupError, match="seats"):
        Tournament(["random"], 9).check()
    with pytest.raises(SetupError, match="0 bots"):
        Tournament([], 2).check()
    with pytest.raises(SetupError, match="module 'no_such' cannot be imported: ModuleNotFound"):
        Tournament(["random"], 2, modules=["no_such"]).check()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("demanding", "cannot be made from tests.arena.rogues.Demanding: TypeError"),
        ("ghost", "cannot be made from tests.arena.rogues.Ghost: AttributeError"),
        ("stranger", "tests.arena.rogues.Stranger is not a subclass of tangledbank's Bot"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused(name: str, why: str) -> None:
    with pytest.raises(SetupError, match=f"the bot '{name}'.*{why}"):
        Tournament([name], 2, modules=ROGUES).check()


# Bots that fail


def rogue(name: str, limit: float | None = None) -> Bout:
    return Tournament([name, "random"], 2, modules=ROGUES, limit=limit).play(0).bouts[0]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("raiser", "raised ValueError: no idea"),
        ("cheat", "answered 'verb 63', which is not legal"),
        ("writer", "answered with str 'pass', which is not an action"),
        ("quitter", "raised SystemExit: enough"),
        ("mumbler", "raised Unspeakable: (its message cannot be shown: RuntimeError)"),
        ("chatterbox", f"raised ValueError: {'dear me ' * 25}..."),
    ],
)
def test_a_bot_that_fails_loses_its_moves_and_the_game_goes_on(name: str, why: str) -> None:
    bout = rogue(name)
    seat = bout.bots.index(name)
    assert bout.thinking[seat].faults == bout.thinking[seat].moves > 2
    assert bout.thinking[1 - seat].faults == 0
    if name == "writer":  # it answers with whatever comes first
        assert why in {fault.why for fault in bout.faults}
    else:
        assert {fault.why for fault in bout.faults} == {why}
    assert {fault.seat for fault in bout.faults} == {seat}
    assert {fault.default for fault in bout.faults if fault.asked == "development"} == {"pass"}


def test_the_position_of_a_fault_can_be_replayed() -> None:
    bout = rogue("raiser")
    fault, later = bout.faults[0], bout.faults[-1]
    game = tb.replay(fault.position)
    assert game.acting == fault.seat
    assert game.view(fault.seat).asked == fault.asked
    assert later.position == ""  # only the first few are kept


@pytest.mark.parametrize(
    ("name", "limit"), [("brooder", 0.05), ("denier", 0.05), ("sleeper", 0.02)]
)
def test_a_bot_that_is_too_late_is_interrupted(name: str, limit: float) -> None:
    bout = rogue(name, limit)
    assert bout.faults
    for fault in bout.faults:
        assert fault.why.startswith("too late: ")
        assert fault.why.endswith(f"the limit is {limit:g} s")


def test_no_limit_is_too_long_for_a_timer() -> None:
    assert Tournament(["random"], 2, limit=math.inf).play(0).bouts[0].faults == []


def test_limits_follow_budgets() -> None:
    class Timed:
        class budget:  # noqa: N801
            seconds = 0.5

    assert limit_of(Timed()) == 2.0  # type: ignore[arg-type]
    assert limit_of(bot("random")) == 30.0
