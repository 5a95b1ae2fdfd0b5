"""A whole game as JSON: written at any moment, read back as the same game."""

import ast
import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tangledbank import RecordError
from tangledbank.evolution import state as state_module
from tangledbank.evolution.feeding import USED, FeedingGo
from tangledbank.evolution.game import Game, new_game
from tangledbank.evolution.options import Value
from tests.evolution.chance_player import ChancePlayer

TABLES: list[tuple[str, int, dict[str, Value], bool]] = [
    ("ua3", 2, {}, False),
    ("ua3", 3, {}, True),
    ("ua3", 4, {"team_play": "pairs_opposite"}, True),
    ("tw", 3, {"survivor_reward": "cards_or_points", "six_card_rule": "no_animals"}, False),
    ("tw", 5, {}, True),
    ("gift", 4, {"pair_trait_use": "optional", "tail_loss_decline": "forbidden"}, False),
    ("gift", 8, {"two_sets": True}, True),
]


def through_text(game: Game) -> Game:
    return Game.from_json(json.loads(json.dumps(game.to_json())))


def midgame(decisions: int = 70, edition: str = "gift") -> Game:
    return ChancePlayer(3).play(new_game(edition, seats=3, seed=11), decisions)


# Round trips


@pytest.mark.slow(days=3)
@pytest.mark.parametrize(("edition", "seats", "options", "fast"), TABLES)
def test_every_position_comes_back(
    edition: str, seats: int, options: dict[str, Value], fast: bool
) -> None:
    game = new_game(edition, seats, seed=seats, options=options, fast=fast)
    player = ChancePlayer(seats)
    while not game.over:
        again = through_text(game)
        assert again == game
        assert again.legal_actions() == game.legal_actions()
        assert again.view().to_json() == game.view().to_json()
        game.apply(player.choose(game))
    assert through_text(game) == game
    assert through_text(game).result() == game.result()


@pytest.mark.parametrize("decisions", [0, 1, 40, 80])
def test_a_game_that_was_read_goes_on_in_the_same_way(decisions: int) -> None:
    game = midgame(decisions)
    again = through_text(game)
    assert ChancePlayer(5).play(again) == ChancePlayer(5).play(game)


def test_a_game_without_chance_of_its_own() -> None:
    game = new_game("tw", seats=2, explicit=True)
    assert through_text(game) == game
    game.resolve(list(range(84)))
    game.resolve([3, 3])
    again = through_text(game)
    assert again == game
    assert again.chance is None
    assert again.seed is None


def slots(source: Path) -> dict[str, list[str]]:
    """The attributes of each class of a module, as its source lists them."""
    found: dict[str, list[str]] = {}
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            for line in node.body:
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__slots__":
                    found[node.name] = list(ast.literal_eval(line.value))
    return found


def contents(thing: Any, known: dict[str, list[str]]) -> object:
    """Everything that a value is made of, down to the last attribute."""
    if isinstance(thing, list):
        return [contents(one, known) for one in thing]
    kind = type(thing).__name__
    if kind in known:
        left_out = ("events", "rules")
        names = [name for name in known[kind] if name not in left_out]
        return {name: contents(getattr(thing, name), known) for name in names}
    if isinstance(thing, state_module.Step):
        return [kind, thing.seat, thing.to_json()]
    return thing


def test_no_attribute_of_a_state_is_forgotten() -> None:
    folder = Path(__file__).resolve().parents[2] / "src" / "tangledbank" / "evolution"
    known = slots(folder / "state.py")
    assert {"State", "Player", "Animal", "TraitCard", "Link"} <= set(known)
    game = new_game("tw", 4, seed=2)
    player = ChancePlayer(2)
    while not game.over:
        assert contents(through_text(game).state, known) == contents(game.state, known)
        game.apply(player.choose(game))


# Equality


def test_equal_games() -> None:
    game = midgame()
    assert game == game.clone()
    assert hash(game) == hash(game.clone())
    assert game != "game"
    other = game.clone()
    other.apply(other.legal_actions()[0])
    assert other != game
    assert new_game("gift", 2, seed=1) != new_game("gift", 2, seed=2)


