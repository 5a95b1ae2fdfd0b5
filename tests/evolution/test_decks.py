"""Which cards a table plays with: sets, half decks, decks of one's own, and what is refused."""

import pickle
from collections import Counter

import pytest

from tangledbank import SetupError, new_game, read_record, replay, write_record
from tangledbank.evolution.births import lay_animal
from tangledbank.evolution.cards import card_name, kind_named, load_deck
from tangledbank.evolution.decks import own_deck, set_of, sets_of, setup_warnings
from tangledbank.evolution.game import Game
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.settling import settle
from tangledbank.evolution.traits.names import SHELL
from tangledbank.laws.cards import all_cards
from tests.evolution.chance_player import ChancePlayer

SETS = ["base", "fly", "continents", "special"]

OWN = """
cap = 60
[cards]
"carnivorous/big" = 20
"flight/running" = 20
swimming = 30
anglerfish = 4
"""


def size(game: Game) -> int:
    s = game.state
    return len(s.deck) + sum(len(player.hand) for player in s.players)


def refusal(text: str, seats: int = 2, sets: list[str] | None = None) -> str:
    with pytest.raises(SetupError) as caught:
        new_game("gift", seats, seed=1, sets=sets, deck=own_deck(text, "my.toml"))
    return str(caught.value)


def test_the_sets_are_shuffled_together() -> None:
    assert size(new_game("gift", 4, seed=1, sets=SETS)) == 186
    assert size(new_game("gift", 4, seed=1, sets=["base", "fly"])) == 126
    assert len(new_game("gift", 2, seed=1, sets=["base", "continents"]).view(0).hand) == 10


@pytest.mark.parametrize("cut", ["half_by_kind", "half_random"])
def test_half_of_the_deck_is_set_aside(cut: str) -> None:
    options: dict[str, str | int | bool] = {"deck_reduction_advice": cut}
    game = new_game("gift", 2, seed=3, options=options, sets=SETS)
    gone = Counter(game.state.aside)
    if cut == "half_by_kind":
        assert gone == {kind: n // 2 for kind, n in game.deck.copies.items() if n > 1}
    else:
        assert len(game.state.aside) == 186 // 2
    assert Counter(all_cards(game.state)) == game.deck.copies
    assert size(game) == 186 - len(game.state.aside)
    ended = ChancePlayer(1).play(game, 10_000)
    assert replay(write_record(ended)) == ended


def test_half_a_deck_may_be_too_small() -> None:
    options: dict[str, str | int | bool] = {"deck_reduction_advice": "half_random"}
    with pytest.raises(SetupError, match="63 cards are too few for 8 seats"):
        new_game("gift", 8, seed=1, options=options, sets=["base", "continents"])


def test_a_deck_of_ones_own() -> None:
    game = new_game("gift", 3, seed=1, deck=own_deck(OWN, "my.toml"))
    assert game.rules.sets == ["base", "fly"]
    assert size(game) == 60
    assert len(game.state.aside) == 14
    text = write_record(game, secret=True)
    assert "card big/carnivorous 20" in text  # as it is printed
    assert "card running/flight 20" in text
    assert replay(read_record(text)) == game
    assert Game.from_json(game.to_json()) == game
    assert pickle.loads(pickle.dumps(game.deck)).same_as(game.deck)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cards = 3", "a deck needs a table"),
        ("[cards]\n", "a deck needs a table"),
        ("= 3", "not TOML"),
        ("size = 3\n[cards]\nbig = 99", "'size' is unknown"),
        ("sets = 'base'", "write the sets as a list"),
        ("sets = ['sea']", "'sea': expected each set once, of base, fly, continents, special"),
        ("sets = ['base', 'base']", "'base': expected each set once"),
        ("sets = []", "a deck needs a table"),
        ("[cards]\nwings = 4", "my.toml: no trait is called 'wings'"),
        ("[cards]\n'big/big' = 4", "the same trait twice"),
        ("[cards]\n'big/anglerfish' = 4", "anglerfish is never a trait"),
        ("[cards]\n'big/running/shy' = 4", "expected 'trait' or 'trait/trait'"),
        ("[cards]\nbig = 0", "is not 'trait[/trait]' = copies"),
        ("[cards]\nbig = true", "is not 'trait[/trait]' = copies"),
        ("[cards]\n'big/running' = 9\n'running/big' = 9", "is there twice"),
        ("total = 5\n[cards]\nbig = 20", "20 cards, but total says 5"),
        ("cap = 50\n[cards]\nbig = 20", "expected a cap from 1 to 20"),
        ("[cards]\nbig = 11", "11 cards are too few for 2 seats: each begins with 6"),
        ("cap = 11\n[cards]\nbig = 20", "11 cards are too few for 2 seats"),
        ("[cards]\nmigration = 15", "15 cards are too few for 2 seats: each begins with 10"),
    ],
)
def test_what_is_no_deck_is_named(text: str, said: str) -> None:
    assert said in refusal(text)


