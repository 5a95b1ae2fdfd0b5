"""Scenarios played as a game is in use: saved, loaded, copied, shown, logged, recorded."""

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.kind import KINDS
from tangledbank.core.saved import discards_in
from tangledbank.creatures import events as crea
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs
from tangledbank.evolution.game import Game as EvolutionGame
from tangledbank.evolution.game import new_game
from tangledbank.evolution.verbs import action
from tangledbank.rulebook import in_use
from tangledbank.rulebook.creatures.happened import is_well_formed
from tangledbank.rulebook.evolution import setting as evolution_setting
from tangledbank.rulebook.evolution.setting import EvolutionSetting, is_usual
from tangledbank.rulebook.expectations import Unmet
from tangledbank.rulebook.in_use import InUse, cards_of, check_piles, neighbours
from tangledbank.rulebook.pages import Block
from tangledbank.rulebook.question_checks import check_asking
from tangledbank.rulebook.runner import Run, run, scenario_of
from tangledbank.rulebook.sameness import WORLD
from tangledbank.rulebook.script import Scenario

HUNT = """A1: carnivorous, fat-tissue (yellow)
B1: running
food: 3
dice: 2
to act: ann
> ann: attack A1 B1
= events: eaten B1 by A1; got A1 blue 2"""
START = "phase: start\nfirst: ann\nhand ann: piracy, 5 more\n> ann: animal piracy\n= to act: bob"
CREATURES = "edition: creatures\nphase: start\nfirst: ann\nhand ann: 5\n= to act: ann\n"


def scenario(text: str) -> Scenario:
    return scenario_of(Block("here.md", 1, text, ""))


@pytest.mark.parametrize("text", [HUNT, START, CREATURES])
def test_what_holds_plainly_holds_in_use(text: str) -> None:
    assert run(scenario(text)) == []
    assert run(scenario(text), deep=True) == []


def test_the_play_goes_on_with_a_copy_of_the_loaded_game() -> None:
    attempt = Run(scenario(HUNT), "gift", deep=True)
    before = attempt.game
    attempt.begin()
    assert attempt.game is not before
    assert attempt.game == before


def board() -> Run:
    attempt = Run(scenario(HUNT), "gift", deep=True)
    attempt.begin()
    return attempt


def test_a_game_that_changes_with_its_copy_is_found() -> None:
    attempt = board()
    assert attempt.in_use is not None
    left = attempt.in_use.left
    assert isinstance(left, EvolutionGame)
    left.state.players[0].animals[0].red += 1
    with pytest.raises(Unmet, match="the same game copied state players 1 animals A1 red"):
        attempt.in_use.exercise([])


def test_a_position_that_cannot_be_loaded_is_found() -> None:
    attempt = board()
    game = attempt.game
    assert isinstance(game, EvolutionGame)
    game.state.players[0].animals[0].red = -1
    with pytest.raises(Unmet, match="a game that can be saved"):
        InUse(attempt.setting).exercise([])


def test_an_event_that_says_too_little_is_found() -> None:
    attempt = board()
    with pytest.raises(Unmet, match="just the parts of its kind"):
        InUse(attempt.setting).exercise([Event(ev.SEPARATED, 1)])


def test_an_event_that_says_more_than_its_kind_does_is_found() -> None:
    attempt = board()
    InUse(attempt.setting).exercise([Event(ev.MOVED, 1, 0)])
    with pytest.raises(Unmet, match="just the parts of its kind"):
        InUse(attempt.setting).exercise([Event(ev.MOVED, 1, 0, 1)])


def test_a_start_that_does_not_follow_from_its_history_has_no_record() -> None:
    attempt = Run(scenario(START), "gift", deep=True)
    attempt.play()
    assert attempt.in_use is not None
    attempt.in_use.close()
    game = attempt.game
    assert isinstance(game, EvolutionGame)
    game.state.deck.reverse()
    with pytest.raises(Unmet, match="does not follow from its history"):
        InUse(attempt.setting).close()


