"""A lesson is a table: it tells what to do, accepts that alone, and goes on where it was left."""

from pathlib import Path
from typing import Any

import pytest

from tangledbank.core.errors import SetupError
from tangledbank.lessons.course import LEARNER
from tangledbank.lessons.shelf import course
from tangledbank.server.table import log
from tangledbank.server.table.snapshot import snapshot_of, table_of
from tangledbank.server.web.past_games import PastGames
from tangledbank.server.web.problems import Trouble
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Setup
from tests.server.house import House, Listener, fresh_id, in_house

FIRST = Setup(lesson="first")


async def told(house: House, table: str, learner: Listener) -> dict[str, Any]:
    """What the guide says when it is the learner's move, or the lesson is over."""
    await house.until(lambda: bool(learner.last("ask")) or learner.last("guide").get("over", False))
    guide: dict[str, Any] = learner.last("guide")
    return guide


async def follow(house: House, table: str, learner: Listener, moves: int = 1000) -> dict[str, Any]:
    """Do what the guide says, for some moves or to the end."""
    guide = await told(house, table, learner)
    while moves and not guide.get("over"):
        moves -= 1
        await house.decide(table, [learner], guide["actions"][0])
        guide = await told(house, table, learner)
    return guide


def test_a_lesson_is_played_to_its_end(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, (learner,) = await house.begin(FIRST, "ada")
        first = learner.last("guide")
        assert first["says"] == ["lesson-first-welcome", "lesson-first-lay"]
        assert (first["step"], first["steps"]) == (
            0,
            len([one for one in course("first").path if one.seat == LEARNER]),
        )
        guide = await follow(house, table, learner)
        assert guide["says"][-1] == "lesson-first-done"
        now = await house.table(table)
        assert now.status == "over"
        assert now.the_game.scores() == {"you": 10, "wallace": 2, "merian": 5}
        assert house.rooms.bot_pool.asked == 0  # type: ignore[attr-defined]

    in_house(tmp_path / "t.db", play)


def test_a_detour_changes_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, (learner,) = await house.begin(FIRST, "ada")
        now = await house.table(table)
        detour = "animal tail-loss"
        assert learner.last("guide")["later"][detour] == "lesson-first-lay-other"
        decide = wire.Decide(fresh_id(), now.moment, detour)
        answer = await house.say(table, learner, decide)
        assert (answer["t"], answer["why"]) == ("refused", "lesson")
        illegal = wire.Decide(fresh_id(), now.moment, "play tail-loss on B1")
        assert (await house.say(table, learner, illegal))["why"] != "lesson"
        assert (await house.table(table)).v == now.v

    in_house(tmp_path / "t.db", play)


def test_a_move_can_be_taken_back(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, (learner,) = await house.begin(FIRST, "ada")
        before = learner.last("guide")
        await follow(house, table, learner, 1)
        await house.say(table, learner, wire.Undo(fresh_id()))
        await told(house, table, learner)
        assert learner.last("guide") == before
        assert (await follow(house, table, learner))["over"]

    in_house(tmp_path / "t.db", play)


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, (learner,) = await house.begin(FIRST, "ada")
        guide = await follow(house, table, learner, 7)  # dice were thrown by then
        await house.leave(table, learner)
        room = house.rooms.rooms.pop(table)
        await room.close()
        again = await house.join(table, "ada")
        assert again.last("guide") == guide
        assert (await follow(house, table, again))["over"]
        now = await house.table(table)
        assert now.the_game.scores()["you"] == 10

    in_house(tmp_path / "t.db", play)


def test_a_snapshot_holds_the_course(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, (learner,) = await house.begin(FIRST, "ada")
        await follow(house, table, learner, 5)
        now = await house.table(table)
        same = table_of(now.id, snapshot_of(now))
        assert same.opened == now.opened
        assert same.the_game.to_json() == now.the_game.to_json()

    in_house(tmp_path / "t.db", play)


def test_only_the_learner_is_guided(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, (learner,) = await house.begin(FIRST, "ada")
        stranger = await house.join(table, "eve")
        assert stranger.bye is not None
        mine = [one for one in course("first").path if one.seat == LEARNER]
        assert learner.last("guide")["actions"] == mine[0].actions

    in_house(tmp_path / "t.db", play)


def test_a_rematch_is_the_lesson_again(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, (learner,) = await house.begin(FIRST, "ada")
        await follow(house, table, learner)
        await house.say(table, learner, wire.Rematch(fresh_id()))
        again = await house.table((await house.table(table)).rematch)
        assert again.setup.lesson == "first"
        assert again.opened is not None
        assert isinstance(again.opened.lesson, log.Lesson)

    in_house(tmp_path / "t.db", play)


def test_a_lesson_has_no_record(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, (learner,) = await house.begin(FIRST, "ada")
        await follow(house, table, learner)
        past = PastGames(lambda: house.rooms.bot_pool)
        with pytest.raises(Trouble, match="it has no record"):
            await past.record(await house.table(table), "")

    in_house(tmp_path / "t.db", play)


def test_an_unknown_lesson(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        with pytest.raises(SetupError, match="no lesson is called 'nothing'"):
            await house.rooms.create(Setup(lesson="nothing"), await house.person("ada"))

    in_house(tmp_path / "t.db", play)
