"""The laws of play (what is legal, written, copied, hidden, counted) catch a broken game."""

import random

import pytest

from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import card
from tangledbank.evolution.game import Game
from tangledbank.evolution.state import Animal
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.verbs import ACTIONS, action
from tangledbank.laws import cards, ending, legality, notation, sameness, secrecy
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.random_player import RandomPlayer
from tangledbank.laws.tables import Table

SWIMMING = card(t.SWIMMING)


def an_animal(game: Game) -> Animal:
    return game.state.players[0].animals[0]


# Legality


def test_a_legal_action_that_is_not(game: Game) -> None:
    game._legal = [*game.legal_actions(), action(v.SCAVENGE, an_animal(game).ref)]
    with pytest.raises(LawBroken, match="scavenge A1 is legal, yet why_not gives"):
        legality.check(game)


def test_a_legal_action_that_is_listed_twice(game: Game) -> None:
    game._legal = game.legal_actions() * 2
    with pytest.raises(LawBroken, match="twice"):
        legality.check(game)


def test_a_legal_action_that_is_left_out(game: Game) -> None:
    assert len(game.legal_actions()) > 1
    game._legal = game.legal_actions()[1:]
    with pytest.raises(LawBroken, match="is not legal, yet why_not has no reason"):
        legality.check(game)


def test_no_legal_action(game: Game) -> None:
    game._legal = []
    with pytest.raises(LawBroken, match="no legal action"):
        legality.check_list(game)


def test_a_reason_that_is_no_clause(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legality, "is_clause", lambda name: name != "BASE-DEV-01")
    with pytest.raises(LawBroken, match="BASE-DEV-01 is not a clause of the rulebook"):
        legality.check(game)