@pytest.mark.parametrize(
    ("event", "well_formed"),
    [
        (Event(crea.SLEPT, 1), True),
        (Event(crea.SLEPT, 1, 1), False),
        (Event(crea.ALL_WOKE), True),
        (Event(crea.ALL_WOKE, 1), False),
        (Event(crea.GAINED, 1, 1), True),
        (Event(crea.GAINED, 1, 2), False),
        (Event(crea.STRUCK, 1, 0, 2), False),
        (Event(crea.BURNT, 1, 0, 7), True),
        (Event(crea.KEPT, 1, seat=1, secret=[3]), False),
        (Event(crea.DEALT, 1, 1, seat=1, secret=[3]), True),
        (Event(crea.DEALT, 1, 1, secret=[3]), False),
        (Event(crea.NEW_CREATURE, 1, items=[3], seat=0), False),
    ],
)
def test_events_of_the_creatures(event: Event, well_formed: bool) -> None:
    assert is_well_formed(event) == well_formed


def test_games_that_differ_must_not_be_equal() -> None:
    attempt = board()
    assert attempt.in_use is not None
    attempt.in_use.left_as += " "  # as if it had been saved otherwise
    with pytest.raises(Unmet, match="different games to be unequal, found that they are equal"):
        attempt.in_use.exercise([])


def test_a_game_that_stops_for_a_throw_of_its_own_is_found() -> None:
    attempt = board()
    used = InUse(attempt.setting)
    used.look_ahead(attempt.game.read("attack A1 B1"))
    game = attempt.game
    assert isinstance(game, EvolutionGame)
    game.state.stack[-1].seat = -1  # nobody is asked
    with pytest.raises(Unmet, match="its next decision by itself, found that it stops"):
        used.look_ahead()


def test_an_event_is_told_once() -> None:
    attempt = board()
    event = Event(ev.MOVED, 1, 0)
    attempt.note([event])
    with pytest.raises(Unmet, match="each event to be told once"):
        attempt.note([event])


def test_traits_that_are_played_are_counted() -> None:
    text = "edition: creatures\nA1: plain\nhand ann: vampire/small\nto act: ann\n= hand ann: 1"
    attempt = Run(scenario(text), "creatures", deep=True)
    attempt.begin()
    in_use.check_counted(attempt.game, attempt.setting)
    attempt.setting.trait_played = lambda line: "small"  # type: ignore[method-assign]
    with pytest.raises(Unmet, match=r"expected small, found $"):
        in_use.check_counted(attempt.game, attempt.setting)


def dealt_by(monkeypatch: pytest.MonkeyPatch, deal: Callable[..., Game]) -> None:
    """Check the start of a game with other hands that deal."""
    attempt = Run(scenario(START), "cont1", deep=True)
    assert attempt.play() == []
    kind = SimpleNamespace(presets=attempt.game.presets, new_game=deal)
    monkeypatch.setattr(evolution_setting, "kind_called", lambda name: kind)
    in_use.check_dealt(attempt.setting.seeded(WORLD))


