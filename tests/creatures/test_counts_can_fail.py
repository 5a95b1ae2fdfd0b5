"""The counts that are made from events and decisions alone notice what does not add up."""

from collections.abc import Callable

import pytest

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.creatures import events as ev
from tangledbank.creatures import verbs as v
from tangledbank.creatures.game import Game, new_game
from tangledbank.creatures.state import State
from tangledbank.creatures.verbs import action
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.creatures.card_ledger import CardLedger
from tangledbank.laws.creatures.limits import Limits
from tests.creatures.game_to import game_to

A1, A2, B1, B2 = 1, 2, 1 << 8 | 1, 1 << 8 | 2
VAMPIRE, SLEEP_INDUCING = 0, 2


def told(*events: Event) -> tuple[Action, list[Event]]:
    """Events that follow some decision which is not counted."""
    return action(v.STOP), list(events)


@pytest.fixture
def limits() -> Limits:
    return Limits(new_game("creatures", 2, seed=2))


# Once is once


@pytest.mark.parametrize(
    ("first", "second", "clause"),
    [
        ([action(v.KEEP)], action(v.EXCHANGE), "CREA-RND-01"),
        ([action(v.CREATE, 5)], action(v.CREATE, 6), "CREA-TURN-01"),
        ([action(v.ADD, 5, 0, A1)], action(v.ADD, 6, 0, A1), "CREA-TURN-02"),
        ([action(v.ADD, 5, 0, A1)], action(v.CREATE, 6), "CREA-TURN-01"),
        ([action(v.SCARE, A1, B1)], action(v.ADD, 6, 0, A1), "CREA-TURN-02"),
        ([action(v.SCARE, A1, B1)], action(v.SCARE, A1, B2), "CREA-TURN-05"),
        ([action(v.GIVE, A1, A2)], action(v.GIVE, A1, A2), "CREA-TURN-05"),
        ([action(v.TURN, A1, 3)], action(v.SLEEP, A2), "A1 is activated"),
        ([action(v.ACCEPT)], action(v.REDIRECT, B2), "CREA-PROTECTIVE-02"),
        ([action(v.SHED, 1)], action(v.SHED, 2), "CREA-MOLTING-01"),
    ],
)
def test_a_decision_too_many(
    limits: Limits, first: list[Action], second: Action, clause: str
) -> None:
    for decision in first:
        limits.check(0, decision, [])
    with pytest.raises(LawBroken, match=clause):
        limits.check(0, second, [])


@pytest.mark.parametrize(
    ("events", "clause"),
    [
        ([Event(ev.REDIRECTED, A1, A2), Event(ev.REDIRECTED, A2, A1)], "CREA-PROTECTIVE-02"),
        ([Event(ev.STRUCK, B1, VAMPIRE), Event(ev.STRUCK, B1, VAMPIRE)], "CREA-ATK-03"),
        ([Event(ev.ATTACKED, B1, A1), Event(ev.SLEPT, B1)], "without an attack trait"),
        ([Event(ev.TOOK, A1, 1), Event(ev.SHED, A1), Event(ev.SHED, A1)], "CREA-MOLTING-01"),
        ([Event(ev.WOKE, A1, A2), Event(ev.WOKE, A1, B2)], "CREA-ANNOYING-03"),
    ],
)
def test_an_event_too_many(limits: Limits, events: list[Event], clause: str) -> None:
    decision, some = told(*events[:-1])
    limits.check(0, decision, some)
    with pytest.raises(LawBroken, match=clause):
        limits.check(0, *told(events[-1]))