def test_a_position_has_one_key_however_it_was_reached() -> None:
    game = midgame()
    other = game.clone()
    other.history = []
    other.seed = None
    other.chance = None
    other.names = ["x", "y", "z"]
    s = other.state
    s.turn += 3
    for player in s.players:
        player.discard.reverse()
        player.hunted += 7
        player.go_tick += 7
        player.links = [link.stamped(link.stamp + 7) for link in player.links]
        for animal in player.animals:
            animal.attacked += 7
            animal.received += 7
            animal.hunted += 7
            animal.inked += 7
            animal.moved += 7
            animal.bore += 7
            animal.cards = [card.stamped(card.stamp + 7) for card in animal.cards]
    s.tick += 7
    s.round_tick += 7
    s.turn_tick += 7
    s.turn_tick_before += 7
    assert other != game
    assert other.position_key() == game.position_key()


def test_positions_that_differ_have_other_keys() -> None:
    game = midgame()
    keys = {game.position_key()}
    for action in game.legal_actions():
        other = game.clone()
        other.apply(action)
        keys.add(other.position_key())
    assert len(keys) == 1 + len(game.legal_actions())
    other = game.clone()
    other.state.deck.reverse()
    assert other.position_key() not in keys


# What cannot be right


def refusal(data: object) -> str:
    with pytest.raises(RecordError) as caught:
        Game.from_json(data, "here.json")
    assert str(caught.value).startswith("here.json: ")
    return str(caught.value)


def dug(data: Any, path: list[str | int]) -> Any:
    for key in path:
        data = data[key]
    return data


@pytest.mark.parametrize("data", [None, 3, "game", [], True])
def test_not_even_an_object(data: object) -> None:
    assert "expected an object" in refusal(data)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (["format"], 3, "format 3; this engine reads format 2"),
        (["game"], "chess", "expected a saved game of evolution or creatures, not 'chess'"),
        (["edition"], "de", "unknown edition 'de'; the editions are ua3, tw, gift"),
        (["options"], {"colour": "red"}, "unknown option 'colour'; the options are"),
        (["options"], {"mimicry_limit": "never"}, "option mimicry_limit takes first_attack_of"),
        (["options"], {"mimicry_limit": None}, "options.mimicry_limit: expected a text"),
        (["copies"], 3, "copies: expected a whole number from 1 to 2, not 3"),
        (["seats"], ["ann"], "1 seats; with 1 set(s) there are 2 to 4"),
        (["seats"], ["ann", "bob", 3], "seats[2]: expected a text, not 3"),
        (["cards"], {"swiming": 8}, "cards.swiming: no trait is called 'swiming'"),
        (["state", "phase"], "lunch", "state.phase: expected one of setup"),
        (["state", "tick"], -1, "state.tick: expected a whole number from 0 up, not -1"),
        (["state", "turn"], True, "state.turn: expected a whole number from 0 up, not True"),
        (["state", "first"], 3, "state.first: expected a whole number from 0 to 2, not 3"),
        (["state", "deck", 0], "ace", "state.deck[0]: no card of this deck is called 'ace'"),
        (["state", "food"], [], "state.food: expected 1 of them"),
        (["state", "players"], [], "state.players: expected 3 of them"),
        (["state", "players", 0, "hunted"], 10**6, "state.players[0].hunted: expected a whole"),
        (["state", "players", 1, "born"], 0, "was not born to this player"),
        (["state", "stack", 0], {"step": "go"}, "a step 'go' cannot lie on 'nothing'"),
        (["state", "stack"], [], "state.stack: expected steps until the game is over"),
        (
            ["chance", "kind"],
            "coin",
            "chance: kind must be 'fair/1', 'fast/1' or 'stacked/1', not 'coin'",
        ),
        (["seed", "secret"], "xyz", "seed.secret: expected hexadecimal digits"),
        (["history", 0], "fly A1", "history[0]: 'fly A1' is not an action"),
        (["history", 2], "animal big", "history[2]: "),
        (["history", 0], {"coin": [1]}, "history[0]: expected an action, or the outcome of"),
        (["history", 0], {"dice": [7]}, "history[0].dice[0]: expected a whole number from 1 to 6"),
    ],
)
def test_what_is_wrong_is_named(path: list[str | int], value: object, said: str) -> None:
    data: Any = midgame().to_json()
    dug(data, path[:-1])[path[-1]] = value
    assert said in refusal(data)


def test_missing_and_unknown_keys_are_named() -> None:
    data: Any = midgame().to_json()
    del data["state"]["players"][1]["hand"]
    assert refusal(data) == "here.json: state.players[1]: 'hand' is missing"
    data = midgame().to_json()
    data["state"]["players"][1]["purse"] = 1
    assert refusal(data) == "here.json: state.players[1]: 'purse' is unknown here"


