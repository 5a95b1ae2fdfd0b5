"""What expert and search decide where there is no doubt, and that they are as strong as said."""

import random

import pytest

from tangledbank import engine_build
from tangledbank.arena.matches import Match, play_out, seed_of
from tangledbank.bots.bot import Bot, bot
from tangledbank.bots.hint import advise, rank, tied_with_best
from tangledbank.bots.hint_adapter import hints_of
from tangledbank.bots.hint_reasons import Prospect, differences, grade
from tangledbank.bots.mind.evaluation import outlook
from tangledbank.bots.mind.mind import mind_of
from tangledbank.bots.mind.tree import Candidate, Settings
from tangledbank.bots.mind.weights import load_weights
from tangledbank.bots.search import SearchBot
from tangledbank.bots.training import kinds, mind_for, train
from tangledbank.cli import main
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance, FastChance
from tangledbank.core.errors import SetupError
from tangledbank.core.view import View
from tangledbank.evolution.game import Game
from tangledbank.games import new_game
from tangledbank.laws.redeal import other_world
from tangledbank.messages.speech import speech
from tests.bots.test_greedy import position

FEEDING = {
    "the last token goes to the one that it saves": (
        "A1: big, parasite\nA2: swimming\nB1: big\nlast turn: yes\nfood: 1",
        ("take A2",),
    ),
    "a hunter eats the rich one": (
        "A1: carnivorous\nB1: scavenger, fat-tissue, piracy\nB2: ; red 1\nfood: 4",
        ("attack A1 B1",),
    ),
    "fat when there is nothing else": (
        "A1: fat-tissue (yellow)\nA2: swimming; red 1\nB1: big\nlast turn: yes\nfood: 0",
        ("burn A1 1",),
    ),
    "and no poison": (
        "A1: carnivorous, fat-tissue\nB1: poisonous\nlast turn: yes\nfood: 4",
        ("take A1",),
    ),
}


@pytest.mark.parametrize("spec", ["expert", "search:60i"])
@pytest.mark.parametrize(("text", "wanted"), FEEDING.values(), ids=FEEDING)
def test_feeding(text: str, wanted: tuple[str, ...], spec: str) -> None:
    game = position(text)
    view = game.view(game.acting)
    choice = bot(spec).choose(view, game.legal_actions(), FastChance(1))
    assert str(choice) in wanted


