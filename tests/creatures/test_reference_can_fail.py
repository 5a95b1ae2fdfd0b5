"""The second reading notices whatever the engine does otherwise than the clauses."""

from collections.abc import Callable

import pytest

from tangledbank.core.outcome import Outcome
from tangledbank.creatures import verbs as v
from tangledbank.creatures.attack import REDIRECTION, STRIKES, Attack
from tangledbank.creatures.game import Game
from tangledbank.creatures.round import Exchange
from tangledbank.creatures.state import State
from tangledbank.creatures.traits.molting import Molt
from tangledbank.creatures.turn import ACTIVATION, ADDITION, CREATION, Turn
from tangledbank.creatures.verbs import action
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.creatures.reference import Follower, check
from tests.creatures.game_to import finished_game, game_to


def turn_of(game: Game) -> Turn:
    """The turn in which somebody must decide about the own creatures."""
    step = game.state.stack[-1]
    assert isinstance(step, Turn)
    return step


def in_turn(game: Game) -> bool:
    return isinstance(game.state.stack[-1], Turn)


def last_verb(game: Game) -> int:
    last = game.history[-1]
    return -1 if isinstance(last, Outcome) else last.verb


def in_attack(stage: int) -> Callable[[Game], bool]:
    def there(game: Game) -> bool:
        step = game.state.stack[-1]
        return isinstance(step, Attack) and step.stage == stage

    return there


# The legal actions


def test_an_action_that_is_left_out() -> None:
    game = game_to(in_turn)
    check(game)
    legal = game.legal_actions()
    game._legal = legal[1:]
    with pytest.raises(LawBroken, match=rf"reference: .* missing \['{legal[0]}'\], not legal \[\]"):
        check(game)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_action_that_the_clauses_forbid(seats: int) -> None:
    game = game_to(in_turn, seats)
    game._legal = [*game.legal_actions(), action(v.KEEP)]
    with pytest.raises(LawBroken, match=r"missing \[\], not legal \['keep'\]"):
        check(game)


def test_a_decision_that_was_not_legal() -> None:
    game = game_to(in_turn)
    place = [isinstance(item, Outcome) for item in game.history].index(False)
    game.history[place] = action(v.STOP)
    with pytest.raises(LawBroken, match="stop was played, which is not legal"):
        check(game)


# How often


def asked_anew(game: Game, surplus: str) -> None:
    game._legal = None
    with pytest.raises(LawBroken, match=rf"missing \[\], not legal \['{surplus}"):
        check(game)


def test_a_second_creature_in_a_turn() -> None:
    game = game_to(lambda game: last_verb(game) == v.CREATE)
    turn_of(game).stage = CREATION
    asked_anew(game, "create")


def test_a_second_trait_in_a_turn() -> None:
    game = game_to(lambda game: last_verb(game) == v.ADD and in_turn(game))
    turn_of(game).stage = ADDITION
    asked_anew(game, "add")


@pytest.mark.parametrize("verb", [v.SCARE, v.GIVE, v.TURN])
def test_an_activation_trait_that_is_used_again(verb: int) -> None:
    def there(game: Game) -> bool:
        if last_verb(game) != verb:
            return False
        again = game.clone()
        turn_of(again).used = 0
        again._legal = None
        return any(one.verb == verb for one in again.legal_actions())

    game = game_to(there)
    turn_of(game).used = 0
    asked_anew(game, v.VERBS[verb])


def test_a_creature_that_wakes_others_twice_a_round() -> None:
    def there(game: Game) -> bool:
        everybody = [one for player in game.state.players for one in player.creatures]
        return last_verb(game) == v.WAKE and any(one.asleep for one in everybody)

    game = game_to(there, 3)
    step = turn_of(game)
    step.used = 0
    game.state.here(step.creature).woke = False
    asked_anew(game, "wake")


def test_another_creature_that_is_activated_in_the_same_turn() -> None:
    def there(game: Game) -> bool:
        own = game.state.players[game.acting].creatures
        return last_verb(game) == v.SCARE and sum(not one.asleep for one in own) > 1

    game = game_to(there)
    turn_of(game).creature = -1
    turn_of(game).stage = ACTIVATION
    game._legal = None
    with pytest.raises(LawBroken, match=r"missing \[\], not legal \['"):
        check(game)


def test_an_attack_trait_that_is_applied_again() -> None:
    def there(game: Game) -> bool:
        return in_attack(STRIKES)(game) and last_verb(game) == v.USE

    game = game_to(there)
    step = game.state.stack[-1]
    assert isinstance(step, Attack)
    step.used = 0
    game._legal = None
    # Without one applied, the attack cannot stop.
    with pytest.raises(LawBroken, match=r"missing \['stop'\], not legal \['use"):
        check(game)


# Who is asked


def test_a_seat_that_is_passed_over() -> None:
    def there(game: Game) -> bool:
        step = game.state.stack[-1]
        return in_attack(REDIRECTION)(game) and step.seat != game.state.active

    game = game_to(there)
    step = game.state.stack[-1]
    assert isinstance(step, Attack)
    owner = step.seat
    step.begin_strikes()
    game._legal = None
    with pytest.raises(LawBroken, match=f"flow: .* seat {owner} must be asked, not seat"):
        check(game)


