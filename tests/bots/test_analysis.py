"""The analysis of a game: fair to what a seat knew, sure of what it says, and always the same."""

import json
import random
from pathlib import Path

import pytest

from tangledbank.bots.analysis.analysis import Analysis, Work, analyse
from tangledbank.bots.analysis.judging import chance_of, final_chances, judge_decision
from tangledbank.bots.analysis.kept import (
    decision_to_json,
    file_beside,
    find_kept,
    from_json,
    keep,
    moment_to_json,
    to_json,
)
from tangledbank.bots.analysis.moment import DRAW, THROW, Decision, Moment
from tangledbank.bots.analysis.plan import jobs_of, shared_out
from tangledbank.bots.analysis.verdict import luck_of, mark_of, player_of, turning_points
from tangledbank.bots.bot import Budget
from tangledbank.bots.mind.tree import Search, Settings
from tangledbank.core.chance import FastChance
from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.record import Record
from tangledbank.core.recording import read_record
from tangledbank.core.replay import Replay
from tangledbank.evolution.game import Game
from tangledbank.laws.redeal import other_world
from tests.bots.short_game import short_record
from tests.bots.test_greedy import position

RECORDS = Path(__file__).resolve().parents[1] / "records"

#: One token: A2 can live on it and wins the game, A1 starves all the same.
SAVES_ONE = (
    "A1: big, parasite\nA2: swimming, burrowing\nB1: swimming; red 1\nlast turn: yes\nfood: 1"
)

#: So little that the interpreted engine is done soon.
LITTLE = Budget(iterations=1)


def judged(game: Game, line: str, iterations: int = 200) -> Decision:
    found = judge_decision(game, game.read(line), iterations, FastChance(5))
    assert found is not None
    return found


def told(decision: Decision | None) -> dict[str, object]:
    assert decision is not None
    return decision_to_json(decision)


def told_all(moments: list[Moment]) -> list[dict[str, object]]:
    return [moment_to_json(one) for one in moments]


@pytest.fixture(scope="module")
def record() -> Record:
    return read_record(short_record())


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    return analyse(record, LITTLE)


# One decision


def test_a_mistake_is_found_with_what_is_better_and_why() -> None:
    found = judged(position(SAVES_ONE), "take A1")
    assert found.best == "take A2"
    assert found.after < found.before - found.margin
    assert mark_of(found) in ("mistake", "blunder")
    assert "hint-lives(A2, ann)" in [str(reason) for reason in found.reasons]


def test_the_best_move_loses_nothing() -> None:
    found = judged(position(SAVES_ONE), "take A2")
    assert (found.tied, found.loss, found.best) == (True, 0.0, "take A2")
    assert found.lead > found.lead_margin


def test_equal_moves_are_a_tie() -> None:
    game = position("A1: swimming\nA2: swimming\nB1: big\nlast turn: yes\nfood: 9")
    for line in ("take A1", "take A2"):
        found = judged(game, line)
        assert found.tied
        assert found.best == line
        assert mark_of(found) == ""


def test_a_move_that_nobody_would_consider_is_judged_too() -> None:
    """The search looks at twelve moves; the one that was played is always among them."""
    animals = "\n".join(f"A{number}: plain" for number in range(1, 15))
    game = position(f"{animals}\nB1: plain\nlast turn: yes\nfood: 14")
    actions = game.legal_actions()
    search = Search(game.view(game.acting), actions, FastChance(0), Settings())
    assert len(search.candidates) > 12
    worst = str(search.candidates[-1].action)
    found = judged(game, worst)
    assert found.action == worst
    assert found.moves == 12


def test_a_decision_is_judged_by_what_its_seat_knew() -> None:
    """In any world that looks the same to the seat the verdict is the same, to the last digit."""
    replay = Replay(read_record((RECORDS / "gift-3.record").read_text(encoding="utf-8")))
    chooser = random.Random(4)
    for line in (8, 40, 90):
        replay.go(line)
        while not replay.record.entries[replay.at].seat:
            replay.forward()
        game = replay.game
        assert isinstance(game, Game)
        seat = game.acting
        action = game.legal_actions()[0]
        world = other_world(game, seat, chooser)
        assert world.position_key() != game.position_key()
        both = [judge_decision(one, action, 20, FastChance(1)) for one in (game, world)]
        assert told(both[0]) == told(both[1])
        assert chance_of(game, seat, 3, FastChance(2)) == chance_of(world, seat, 3, FastChance(2))


