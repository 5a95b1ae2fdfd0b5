"""Actions as numbers: each has its own, and each number has its action."""

import hashlib
from array import array

import pytest

import tangledbank as tb
from tangledbank.evolution.game import Game
from tangledbank.evolution.verbs import VERBS
from tangledbank.research import EncodingError, encoding
from tests.research.tables import ALL_SETS, BASE_TABLES, EVERY_TABLE, moments, numbers


@pytest.mark.parametrize(("edition", "seats"), BASE_TABLES)
def test_every_legal_action_has_an_id_of_its_own_and_comes_back(edition: str, seats: int) -> None:
    encoded = numbers(edition, seats)
    mask = bytearray(encoded.actions)
    met: set[str] = set()
    for seed in range(4):
        for game, _ in moments(encoded, seed):
            legal = game.legal_actions()
            ids = encoded.ids(game)
            assert len(set(ids)) == len(legal)
            assert encoded.mask(game, mask) == 0
            assert [at for at, byte in enumerate(mask) if byte] == sorted(ids)
            for number, action in zip(ids, legal, strict=True):
                assert encoded.id_of(game, action) == number
                assert encoded.action_of(game, number) is action
                met.add(str(action).split()[0])
    assert len(met) > 10, met


def test_ids_never_change() -> None:
    """Whoever has trained with these ids must be able to go on."""
    encoded = encoding("gift", 4)
    assert (encoding("gift", 2).actions, encoded.actions) == (4794, 7258)
    game = tb.new_game("gift", 4, seed=7)
    ids = zip(map(str, game.legal_actions()), encoded.ids(game), strict=True)
    assert dict(ids) == {
        "pass": 0,
        "animal big/carnivorous": 4,
        "animal poisonous/carnivorous": 7,
        "animal scavenger": 11,
        "animal parasite/carnivorous": 19,
        "animal parasite/fat-tissue": 20,
    }
    told = hashlib.sha256()
    for position, _ in moments(encoded, 1):
        told.update(str(encoded.ids(position)).encode())
    assert told.hexdigest()[:16] == "efa10b0673dd59c1"


def test_ids_count_seats_and_animals_from_the_one_that_decides() -> None:
    encoded = encoding("gift", 3)
    found: dict[str, set[int]] = {}
    for game, _ in moments(encoded, 3):
        assert isinstance(game, Game)
        own = game.view(game.acting).player(game.names[game.acting]).animals
        if own:
            for action in game.legal_actions():
                if str(action) == f"take {own[0].name}":
                    found.setdefault(own[0].name[0], set()).add(encoded.id_of(game, action))
    assert set(found) == {"A", "B", "C"}
    assert len(set.union(*found.values())) == 1


def test_what_has_no_place_is_counted_and_gets_no_other_id() -> None:
    roomy, narrow = encoding("gift", 3), encoding("gift", 3, places=1)
    mask = bytearray(narrow.actions)
    lacking = 0
    for game, _ in moments(roomy, 5):
        ids = narrow.ids(game)
        fitting = [number for number in ids if number >= 0]
        assert len(set(fitting)) == len(fitting)
        assert narrow.mask(game, mask) == len(ids) - len(fitting)
        assert sum(mask) == len(fitting)
        for number, action in zip(ids, game.legal_actions(), strict=True):
            if number >= 0:
                assert narrow.action_of(game, number) is action
        lacking += len(ids) - len(fitting)
    assert lacking > 20


@pytest.mark.parametrize(("edition", "seats", "sets"), EVERY_TABLE)
def test_every_action_can_be_factored_and_comes_back(
    edition: str, seats: int, sets: list[str]
) -> None:
    encoded = numbers(edition, seats, sets)
    met: set[int] = set()
    for seed in range(4):
        for game, _ in moments(encoded, seed):
            seen: set[tuple[int, ...]] = set()
            for action in game.legal_actions():
                factored = encoded.factored(game, action)
                assert factored, f"{action} has no numbers"
                sizes = encoded.operand_sizes(factored[0])
                assert all(0 <= one < size for one, size in zip(factored[1:], sizes, strict=True))
                assert encoded.from_factored(game, factored) is action
                seen.add(tuple(factored))
                met.add(action.verb)
            assert len(seen) == len(game.legal_actions())
    assert len(met) >= (20 if len(sets) == 4 else 10), [VERBS[verb] for verb in met]