def wins(hero: str, rival: str, edition: str, seats: int, games: int) -> float:
    """Games that the hero wins in rotated seats, every deal played in every seat."""
    total = 0.0
    for number in range(games):
        seat = number % seats
        bots = [rival] * seats
        bots[seat] = hero
        played = Match(edition, bots).play(seed_of(number // seats, "rungs"))
        total += (seat in played.winners) / len(played.winners)
    return total


# Few games, but always the same ones: the true figures are in docs/program/bots.md.

compiled = pytest.mark.skipif(engine_build() != "compiled", reason="takes minutes interpreted")


@compiled
@pytest.mark.parametrize("edition", ["gift", "creatures"])
def test_expert_beats_greedy(edition: str) -> None:
    assert wins("expert", "greedy", edition, 2, 12) >= 7


@compiled
@pytest.mark.parametrize("edition", ["gift", "creatures"])
def test_search_beats_greedy(edition: str) -> None:
    assert wins("search:40i", "greedy", edition, 2, 8) >= 6


# The same again


def test_the_same_iterations_give_the_same_choice() -> None:
    game = new_game("gift", 3, seed=5, fast=True)
    view, actions = game.view(game.acting), game.legal_actions()
    choices = {bot("search:50i").choose(view, actions, FastChance(3)) for _ in range(3)}
    assert len(choices) == 1


def test_what_is_hidden_makes_no_difference_to_the_choice() -> None:
    game = new_game("gift", 3, seed=5, fast=True)
    assert isinstance(game, Game)
    seat = game.acting
    other = other_world(game, seat, random.Random(1))
    for spec in ("greedy", "expert", "search:30i"):
        here = bot(spec).choose(game.view(seat), game.legal_actions(), FastChance(3))
        there = bot(spec).choose(other.view(seat), other.legal_actions(), FastChance(3))
        assert here is there


def test_a_forced_move_is_made_at_once() -> None:
    game = new_game("gift", 2, seed=1, fast=True)
    only = game.legal_actions()[:1]
    view = View("ann", "ann", "development")  # which has no world to imagine
    for spec in ("greedy", "expert", "search:100s"):
        assert bot(spec).choose(view, only, FastChance(0)) is only[0]


def test_settings_can_be_chosen() -> None:
    game = new_game("gift", 2, seed=1, fast=True)
    narrow = SearchBot("10i", Settings(width=2, depth=0))
    choice = narrow.choose(game.view(game.acting), game.legal_actions(), FastChance(0))
    assert choice in game.legal_actions()


# The evaluation


@pytest.mark.parametrize("kind", kinds())
def test_shares_of_the_win_add_up(kind: str) -> None:
    for number in range(3):
        mind = mind_for(kind)
        game = mind.deal(kind, number)
        assert mind_of(game) is mind
        assert mind.table_kind(game) == kind
        assert sum(outlook(game)) == pytest.approx(1.0)
        assert any(load_weights(kind, mind.features()).flat)


def test_training_learns_that_points_win() -> None:
    done = train("base", 150, 1, bot("random"), epochs=2)
    assert done.loss < done.loss_knowing_nothing
    assert done.to_json()["points"][0] > 0
    assert done.samples > done.kept > 0
    with pytest.raises(SetupError, match="unknown kind of table 'chess'"):
        train("chess", 10, 1, bot("random"))


# Hints


@pytest.mark.parametrize("edition", ["gift", "creatures"])
def test_a_hint_gives_the_best_moves_with_reasons(edition: str) -> None:
    game = new_game(edition, 2, seed=3, fast=True)
    seen = 0
    for _ in range(12):
        actions = game.legal_actions()
        if len(actions) > 2:
            seen += 1
            told = advise(game.view(game.acting), actions, FastChance(1), 0.05)
            assert 2 <= len(told) <= 3
            assert all(one.action in actions and one.reasons for one in told)
            said = [reason.template for one in told for reason in one.reasons]
            assert [template for template in said if not speech().knows(template)] == []
            assert len({one.action for one in told}) == len(told)
        game.apply(bot("greedy").choose(game.view(game.acting), actions, FastChance(1)))
    assert seen


def test_where_there_is_no_choice_the_hint_says_so() -> None:
    game = new_game("gift", 2, seed=3, fast=True)
    only = game.legal_actions()[:1]
    (told,) = advise(game.view(game.acting), only, FastChance(1), 0.05)
    assert [reason.template for reason in told.reasons] == ["hint-only"]


def prospect(points: list[float], alive: dict[str, int]) -> Prospect:
    made = Prospect(["ann", "bob"], hints_of("evolution"))
    made.worlds, made.points, made.alive = 10, [10 * one for one in points], alive
    return made


def test_a_hint_speaks_of_what_differs_without_figures() -> None:
    here, there = prospect([0, 9], {"B1": 1}), prospect([4, 5], {"A1": 9, "B1": 9})
    told = differences(here, there, 0, {"A1": 0, "B1": 1})
    assert [one.template for one in told] == ["hint-fewer-points", "hint-dies", "hint-kills"]
    words = [speech().say(one.template, one.words) for one in told]
    assert words == ["You get fewer points.", "A1 will probably die.", "B1 will probably die."]
    told = differences(there, here, 0, {"A1": 0, "B1": 1})
    assert [one.template for one in told] == ["hint-more-points", "hint-less", "hint-lives"]
    # of creatures nobody dies
    game = new_game("creatures", 2, seed=3, fast=True)
    while not game.state.players[0].creatures:
        game.apply(
            bot("greedy").choose(game.view(game.acting), game.legal_actions(), FastChance(1))
        )
    assert hints_of("creatures").living(game) == {}


def candidate(action: Action, share: float, visits: int = 100) -> Candidate:
    made = Candidate(action, 0.0)
    made.node.visits, made.node.total = visits, share * visits
    return made


def test_equal_moves_are_told_as_equal_with_the_natural_one_first() -> None:
    """To pass on an empty board is about as good as to begin, but nobody would guess it."""
    actions = new_game("gift", 3, seed=3).legal_actions()
    begin = next(one for one in actions if str(one).startswith("animal"))
    pause = next(one for one in actions if str(one) == "pass")
    found = [candidate(pause, 0.35), candidate(begin, 0.34)]
    ahead = [prospect([0, 1], {}), prospect([0, 1], {})]
    ties = tied_with_best(found, ahead)
    assert ties == {0, 1}
    assert sorted(range(2), key=lambda place: rank(found[place], place, ties)) == [1, 0]
    plan = hints_of("evolution").plan
    assert plan(pause, "development", starting=True)[0].template == "hint-plan-save"
    assert plan(begin, "development", starting=True)[0].template == "hint-plan-start"
    assert grade(0.34, 0.35, tied=True, alone=False).template == "hint-equal"
    # A real difference is told as one, also in favour of passing.
    found = [candidate(pause, 0.5), candidate(begin, 0.3)]
    ties = tied_with_best(found, ahead)
    assert ties == {0}
    assert sorted(range(2), key=lambda place: rank(found[place], place, ties)) == [0, 1]
    assert grade(0.3, 0.5, tied=False, alone=True).template == "hint-worse"


def test_moves_are_equal_within_the_error_of_the_search() -> None:
    """Worlds that disagree widely say little after a few visits, and more after many."""
    actions = new_game("gift", 2, seed=3).legal_actions()
    ahead = [prospect([0, 1], {}), prospect([0, 1], {})]
    ahead[0].shares, ahead[1].shares = [0.9, 0.1] * 6, [0.1, 0.9] * 6
    few = [candidate(actions[0], 0.5, 40), candidate(actions[1], 0.4, 40)]
    many = [candidate(actions[0], 0.5, 4000), candidate(actions[1], 0.4, 4000)]
    assert tied_with_best(few, ahead) == {0, 1}
    assert tied_with_best(many, ahead) == {0}


# Bots of others


class Stubborn(Bot):
    """Somebody else's bot, written as the documents tell."""

    name = "stubborn"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        world = view.imagine(chance)
        assert world.legal_actions() == actions
        return actions[-1]


def test_a_bot_of_ones_own_needs_nothing_but_the_class() -> None:
    game = new_game("gift", 2, seed=1, fast=True)
    play_out(game, [Stubborn(), bot("greedy")], FastChance(1))
    assert game.over


@pytest.mark.parametrize("where", ["--out", "--report"])
@pytest.mark.parametrize("file", ["/dev/null/weights", "/"])
def test_what_cannot_be_written_is_told_before_the_training(
    capsys: pytest.CaptureFixture[str], where: str, file: str
) -> None:
    # So many games would take weeks.
    assert main(["train", "--games", "100000000", where, file]) == 2
    assert f"{file}: cannot be written" in capsys.readouterr().err
