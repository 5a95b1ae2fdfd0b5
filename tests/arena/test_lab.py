"""The laboratory: what is noted of a game, and what is made of many."""

import math
import random
from collections import Counter

import pytest

from tangledbank.arena.crew import Alone
from tangledbank.arena.lab.comparison import Comparison
from tangledbank.arena.lab.creatures import notes as creatures_notes
from tangledbank.arena.lab.evolution import notes as evolution_notes
from tangledbank.arena.lab.experiment import Experiment
from tangledbank.arena.lab.figures import Entry, Figure, Strata, difference, mean, share
from tangledbank.arena.lab.lab_adapter import ANIMAL, clause_of
from tangledbank.arena.lab.notes import Hand, Notes, NoteTaker
from tangledbank.arena.lab.regression import Regression, Row, inverse
from tangledbank.arena.lab.sheets import NUMBER, told
from tangledbank.arena.lab.study import Study
from tangledbank.arena.lab.study_sheets import sheets_of
from tangledbank.arena.processes import Processes
from tangledbank.arena.tournament import Tournament
from tangledbank.bots.bot import bot
from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.creatures import events as creatures_events
from tangledbank.evolution import events as evolution_events
from tangledbank.evolution import verbs as v
from tangledbank.games import new_game

# What is noted


def notes_of(tournament: Tournament, games: int = 3) -> list[Notes]:
    return Experiment(tournament, games).run(Alone())


def test_every_card_played_is_noted() -> None:
    (notes,) = notes_of(Tournament(["random"], 3), 1)
    played = sum((hand.plays for hand in notes.hands), Counter())
    assert played[ANIMAL] == notes.happened["animal laid"]
    assert played.total() - played[ANIMAL] == notes.happened["trait played"]
    assert sum(hand.won for hand in notes.hands) == pytest.approx(1.0)


def test_traits_on_one_animal_are_a_pair_of_its_owner() -> None:
    game = new_game("gift", ["ann", "bob"], seed=3, fast=True)
    taker = NoteTaker(game, ["x", "y"])
    bobs = 1 << 8 | 1
    taker.put("parasite", bobs)  # whoever plays it
    taker.put("big", bobs)
    taker.put("swimming", bobs + 1)
    assert taker.notes.hands[1].pairs == {("big", "parasite")}
    assert taker.notes.hands[0].pairs == set()


def test_seats_are_counted_from_the_first_player() -> None:
    for notes in notes_of(Tournament(["random"], 4), 5):
        assert sorted(hand.position for hand in notes.hands) == [0, 1, 2, 3]


def test_cards_of_the_last_turn_are_known() -> None:
    """What is played in the last turn, counted again from the history of the game."""
    tournament = Tournament(["random"], 3, seed=9)
    lineup = tournament.lineup(0, 0)
    referee = tournament.begin(0, lineup, {"random": bot("random")})
    taker = NoteTaker(referee.game, lineup)
    played: Counter[tuple[int, int]] = Counter()
    turn = referee.game.turn

    def watch(seat: int, action: Action, events: list[Event]) -> None:
        nonlocal turn
        played[turn, seat] += action.verb in (v.ANIMAL, v.PLAY, v.PAIR)
        turn = referee.game.turn
        taker.watch(seat, action, events)

    referee.watcher = watch
    referee.play()
    notes = taker.close(referee.decisions, [])
    assert [hand.late for hand in notes.hands] == [played[turn, seat] for seat in range(3)]
    assert any(hand.late for hand in notes.hands)


def test_magical_creatures_are_noted_too() -> None:
    notes = notes_of(Tournament(["greedy"], 1, "creatures"), 1)[0]
    assert len(notes.hands) == 1
    assert notes.happened["trait added"] >= notes.hands[0].plays.total() - 10
    assert notes.happened["energy taken"] > 0


@pytest.mark.parametrize(
    ("events", "counted", "silent"),
    [
        (
            evolution_events,
            evolution_notes.COUNTED,
            "FIRST_PLAYER TURN PHASE DEALT PASSED DICE SUPPLY ROUND ENDED DISCARDED LAST_TURN "
            "GAME_OVER",
        ),
        (
            creatures_events,
            creatures_notes.COUNTED,
            "FIRST_PLAYER SOURCE ROUND DEALT KEPT ROUND_OVER ALL_WOKE GAME_OVER CHOICE "
            "CHOICE_SHUFFLED SHADOW PICKED",
        ),
    ],
)
def test_every_event_is_counted_or_left_out_on_purpose(
    events: object, counted: dict[int, str], silent: str
) -> None:
    kinds = vars(events)
    left_out = {kinds[name] for name in silent.split()}
    assert left_out | set(counted) == set(kinds["EVENTS"].by_number)


