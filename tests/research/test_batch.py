"""Many games stepped by one call."""

import random
from array import array

import pytest

from tangledbank.research import Batch, EncodingError, Recent, encoding
from tests.research.tables import ALL_SETS


def legal_ids(batch: Batch, place: int) -> list[int]:
    count = batch.encoding.actions
    row = batch.masks[place * count : (place + 1) * count]
    return [at for at, byte in enumerate(row) if byte]


def test_it_plays_the_games_that_one_by_one_would_be_played() -> None:
    encoded = encoding("gift", 3)
    batch = Batch(encoded, 4, seed=20)
    games = [encoded.new_game(20 + place) for place in range(4)]
    recent = [Recent() for _ in games]
    begun = 4
    chooser = random.Random(1)
    out = array("f", bytes(4 * encoded.observation_size))
    ended = 0
    for _ in range(400):
        chosen = []
        for place, game in enumerate(games):
            assert legal_ids(batch, place) == sorted(encoded.ids(game))
            assert batch.acting[place] == game.acting
            encoded.observe(game, game.acting, out, recent[place])
            width = encoded.observation_size
            row = batch.observations[place * width : (place + 1) * width]
            assert row.tobytes() == out.tobytes()
            chosen.append(chooser.choice(encoded.ids(game)))
        batch.step(chosen)
        for place, number in enumerate(chosen):
            game = games[place]
            act = encoded.action_of(game, number)
            recent[place].note(game.acting, act)
            game.play(act)
            returns = game.returns()
            assert list(batch.rewards[place * 3 : place * 3 + 3]) == pytest.approx(returns)
            assert batch.done[place] == game.over
            if game.over:
                ended += 1
                games[place] = encoded.new_game(20 + begun)
                recent[place] = Recent()
                begun += 1
    assert batch.decisions == 1600
    assert batch.ended == ended > 3
    assert (batch.overflows, batch.forced) == (0, 0)
    batch.reset(20)
    assert not any(batch.done)
    assert batch.games[2] == encoded.new_game(22)


def test_buffers_can_be_the_callers() -> None:
    encoded = encoding("gift", 2)
    observations = array("f", bytes(4 * 2 * encoded.observation_size))
    masks = bytearray(2 * encoded.actions)
    batch = Batch(encoded, 2, observations=observations, masks=masks)
    assert any(observations)
    assert sum(masks) == sum(len(game.legal_actions()) for game in batch.games)
    with pytest.raises(EncodingError, match="masks: expected"):
        Batch(encoded, 3, masks=masks)
    with pytest.raises(EncodingError, match="observations: expected"):
        Batch(encoded, 3, observations=observations)


def test_a_bad_action_leaves_all_games_as_they_were() -> None:
    encoded = encoding("gift", 2)
    batch = Batch(encoded, 3, seed=1)
    before = [game.to_json() for game in batch.games]
    good = [legal_ids(batch, place)[0] for place in range(3)]
    not_legal = next(at for at in range(encoded.actions) if at not in legal_ids(batch, 2))
    for actions in ([*good[:2], not_legal], [*good[:2], -1], [*good[:2], 10**7], good[:2]):
        with pytest.raises(EncodingError):
            batch.step(actions)
        assert [game.to_json() for game in batch.games] == before
    batch.step(good)
    assert batch.decisions == 3


def test_a_table_that_outgrows_its_places_is_played_on_and_counted() -> None:
    encoded = encoding("gift", 2, places=1)
    batch = Batch(encoded, 2, seed=1)
    chooser = random.Random(3)
    while batch.ended < 6:
        batch.step([chooser.choice(legal_ids(batch, place)) for place in range(2)])
    assert batch.overflows > 0


def test_what_it_needs() -> None:
    with pytest.raises(EncodingError, match="only the base game"):
        Batch(encoding("gift", 2, sets=ALL_SETS), 2)
    with pytest.raises(EncodingError, match="1 game or more"):
        Batch(encoding("gift", 2), 0)
