"""The laws of cards, animals and tokens catch a table that was broken on purpose."""

import pytest

from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution.cards import card
from tangledbank.evolution.game import Game
from tangledbank.evolution.state import Animal, Link, TraitCard
from tangledbank.evolution.traits import names as t
from tangledbank.laws import animals, cards, tokens
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.tables import Table

SWIMMING = card(t.SWIMMING)
SCAVENGER = card(t.SCAVENGER)


def an_animal(game: Game) -> Animal:
    return game.state.players[0].animals[0]


# Cards


def test_a_lost_card(game: Game) -> None:
    game.state.deck.pop()
    with pytest.raises(LawBroken, match="too many: none; missing: 1 x"):
        cards.check(game)


def test_a_second_copy_of_a_card(game: Game) -> None:
    game.state.players[0].hand.insert(0, game.state.deck[0])
    with pytest.raises(LawBroken, match=r"too many: 1 x .*; missing: none"):
        cards.check(game)


def test_a_card_that_turned_into_another(game: Game) -> None:
    animal = an_animal(game)
    animal.card = SWIMMING if animal.card == SCAVENGER else SCAVENGER
    with pytest.raises(LawBroken, match="too many: 1 x"):
        cards.check(game)


def test_a_hand_that_tells_the_order_of_its_cards(game: Game) -> None:
    game.state.players[0].hand[:] = [game.state.deck.pop() for _ in range(9)]
    game.state.deck += game.state.players[0].hand
    moved = [game.state.deck.pop(0) for _ in range(9)]
    game.state.players[0].hand[:] = sorted(moved, reverse=True)
    with pytest.raises(LawBroken, match="not sorted"):
        cards.check_places(game)


def test_a_discard_in_the_wrong_place(game: Game) -> None:
    game.state.discard.append(game.state.deck.pop())
    with pytest.raises(LawBroken, match="common discard"):
        cards.check(game)


# Animals


def test_a_need_that_was_not_worked_out_again(game: Game) -> None:
    an_animal(game).need += 1
    with pytest.raises(LawBroken, match="A1: need"):
        animals.check(game)


def test_a_mask_that_was_not_worked_out_again(game: Game) -> None:
    an_animal(game).mask ^= 1 << t.BIG
    with pytest.raises(LawBroken, match="A1: mask"):
        animals.check(game)


def test_a_link_to_an_animal_that_is_gone(game: Game) -> None:
    ref = an_animal(game).ref
    game.state.players[0].links.append(Link(card(t.SYMBIOSIS), t.SYMBIOSIS, ref, 99))
    with pytest.raises(LawBroken, match="does not join two living animals"):
        animals.check(game)


def two_animals(game: Game) -> tuple[int, int]:
    player = game.state.players[0]
    while len(player.animals) < 2:
        player.born += 1
        player.animals.append(Animal(player.born, SWIMMING, []))
    return player.animals[0].ref, player.animals[1].ref


def test_the_same_pair_card_twice(game: Game) -> None:
    one, other = two_animals(game)
    player = game.state.players[0]
    player.links.append(Link(card(t.SYMBIOSIS), t.SYMBIOSIS, one, other))
    player.links.append(Link(card(t.SYMBIOSIS), t.SYMBIOSIS, other, one))
    with pytest.raises(LawBroken, match="BASE-PAIR-03"):
        animals.check(game)


@pytest.mark.parametrize(
    ("traits", "clause"),
    [
        ([t.SWIMMING, t.SWIMMING], "BASE-TRAIT-02"),
        ([t.SCAVENGER, t.CARNIVOROUS], "BASE-SCAVENGER-04"),
        ([t.SYMBIOSIS], "lies under one animal"),
    ],
)
def test_traits_that_cannot_be_together(game: Game, traits: list[int], clause: str) -> None:
    animal = an_animal(game)
    animal.cards[:] = [TraitCard(card(trait), trait) for trait in traits]
    game.state.players[0].refresh(animal)
    with pytest.raises(LawBroken, match=clause):
        animals.check(game)