def test_clauses_belong_to_what_is_counted() -> None:
    for notes in (evolution_notes, creatures_notes):
        assert set(notes.CLAUSES) <= set(notes.COUNTED.values())
    assert clause_of("prey runs: away") == "BASE-RUNNING-01"


def test_processes_note_the_same() -> None:
    tournament = Tournament(["random"], 3, seed=5)
    alone = Study(tournament, Experiment(tournament, 50).run(Alone()))
    apart = Study(tournament, Experiment(tournament, 50).run(Processes(2)))
    assert [sheet.to_json() for sheet in sheets_of(alone)] == [
        sheet.to_json() for sheet in sheets_of(apart)
    ]


# Figures


def test_a_seat_gives_no_credit_to_a_trait() -> None:
    """Who sits first wins 3 of 4; the trait does nothing, but is played there more often."""
    strata = Strata({"first": 0.5, "second": 0.5})
    hands: list[Entry] = [(number, "first", float(number % 4 > 0)) for number in range(800)]
    hands += [(number, "second", float(number % 4 == 0)) for number in range(200)]
    figure = strata.share(hands)
    assert figure.value == pytest.approx(0.5)
    assert figure.low < 0.5 < figure.high
    assert mean([won for _, _, won in hands]).value == pytest.approx(0.65)


def test_who_never_won_may_yet_win() -> None:
    strata = Strata({"first": 0.5, "second": 0.5})
    figure = strata.share((game, ("first", "second")[game % 2], 0.0) for game in range(40))
    assert figure.low == 0.0
    assert 0.05 < figure.high < 0.15  # Wilson of 0 in 40 is 0.088


def test_hands_of_one_game_are_not_independent() -> None:
    """All four hands of a game score the same: there are only 50 numbers, not 200."""
    chooser = random.Random(3)
    scores = [chooser.gauss(10, 3) for _ in range(50)]
    strata = Strata({"x": 1.0})
    fourfold = strata.mean((game, "x", scores[game]) for game in range(50) for _ in range(4))
    assert fourfold.error == pytest.approx(mean(scores).error, rel=0.05)


def test_one_game_knows_nothing_of_its_error() -> None:
    figure = mean([7.0])
    assert (figure.low, figure.high) == (-math.inf, math.inf)
    assert told(figure, NUMBER) == ("7.00", "±?")
    assert not figure.differs(0.0)
    # Two know little: the interval is Student's.
    assert mean([6.0, 8.0]).high == pytest.approx(7 + 12.706, abs=0.001)


def test_few_games_make_nothing_certain() -> None:
    """No card does anything: in 19 studies of 20, at least, nothing may be called certain."""
    wrong = covered = looked = 0
    for seed in range(30):
        study = Study(Tournament(["random"], 4), worthless(15, seed))
        found = [study.worth(trait, study.by_score) for trait in study.traits]
        wrong += any(figure.differs(0.0, len(found)) for figure in found)
        covered += sum(figure.low <= 0.0 <= figure.high for figure in found)
        looked += len(found)
    assert looked > 300
    assert wrong <= 3
    assert covered / looked > 0.93


def worthless(games: int, seed: int) -> list[Notes]:
    """Games with a level of their own, in which scores depend on nothing else but luck."""
    chooser = random.Random(seed)
    made = []
    for _ in range(games):
        notes = Notes()
        level = chooser.gauss(12, 2)
        for position in range(4):
            hand = Hand("x", position)
            for number in range(16):
                hand.plays[f"t{number}"] = chooser.choice((0, 0, 1, 1, 2))
            hand.plays += Counter()  # what was not played is not there
            hand.score = round(level + chooser.gauss(0, 3))
            notes.hands.append(hand)
        made.append(notes)
    return made


def test_with_fewer_hands_than_traits_no_error_is_known() -> None:
    rows: list[Row] = [{0: 1.0, 1: float(place)} for place in range(2)]
    weight = Regression(rows, [1.0, 3.0], [0, 1], 2).weight(1)
    assert weight.value == pytest.approx(2.0)
    assert not math.isfinite(weight.high)


