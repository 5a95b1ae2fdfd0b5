"""Random games at random tables are played as they were when their digests were kept."""

import pytest

import tangledbank as tb
from tests.same_games import block_digest, kept_digests, play

KEPT = kept_digests()
#: In how many days each block comes round in the usual run; interpreted, one takes some 20 s.
DAYS = 27 if tb.engine_build() == "compiled" else 54


def test_many_games_are_kept() -> None:
    assert len(KEPT) >= 50


@pytest.mark.slow(days=DAYS)
@pytest.mark.parametrize("block", range(len(KEPT)))
def test_a_block_of_games_is_as_kept(block: int) -> None:
    assert block_digest(block) == KEPT[block]


def test_a_digest_tells_games_apart() -> None:
    assert play(0)[1] == play(0)[1]
    assert len({play(seed)[1] for seed in range(10)}) == 10
