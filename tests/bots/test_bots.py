"""The bots: always legal, always the same for the same chance, and greedy better than random."""

from collections import Counter

import pytest

from tangledbank import SetupError, engine_build
from tangledbank.arena.matches import Match, play_out, seed_of
from tangledbank.bots.bot import BOTS, Bot, Budget, bot
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance, FastChance
from tangledbank.core.view import View
from tangledbank.evolution import verbs as v
from tangledbank.evolution.game import new_game
from tangledbank.evolution.options import Value
from tangledbank.games import new_game as new_table

compiled = pytest.mark.skipif(engine_build() != "compiled", reason="takes minutes interpreted")

#: Every bot, thinking no longer than a test can wait.
SPECS = ["random", "greedy", "expert", "search:4i"]
PLAYERS = [*SPECS[:2], *(pytest.param(spec, marks=compiled) for spec in SPECS[2:])]

#: Options under which everything is a decision that can be one.
WIDE_OPEN: dict[str, Value] = {
    "running_decline": "allowed",
    "tail_loss_decline": "allowed",
    "pair_trait_use": "optional",
    "survivor_reward": "cards_or_points",
    "handless_pass": "declared",
    "hibernation_when_fed": "allow",
    "hunt_when_cannot_receive": "allow",
}


#: Actions that a few games need not bring.
RARE = {
    v.SCAVENGE,
    v.REDIRECT,
    v.DROP_PAIR,
    v.REVEAL,
    v.FOLLOW,
    v.FETCH,
    v.RECOMBINE,
    v.HAND,
    v.SETTLE,
    v.SHED,
    v.SPECIALIZE,
    v.INK,
    v.HIDE,
    v.WARM,
    v.MIGRATE,
}


class Watched(Bot):
    """A bot whose choices are checked and counted, by the kind of decision."""

    def __init__(self, watched: Bot) -> None:
        self.watched = watched
        self.asked: Counter[str] = Counter()
        self.offered: Counter[int] = Counter()

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        before = list(actions)
        choice = self.watched.choose(view, actions, chance)
        assert choice in before
        assert actions == before
        self.asked[view.asked] += 1
        self.offered.update({action.verb for action in actions})
        return choice


ALL_SETS = ["base", "fly", "continents", "special"]

EVERY_TABLE: list[tuple[str, int, list[str], dict[str, Value]]] = [
    ("tw", 8, ["base"], {}),
    ("tw", 4, ["base"], {"team_play": "pairs_opposite"}),
    ("gift", 2, ["base", "fly"], {}),
    ("gift", 3, ["base", "continents"], {}),
    ("cont1", 3, ["base", "continents"], {}),
    ("gift", 4, ["base", "special"], {}),
    ("gift", 2, ["base", "fly", "continents"], {}),
    ("gift", 8, ALL_SETS, {}),
    *(("creatures", seats, [], {}) for seats in (1, 2, 3, 4)),
]


@pytest.mark.parametrize("edition", ["gift", "ua3", "tw", "cont1"])
@pytest.mark.parametrize(
    "spec",
    [
        *SPECS[:2],
        *(pytest.param(spec, marks=[compiled, pytest.mark.slow(days=4)]) for spec in SPECS[2:]),
    ],
)
def test_every_kind_of_decision_is_made_legally(edition: str, spec: str) -> None:
    watched = Watched(bot(spec))
    random = bot("random")
    plain = {1: 80, 2: 40}.get(watched.watched.level, 4)
    for seed in range(plain + plain // 4):
        seats = 2 + seed % 3
        options = WIDE_OPEN if seed % 2 else {}
        sets = ALL_SETS if seed >= plain else ["base"]
        game = new_game(edition, seats, seed, options, fast=True, sets=sets)
        # A random neighbour brings about positions that sensible play does not.
        play_out(game, [watched, *[random] * (seats - 2), watched], FastChance(seed))
    if plain > 4:
        assert set(watched.asked) >= {"development", "go", "defence", "pairs", "dealing"}
        never = {verb for verb in range(len(v.VERBS)) if verb not in watched.offered}
        assert never <= RARE


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_greedy_at_large_tables_and_in_teams(seats: int) -> None:
    greedy = Watched(bot("greedy"))
    for team_play in ("none", "pairs_opposite"):
        game = new_game("tw", seats, 5, {"team_play": team_play}, copies=2, fast=True)
        play_out(game, [greedy] * seats, FastChance(5))
        assert game.over


@pytest.mark.parametrize("spec", PLAYERS)
def test_the_same_chance_gives_the_same_game(spec: str) -> None:
    def history() -> list[object]:
        game = new_game("gift", 3, seed=9, fast=True)
        play_out(game, [bot(spec)] * 3, FastChance(4))
        return list(game.history)

    assert history() == history()


def test_each_bot_says_what_it_is() -> None:
    made = [bot(spec) for spec in SPECS]
    assert [one.name for one in made] == list(BOTS)
    assert [one.spec for one in made] == SPECS
    assert all(one.about and "\n" not in one.about for one in made)
    assert sorted(one.level for one in made) == [one.level for one in made]


def test_a_budget_is_in_seconds_or_iterations() -> None:
    assert str(Budget.of("0.5s")) == "0.5s"
    assert str(Budget.of("200i")) == "200i"
    assert bot("search").spec == "search:0.5s"


@pytest.mark.parametrize("spec", ["search:", "search:fast", "search:5", "search:-1s", "search:0s"])
def test_a_budget_that_is_none_is_refused(spec: str) -> None:
    with pytest.raises(SetupError, match="is not a budget"):
        bot(spec)


def test_a_bot_that_does_not_think_takes_no_budget() -> None:
    with pytest.raises(SetupError, match="greedy decides at once"):
        bot("greedy:1s")


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match="unknown bot 'clever'; the bots are random, greedy"):
        bot("clever")


@pytest.mark.parametrize(("edition", "seats", "least"), [("gift", 2, 26), ("ua3", 4, 17)])
def test_greedy_beats_random(edition: str, seats: int, least: int) -> None:
    """Thirty games in rotated seats; by chance it would win 15 of two, 7.5 of four."""
    wins = 0.0
    for number in range(30):
        hero = number % seats
        bots = ["random"] * seats
        bots[hero] = "greedy"
        played = Match(edition, bots).play(seed_of(number, "rivals"))
        wins += (hero in played.winners) / len(played.winners)
    assert wins >= least


@compiled
@pytest.mark.parametrize(("edition", "seats", "sets", "options"), EVERY_TABLE)
def test_every_bot_at_every_kind_of_table(
    edition: str, seats: int, sets: list[str], options: dict[str, Value]
) -> None:
    """They change places as they go, so that each meets every kind of decision."""
    bots = [bot(spec) for spec in ("expert", "search:3i", "greedy")]
    game = new_table(edition, seats, 7, options, sets=sets or None, fast=True)
    chance = FastChance(7)
    moment = 0
    while not game.over:
        moment += 1
        actions = game.legal_actions()
        player = bots[(game.acting + moment // 7) % len(bots)]
        choice = player.choose(game.view(game.acting), actions, chance)
        assert choice in actions
        game.apply(choice)