def test_regression_finds_what_each_thing_adds() -> None:
    chooser = random.Random(5)
    rows: list[Row] = []
    outcomes: list[float] = []
    for _ in range(3000):
        row = {0: 1.0, **{column: 1.0 for column in (1, 2, 3) if chooser.random() < 0.4}}
        together = 1.5 if 1 in row and 2 in row else 0.0
        rows.append(row)
        outcomes.append(1 + 2 * row.get(1, 0) - row.get(2, 0) + together + chooser.gauss(0, 2))
    plain = [outcome - 1.5 * (1 in row and 2 in row) for row, outcome in zip(rows, outcomes)]  # noqa: B905
    clusters = [number // 4 for number in range(len(rows))]
    fit = Regression(rows, plain, clusters, 5)
    for column, truth in enumerate((1.0, 2.0, -1.0, 0.0)):
        weight = fit.weight(column)
        assert abs(weight.value - truth) < 3.5 * weight.error < 0.6
    assert fit.weight(4).value == 0.0  # nobody had it
    pairs = [place for place, row in enumerate(rows) if 1 in row and 2 in row]
    addition = Regression(rows, outcomes, clusters, 4).addition(pairs)
    assert abs(addition.value - 1.5) < 3.5 * addition.error < 1.0


def test_what_depends_on_others_gets_nothing() -> None:
    assert inverse([[2.0, 2.0], [2.0, 2.0]]) == [[0.5, 0.0], [0.0, 0.0]]


def test_intervals_cover_the_truth() -> None:
    chooser = random.Random(1)
    covered = 0
    for _ in range(300):
        figure = mean([chooser.gauss(3, 2) for _ in range(50)])
        covered += figure.low <= 3 <= figure.high
    assert 270 <= covered <= 298


def test_a_difference_of_the_same_games_is_known_better() -> None:
    chooser = random.Random(2)
    before = [chooser.gauss(10, 5) for _ in range(200)]
    after = [number + (0.5 if place % 10 == 0 else 0.0) for place, number in enumerate(before)]
    paired = difference(mean(before), mean(after))
    assert paired.value == pytest.approx(0.05)
    assert paired.differs(0.0)
    apart = difference(mean(before), Figure(mean(after).value, mean(after).error, 200))
    assert not apart.differs(0.0)


def test_what_strikes_among_many_must_strike_more() -> None:
    figure = Figure(2.5, 1.0, 10)
    assert figure.differs(0.0)
    assert not figure.differs(0.0, among=100)


def test_shares_stay_between_nothing_and_all() -> None:
    assert share([1.0] * 20).high == 1.0
    assert share([0.0] * 20).low == 0.0
    assert share([0.5, 1.0], 8).count == 8


# A study of made-up games: big wins, and no trait but big does anything


def made_up(games: int, seed: int, worth: float) -> list[Notes]:
    chooser = random.Random(seed)
    made = []
    for _ in range(games):
        notes = Notes()
        for position in range(4):
            hand = Hand("x", position)
            hand.plays = Counter({ANIMAL: 3, "big": chooser.randrange(3), "swimming": 1})
            hand.plays += Counter()  # what was not played is not there
            hand.score = round(8 + worth * hand.plays["big"] + chooser.gauss(0, 2))
            if chooser.random() < 0.5:
                hand.pairs = {("big", "swimming")}
            notes.hands.append(hand)
        best = max(notes.hands, key=lambda hand: hand.score)
        best.won = 1.0
        notes.turns, notes.decided_by, notes.ending = 6, "points", "deck empty"
        made.append(notes)
    return made


def test_a_study_finds_what_matters() -> None:
    study = Study(Tournament(["random"], 4), made_up(300, 1, 3.0))
    assert study.by_worth[0] == "big"
    big = study.worth("big", study.by_score)
    assert big.low < 3.0 < big.high
    assert study.win_share("big").low > 0.25
    assert not study.pairs["big", "swimming"].differs(0.0, 10)
    assert study.tie_break().value == 0.0


def test_a_comparison_finds_the_difference() -> None:
    tournament = Tournament(["random"], 4)
    before = Study(tournament, made_up(300, 1, 3.0))
    after = Study(tournament, made_up(300, 1, 1.0))
    (worth,) = [s for s in Comparison(before, after, ("a", "b")).sheets() if s.key == "worth"]
    label, made, certain, _, _ = worth.rows[0]
    assert (label, certain) == ("big", "yes")
    assert isinstance(made, Figure)
    assert made.value == pytest.approx(-2.0)
    assert [row[2] for row in worth.rows[1:]] == [""] * (len(worth.rows) - 1)