# A whole game


def test_the_same_seed_gives_the_same_analysis_in_any_order(
    record: Record, analysis: Analysis
) -> None:
    work = Work(record, seed=1)
    jobs = shared_out(jobs_of(record, [0, 1]), 2, LITTLE.iterations)
    backwards = [work.do(job) for job in reversed(jobs)]
    assert told_all(backwards[::-1]) == told_all(analysis.moments)
    other = Work(record, seed=2)
    assert told_all([other.do(job) for job in jobs]) != told_all(analysis.moments)


def test_the_graph_ends_with_the_result(record: Record, analysis: Analysis) -> None:
    won = [float(name in record.winners) / len(record.winners) for name in record.seats]
    assert analysis.moments[-1].chances == won
    assert all(0.0 <= one <= 1.0 for moment in analysis.moments for one in moment.chances)


def test_every_decision_is_judged(record: Record, analysis: Analysis) -> None:
    told = [one.decision for one in analysis.moments if one.decision is not None]
    replay = Replay(record)
    wanted = []
    while not replay.at_end:
        entry = record.entries[replay.at]
        if entry.seat and len(replay.game.legal_actions()) > 1:
            wanted.append((entry.seat, entry.text))
        replay.forward()
    assert [(record.seats[one.seat], one.action) for one in told] == wanted
    assert sum(player.decisions for player in analysis.players) == len(wanted)


def test_one_seat_alone_can_be_judged(record: Record) -> None:
    jobs = jobs_of(record, [1])
    replay = Replay(record)
    for job in jobs:
        if job.judged:
            replay.go(job.line)
            assert replay.game.acting == 1


def test_dice_and_new_cards_are_what_nobody_chose(record: Record) -> None:
    jobs = jobs_of(record, [0, 1])
    assert {job.next for job in jobs} == {"", THROW, DRAW}
    for job in jobs:
        if job.next == THROW:
            assert not record.entries[job.line].seat
    # Steps of the server are decisions: the last of them leads to the end.
    assert jobs[-1].over
    assert jobs[-1].decisions == sum(bool(entry.seat) for entry in record.entries)


def test_work_is_bounded(record: Record) -> None:
    jobs = jobs_of(record, [0, 1])
    for iterations in (3_000, 30_000):
        shared = shared_out(jobs, 2, iterations)
        work = sum(2 * job.worlds * (not job.over) + job.iterations for job in shared)
        assert 0.8 * iterations <= work <= 1.2 * iterations


@pytest.mark.parametrize(
    "name", ["gift-4", "cont1-4-fly-continents-special", "tw-6-teams", "gift-3-own-deck"]
)
def test_what_there_is_to_do_in_games_of_all_kinds(name: str) -> None:
    record = read_record((RECORDS / f"{name}.record").read_text(encoding="utf-8"))
    jobs = jobs_of(record, list(range(len(record.seats))))
    assert sum(job.judged for job in jobs) > 50
    replay = Replay(record)
    replay.go(len(replay))
    won = final_chances(replay.game)
    assert sum(won) == pytest.approx(2.0 if name == "tw-6-teams" else 1.0)


