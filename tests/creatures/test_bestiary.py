"""The Bestiary: one file, counted when it is loaded, with the origin of everything in it."""

from importlib import resources

import pytest

from tangledbank import GameError
from tangledbank.creatures.bestiary import ORIGINS, Bestiary, load_bestiary
from tangledbank.creatures.traits.names import NAMES
from tangledbank.creatures.traits.profile import TRAITS

TEXT = (
    resources.files("tangledbank.creatures")
    .joinpath("data", "bestiary.toml")
    .read_text(encoding="utf-8")
)


def test_the_cards_are_those_of_the_box() -> None:
    deck = load_bestiary().deck
    assert len(deck.cards()) == 64
    for number in range(len(NAMES)):
        faces = sum((kind >> 6 == number) + (kind & 63 == number) for kind in deck.cards())
        assert faces == 8, NAMES[number]


def test_each_pair_is_there_both_ways_up() -> None:
    copies = load_bestiary().deck.copies
    assert all(copies[(kind & 63) << 6 | kind >> 6] == number for kind, number in copies.items())
    assert len(load_bestiary().pair_origins) == 32


def test_there_are_ten_sources() -> None:
    assert len(load_bestiary().sources) == 10


def test_everything_says_where_it_comes_from() -> None:
    bestiary = load_bestiary()
    origins = {entry.origin for entry in bestiary.traits}
    assert origins == set(ORIGINS)
    assert {source.origin for source in bestiary.sources} == {"ours"}
    assert set(bestiary.pair_origins.values()) == {"ours"}
    assert "our reconstruction" in bestiary.traits[NAMES.index("winged")].badge
    assert bestiary.traits[NAMES.index("vampire")].badge == "the rulebook's"
    assert "name:" in bestiary.traits[NAMES.index("metamorph")].badge


def test_every_trait_has_a_class() -> None:
    assert [trait.number for trait in TRAITS] == list(range(len(NAMES)))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("total = 64", "total = 65", "64 cards, but total says 65"),
        ("faces = 8", "faces = 9", "on 8 faces, but faces says 9"),
        ("copies = [1, 1]", "copies = [2, 1]", "65 cards"),
        ('id = "vampire"', 'id = "wolf"', "no trait class is called 'wolf'"),
        ('origin = "ours"', 'origin = "hearsay"', "expected one of rulebook, damaged, ours"),
        ("energy = [6, 9, 12]", "energy = [6, 9]", "chips for 2, 3 and 4 players"),
        ('trait = "astral"', 'trait = ""', "expected a trait with a bonus"),
        ('traits = ["vampire", "generous"]', 'traits = ["vampire", "vampire"]', "two different"),
        ("[[pair]]", "[[pair", "not TOML"),
    ],
)
def test_a_wrong_file_is_refused(old: str, new: str, said: str) -> None:
    assert old in TEXT
    with pytest.raises(GameError, match=r"other\.toml") as refused:
        Bestiary(TEXT.replace(old, new, 1), "other.toml")
    assert said in str(refused.value)


def test_another_file_needs_no_code() -> None:
    """Other sources, other copies: both ways up twice, and one source more."""
    text = TEXT.replace("copies = [1, 1]", "copies = [2, 2]").replace("total = 64", "total = 128")
    text = text.replace("faces = 8", "faces = 16")
    text += '\n[[source]]\nid = "tap"\nen = "Tap"\nru = "Кран"\nenergy = [1, 2, 3]\n'
    text += 'bonus = 0\ntrait = ""\norigin = "ours"\n'
    bestiary = Bestiary(text, "double.toml")
    assert len(bestiary.deck.cards()) == 128
    assert bestiary.sources[-1].id == "tap"
