"""Games and views can be copied, pickled and sent to other processes."""

import copy
import json
import os
import pickle
import random
import subprocess
import sys
from pathlib import Path

import pytest

import tangledbank as tb
from tangledbank.core.chance import FastChance
from tangledbank.core.errors import RecordError, SecretError
from tangledbank.core.game import Game
from tangledbank.core.packing import packed, unpickled_game
from tests.bots.test_imagining import redealt

ROOT = Path(__file__).resolve().parents[2]
ALL_SETS = ["base", "fly", "continents", "special"]
TABLES = [("gift", 3, ["base"]), ("ua3", 2, ALL_SETS), ("creatures", 1, []), ("creatures", 3, [])]
tables = pytest.mark.parametrize(("edition", "seats", "sets"), TABLES)


def deal(edition: str, seats: int, sets: list[str], seed: int = 5) -> Game:
    return tb.new_game(edition, seats, seed, fast=True, sets=sets or None)


def play_on(game: Game, chooser: random.Random, most: int = 1000) -> None:
    for _ in range(most):
        if game.over:
            return
        game.play(chooser.choice(game.legal_actions()))


@tables
def test_a_game_comes_back_and_goes_on_the_same(edition: str, seats: int, sets: list[str]) -> None:
    game = deal(edition, seats, sets)
    chooser = random.Random(1)
    while not game.over:
        play_on(game, chooser, 30)
        back = pickle.loads(pickle.dumps(game))
        assert back == game
        assert type(back) is type(game)
        assert back.legal_actions() == game.legal_actions()
    start = deal(edition, seats, sets)
    copies = [pickle.loads(pickle.dumps(start)), copy.deepcopy(start), copy.copy(start)]
    play_on(start, random.Random(2))
    for one in copies:
        assert one != start  # nothing was shared
        play_on(one, random.Random(2))
        assert one == start


def test_a_game_without_a_seed_can_be_pickled() -> None:
    game = tb.new_game("gift", 2, explicit=True)
    back = pickle.loads(pickle.dumps(game))
    assert back == game
    assert back.throw.kind == "shuffle"


def test_a_list_that_holds_a_game_twice_holds_its_copy_twice() -> None:
    game = deal("gift", 2, ["base"])
    one, other = copy.deepcopy([game, game])
    assert one is other
    assert one is not game


@tables
def test_a_view_comes_back_and_imagines_the_same(edition: str, seats: int, sets: list[str]) -> None:
    game = deal(edition, seats, sets)
    chooser = random.Random(3)
    while not game.over:
        play_on(game, chooser, 60)
        for seat in (None, *range(seats)):
            view = game.view(seat)
            for back in (pickle.loads(pickle.dumps(view)), copy.deepcopy(view)):
                assert back.to_json() == view.to_json()
                worlds = [one.imagine(FastChance(9)).to_json() for one in (view, back)]
                assert {**worlds[0], "state": None} == {**worlds[1], "state": None}
                assert sorted_piles(worlds[0]) == sorted_piles(worlds[1])


def sorted_piles(world: dict[str, object]) -> object:
    """A position without the order of the discards, which tells nothing."""

    def plain(value: object, key: str = "") -> object:
        if isinstance(value, dict):
            return {name: plain(one, name) for name, one in value.items()}
        if isinstance(value, list):
            found = [plain(one) for one in value]
            return sorted(found, key=str) if key == "discard" else found
        return value

    return plain(world["state"])


@tables
def test_a_pickled_view_holds_no_secret(edition: str, seats: int, sets: list[str]) -> None:
    game = deal(edition, seats, sets)
    chooser = random.Random(4)
    while not game.over:
        play_on(game, chooser, 40)
        for seat in range(seats):
            other = redealt(game, seat, chooser)
            assert pickle.dumps(other.view(seat)) == pickle.dumps(game.view(seat))


def test_a_view_of_a_moment_that_is_gone_says_so() -> None:
    game = deal("gift", 2, ["base"])
    view = game.view(0)
    play_on(game, random.Random(1), 1)
    with pytest.raises(SecretError, match="the game has moved on"):
        pickle.dumps(view)


def test_bad_bytes_are_refused() -> None:
    saved = deal("gift", 2, ["base"]).to_json()
    for data in (b"", b"nonsense", b"\xff\xfe", b"[]", b"{}", packed(saved)[:-9]):
        with pytest.raises(RecordError, match="pickled game"):
            unpickled_game(data)
    with pytest.raises(RecordError, match="format 99; this engine reads format"):
        unpickled_game(packed({**saved, "format": 99}))
    broken = json.loads(packed(saved))
    broken["state"]["deck"][0] = "unicorn"
    with pytest.raises(RecordError, match="unicorn"):
        unpickled_game(packed(broken))


PLUG_IN = """
import copy, pickle, sys
import tangledbank as tb
game = tb.new_game("tide-pool", 3, seed=4)
game.play(game.legal_actions()[0])
assert copy.deepcopy(game) == game == pickle.loads(pickle.dumps(game))
view = game.view(1)
assert pickle.loads(pickle.dumps(view)).to_json() == view.to_json()
state = game.information_state(1)
assert game.clone().information_state(1) == state != game.information_state(0)
assert tb.catalogue("tide-pool").total == 12
assert game.returns() == [0.0, 0.0, 0.0]
sys.stdout.buffer.write(pickle.dumps(game))
"""


def test_a_game_of_ones_own_can_be_pickled() -> None:
    variables = {**os.environ, "TANGLEDBANK_GAMES": str(ROOT / "examples/tide_pool")}
    ran = subprocess.run(
        [sys.executable, "-c", PLUG_IN], env=variables, capture_output=True, check=False
    )
    assert ran.returncode == 0, ran.stderr.decode()
    with pytest.raises(RecordError, match=r"'tide-pool'.*TANGLEDBANK_GAMES"):
        pickle.loads(ran.stdout)
