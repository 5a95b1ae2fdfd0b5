"""Chance: known answers, fairness, and sources that can be copied, written down and checked."""

import copy
import hashlib
import itertools
import json
import pickle
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tangledbank.core.chance import (
    Chance,
    FairChance,
    FastChance,
    StackedChance,
    chance_from_json,
    check_commitment,
    commitment,
    fresh_seed,
)

WORDS = 2**32

# Chi-square values that a fair source exceeds once in 10,000 times. The seeds are fixed, so a
# test that passes once passes always.
RARE = {2: 18.4207, 5: 25.7448, 23: 55.5246}

SOURCES: dict[str, Callable[[], Chance]] = {
    "fair": lambda: FairChance(b"beagle", [b"ann", b"bob"]),
    "fast": lambda: FastChance(1859),
}


@pytest.fixture(params=SOURCES)
def source(request: pytest.FixtureRequest) -> Chance:
    return SOURCES[request.param]()


# The two streams of words, written a second time from their description alone.


def sfc32_words(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    while True:
        out = (a + b + counter) % WORDS
        rotated = int(f"{c:032b}"[21:] + f"{c:032b}"[:21], 2)
        a, b, c = b ^ (b // 512), (c + (c << 3)) % WORDS, (rotated + out) % WORDS
        counter = (counter + 1) % WORDS
        yield out


def fair_words(seed: bytes, nonces: list[bytes]) -> Iterator[int]:
    said = hashlib.sha256(b"tangledbank/chance/1/key\0")
    said.update(len(seed).to_bytes(4, "big") + seed)
    said.update(len(nonces).to_bytes(4, "big"))
    for nonce in nonces:
        said.update(len(nonce).to_bytes(4, "big") + nonce)
    for index in itertools.count():
        block = hashlib.sha256(
            b"tangledbank/chance/1/block\0" + said.digest() + index.to_bytes(8, "big")
        ).hexdigest()
        for start in range(0, 64, 8):
            yield int(block[start : start + 8], 16)


def picks(words: Iterator[int], n: int) -> Iterator[int]:
    """Numbers below n: words from the incomplete last run of n are not used."""
    for word in words:
        if word // n < WORDS // n:
            yield word % n


def taken(count: int, stream: Iterable[int]) -> list[int]:
    return list(itertools.islice(stream, count))


def words_of(source: Chance, count: int = 40) -> list[int]:
    return [source.word() for _ in range(count)]


# --- known answers


@pytest.mark.parametrize(
    ("seed", "published"),
    [
        # PractRand's sfc32 seeded with one 64-bit number, as published with other
        # implementations of it.
        (0, [1363572419, 145230303, 808754475, 4216505632, 947923937, 2491578854]),
        (1, [2012149540, 1872316204, 1707632675, 1779833415, 2026416846, 1661539736]),
        (42, [1264412219, 1947509147, 3919439299, 1251167922, 656401615, 478193053]),
        (0x0123456789ABCDEF, [2222009751, 4121156040, 1557176981, 903895892, 1281522849]),
    ],
)
def test_fast_words_are_those_of_sfc32(seed: int, published: list[int]) -> None:
    assert words_of(FastChance(seed), len(published)) == published


def test_the_second_sfc32_agrees_with_a_published_vector() -> None:
    # State 0, 2, 1 with counter 1 and 15 words thrown away.
    words = taken(19, sfc32_words(0, 2, 1, 1))
    assert words[15:] == [0x03B80BB8, 0xA87DBC7E, 0x1787178C, 0x4C7B7234]


@given(st.integers(0, 2**64 - 1))
def test_fast_words_follow_from_the_seed(seed: int) -> None:
    expected = taken(32, sfc32_words(0, seed % WORDS, seed // WORDS, 1))[12:]
    assert words_of(FastChance(seed), 20) == expected


@given(st.binary(max_size=40), st.lists(st.binary(max_size=40), max_size=8))
def test_fair_words_follow_from_the_description(seed: bytes, nonces: list[bytes]) -> None:
    assert words_of(FairChance(seed, nonces), 20) == taken(20, fair_words(seed, nonces))


def test_fast_outcomes_are_known() -> None:
    source = FastChance(1859)
    assert [source.roll() for _ in range(20)] == [
        4,
        6,
        1,
        1,
        3,
        1,
        1,
        4,
        1,
        4,
        1,
        3,
        4,
        6,
        1,
        1,
        5,
        5,
        1,
        5,
    ]
    assert source.order(12) == [10, 4, 0, 9, 5, 2, 3, 7, 1, 6, 8, 11]
    assert source.below(10**9) == 834494343


def test_fair_outcomes_are_known() -> None:
    source = FairChance(bytes(range(32)), [b"ann", b"", b"bob"])
    assert [source.roll() for _ in range(20)] == [
        4,
        4,
        2,
        1,
        6,
        6,
        5,
        3,
        1,
        5,
        3,
        5,
        4,
        2,
        5,
        2,
        1,
        4,
        6,
        4,
    ]
    assert source.order(12) == [10, 3, 6, 11, 9, 1, 0, 8, 2, 7, 4, 5]
    assert source.below(10**9) == 395087374


def test_the_commitment_is_known() -> None:
    shown = commitment(bytes(range(32)))
    assert shown == "9ba4f2a19f4af248c9b75bca7c0ac1badb59d39a75b973f324dfa64b3517d978"
    assert (
        shown == hashlib.sha256(b"tangledbank/chance/1/commitment\0" + bytes(range(32))).hexdigest()
    )


# --- fairness


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    missing = cells - len(counts)
    return sum((n - expected) ** 2 / expected for n in counts.values()) + missing * expected


def test_dice_are_uniform(source: Chance) -> None:
    faces: Counter[object] = Counter(source.roll() for _ in range(60_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert chi_square(faces, 6) < RARE[5]


def test_all_orders_of_four_are_equally_likely(source: Chance) -> None:
    orders: Counter[object] = Counter(tuple(source.order(4)) for _ in range(48_000))
    assert set(orders) == set(itertools.permutations(range(4)))
    assert chi_square(orders, 24) < RARE[23]


def test_each_place_of_a_long_order_is_uniform(source: Chance) -> None:
    firsts: Counter[object] = Counter(source.order(24)[0] for _ in range(6_000))
    assert chi_square(firsts, 24) < RARE[23]


def test_no_bias_where_n_does_not_divide_the_words(source: Chance) -> None:
    # A quarter of the words must be refused; a plain remainder would give the first third of
    # the numbers twice as often as the others.
    n = 3 * 2**30
    thirds: Counter[object] = Counter(source.below(n) // 2**30 for _ in range(30_000))
    assert chi_square(thirds, 3) < RARE[2]


@given(st.integers(2, WORDS), st.integers(0, 2**32))
def test_refused_words_are_skipped(n: int, seed: int) -> None:
    fast = FastChance(seed)
    fast_words = itertools.islice(sfc32_words(0, seed % WORDS, seed // WORDS, 1), 12, None)
    assert [fast.below(n) for _ in range(8)] == taken(8, picks(fast_words, n))
    secret = seed.to_bytes(5, "big")
    fair = FairChance(secret)
    assert [fair.below(n) for _ in range(8)] == taken(8, picks(fair_words(secret, []), n))


@pytest.mark.parametrize("n", [2**31 + 1, 2**32 - 1, 2**32, 2**32 - 2**16, 3, 6, 84])
def test_the_edges_of_refusal(n: int, source: Chance) -> None:
    stream = iter(source.clone().word, None)
    assert [source.below(n) for _ in range(50)] == taken(50, picks(stream, n))


@given(st.integers(0, 200))
def test_an_order_holds_every_number_once(n: int) -> None:
    assert sorted(FastChance(n).order(n)) == list(range(n))


def test_one_outcome_takes_no_word(source: Chance) -> None:
    twin = source.clone()
    assert source.below(1) == 0
    assert source.roll(1) == 1
    assert source.order(1) == [0]
    assert source.order(0) == []
    assert source.word() == twin.word()


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1, 2**80])
def test_an_impossible_choice_is_refused(n: int, source: Chance) -> None:
    twin = source.clone()
    with pytest.raises(ValueError, match="cannot choose among"):
        source.below(n)
    assert source.word() == twin.word()


# --- a source is a value


def cloned(source: Chance) -> Chance:
    return source.clone()


def through_json(source: Chance) -> Chance:
    return chance_from_json(json.loads(json.dumps(source.to_json())))


def through_pickle(source: Chance) -> Chance:
    copied = pickle.loads(pickle.dumps(source))
    assert isinstance(copied, Chance)
    return copied


@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 9, 16, 21])
@pytest.mark.parametrize(
    "copied",
    [cloned, through_json, through_pickle, copy.copy, copy.deepcopy],
    ids=["clone", "json", "pickle", "copy", "deepcopy"],
)
def test_a_copy_goes_on_identically(
    copied: Callable[[Chance], Chance], drawn: int, source: Chance
) -> None:
    words_of(source, drawn)
    twin = copied(source)
    assert type(twin) is type(source)
    assert twin.to_json() == source.to_json()
    assert [twin.roll() for _ in range(30)] == [source.roll() for _ in range(30)]


def test_a_copy_is_independent(source: Chance) -> None:
    words_of(source, 3)
    twin = source.clone()
    expected = words_of(source.clone())
    words_of(twin, 11)
    assert words_of(source) == expected


def test_the_list_of_nonces_may_change_afterwards() -> None:
    nonces = [b"ann"]
    source = FairChance(b"beagle", nonces)
    nonces.append(b"bob")
    assert words_of(source) == words_of(FairChance(b"beagle", [b"ann"]))


def test_a_fair_source_tells_what_it_is_made_of() -> None:
    source = FairChance(b"beagle", [b"ann"])
    words_of(source, 11)
    assert (source.seed, source.nonces, source.drawn) == (b"beagle", [b"ann"], 11)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "expected an object"),
        ({}, "kind must be"),
        ({"kind": "fair/0"}, "kind must be 'fair/1', 'fast/1' or 'stacked/1', not 'fair/0'"),
        ({"kind": "fast/1"}, "4 numbers"),
        ({"kind": "fast/1", "state": [1, 2, 3]}, "4 numbers"),
        ({"kind": "fast/1", "state": [1, 2, 3, 2**32]}, "from 0 to"),
        ({"kind": "fast/1", "state": [1, 2, 3, True]}, "from 0 to"),
        ({"kind": "fast/1", "state": [1, 2, "3", 4]}, "from 0 to"),
        ({"kind": "fair/1", "seed": "00", "drawn": 0}, "nonces must be a list"),
        ({"kind": "fair/1", "seed": "0", "nonces": [], "drawn": 0}, "seed must be hex"),
        ({"kind": "fair/1", "seed": "00", "nonces": [7], "drawn": 0}, "nonce must be hex"),
        ({"kind": "fair/1", "seed": "00", "nonces": [], "drawn": -1}, "drawn must be"),
        ({"kind": "fair/1", "seed": "00", "nonces": []}, "drawn must be"),
    ],
)
def test_bad_json_is_refused(data: object, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        chance_from_json(data)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_fast_seed_has_64_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a number from 0"):
        FastChance(seed)


# --- what makes a stream


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = {tuple(words_of(FastChance(seed), 2)) for seed in range(1_000)}
    assert len(firsts) == 1_000


def test_nonces_change_the_stream() -> None:
    tables: list[list[bytes]] = [
        [],
        [b""],
        [b"", b""],
        [b"ann"],
        [b"bob"],
        [b"ann", b"bob"],
        [b"bob", b"ann"],
        [b"annb", b"ob"],
        [b"annbob"],
    ]
    streams = {tuple(words_of(FairChance(b"beagle", nonces), 4)) for nonces in tables}
    assert len(streams) == len(tables)


def test_seed_and_nonce_do_not_run_together() -> None:
    assert words_of(FairChance(b"ab", [b"c"])) != words_of(FairChance(b"a", [b"bc"]))


def test_any_bit_of_the_seed_changes_commitment_and_stream() -> None:
    seed = bytes(range(32))
    flipped = [(int.from_bytes(seed, "big") ^ (1 << bit)).to_bytes(32, "big") for bit in range(256)]
    assert len({commitment(other) for other in [seed, *flipped]}) == 257
    assert len({tuple(words_of(FairChance(other), 2)) for other in [seed, *flipped]}) == 257
    assert not any(check_commitment(other, commitment(seed)) for other in flipped)


def test_a_commitment_is_checked() -> None:
    seed = fresh_seed()
    assert len(seed) == 32
    assert seed != fresh_seed()
    assert check_commitment(seed, commitment(seed))
    assert check_commitment(seed, commitment(seed).upper() + "\n")
    assert not check_commitment(seed, "")


def test_the_commitment_is_no_part_of_the_stream() -> None:
    source = FairChance(b"beagle")
    shown = bytes.fromhex(commitment(b"beagle"))
    stream = b"".join(word.to_bytes(4, "big") for word in words_of(source, 800))
    assert shown[:4] not in stream


def test_stacked_dice_fall_first() -> None:
    chance = StackedChance([6, 1, 4], FastChance(7))
    twin = chance.clone()
    assert [chance.roll() for _ in range(3)] == [6, 1, 4]
    assert chance.order(5) == FastChance(7).order(5)
    assert [twin.roll() for _ in range(2)] == [6, 1]
    again = chance_from_json(twin.to_json())
    assert [again.roll(), *again.order(5)] == [4, *FastChance(7).order(5)]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"dice": [7], "then": FastChance().to_json()}, "dice must be numbers from 1 to 6"),
        ({"dice": "6", "then": FastChance().to_json()}, "dice must be numbers from 1 to 6"),
        ({"dice": [6]}, "expected an object as source of chance"),
        ({"dice": [], "then": StackedChance([], FastChance()).to_json()}, "another kind of source"),
    ],
)
def test_stacked_dice_that_cannot_be_read(data: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        chance_from_json({"kind": "stacked/1", **data})


def test_a_die_has_six_faces() -> None:
    with pytest.raises(ValueError, match="a die shows a number from 1 to 6"):
        StackedChance([0], FastChance())