def test_what_begins_anew(limits: Limits) -> None:
    turn = [action(v.CREATE, 5), action(v.ADD, 6, 0, A1), action(v.SCARE, A1, B1)]
    for _ in range(2):
        for decision in [*turn, action(v.TAKE, A1, 1, 0)]:
            limits.check(0, decision, [])
    for decision in turn[:2]:
        limits.check(0, decision, [])
    limits.check(0, *told(Event(ev.SKIPPED, 0)))
    limits.check(0, turn[0], [])
    once_a_round = [Event(ev.WOKE, A1, A2), Event(ev.ROUND, 2)]
    limits.check(0, *told(*once_a_round * 2))
    attack = [
        Event(ev.ATTACKED, A1, B1),
        Event(ev.STRUCK, A1, VAMPIRE),
        Event(ev.STRUCK, A1, SLEEP_INDUCING),
        Event(ev.SLEPT, B1),
        Event(ev.SLEPT, A1),
    ]
    limits.check(0, *told(*attack * 2))


# Cards


def with_traits(game: Game) -> bool:
    everybody = [one for player in game.state.players for one in player.creatures]
    return any(one.cards for one in everybody)


def lose_a_hand_card(s: State) -> None:
    s.players[0].hand.pop()


def swap_decks(s: State) -> None:
    s.discard.append(s.deck.pop())


def win_a_token(s: State) -> None:
    s.players[1].tokens += 1


def bear(s: State) -> None:
    s.players[1].bear(s.deck.pop())


def open_a_choice_card(s: State) -> None:
    s.choice.append(1)


@pytest.mark.parametrize(
    ("fault", "place"),
    [
        (lose_a_hand_card, r"hands\.0"),
        (swap_decks, "deck"),
        (win_a_token, r"tokens\.1"),
        (bear, "traits"),
        (open_a_choice_card, "choice"),
    ],
)
def test_a_card_that_moves_without_an_event(fault: Callable[[State], None], place: str) -> None:
    game = new_game("creatures", 2, seed=2)
    ledger = CardLedger(game)
    fault(game.state)
    with pytest.raises(LawBroken, match=f"cards: by the events it differs at {place}"):
        ledger.check([])


@pytest.mark.parametrize(
    ("event", "fault"),
    [
        (Event(ev.NEW_CREATURE, A2, 0, 0, None, 0, [4095]), "not in its hand"),
        (Event(ev.ADDED, 4095, 0, A1), "not in its hand"),
        (Event(ev.BURNT, A1, 0, 4095), "does not have"),
        (Event(ev.SHED, A1, 0, 4095), "does not have"),
        (Event(ev.TRANSMUTED, A1, 2), "2 tokens are told"),
        (Event(ev.DEALT, 0, 2, 0, None, 0, [5]), "2 cards are told, 1 were dealt"),
        (Event(ev.EXCHANGED, 0, 3), "3 of 5 cards"),
        (Event(ev.SHUFFLED, 9), "a shuffle of 9"),
        (Event(ev.CHOICE_SHUFFLED), "with 7 left"),
    ],
)
def test_an_event_that_cannot_be(event: Event, fault: str) -> None:
    seats = 1 if event.kind == ev.CHOICE_SHUFFLED else 2
    ledger = CardLedger(new_game("creatures", seats, seed=2))
    ledger.choice = 7 if seats == 1 else 0
    with pytest.raises(LawBroken, match=fault):
        ledger.check([event])


def test_a_card_that_is_turned_without_an_event() -> None:
    game = new_game("creatures", 2, seed=2)
    ledger = CardLedger(game)
    while not with_traits(game):
        adding = [one for one in game.legal_actions() if one.verb == v.ADD]
        ledger.check(game.apply((adding or game.legal_actions())[0]))
    (creature,) = [one for p in game.state.players for one in p.creatures if one.cards]
    with pytest.raises(LawBroken, match="traits"):
        ledger.check([Event(ev.TURNED, creature.ref, creature.cards[0].trait, 63)])


def test_only_what_is_played_leaves_the_hand() -> None:
    game = game_to(lambda game: game.state.round == 2)
    with pytest.raises(LawBroken, match="cards"):
        CardLedger(game)  # it was not there from the beginning