def test_a_seat_that_is_asked_for_nothing() -> None:
    game = game_to(in_turn)
    other = 1 - game.acting
    game.state.stack.append(Molt(other, game.state.players[other].creatures[0].ref))
    game._legal = None
    with pytest.raises(LawBroken, match=f"seat {1 - other} must be asked, not seat {other}"):
        check(game)


def test_exchanging_in_the_wrong_order() -> None:
    game = game_to(lambda game: isinstance(game.state.stack[-1], Exchange), 3)
    game.state.stack[-1].seat = (game.acting + 1) % 3
    with pytest.raises(LawBroken, match="flow"):
        check(game)


def test_a_game_that_goes_on_after_the_last_token() -> None:
    game = game_to(lambda game: any(player.tokens == 2 for player in game.state.players))
    follower = Follower(game)
    follower.check()
    follower.question = None
    with pytest.raises(LawBroken, match="flow: by the clauses the game is over"):
        follower.check()


def test_a_shuffle_that_nobody_asked_for() -> None:
    game = game_to(in_turn)
    game.history.append(Outcome("shuffle", [0, 1]))
    with pytest.raises(LawBroken, match="flow: by the clauses nothing is thrown"):
        check(game)


def test_a_shuffle_that_was_left_out() -> None:
    game = game_to(in_turn)
    del game.history[1]
    with pytest.raises(LawBroken, match=r"flow: by the clauses a shuffle of 64 is due, not"):
        check(game)
    del game.history[1]
    with pytest.raises(LawBroken, match=r"a shuffle of 64 is due, and none was made"):
        check(game)


# What follows


def break_energy(s: State) -> None:
    s.players[0].creatures[0].energy ^= 1


def break_sleep(s: State) -> None:
    s.players[1].creatures[-1].asleep ^= True


def break_scare(s: State) -> None:
    s.players[1].creatures[-1].scared ^= True


def break_waking(s: State) -> None:
    s.players[1].creatures[-1].woke ^= True


def break_traits(s: State) -> None:
    bearers = [one for player in s.players for one in player.creatures if len(one.cards) > 1]
    bearers[0].cards.reverse()


def break_hidden_card(s: State) -> None:
    one, other = s.players[0].creatures[0], s.players[1].creatures[0]
    one.card, other.card = other.card, one.card


def break_births(s: State) -> None:
    s.players[0].born += 1


def break_turns(s: State) -> None:
    s.players[0].moved ^= True


def break_hand(s: State) -> None:
    s.players[1 - s.active].hand.append(s.deck.pop(0))


def break_discard(s: State) -> None:
    s.discard.append(s.deck.pop(0))


def break_deck(s: State) -> None:
    s.deck.reverse()


def break_source(s: State) -> None:
    s.lower += 7


def break_sources(s: State) -> None:
    s.sources.reverse()


def break_first(s: State) -> None:
    s.first = 1 - s.first


def break_round(s: State) -> None:
    s.round += 1


@pytest.mark.parametrize(
    ("fault", "place"),
    [
        (break_energy, r"players\.0\.creatures\.0\.energy"),
        (break_sleep, r"players\.1\.creatures\.\d\.asleep"),
        (break_scare, r"players\.1\.creatures\.\d\.scared"),
        (break_waking, r"players\.1\.creatures\.\d\.woke"),
        (break_traits, r"players\.\d\.creatures\.\d\.cards"),
        (break_hidden_card, r"players\.0\.creatures\.0\.card"),
        (break_births, r"players\.0\.born"),
        (break_turns, r"players\.0\.moved"),
        (break_hand, r"deck"),
        (break_discard, r"deck"),
        (break_deck, r"deck"),
        (break_source, r"source\.1"),
        (break_sources, r"sources"),
        (break_first, r"first"),
        (break_round, r"round"),
    ],
)
def test_a_table_that_is_otherwise(fault: Callable[[State], None], place: str) -> None:
    def there(game: Game) -> bool:
        everybody = [one for player in game.state.players for one in player.creatures]
        both = all(player.creatures for player in game.state.players)
        return in_turn(game) and both and any(len(one.cards) > 1 for one in everybody)

    game = game_to(there)
    follower = Follower(game)
    follower.check()
    fault(game.state)
    with pytest.raises(LawBroken, match=f"effect: by the clauses the table differs at {place}"):
        follower.check_table()


def test_a_choice_card_that_was_not_opened() -> None:
    game = game_to(lambda game: 0 < len(game.state.choice) < 6, 1)
    check(game)
    game.state.choice.insert(0, 7)
    with pytest.raises(LawBroken, match=r"effect: .* at choice"):
        check(game)


# The result


def test_a_token_from_nowhere() -> None:
    game = game_to(in_turn)
    follower = Follower(game)
    follower.check_result()
    game.state.players[1].tokens += 1
    with pytest.raises(LawBroken, match="score: by the clauses the scores are"):
        follower.check_result()


def test_a_winner_who_has_not_won() -> None:
    game = finished_game()
    check(game)
    follower = Follower(game)
    follower.check()
    game.state.winner = 1 - game.state.winner
    with pytest.raises(LawBroken, match=r"score: .* won with .*, not"):
        follower.check_result()
