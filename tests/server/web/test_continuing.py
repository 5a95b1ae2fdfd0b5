"""Going on from a finished game: the same past, another future."""

from typing import Any

import pytest

from tangledbank.core.game import Game
from tangledbank.server.replay_task import past_game, played_again
from tangledbank.server.rooms import Origin
from tangledbank.server.table.dealing import past_of
from tangledbank.server.table.reshuffling import (
    fresh_mix,
    pile_of,
    replayed,
    shuffled_anew,
    views_of,
)
from tangledbank.server.table.table import Table
from tangledbank.server.web import continuing
from tangledbank.server.web.problems import Trouble
from tangledbank.server.web.replays import game_at
from tangledbank.server.wire.setup import SeatPlan, Setup
from tests.server.web.house import House

#: The usual run takes turns: a third of these each day.
pytestmark = pytest.mark.slow(days=3)


def the_table(server: House, name: str) -> Table:
    async def find() -> Table | None:
        return await server.rooms.look(name, lambda now: now)

    table = server.run(find)
    assert table is not None
    return table


def goes_on(
    server: House, table: Table, step: int, wanted: Setup | None = None
) -> tuple[Setup, Origin]:
    games = server.services.past_games
    return server.run(lambda: continuing.goes_on(games, table, step, wanted, "here"))


def continued(server: House, table: Table, step: int) -> Game:
    """The game of the new table, before anything is thrown in it."""
    setup, origin = goes_on(server, table, step)
    assert origin.table == table.id
    assert origin.step == step
    return replayed(setup, origin.terms, origin.calls, origin.before, origin.thrown)


@pytest.mark.parametrize("part", [0.0, 0.2, 0.5, 0.8])
@pytest.mark.parametrize("kind", ["evolution", "creatures"])
def test_everybody_knows_what_they_knew(
    server: House, finished: str, finished_creatures: str, kind: str, part: float
) -> None:
    table = the_table(server, finished if kind == "evolution" else finished_creatures)
    step = int((len(table.steps) - 2) * part)
    old, new = game_at(table, step), continued(server, table, step)
    assert views_of(new) == views_of(old)
    assert new.legal_actions() == old.legal_actions()
    for pile in ("deck", "sources", "choice"):
        assert sorted(pile_of(new, pile)) == sorted(pile_of(old, pile))
    if len(pile_of(old, "deck")) > 10:
        assert pile_of(new, "deck") != pile_of(old, "deck")


SETUPS: list[dict[str, Any]] = [
    {"edition": "ua3"},  # its discard is shuffled into a new deck
    {"edition": "gift", "sets": ["base", "fly", "continents"], "seats": [{}] * 3},
    {"edition": "gift", "options": {"deck_reduction_advice": "half_random"}},
    {"edition": "gift", "options": {"deck_reduction_advice": "half_by_kind"}},
    {"edition": "creatures", "seats": [{}]},  # against the Shadow: three piles
]


@pytest.mark.parametrize("setup", SETUPS)
def test_wherever_cards_lie(server: House, setup: dict[str, Any]) -> None:
    server.become("Ann")
    name = server.begin(**setup)
    server.finish(name, luck=3)
    table = the_table(server, name)
    count = len(table.steps) - 2
    mixed = 0
    for step in range(0, count, max(1, count // 8)):
        old, new = game_at(table, step), continued(server, table, step)
        assert views_of(new) == views_of(old)
        for pile in ("deck", "sources", "choice"):
            assert len(pile_of(new, pile)) == len(pile_of(old, pile))
        if len(set(pile_of(old, "deck"))) > 5:
            assert pile_of(new, "deck") != pile_of(old, "deck")
            mixed += 1
    assert mixed > 2


def test_what_is_set_aside_unseen_is_mixed_in(server: House) -> None:
    server.become("Ann")
    name = server.begin(options={"deck_reduction_advice": "half_random"})
    server.command(name, {"t": "abort", "id": "a"})
    table = the_table(server, name)
    old = game_at(table, 0)
    hidden = sorted(pile_of(old, "deck") + pile_of(old, "aside"))
    decks = set()
    for _ in range(5):
        new = continued(server, table, 0)
        assert sorted(pile_of(new, "deck") + pile_of(new, "aside")) == hidden
        decks.add(tuple(sorted(pile_of(new, "deck"))))
    assert len(decks) > 1  # other cards, not only another order


def test_an_order_that_cannot_be_changed_stays(server: House, finished: str) -> None:
    table = the_table(server, finished)
    game = played_again(past_game(table, 5))
    before, thrown = past_of(game)
    same = shuffled_anew(
        table.setup, table.terms, table.calls, game, before, thrown, lambda values: None
    )
    assert same == thrown
    setup, _ = goes_on(server, table, 5)
    assert setup.seats == [SeatPlan(), SeatPlan()]
    values = list(range(50))
    fresh_mix(values)
    assert values != list(range(50))


def test_the_rules_stay_and_the_rest_is_as_wanted(server: House, finished: str) -> None:
    table = the_table(server, finished)
    wanted = Setup(
        edition="ua3",
        sets=["base", "fly"],
        options={"mimicry_limit": "every_attack"},
        seats=[SeatPlan("greedy"), SeatPlan()],
        public=True,
        title="again",
    )
    setup, _ = goes_on(server, table, 3, wanted)
    assert (setup.edition, setup.sets, setup.options) == ("gift", ["base"], {})
    assert setup.seats == wanted.seats
    assert (setup.title, setup.public) == ("again", True)
    with pytest.raises(Trouble, match="2 seats"):
        goes_on(server, table, 3, Setup(seats=[SeatPlan()] * 3))


def test_a_continued_game_is_played_and_continued_again(server: House, finished: str) -> None:
    server.become("Bob")
    answer = server.post(f"/api/tables/{finished}/continue", {"step": 20})
    assert answer.status_code == 201, answer.text
    name = answer.json()["table"]
    assert server.get(f"/api/tables/{name}").json()["status"] == "gathering"
    for seat in (0, 1):
        server.command(name, {"t": "sit", "id": f"s{seat}", "seat": seat})
    assert server.command(name, {"t": "ready", "id": "r", "nonce": "cd" * 16})["t"] == "done"
    old, new = the_table(server, finished), the_table(server, name)
    assert new.opened is not None
    assert (new.opened.origin, new.opened.origin_step) == (finished, 20)
    assert new.the_game.view(0).to_json() == game_at(old, 20).view(0).to_json()
    server.finish(name, luck=9)
    assert server.get(f"/api/tables/{name}/replay/0?viewpoint=0").status_code == 200
    assert server.get(f"/api/tables/{name}/record").status_code == 200
    again = server.post(f"/api/tables/{name}/continue", {"step": 2})
    assert again.status_code == 201, again.text


def test_from_where_one_cannot_go_on(server: House, finished: str) -> None:
    path = f"/api/tables/{finished}/continue"
    assert server.post(path, {"step": 1}).status_code == 401
    server.become("Bob")
    last = len(server.get(f"/api/tables/{finished}/replay").json()["steps"]) - 1
    assert server.post(path, {"step": last}).json()["why"] == "over"
    assert server.post(path, {"step": last + 1}).json()["why"] == "no-step"
    assert server.post(path, {"step": -1}).status_code == 400
    assert server.post(path, {"step": 1, "seed": 7}).status_code == 400
    wrong = {"step": 1, "setup": {"seats": [{}, {"bot": "nonsense"}]}}
    assert server.post(path, wrong).json()["why"] == "setup"
    assert server.post("/api/tables/nothing/continue", {"step": 1}).status_code == 404
