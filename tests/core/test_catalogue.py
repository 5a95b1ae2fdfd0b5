"""The public list of cards and faces."""

import pytest

import tangledbank as tb
from tangledbank.core.errors import NotationError, SetupError

ALL_SETS = ["base", "fly", "continents", "special"]


@pytest.mark.parametrize(
    ("edition", "sets", "copies"),
    [("gift", None, None), ("tw", None, 2), ("ua3", ALL_SETS, None), ("creatures", None, None)],
)
def test_it_lists_every_card_that_is_shuffled(
    edition: str, sets: list[str] | None, copies: int | None
) -> None:
    cards = tb.catalogue(edition, sets=sets, copies=copies)
    game = tb.new_game(edition, 2, explicit=True, sets=sets, copies=copies)
    while game.throw is not None and len(game.cards_to_shuffle()) < cards.total:
        game.resolve(list(range(game.throw.count)))  # the creatures' sources come first
    assert sorted(game.cards_to_shuffle()) == sorted(
        name for card in cards.cards for name in [card.name] * card.copies
    )
    traits = [face.trait for face in cards.faces]
    assert {trait for card in cards.cards for trait in card.traits} == set(traits)
    assert len(set(traits)) == len(traits)


def test_faces_say_where_they_go() -> None:
    cards = tb.catalogue("gift", sets=ALL_SETS)
    assert {face.trait for face in cards.faces if face.on == "rival"} >= {"parasite"}
    assert cards.face("anglerfish").on == "none"
    assert cards.face("symbiosis").pair
    assert cards.face("flight").set == "fly"
    assert cards.card("grazing/fat-tissue").traits == ["grazing", "fat-tissue"]
    assert cards.to_json()["sets"] == ALL_SETS


def test_what_is_not_there_is_refused() -> None:
    cards = tb.catalogue()
    with pytest.raises(NotationError, match="unicorn"):
        cards.card("unicorn")
    with pytest.raises(NotationError, match="flight"):
        cards.face("flight")
    with pytest.raises(SetupError, match="unknown edition"):
        tb.catalogue("chess")
