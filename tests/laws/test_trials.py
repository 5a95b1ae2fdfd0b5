"""The trials of `tangledbank laws`: they come to everything there is, and they report."""

import random

import pytest

from tangledbank.cli import main
from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs as v
from tangledbank.evolution.options import EDITIONS, OPTIONS
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.traits.names import SYMBIOSIS
from tangledbank.laws import cards, tokens
from tangledbank.laws.boards import Board
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.random_player import RandomPlayer
from tangledbank.laws.tables import SET_COMBINATIONS, all_choices, draw_table
from tangledbank.laws.trial import begin, check_quick, try_seed


@pytest.mark.parametrize("seed", range(12))
def test_a_trial(seed: int) -> None:
    failure = try_seed(seed, every=40)
    assert failure is None, failure.fault


def test_every_value_of_every_option_comes_up() -> None:
    choices = all_choices()
    assert {name for name, _ in choices} == {option.name for option in OPTIONS}
    drawn = set()
    for seed in range(len(choices)):
        drawn |= set(draw_table(seed, random.Random(seed)).options.items())
    assert set(choices) <= drawn


def test_every_edition_and_table_size_comes_up() -> None:
    tables = [draw_table(seed, random.Random(seed)) for seed in range(300)]
    assert {table.edition for table in tables} == set(EDITIONS)
    alone = [
        table for table in tables if not Rules(table.edition, table.options, table.sets).expanded
    ]
    assert {table.seats for table in alone if table.copies == 1} == {2, 3, 4}
    assert {table.seats for table in tables if table not in alone} == {2, 3, 4, 5, 6, 7, 8}
    assert {tuple(table.sets) for table in tables} == {tuple(sets) for sets in SET_COMBINATIONS}
    assert {table.seats for table in tables if table.copies == 2} == {2, 3, 4, 5, 6, 7, 8}


def test_everything_that_can_happen_happens() -> None:
    done: set[int] = set()
    happened: set[int] = set()
    for seed in range(60):
        chooser = random.Random(seed)
        game = begin(seed, None, chooser)
        player = RandomPlayer(chooser)
        note(happened, game.state.events)
        while not game.over:
            action = player.choose(game.legal_actions())
            done.add(action.verb)
            note(happened, game.apply(action))
    assert done == set(range(len(v.VERBS)))
    # The end of the deck is told by LAST_TURN.
    assert happened >= set(range(ev.FAT_SET + 1))


def note(happened: set[int], events: list[Event]) -> None:
    happened.update(event.kind for event in events)


@pytest.mark.parametrize("seed", range(40))
def test_a_board_is_lawful(seed: int) -> None:
    chooser = random.Random(seed)
    check_quick(Board(draw_table(seed, chooser), chooser).lay())


def test_boards_have_rings_and_sleepers() -> None:
    seen: set[str] = set()
    for seed in range(80):
        chooser = random.Random(seed)
        game = Board(draw_table(seed, chooser), chooser).lay()
        for player in game.state.players:
            guards = {link.b: link.a for link in player.links if link.trait == SYMBIOSIS}
            ring = [ref for ref in guards if guards.get(guards.get(guards[ref], 0), 0) == ref]
            seen |= {"ring"} if ring else set()
            for animal in player.animals:
                seen |= {"sleeper"} if animal.asleep else set()
                seen |= {"surplus"} if animal.red + animal.blue > animal.need else set()
    assert seen == {"ring", "sleeper", "surplus"}


# The command


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laws", "--games", "4", "--jobs", "1", "--seed", "8", "--every", "90"]) == 0
    shown = capsys.readouterr()
    assert shown.out == "4 passed, 0 failed\n"
    assert "4/4 games, 0 failed" in shown.err


def test_the_command_in_processes(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["laws", "--games", "4", "--jobs", "2", "--seed", "8", "--every", "90"]
    assert main([*line, "--edition", "tw"]) == 0
    assert capsys.readouterr().out == "4 passed, 0 failed\n"


def test_the_command_shows_what_failed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: object) -> None:
        raise LawBroken("cards", "made up", game)  # type: ignore[arg-type]

    monkeypatch.setattr(cards, "check", broken)
    line = ["laws", "--games", "5", "--jobs", "1", "--seed", "8", "--edition", "gift"]
    assert main(line) == 1
    out = capsys.readouterr().out
    assert out.endswith("0 passed, 5 failed\n")
    assert "seed 8: cards: made up\ngift, " in out
    assert "tangledbank laws --games 1 --seed 8 --every 20 --edition gift" in out
    assert "seed 11" not in out  # only the first are shown


def test_a_game_that_breaks_down_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(game: object) -> None:
        raise IndexError("made up")

    monkeypatch.setattr(tokens, "check", crash)
    failure = try_seed(8)
    assert failure is not None
    assert failure.fault.startswith("IndexError: made up\n")
    assert "shuffle of " in failure.fault


@pytest.mark.parametrize(
    "words",
    [["--games", "0"], ["--games", "many"], ["--jobs", "-1"], ["--edition", "none"]],
)
def test_bad_arguments(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["laws", *words])
    except SystemExit as stop:
        code = int(str(stop.code))
    assert code == 2
    assert "Traceback" not in capsys.readouterr().err