@pytest.mark.parametrize(("edition", "seats", "sets"), EVERY_TABLE)
def test_rows_tell_actions_apart(edition: str, seats: int, sets: list[str]) -> None:
    encoded = numbers(edition, seats, sets)
    width = encoded.row_size
    out = array("f", bytes(4 * 800 * width))
    out[-1] = 7.0
    told_apart = actions = 0
    for game, _ in moments(encoded, 2, 0.1):
        legal = game.legal_actions()
        assert encoded.rows(game, out) == len(legal)
        rows = {bytes(memoryview(out)[at * width : at * width + width]) for at in range(len(legal))}
        told_apart += len(rows)
        actions += len(legal)
        assert not any(out[len(legal) * width :])
    # Animals that look alike, and one card or another of a kind, have the same row.
    assert told_apart > 0.5 * actions


def test_bad_numbers_are_refused_and_change_nothing() -> None:
    encoded = encoding("gift", 2)
    game = encoded.new_game(1)
    before = game.to_json()
    take = next(at for at in range(encoded.actions) if is_take(encoded, game, at))
    for number in (-1, encoded.actions, 10**9):
        with pytest.raises(EncodingError, match="ids go from 0 to"):
            encoded.action_of(game, number)
    with pytest.raises(EncodingError, match="names an animal that is not there: take"):
        encoded.action_of(game, take)
    for factored in ([], [99], [-1], [5], [5, 0, 0], [5, 10**6]):
        with pytest.raises(EncodingError):
            encoded.from_factored(game, factored)
    with pytest.raises(EncodingError, match="there is no verb 99"):
        encoded.operand_sizes(99)
    assert game.to_json() == before


def is_take(encoded: object, game: object, number: int) -> bool:
    try:
        encoded.action_of(game, number)  # type: ignore[attr-defined]
    except EncodingError as error:
        return str(error).endswith("take")
    return False


def test_bad_buffers_are_refused() -> None:
    encoded = encoding("gift", 2)
    game = encoded.new_game(1)
    size = encoded.observation_size
    for out, why in (
        (7, "expected a buffer"),
        (bytes(4 * size), "can't be written to"),
        (array("d", bytes(8 * size)), "32-bit floats"),
        (array("f", bytes(4 * size - 4)), f"expected {size} numbers"),
        (memoryview(array("f", bytes(8 * size)))[::2], "without gaps"),
    ):
        with pytest.raises(EncodingError, match=why):
            encoded.observe(game, 0, out)
    with pytest.raises(EncodingError, match="mask: expected"):
        encoded.mask(game, bytearray(3))
    with pytest.raises(EncodingError, match="expected room for"):
        encoded.rows(game, array("f", bytes(4 * encoded.row_size)))
    with pytest.raises(EncodingError, match="a multiple of"):
        encoded.rows(game, array("f", bytes(4)))


def test_tables_that_it_is_not_for_are_refused() -> None:
    encoded = encoding("gift", 2)
    finished = encoded.new_game(1)
    while not finished.over:
        finished.play(finished.legal_actions()[0])
    with pytest.raises(EncodingError, match="the game is over"):
        encoded.ids(finished)
    with pytest.raises(EncodingError, match="a throw is pending"):
        encoded.ids(tb.new_game("gift", 2, explicit=True))
    with pytest.raises(EncodingError, match="with 2 seats"):
        encoded.ids(tb.new_game("gift", 3, seed=1))
    with pytest.raises(EncodingError, match="other cards"):
        encoded.ids(tb.new_game("gift", 2, seed=1, sets=["base", "fly"]))
    with pytest.raises(EncodingError, match="only the base game has ids"):
        encoding("gift", 2, sets=ALL_SETS).ids(tb.new_game("gift", 2, seed=1, sets=ALL_SETS))
    with pytest.raises(EncodingError, match="no encoding"):
        encoding("creatures", 2)
    with pytest.raises(EncodingError, match="places"):
        encoding("gift", 2, places=1000)