def test_a_trait_that_is_not_on_its_card(game: Game) -> None:
    an_animal(game).cards[:] = [TraitCard(SWIMMING, t.BIG)]
    with pytest.raises(LawBroken, match="big is not on its card"):
        animals.check(game)


def test_a_mark_of_the_future(game: Game) -> None:
    an_animal(game).received = game.state.tick + 1
    with pytest.raises(LawBroken, match="mark of the future"):
        animals.check(game)


def test_an_animal_at_the_wrong_seat(game: Game) -> None:
    an_animal(game).ref |= 1 << 8
    with pytest.raises(LawBroken, match=r"B1 lies at seat 0|does not join"):
        animals.check(game)


# Tokens


def test_less_than_nothing(game: Game) -> None:
    an_animal(game).blue = -1
    with pytest.raises(LawBroken, match="A1 has"):
        tokens.check(game)
    game.state.food[0] = -1
    with pytest.raises(LawBroken, match="the supply holds"):
        tokens.check(game)


def test_a_token_where_none_can_lie(game: Game) -> None:
    an_animal(game).cards[:] = [TraitCard(SWIMMING, t.SWIMMING, 0, 3)]
    with pytest.raises(LawBroken, match="not Fat tissue"):
        tokens.check(game)


def test_fat_of_the_wrong_colour(game: Game) -> None:
    fat = card(t.BIG, t.FAT_TISSUE)
    an_animal(game).cards[:] = [TraitCard(fat, t.FAT_TISSUE, 0, 1)]
    with pytest.raises(LawBroken, match="BASE-FAT-03"):
        tokens.check(game)


def test_food_from_the_turn_before() -> None:
    game = Table("gift", 2, 1, {}, 2).sit_down()
    game.apply(game.legal_actions()[1])
    game.state.players[1 - game.acting].animals[0].red = 1
    with pytest.raises(LawBroken, match="BASE-EXT-05"):
        tokens.check(game)
    game.state.food[0] = 1
    with pytest.raises(LawBroken, match="BASE-FEED-18"):
        tokens.check(game)


def test_a_token_without_an_event(game: Game) -> None:
    ledger = tokens.Ledger(game)
    ledger.check([])
    an_animal(game).blue += 1
    with pytest.raises(LawBroken, match="the events give"):
        ledger.check([])


def test_red_that_vanished(game: Game) -> None:
    ledger = tokens.Ledger(game)
    game.state.food[0] -= 1
    with pytest.raises(LawBroken, match="supply"):
        ledger.check([])


def test_fat_that_vanished(game: Game) -> None:
    fat = card(t.BIG, t.FAT_TISSUE)
    an_animal(game).cards[:] = [TraitCard(fat, t.FAT_TISSUE, 0, 3)]
    ledger = tokens.Ledger(game)
    an_animal(game).cards[:] = [TraitCard(fat, t.FAT_TISSUE)]
    with pytest.raises(LawBroken, match="0 stored, the events give 1"):
        ledger.check([])


@pytest.mark.parametrize(("colour", "from_supply"), [(2, 0), (1, 0), (2, 1)])
def test_a_gift_from_nowhere(game: Game, colour: int, from_supply: int) -> None:
    ledger = tokens.Ledger(game)
    with pytest.raises(LawBroken, match=r"from nowhere|not red"):
        ledger.check([Event(ev.GOT, an_animal(game).ref, colour, 1, [from_supply])])


def test_an_event_of_nobody(game: Game) -> None:
    with pytest.raises(LawBroken, match="H9, which does not exist"):
        tokens.Ledger(game).check([Event(ev.BURNT, 7 << 8 | 9, 1)])


def test_an_animal_that_left_without_a_word(game: Game) -> None:
    ledger = tokens.Ledger(game)
    game.state.players[0].animals.pop(0)
    with pytest.raises(LawBroken, match="animals without events: A1"):
        ledger.check([])
