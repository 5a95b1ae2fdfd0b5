"""A walk through every screen of the client, to be looked at by eye or by program."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import expect

from tests.web.guest import Guest
from tests.web.robot import Robot, Way
from tests.web.tables import PERSON, Plan, open_advanced, set_up

#: Everybody hunts, and whoever is hunted has something to answer with.
HUNTERS = """\
[cards]
"carnivorous/running" = 24
"carnivorous/tail-loss" = 24
"""


def before_the_game(guest: Guest) -> Iterator[str]:
    """The names of the screens, each while it is shown."""
    page = guest.open("/")
    expect(page.get_by_label("Your name at the table")).not_to_have_value("")
    yield "start"
    page.get_by_role("button", name="Play with friends").click()
    yield "friends"
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Play at one screen").click()
    yield "hot-seat"
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Settings").click()
    yield "settings"
    page.get_by_role("button", name="Close").click()
    guest.open("/lobby")
    expect(page.get_by_text("One moment")).to_have_count(0)
    yield "lobby"
    guest.open("/new")
    expect(page.get_by_text("All rules as in the book.")).to_be_attached()
    yield "new"
    open_advanced(page)
    page.get_by_role("radio", name="My own").check()
    for details in page.locator("details").all():
        details.evaluate("(one) => { one.open = true; }")
    yield "new-advanced"
    page.get_by_role("radio", name="As printed").check()
    set_up(guest, Plan(sets=("fly", "continents"), seats=(PERSON, PERSON, "greedy"), public=True))
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    yield "room"
    guest.open("/lobby")
    expect(page.get_by_role("article").first).to_be_visible()
    yield "lobby-with-tables"
    guest.open("/rules")
    expect(page.get_by_role("link", name="Carnivorous").first).to_be_visible()
    yield "rules"
    guest.open("/rules/carnivorous")
    expect(page.get_by_role("heading", name="Carnivorous").first).to_be_visible()
    yield "rules-page"
    page.get_by_role("searchbox", name="Search the rules").fill("fat tissue")
    yield "rules-search"
    guest.open("/table/nosuchtable")
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()
    yield "error"


def in_the_game(guest: Guest) -> Iterator[str]:
    way: Way = "tap" if guest.look == "phone" else "mouse"
    page = guest.page
    prompt = page.get_by_role("region", name="What to do")
    answered = False
    for game in range(4):
        set_up(guest, Plan(seats=(PERSON, "greedy", "greedy"), deck=HUNTERS))
        robot = Robot(guest, way, seed=game, eager=0.97, shuns="Carnivorous")
        robot.wait()
        if game == 0:
            yield "development"
            page.get_by_role("button", name="can be picked").first.click()
            yield "development-picked"
            page.get_by_role("button", name="Cancel").click()
            page.get_by_role("button", name="Menu").click()
            yield "menu"
            page.get_by_role("button", name="Close").click()
            robot.play(until=lambda _: "Take food" in prompt.inner_text())
            if not robot.over():
                yield "feeding"
        robot.play(until=lambda _: "attacks your" in prompt.inner_text())
        if not robot.over():
            answered = True
            yield "defence"
            robot.play()
        if answered:
            break
    assert answered, "nobody was ever attacked"
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    page.get_by_role("button", name="Verify this game").click()
    expect(page.get_by_text("Everything is in order.")).to_be_visible()
    yield "result"
    page.get_by_role("link", name="See the game again").click()
    slider = page.get_by_role("slider", name="Step")
    expect(slider).not_to_have_attribute("max", "0")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    expect(page.get_by_text(re.compile("^One moment"))).to_have_count(0)
    yield "replay"


def continents(guest: Guest) -> Iterator[str]:
    """A table with everything on it."""
    seats = (PERSON, "greedy", "greedy", "random")
    set_up(guest, Plan(sets=("fly", "continents", "special"), seats=seats))
    robot = Robot(guest, "tap" if guest.look == "phone" else "mouse", seed=4)
    turn = guest.page.get_by_text(re.compile("^Turn 3"))
    robot.play(until=lambda _: turn.count() > 0)
    yield "continents"


def creatures(guest: Guest) -> Iterator[str]:
    guest.open("/").get_by_role("button", name="Face the Shadow").click()
    robot = Robot(guest, "tap" if guest.look == "phone" else "mouse", seed=4)
    robot.play(until=lambda one: len(one.story) > 25)
    yield "creatures"


#: The parts of the walk; each begins anew.
PARTS: Final[dict[str, Callable[[Guest], Iterator[str]]]] = {
    "before": before_the_game,
    "game": in_the_game,
    "continents": continents,
    "creatures": creatures,
}
