"""The game's face: tables, options, values, records, views."""

import json

import pytest

import tangledbank as tb
from tangledbank.core.chance import FastChance
from tangledbank.core.kind import Value
from tangledbank.creatures.game import Game, new_game
from tangledbank.creatures.sentences import phrase

TABLES: list[tuple[int, dict[str, Value]]] = [
    (1, {}),
    (1, {"shadow_level": "dim", "shadow_takes_first": "upper"}),
    (1, {"shadow_level": "faint"}),
    (2, {}),
    (2, {"variant": "quartet"}),
    (3, {"first_player": "2"}),
    (4, {}),
]


def played(seats: int, options: dict[str, Value], seed: int, decisions: int = 100_000) -> Game:
    game = new_game("creatures", seats, seed=seed, options=options)
    chance = FastChance(seed)
    while not game.over and decisions:
        actions = game.legal_actions()
        game.apply(actions[chance.below(len(actions))])
        decisions -= 1
    return game


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_games_end_and_verify(seats: int, options: dict[str, Value]) -> None:
    game = played(seats, options, 3)
    result = game.result()
    assert result is not None
    assert result.scores[result.winners[0]] == max(result.scores.values())
    text = tb.write_record(game)
    assert tb.verify(text).ok
    assert tb.replay(text) == game
    assert ("against Shadow" in text) == (seats == 1)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_game_is_a_value(seats: int, options: dict[str, Value]) -> None:
    game = played(seats, options, 5, decisions=7)
    data = json.loads(json.dumps(game.to_json()))
    assert tb.Game.from_json(data) == game
    assert Game.from_json(data).position_key() == game.position_key()
    copy = game.clone()
    assert copy == game
    copy.apply(copy.legal_actions()[0])
    assert copy != game
    assert tb.replay(tb.write_record(game, secret=True)) == game


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_play_is_apply_without_events(seats: int, options: dict[str, Value]) -> None:
    told = new_game("creatures", seats, seed=8, options=options)
    quiet = told.clone()
    chance = FastChance(8)
    for number in range(200):
        if told.over:
            break
        actions = told.legal_actions()
        action = actions[chance.below(len(actions))]
        if number % 4 == 0:  # whoever wants to hear again is told everything
            assert list(map(repr, quiet.apply(action))) == list(map(repr, told.apply(action)))
        else:
            quiet.play(action)
            assert not quiet.state.events
            told.apply(action)
    assert quiet == told


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_happens_to_a_game_leaves_its_clones_alone(
    seats: int, options: dict[str, Value]
) -> None:
    game = new_game("creatures", seats, seed=9, options=options)
    chance = FastChance(9)
    kept: list[tuple[Game, object]] = []
    for number in range(200):
        if game.over:
            break
        if number % 10 == 0:
            copy = game.clone()
            kept.append((copy, copy.to_json()))
        actions = game.legal_actions()
        game.apply(actions[chance.below(len(actions))])
    for copy, before in kept:
        assert copy.to_json() == before


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (0, {}, "CREA-SET-05"),
        (5, {}, "CREA-SET-05"),
        (4, {"variant": "quartet"}, "quartet"),
        (1, {"variant": "quartet"}, "quartet"),
        (2, {"shadow_level": "dim"}, "solo"),
        (1, {"first_player": "1"}, "CREA-SOLO-01"),
        (2, {"first_player": "3"}, "no seat 3"),
        (2, {"variant": "octet"}, "standard, quartet"),
        (2, {"mimicry_limit": "x"}, "unknown option"),
    ],
)
def test_tables_that_there_are_not(seats: int, options: dict[str, Value], said: str) -> None:
    with pytest.raises(tb.SetupError, match=said):
        tb.new_game("creatures", seats, options=options)


def test_nobody_else_is_called_shadow() -> None:
    with pytest.raises(tb.SetupError, match="the name of your opponent"):
        tb.new_game("creatures", ["shadow"])
    assert tb.new_game("creatures", ["shadow", "ann"]).names == ["shadow", "ann"]


def test_the_edition_is_known() -> None:
    assert "creatures" in tb.editions()
    with pytest.raises(tb.SetupError, match="ua3, tw, gift, cont1, creatures"):
        tb.new_game("chess")


def test_throws_can_be_given() -> None:
    game = new_game("creatures", ["ann", "bob"], explicit=True)
    counts = []
    while game.throw is not None:
        counts.append((game.throw.kind, game.throw.count))
        game.resolve([1] if game.throw.kind == "lot" else list(range(game.throw.count)))
    assert counts == [("shuffle", 10), ("shuffle", 64), ("lot", 2)]
    assert game.to_act == "bob"


def test_reasons_name_their_clauses() -> None:
    game = new_game("creatures", ["ann", "bob"], seed=1)
    other = "bob" if game.to_act == "ann" else "ann"
    assert [reason.clause for reason in game.why_not("keep", other)] == [
        "CREA-RND-02",
        "CREA-RND-01",
    ]
    with pytest.raises(tb.IllegalAction, match="CREA-TURN"):
        game.apply("sleep A1")
    assert game.history[-1] != "sleep A1"


def test_hands_and_faces_are_secret() -> None:
    game = played(3, {}, 9, decisions=40)
    for seat in range(3):
        view = game.view(seat)
        for player in view.players:
            for creature in player.creatures:
                assert (creature.card == "") == (player.name != view.seat)
            assert player.hand_size == len(game.state.players[game.seat(player.name)].hand)
    assert game.view().hand == []


def test_the_shadow_is_told_step_by_step() -> None:
    game = new_game("creatures", ["ann"], seed=4, options={"shadow_level": "faint"})
    events = game.apply("keep")
    told = [str(phrase(event, game.everybody, 0)) for event in events]
    assert "shadow.grows(B1)" in told
    assert "None" not in told