def test_asking_that_changes_the_game(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = iter(range(9))
    monkeypatch.setattr(legality, "position_of", lambda game: {"look": next(looks)})
    with pytest.raises(LawBroken, match="changed the game: look: 0 / 1"):
        legality.check(game)


# Notation


@pytest.mark.parametrize("line", ["pass", "take", "take  A1", "feed A1"])
def test_a_line_that_is_not_read_back(
    game: Game, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.setattr(ACTIONS, "writer", lambda act: line)
    with pytest.raises(LawBroken, match=r"read back|plain line"):
        notation.check(game)


# Sameness


def test_a_copy_that_forgets(game: Game) -> None:
    for forget in ("food", "deck", "hunted", "stack", "mark"):
        copy = game.clone()
        if forget == "food":
            copy.state.food[0] += 1
        elif forget == "deck":
            copy.state.deck.reverse()
        elif forget == "hunted":
            copy.state.players[2].hunted += 1
        elif forget == "stack":
            copy.state.stack.insert(0, copy.state.stack[-1].clone())
        else:
            copy.state.players[0].animals[0].attacked = game.state.tick
        with pytest.raises(LawBroken, match="a copy differs at state"):
            sameness.check_same(game, copy, "a copy")


@pytest.mark.parametrize("which", [0, 1])
def test_a_copy_that_goes_another_way(game: Game, which: int) -> None:
    twins = sameness.Twins(game)
    twin = twins.every[which]
    twin.copy.state.food[0] += 9
    with pytest.raises(LawBroken, match=f"{twin.how} (gave other events|differs)"):
        go_on(twins)


def go_on(twins: sameness.Twins) -> None:
    for _ in range(40):
        act = twins.game.legal_actions()[0]
        twins.follow(act, twins.game.apply(act))
        twins.check()


def test_a_history_that_leads_elsewhere(game: Game) -> None:
    game.state.food[0] += 1
    with pytest.raises(LawBroken, match=r"a replay differs at state.food"):
        sameness.check_replay(game)


# Secrecy


def test_a_view_that_shows_a_hidden_card(game: Game) -> None:
    world = game.clone()
    world.state.players[0].hand[:] = world.state.deck[:2]
    with pytest.raises(LawBroken, match="the view of ann reveals a secret: hand"):
        secrecy.check_look(game, world, 0)


def test_legal_actions_that_depend_on_a_hidden_card(game: Game) -> None:
    world = game.clone()
    world._legal = world.legal_actions()[:-1]
    with pytest.raises(LawBroken, match=r"legal actions of .* reveal a secret"):
        secrecy.check_answers(game, world, game.acting, [])


def test_a_question_that_depends_on_a_hidden_card(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = game.clone()
    telling = {id(game): "ask-lure", id(world): "ask-lure-must"}
    monkeypatch.setattr(secrecy, "asked", lambda game: [telling[id(game)]])
    with pytest.raises(LawBroken, match=r"the question to .* reveals a secret"):
        secrecy.check_answers(game, world, game.acting, [])


def test_reasons_that_depend_on_a_hidden_card(game: Game) -> None:
    world = game.clone()
    world.state.food[0] = 0
    every = [action(v.TAKE, animal.ref) for animal in game.state.players[game.acting].animals]
    world._legal = game._legal = []
    with pytest.raises(LawBroken, match=r"the reasons against take .* reveal"):
        secrecy.check_answers(game, world, game.acting, every)


def test_reasons_that_tell_a_waiting_seat_a_secret(game: Game) -> None:
    world = game.clone()
    world.state.food[0] = 0
    waiting = (game.acting + 1) % 3
    every = [action(v.TAKE, animal.ref) for animal in game.state.players[waiting].animals]
    with pytest.raises(LawBroken, match=r"the reasons against take .* reveal"):
        secrecy.check_answers(game, world, waiting, every)


def test_a_waiting_seat_that_is_told_otherwise(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legality, "is_clause", lambda name: name != "BASE-TURN-02")
    with pytest.raises(LawBroken, match="BASE-TURN-02 is not a clause of the rulebook"):
        legality.check_waiting(game)


def test_a_number_that_could_name_a_card(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrecy, "view_of", lambda game, seat: {"hand": [{"id": 7}]})
    with pytest.raises(LawBroken, match=r"a number at hand\.id"):
        secrecy.check_numbers(game, 0)


def test_an_event_that_tells_everybody(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = [Event(ev.DEALT, 1, 1, 0, None, 1, [SWIMMING])]
    secrecy.check_events(game, dealt)
    monkeypatch.setattr(secrecy, "seen", lambda event, seat, rules: event)
    with pytest.raises(LawBroken, match="events reveal a secret to a spectator"):
        secrecy.check_events(game, dealt)


def test_a_deed_that_gives_a_card_away(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Table("gift", 2, 1, {}, 2).sit_down()
    monkeypatch.setattr(secrecy, "seen", lambda event, seat, rules: event)
    with pytest.raises(LawBroken, match=r"what follows .* reveals"):
        look_often(game)


def look_often(game: Game) -> None:
    for seed in range(20):
        secrecy.check(game, random.Random(seed))


# Ending


def test_a_game_without_end(game: Game) -> None:
    ending.check_length(game, 500)
    with pytest.raises(LawBroken, match="no end after"):
        ending.check_length(game, ending.MOST_DECISIONS + 1)


def finished() -> Game:
    game = Table("ua3", 3, 1, {}, 2).sit_down()
    player = RandomPlayer(random.Random(4))
    while not game.over:
        game.apply(player.choose(game.legal_actions()))
    ending.check(game)
    return game


def test_points_that_were_miscounted(monkeypatch: pytest.MonkeyPatch) -> None:
    game = finished()
    monkeypatch.setattr(ending, "points_of", lambda game, player: 99)
    with pytest.raises(LawBroken, match="counted again"):
        ending.check(game)


def test_the_wrong_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    game = finished()
    monkeypatch.setattr(ending, "winners_of", lambda game: ([], "luck"))
    with pytest.raises(LawBroken, match="by luck"):
        ending.check(game)


def test_something_to_do_after_the_end() -> None:
    game = finished()
    game._legal = [action(v.PASS)]
    with pytest.raises(LawBroken, match="after the end"):
        ending.check(game)
    with pytest.raises(LawBroken, match="a decision although none is pending"):
        legality.check_list(game)


# The report


def test_a_fault_comes_with_its_moves(game: Game) -> None:
    game.state.deck.pop()
    with pytest.raises(LawBroken) as caught:
        cards.check(game)
    first, table, *moves = str(caught.value).splitlines()
    assert first.startswith("cards: ")
    assert table == "gift, 3 seats, 1 set, fast seed 2"
    assert len(moves) == len(game.history)
    assert moves[0] == "shuffle of 84"