def feeding_game() -> tuple[Any, Any]:
    """The JSON of a game in a feeding go, and that of a player with an animal."""
    game = midgame(0)
    player = ChancePlayer(8)
    while not (game.view().asked == "go" and any(p.animals for p in game.state.players)):
        game.apply(player.choose(game))
    data: Any = game.to_json()
    owner = next(one for one in data["state"]["players"] if one["animals"])
    return data, owner


def test_animals_must_make_sense() -> None:
    data, owner = feeding_game()
    animal = owner["animals"][0]
    name = animal["name"]
    animal["name"] = "H9"
    assert "H9 was not born to this player" in refusal(data)
    animal["name"] = "nobody"
    assert "'nobody' is not an animal" in refusal(data)
    animal["name"] = name
    owner["animals"].append(copy.deepcopy(animal))
    assert "expected animals in the order of their birth" in refusal(data)
    owner["animals"].pop()
    trait = {"trait": "swimming", "card": "mimicry", "stamp": 0, "token": "none", "off": False}
    animal["traits"].append(trait)
    assert "the card mimicry has no swimming" in refusal(data)
    trait["card"] = "swimming"
    trait["token"] = "yellow"
    assert "swimming holds no token" in refusal(data)
    trait.update(card="symbiosis", trait="symbiosis", token="none")
    assert "symbiosis cannot be here" in refusal(data)
    animal["traits"].pop()
    link = {"card": "symbiosis", "trait": "symbiosis", "animals": [name, "A99"], "stamp": 0}
    owner["links"].append(link)
    assert "expected two different animals of this player" in refusal(data)


def test_pending_steps_must_make_sense() -> None:
    data, owner = feeding_game()
    name = owner["animals"][0]["name"]
    stack = data["state"]["stack"]
    hunt = {
        "step": "hunt",
        "hunter": name,
        "prey": "A99",
        "stage": 1,
        "rolled": False,
        "first_attack": True,
        "mimics": [],
    }
    stack.append(hunt)
    assert "prey: there is no animal A99 on the table" in refusal(data)
    hunt["stage"] = 9
    assert "stage: expected a whole number from 0 to 4, not 9" in refusal(data)
    seat = "ABC".index(name[0])
    stack[-1] = {"step": "chain", "seat": seat, "pending": ["take A1"]}
    assert "expected 'share TRAIT ANIMAL ANIMAL'" in refusal(data)
    stack[-1] = {"step": "carrion", "seat": seat, "able": []}
    assert "able: expected one or more animals" in refusal(data)
    stack[-1] = {"step": "carrion", "seat": (seat + 1) % 3, "able": [name]}
    assert "another player's" in refusal(data)
    stack[-1] = {"step": "dealing", "seat": -1, "due": [1], "at": 0, "stage": 0, "shuffles": False}
    assert "cannot lie on 'go'" in refusal(data)
    stack[1:] = [stack[-1]]
    assert "in the phase 'feeding'" in refusal(data)
    data["state"]["phase"] = "extinction"
    assert "due: expected a number for each of 3 seats" in refusal(data)


def places(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path to every value in some JSON."""
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield (*path, key)
        yield from places(data[key], (*path, key))


JUNK: list[object] = [None, -1, 3.5, True, "", "A1", 10**30, [], {}, [None], {"step": "hunt"}]


@pytest.mark.slow(days=3)
@pytest.mark.parametrize("decisions", [0, 25, 90])
def test_junk_is_refused_or_harmless(decisions: int) -> None:
    """No other error than RecordError, whatever stands where; what is taken can be used."""
    game = midgame(decisions, "ua3")
    text = json.dumps(game.to_json())
    paths = list(places(json.loads(text)))
    for number, path in enumerate(paths):
        data = json.loads(text)
        holder = dug(data, list(path[:-1]))
        if number % 5 == 0:
            del holder[path[-1]]
        else:
            holder[path[-1]] = JUNK[number % len(JUNK)]
        try:
            other = Game.from_json(data)
        except RecordError:
            continue
        other.legal_actions()
        other.view()
        assert through_text(other) == other


def test_the_use_of_a_trait_without_a_deed_of_its_own_is_kept() -> None:
    go = FeedingGo(0)
    go.done |= USED
    assert go.acted()
    assert not go.main_used()
    assert go.to_json()["done"] == ["used"]
