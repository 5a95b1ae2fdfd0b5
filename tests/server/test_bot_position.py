"""A bot's process gets a position: enough for the same decision, and nothing of the future."""

import pickle
import random

import pytest

from tangledbank.bots.bot import bot
from tangledbank.core.chance import FastChance
from tangledbank.server.bot_task import Task, game_at, position_of
from tangledbank.server.bots.thinking import think
from tangledbank.server.wire.setup import Setup
from tests.server.table.desk import SECRET, Desk, begun, open_seats

SPECS = ["greedy", "expert", "search:4i"]
GAMES = [
    ("gift", ["base"], 3),
    ("gift", ["base", "fly", "continents"], 2),
    ("creatures", ["base"], 2),
]


def desk_of(edition: str, sets: list[str], seats: int) -> Desk:
    setup = Setup(edition=edition, sets=sets, seats=open_seats(seats))
    return begun(setup, *["ann", "bob", "cat"][:seats])


@pytest.mark.slow(days=3)
@pytest.mark.parametrize(("edition", "sets", "seats"), GAMES)
def test_a_bot_decides_the_same_from_a_position(edition: str, sets: list[str], seats: int) -> None:
    desk, dice, asked = desk_of(edition, sets, seats), random.Random(edition), 0
    while desk.status() == "playing":
        game = desk.table.the_game
        position = position_of(game)
        again = game_at(position)
        assert again.acting == game.acting
        assert list(map(str, again.legal_actions())) == list(map(str, game.legal_actions()))
        if asked % 12 == 0:
            for spec in SPECS:
                told = bot(spec).choose(
                    game.view(game.acting), game.legal_actions(), FastChance(asked)
                )
                task = Task("desk", desk.table.moment, position, spec)
                thought = think(pickle.loads(pickle.dumps(task)), FastChance(asked))
                assert (thought.action, thought.error) == (str(told), "")
        asked += 1
        desk.decide(dice.choice(desk.legal()))


@pytest.mark.slow(days=3)
@pytest.mark.parametrize(("edition", "sets", "seats"), GAMES)
def test_neither_the_seed_nor_the_past_goes_with_it(
    edition: str, sets: list[str], seats: int
) -> None:
    desk = desk_of(edition, sets, seats)
    for _ in range(5):
        desk.decide()
    game = desk.table.the_game
    assert game.history
    task = Task("desk", desk.table.moment, position_of(game), "greedy")
    sent = pickle.dumps(task)
    assert SECRET.encode() not in sent
    assert bytes.fromhex(SECRET) not in sent
    assert all(nonce.hex().encode() not in sent for nonce in desk.table.nonce_bytes())
    bare = game_at(task.position)
    assert (bare.chance, bare.seed, bare.history) == (None, None, [])
    assert game.chance is not None, "the game itself goes on with its chance"