def test_a_table_that_deals_by_itself_is_fair(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = KINDS["evolution"].new_game
    dealt_by(monkeypatch, deal)
    with pytest.raises(Unmet, match="expected fair/1, found fast/1"):
        dealt_by(monkeypatch, partial(deal, fast=True))


def test_a_dealt_game_remembers_its_throws(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(*given: Any, **named: Any) -> Game:
        game = KINDS["evolution"].new_game(*given, **named)
        game.history.clear()
        return game

    with pytest.raises(Unmet, match="a dealt game whose record replays"):
        dealt_by(monkeypatch, forgetful)


def test_every_card_is_counted_wherever_it_lies() -> None:
    game: Game = board().game
    other = game.clone()
    assert cards_of(game) == cards_of(other)
    assert len(cards_of(game).split(", ")) == 84


def test_an_action_that_comes_too_late_is_offered_or_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    attempt = board()
    assert attempt.in_use is not None
    late = action(verbs.TAKE, 0x201)  # an animal of a third seat
    attempt.in_use.earlier.add(late)
    attempt.in_use.exercise([])
    true = attempt.setting.why_not
    monkeypatch.setattr(
        attempt.setting, "why_not", lambda one, *seat: [] if one is late else true(one, *seat)
    )
    with pytest.raises(Unmet, match="'take C1', which is not offered, to be refused"):
        attempt.in_use.exercise([])


def test_what_is_not_offered_is_barred_without_asking_why() -> None:
    attempt = board()
    assert attempt.in_use is not None
    attempt.in_use.earlier.clear()
    careless: Any = SimpleNamespace(
        legal_actions=attempt.game.legal_actions, acting=0, names=[], bars=lambda one, why: False
    )
    with pytest.raises(Unmet, match="which is not offered, to be barred"):
        attempt.in_use.try_earlier(careless)


def test_whoever_is_not_to_act_is_told_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    attempt = board()
    assert attempt.in_use is not None
    true = attempt.setting.why_not
    monkeypatch.setattr(
        attempt.setting, "why_not", lambda one, *seat: [] if seat == (1,) else true(one, *seat)
    )
    with pytest.raises(Unmet, match="bob to be told to wait"):
        attempt.in_use.exercise([])


def test_every_discard_is_turned_over() -> None:
    text = "discard ann: swimming, piracy\ndiscard bob: mimicry\nA1: plain\nfood: 3\n= food: 3"
    game = Run(scenario(text), "gift").game
    check_piles(game)
    piles = [pile for pile in discards_in(game.state_to_json()) if pile]
    assert piles == [["swimming", "piracy"], ["mimicry"]]


def test_a_program_that_asks_for_no_table_in_particular_gets_the_usual_one() -> None:
    usual = EvolutionSetting(scenario(START), "gift")
    assert is_usual(usual.board)
    assert usual.seeded(WORLD) == new_game("gift", ["ann", "bob"], WORLD)
    for line in ("option: animal_limit=4", "seats: ann eve", "presets: 1", "sets: fly"):
        other = EvolutionSetting(scenario(f"{line}\n{START}"), "gift")
        assert not is_usual(other.board), line


@pytest.mark.parametrize("cards", ["sets: fly continents", "own deck: swimming 9, flight 9"])
def test_tables_with_other_cards_deal_by_themselves_too(cards: str) -> None:
    attempt = Run(scenario(f"phase: start\n{cards}\nfirst: ann\n= to act: ann"), "gift")
    dealt = attempt.setting.seeded(WORLD)
    assert dealt.sets == attempt.game.sets
    assert dealt.own_cards == attempt.game.own_cards
    in_use.check_dealt(dealt)
    forgetful = attempt.setting.seeded(WORLD)
    forgetful.history.pop()
    with pytest.raises(Unmet, match="a dealt game whose record replays"):
        in_use.check_dealt(forgetful)


def test_an_action_with_another_animal_is_tried_too(monkeypatch: pytest.MonkeyPatch) -> None:
    attempt = board()
    assert attempt.in_use is not None
    take = action(verbs.TAKE, 1)
    assert neighbours(take) == [action(verbs.TAKE, 2), action(verbs.TAKE, 0x101)]
    attempt.in_use.earlier.clear()
    true = attempt.setting.why_not
    monkeypatch.setattr(
        attempt.setting,
        "why_not",
        lambda one, *seat: [] if one is neighbours(take)[1] else true(one, *seat),
    )
    with pytest.raises(Unmet, match="'take B1', which is not offered, to be refused"):
        attempt.in_use.exercise([])


def test_a_question_of_no_message_or_with_other_words_is_found() -> None:
    text = "A1: carnivorous\nB1: tail-loss, fat-tissue\nfood: 3\nto act: ann\n"
    text += "> ann: attack A1 B1\n= asked: defence"
    attempt = Run(scenario(text), "gift")
    assert attempt.play() == []
    game = attempt.game
    asked = game.question().template
    declared = EvolutionSetting.steps.messages()
    check_asking(game, declared)
    with pytest.raises(Unmet, match="a question of declared words, found ask-defence"):
        check_asking(game, {**declared, asked: ["hunter"]})
    del declared[asked]
    with pytest.raises(Unmet, match="a question of declared words"):
        check_asking(game, declared)
