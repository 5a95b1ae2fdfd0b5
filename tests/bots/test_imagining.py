"""A view imagines worlds: they look the same to the seat, and owe nothing to what is hidden."""

import random

import pytest

import tangledbank as tb
from tangledbank.bots.bot import bot
from tangledbank.core.chance import FastChance
from tangledbank.core.errors import SecretError
from tangledbank.core.game import Game
from tangledbank.creatures.game import Game as CreaturesGame
from tangledbank.evolution.game import Game as EvolutionGame
from tangledbank.laws.creatures import secrecy as creatures
from tangledbank.laws.redeal import other_world

ALL_SETS = ["base", "fly", "continents", "special"]
TABLES = [
    *((edition, 2 + place % 3, ["base"]) for place, edition in enumerate(["gift", "ua3", "tw"])),
    ("cont1", 3, ["base", "continents"]),
    ("gift", 2, ["base", "fly"]),
    ("tw", 8, ["base"]),
    ("gift", 4, ["base", "special"]),
    ("gift", 3, ALL_SETS),
    ("ua3", 4, ALL_SETS),
    ("creatures", 1, []),
    ("creatures", 2, []),
    ("creatures", 4, []),
]


def deal(edition: str, seats: int, sets: list[str], seed: int) -> Game:
    if edition == "creatures":
        return tb.new_game(edition, seats, seed, fast=True)
    return tb.new_game(edition, seats, seed, fast=True, sets=sets)


def redealt(game: Game, seat: int, chooser: random.Random) -> Game:
    """The world with all that the seat cannot see dealt again, as the laws deal it."""
    if isinstance(game, CreaturesGame):
        return creatures.other_world(game, seat, chooser)
    assert isinstance(game, EvolutionGame)
    return other_world(game, seat, chooser)


@pytest.mark.parametrize(("edition", "seats", "sets"), TABLES)
def test_an_imagined_world_is_one_that_the_seat_could_be_in(
    edition: str, seats: int, sets: list[str]
) -> None:
    chooser = random.Random(f"{edition} {seats} {sets}")
    player = bot("greedy")
    for seed in range(3):
        game = deal(edition, seats, sets, seed)
        while not game.over:
            if chooser.random() < 0.1:
                for seat in range(-1, seats):
                    check(game, seat, chooser)
            actions = game.legal_actions()
            careless = chooser.random() < 0.3
            view = game.view(game.acting)
            choice = chooser.choice(actions)
            game.apply(choice if careless else player.choose(view, actions, FastChance(seed)))


def check(game: Game, seat: int, chooser: random.Random) -> None:
    who = None if seat < 0 else seat
    view = game.view(who)
    luck = chooser.getrandbits(48)
    world = view.imagine(FastChance(luck))
    assert world.view(who).to_json() == view.to_json()
    if game.acting == seat:
        assert world.legal_actions() == game.legal_actions()
    assert world.history == []
    assert world.seed is None
    # What is really hidden makes no difference.
    other = redealt(game, seat, chooser)
    assert other.view(who).imagine(FastChance(luck)).to_json() == world.to_json()
    # And it goes on by itself, without the game.
    before = game.to_json()
    actions = world.legal_actions()
    if actions:
        world.apply(chooser.choice(actions))
    assert game.to_json() == before


def test_other_chance_gives_another_world() -> None:
    game = deal("gift", 3, ["base"], 1)
    view = game.view(game.acting)
    keys = {view.imagine(FastChance(luck)).position_key() for luck in range(20)}
    assert len(keys) == 20


@pytest.mark.parametrize("edition", ["gift", "creatures"])
@pytest.mark.parametrize("secret", ["game", "state", "chance", "seed"])
def test_looking_at_what_is_hidden_is_an_error(edition: str, secret: str) -> None:
    view = tb.new_game(edition, 2, 1).view(0)
    with pytest.raises(SecretError, match=f"no {secret}"):
        getattr(view, secret)


def test_no_attribute_of_a_view_holds_the_game() -> None:
    game = deal("gift", 2, ["base"], 1)
    assert isinstance(game, EvolutionGame)
    view = game.view(0)
    found: list[object] = []
    for name in dir(view):
        try:
            found.append(getattr(view, name))
        except SecretError:
            continue
    assert not [one for one in found if isinstance(one, Game) or one is game.state]


def test_a_view_of_the_past_imagines_nothing() -> None:
    game = deal("gift", 2, ["base"], 1)
    view = game.view(game.acting)
    game.apply(game.legal_actions()[0])
    with pytest.raises(SecretError, match="has moved on"):
        view.imagine(FastChance(1))