def test_a_deck_adds_cards_to_those_of_a_set() -> None:
    deck = own_deck(
        "sets = ['base']\ntotal = 90\n[cards]\n'carnivorous/big' = 4\nshy = 2", "my.toml"
    )
    assert len(deck.cards()) == 90
    # As printed, whichever half was named first, and beside the printed ones.
    printed = load_deck("base").copies
    kind = next(one for one in printed if card_name(one) == "big/carnivorous")
    assert deck.copies[kind] == printed[kind] + 4
    assert sets_of(deck) == ["base", "special"]


@pytest.mark.parametrize("name", SETS)
def test_a_trait_says_its_set(name: str) -> None:
    """A set brings cards of its own traits, and of no set but the base set besides."""
    found = {set_of(trait) for trait in load_deck(name).traits()}
    assert name in found
    assert found <= {"base", name}


def test_the_sets_must_have_the_traits() -> None:
    said = refusal("[cards]\nflight = 40", sets=["base", "special"])
    assert said == ("the deck has flight, a trait of the set fly, but the sets are base, special")


def test_sets_that_there_are_not() -> None:
    with pytest.raises(SetupError, match="unknown set 'moon'"):
        new_game("gift", 2, seed=1, sets=["base", "moon"])
    with pytest.raises(SetupError, match="GIFT-COMBINE-02"):
        new_game("gift", 2, seed=1, sets=["fly"])
    with pytest.raises(SetupError, match="no other sets of cards"):
        new_game("creatures", 2, seed=1, sets=["base"])
    with pytest.raises(SetupError, match="9 seats; a table has at most 8"):
        new_game("gift", 9, seed=1, sets=SETS)


@pytest.mark.parametrize(
    ("sets", "edition", "most", "clause"),
    [
        (["base", "fly"], "gift", 6, "GIFT-PLAYERS-02"),
        (["base", "fly", "special"], "gift", 6, "GIFT-PLAYERS-02"),
        (["base", "continents"], "gift", 4, "GIFT-PLAYERS-03"),
        (["base", "special"], "gift", 4, "GIFT-PLAYERS-04"),
        (["base", "continents"], "cont1", 8, ""),
        (["base", "fly", "continents"], "gift", 8, ""),
        (SETS, "gift", 8, ""),
    ],
)
def test_more_players_than_the_box_says(
    sets: list[str], edition: str, most: int, clause: str
) -> None:
    rules = Rules(edition, {}, sets)
    assert setup_warnings(rules, most, 1) == []
    if clause:
        (said,) = setup_warnings(rules, most + 1, 1)
        assert said.endswith(f"at most {most} ({clause})")


@pytest.mark.parametrize("edition", ["gift", "cont1"])
@pytest.mark.parametrize("sets", [SETS, ["base", "fly"], ["base", "continents"]])
def test_games_of_all_sets_are_saved_and_recorded(edition: str, sets: list[str]) -> None:
    player = ChancePlayer(7)
    game = new_game(edition, 3, seed=len(sets), sets=sets)
    while not game.over:
        player.play(game, 40)
        assert Game.from_json(game.to_json()) == game
    assert replay(write_record(game)) == game


def test_an_empty_shell_is_a_shell_whichever_half_of_its_card_that_is() -> None:
    deck = own_deck('[cards]\n"carnivorous/shell" = 40\n', "my.toml")
    s = new_game("gift", 2, seed=1, deck=deck).state
    kind = kind_named("carnivorous/shell")
    animal = lay_animal(s, s.players[0], kind, 0)
    s.shells.append(kind)
    settle(s, animal)
    assert [card.trait for card in animal.cards] == [SHELL]
