"""The laws, wherever Hypothesis leads: any table, any moves, any board."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tangledbank.evolution.game import Game
from tangledbank.laws import ending, legality, sameness, secrecy, tokens
from tangledbank.laws.boards import Board
from tangledbank.laws.tables import Table
from tangledbank.laws.trial import Trial, check_quick
from tests.laws.strategies import MOVES, play, tables

SEEDS = st.integers(0, 2**32)


def follow(game: Game, moves: list[int]) -> None:
    """Play the moves with the quick laws and the ledger watching."""
    ledger = tokens.Ledger(game)
    for move in moves:
        if game.over:
            break
        legal = game.legal_actions()
        action = legal[move % len(legal)]
        ledger.check(game.apply(action), action)
        check_quick(game)
    ending.check(game)
    ending.check_scores(game)


@given(tables(), MOVES)
@settings(max_examples=60)
def test_nothing_appears_from_nowhere(table: Table, moves: list[int]) -> None:
    game = table.sit_down()
    check_quick(game)
    follow(game, moves)


@given(tables(), SEEDS, MOVES)
@settings(max_examples=60)
def test_nor_on_a_board(table: Table, seed: int, moves: list[int]) -> None:
    game = Board(table, random.Random(seed)).lay()
    check_quick(game)
    follow(game, moves)


@given(tables(), MOVES, SEEDS)
@settings(max_examples=40)
def test_legal_is_what_applies(table: Table, moves: list[int], seed: int) -> None:
    game = table.sit_down()
    play(game, moves)
    legality.check(game, random.Random(seed))


@given(tables(), SEEDS, MOVES)
@settings(max_examples=40)
def test_legal_is_what_applies_on_a_board(table: Table, seed: int, moves: list[int]) -> None:
    chooser = random.Random(seed)
    game = Board(table, chooser).lay()
    play(game, moves[:20])
    legality.check(game, chooser)


@given(tables(), MOVES, SEEDS)
@settings(max_examples=40)
def test_nothing_hidden_shows(table: Table, moves: list[int], seed: int) -> None:
    game = table.sit_down()
    play(game, moves)
    secrecy.check(game, random.Random(seed))


@given(tables(), SEEDS, MOVES)
@settings(max_examples=40)
def test_nothing_hidden_shows_on_a_board(table: Table, seed: int, moves: list[int]) -> None:
    chooser = random.Random(seed)
    game = Board(table, chooser).lay()
    play(game, moves[:20])
    secrecy.check(game, chooser)


@given(tables(), MOVES, MOVES)
@settings(max_examples=30)
def test_a_copy_is_the_game(table: Table, moves: list[int], more: list[int]) -> None:
    game = table.sit_down()
    play(game, moves)
    twins = sameness.Twins(game)
    for move in more[:20]:
        if game.over:
            break
        legal = game.legal_actions()
        action = legal[move % len(legal)]
        events = game.apply(action)
        twins.follow(action, events)
    twins.check()
    sameness.check_replay(game)
    sameness.check_record(game)


@given(tables(), SEEDS)
@settings(max_examples=10)
def test_every_game_ends(table: Table, seed: int) -> None:
    Trial(table.sit_down(), random.Random(seed), every=100).play()
