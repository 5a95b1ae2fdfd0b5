"""Two people and two bots, and somebody who watches and sees no hidden card."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.guest import Guest, Invite
from tests.web.robot import Robot
from tests.web.tables import PERSON, SHORT_DECK, Plan, ready, set_up, sit_down
from tests.web.together import together

DECK = SHORT_DECK.replace("= 6", "= 9").replace("= 5", "= 9").replace("= 3", "= 9")


@pytest.mark.slow(days=2)
def test_two_people_two_bots_and_a_spectator(invite: Invite) -> None:
    one, other, watcher = invite("desktop"), invite("phone"), invite("desktop")
    heard: list[str] = []
    watcher.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))),
    )
    path = set_up(one, Plan(seats=(PERSON, PERSON, "random", "greedy"), deck=DECK))
    sit_down(other, path)
    ready(other)
    ready(one)
    expect(one.page.get_by_role("region", name="Your hand")).to_be_visible()
    watcher.open(path)
    expect(watcher.page.get_by_text("you are watching")).to_be_visible()
    robots = [Robot(one, "mouse", seed=1), Robot(other, "tap", seed=2)]

    def look() -> None:
        """Nothing of anybody's hand is shown or even sent to who only watches."""
        assert watcher.page.get_by_role("region", name=re.compile("^Your hand")).count() == 0
        assert watcher.page.get_by_role("button", name=re.compile("can be picked")).count() == 0
        assert watcher.page.get_by_role("group", name="What you can choose").count() == 0

    together(*robots, acts=10)
    look()
    together(*robots, acts=10_000)
    for guest in (one, other, watcher):
        expect(guest.page.get_by_role("heading", name="Score sheet")).to_be_visible()
    _nothing_hidden_was_sent(heard, _hands_of(one))


def _hands_of(guest: Guest) -> list[str]:
    """What the log says that this guest was dealt."""
    dealt = guest.page.get_by_text(re.compile("You are dealt")).all()
    assert dealt
    return [one.inner_text() for one in dealt]


def _nothing_hidden_was_sent(heard: list[str], dealt: list[str]) -> None:
    """While it was played: afterwards everything is open."""
    assert dealt
    assert len(heard) > 10
    for text in heard:
        if '"status":"over"' in text:
            return
        found = re.search(r'.{60}("hand":\["|dealt\.you).{60}', text)
        assert found is None, found
    raise AssertionError("the end was not told")