@pytest.mark.parametrize("name", ["two", "solo-faint"])
def test_creatures_are_judged(name: str) -> None:
    folder = RECORDS.parent / "creatures" / "records"
    record = read_record((folder / f"{name}.record").read_text(encoding="utf-8"))
    seats = list(range(len(record.seats)))
    jobs = [job for job in shared_out(jobs_of(record, seats), len(seats), 1) if job.judged]
    work = Work(record, seed=1)
    moment = work.do(jobs[len(jobs) // 2])
    assert moment.decision is not None
    assert len(moment.chances) == len(record.seats)


def test_a_game_without_decisions_is_refused(record: Record) -> None:
    text = short_record()
    empty = read_record(text)
    empty.entries = [entry for entry in empty.entries[:2] if not entry.seat]
    with pytest.raises(RecordError, match="nobody has decided anything"):
        jobs_of(empty, [0, 1])


def test_cpu_seconds_are_a_budget_too(record: Record) -> None:
    found = analyse(record, Budget(seconds=0.01))
    assert found.budget == "0.01s"
    assert found.moments[-1].line == len(record.entries)


# What it adds up to


def moment(line: int, chances: list[float], coming: str = "", error: float = 0.0) -> Moment:
    return Moment(line, line, 1, 0, chances, [error] * len(chances), coming)


def decision(before: float, after: float, stake: float = 0.2) -> Decision:
    return Decision(
        0, "go", "pass", "take A1", before, after, 0.025, stake, 0.0, 0.025, True, 3, 50
    )


def test_luck_is_the_change_that_nobody_chose() -> None:
    moments = [
        moment(0, [0.5, 0.5]),
        moment(1, [0.4, 0.6], THROW, 0.03),
        moment(2, [0.7, 0.3], "", 0.04),
        moment(3, [0.6, 0.4], DRAW),
        moment(4, [0.5, 0.5]),
    ]
    luck, error = luck_of(moments, 0)
    assert luck == pytest.approx(0.3 - 0.1)
    assert error == pytest.approx(0.05)


def test_marks() -> None:
    marks = [mark_of(decision(0.5, after)) for after in (0.5, 0.48, 0.46, 0.44, 0.3)]
    assert marks == ["", "", "slip", "mistake", "blunder"]


def test_accuracy_is_the_part_of_what_was_at_stake_that_was_kept() -> None:
    def with_decision(one: Decision) -> Moment:
        return Moment(0, 0, 1, 0, [0.5, 0.5], [0.0, 0.0], "", one)

    moments = [with_decision(decision(0.5, 0.5)), with_decision(decision(0.5, 0.4))]
    ann = player_of("ann", 0, moments)
    assert ann.accuracy == pytest.approx(0.75)
    assert (ann.decisions, ann.mistakes) == (2, 1)
    assert ann.given == pytest.approx(0.1)
    # Who gives away more than there was at stake has lost that, and no more.
    assert player_of("ann", 0, [with_decision(decision(0.9, 0.1))]).accuracy == 0.0
    assert player_of("bob", 1, moments).accuracy == 1.0


def test_turning_points_are_changes_beyond_doubt() -> None:
    points = turning_points(
        [
            moment(0, [0.5, 0.5]),
            moment(1, [0.45, 0.55], THROW),
            moment(2, [0.75, 0.25]),
            moment(3, [0.75, 0.25], "", 0.01),
            moment(4, [0.55, 0.45], "", 0.2),
        ]
    )
    assert [(one.place, one.seat, one.cause, one.by) for one in points] == [(1, 0, THROW, -1)]


# Kept


def test_an_analysis_is_kept_beside_its_record(
    record: Record, analysis: Analysis, tmp_path: Path
) -> None:
    path = str(tmp_path / "game.record")
    assert find_kept(path, record, LITTLE, 1, [0, 1]) is None
    keep(path, analysis)
    kept = find_kept(path, record, LITTLE, 1, [0, 1])
    assert kept is not None
    assert to_json(kept) == to_json(analysis)
    # Whoever wants another one does not get this.
    assert find_kept(path, record, Budget(iterations=2), 1, [0, 1]) is None
    assert find_kept(path, record, LITTLE, 2, [0, 1]) is None
    assert find_kept(path, record, LITTLE, 1, [0]) is None
    assert find_kept(path, read_record(short_record(4)), LITTLE, 1, [0, 1]) is None


@pytest.mark.parametrize("change", [{"version": 0}, {"format": "x"}, {"moments": [{}]}, None])
def test_what_another_version_wrote_is_not_used(
    change: dict[str, object] | None, record: Record, analysis: Analysis, tmp_path: Path
) -> None:
    path = str(tmp_path / "game.record")
    written = [] if change is None else to_json(analysis) | change
    file_beside(path).write_text(json.dumps(written), encoding="utf-8")
    assert find_kept(path, record, LITTLE, 1, [0, 1]) is None
    with pytest.raises(ValueError, match=r"analysis"):
        from_json(written)


def test_where_nothing_can_be_written_it_says_so(analysis: Analysis, tmp_path: Path) -> None:
    with pytest.raises(GameError, match="cannot be written"):
        keep(str(tmp_path / "nowhere" / "game.record"), analysis)
