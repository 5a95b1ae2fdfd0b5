"""Nothing that matters is out of sight: others, answers, places, and what has happened before."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.guest import Guest, Invite, Look
from tests.web.robot import Robot
from tests.web.screens import HUNTERS
from tests.web.tables import PERSON, Plan, set_up

#: The usual run takes turns: half of these on one day, half on the next.
pytestmark = pytest.mark.slow(days=2)

#: Is all of it within the window, and not under the edge of something that scrolls?
IN_SIGHT: Final = """(one) => {
  const box = one.getBoundingClientRect();
  let { left, top, right, bottom } = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let around = one.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return box.left >= left - 1 && box.right <= right + 1
    && box.top >= top - 1 && box.bottom <= bottom + 1;
}"""

#: Ties that pass through an animal that is neither of the two.
CROSSED: Final = """() => [...document.querySelectorAll(".home .lawn > svg path")]
  .filter((path) => {
  const frame = path.ownerSVGElement.getBoundingClientRect();
  const tiles = [...path.closest(".lawn").querySelectorAll("[data-animal]")]
    .map((tile) => tile.getBoundingClientRect());
  const within = (at) => tiles.findIndex((box) => at.x > box.left + 1 && at.x < box.right - 1
    && at.y > box.top + 4 && at.y < box.bottom - 4);
  const long = path.getTotalLength();
  return Array.from({ length: 60 }, (_, step) => path.getPointAtLength((long * step) / 59))
    .some((point) => within({ x: point.x + frame.x, y: point.y + frame.y }) >= 0);
}).length"""

PAIRS: Final = """\
[cards]
"cooperation/communication" = 30
"symbiosis/swimming" = 14
"""


def comes_in_sight(one: Locator) -> None:
    """It may move for a moment, while others find their places."""
    one.page.wait_for_function(IN_SIGHT, arg=one.element_handle())


def all_in_sight(these: Locator) -> None:
    for one in these.all():
        comes_in_sight(one)


def turn(page: Page, number: int) -> Locator:
    return page.get_by_text(re.compile(f"^Turn {number}"))


@pytest.mark.parametrize(
    "sets", [("fly",), pytest.param(("fly", "continents"), marks=pytest.mark.slow)]
)
def test_seven_others_on_a_small_screen(invite: Invite, sets: tuple[str, ...]) -> None:
    guest = invite("desktop")
    set_up(guest, Plan(sets=sets, seats=(PERSON, *["greedy"] * 7)))
    page = guest.page
    Robot(guest, "mouse", seed=3).play(until=lambda _: turn(page, 2).count() > 0)
    others = page.get_by_role("region", name="Other players").get_by_role("article")
    expect(others).to_have_count(7)
    all_in_sight(others)
    all_in_sight(others.get_by_role("heading"))


@pytest.mark.parametrize(
    "look",
    [
        "phone",
        pytest.param("desktop", marks=pytest.mark.slow),
        pytest.param("wide", marks=pytest.mark.slow),
    ],
)
def test_an_attack_is_answered_without_scrolling(invite: Invite, look: Look) -> None:
    guest = invite(look)
    page = guest.page
    prompt = page.get_by_role("region", name="What to do")
    for game in range(6):
        set_up(guest, Plan(seats=(PERSON, "greedy", "greedy"), deck=HUNTERS))
        robot = Robot(
            guest,
            "tap" if look == "phone" else "mouse",
            seed=game,
            eager=0.97,
            shuns="Carnivorous",
        )
        robot.play(until=lambda _: "attacks your" in prompt.inner_text())
        if not robot.over():
            break
    choices = prompt.get_by_role("group", name="What you can choose")
    expect(choices).to_be_visible()
    all_in_sight(choices.get_by_role("button"))
    # The box is as high as what it says
    boxes = [one.bounding_box() for one in (prompt, *prompt.get_by_role("button").all())]
    box, *buttons = [found for found in boxes if found is not None]
    assert len(buttons) + 1 == len(boxes)
    assert box["y"] + box["height"] - max(button["y"] for button in buttons) < 90


def test_ties_go_around_the_others(invite: Invite) -> None:
    guest = invite("desktop")
    set_up(guest, Plan(seats=(PERSON, "random"), deck=PAIRS))
    page = guest.page
    robot = Robot(guest, "mouse", seed=4, eager=0.99)
    lines = page.locator(".home .lawn > svg path")
    robot.play(until=lambda _: lines.count() >= 3)
    # Ties follow when animals have found their places.
    page.wait_for_function(f"() => ({CROSSED})() === 0")


def test_my_places_are_side_by_side_on_a_phone(invite: Invite) -> None:
    guest = invite("phone")
    set_up(guest, Plan(sets=("continents",), seats=(PERSON, "random")))
    page = guest.page
    robot = Robot(guest, "tap", seed=4, eager=0.99)
    robot.play(until=lambda _: page.locator(".home [data-animal]").count() >= 2)
    for place in ("Laurasia", "Gondwana", "Ocean"):
        comes_in_sight(page.locator(".home").get_by_role("heading", name=place))


def test_all_wizards_are_seen_at_once(invite: Invite) -> None:
    guest = invite("desktop")
    set_up(guest, Plan(edition="creatures", seats=(PERSON, "random", "random", "random")))
    page = guest.page
    Robot(guest, "mouse", seed=4).play(until=lambda robot: len(robot.story) > 8)
    realms = page.get_by_role("region", name=re.compile(": creatures$"))
    expect(realms).to_have_count(4)
    for realm in realms.all():
        all_in_sight(realm.locator("header"))
    # Each creature is called by its name, on the table and in the log.
    names = page.locator(".creature[data-animal]").all_inner_texts()
    assert names
    told = page.get_by_role("complementary").first.inner_text()
    assert not re.search(r"\b[A-D]\d+\b", " ".join([*names, told]))


@pytest.mark.parametrize("look", ["phone", pytest.param("small laptop", marks=pytest.mark.slow)])
def test_both_sides_have_room_beside_a_hint(invite: Invite, look: Look) -> None:
    guest = invite(look)
    page = guest.open("/")
    page.get_by_role("button", name="Face the Shadow").click()
    robot = Robot(guest, "tap" if guest.touches else "mouse", seed=4)
    robot.wait()
    a_hint_is_seen_with_both_sides(page)  # while the goal is told
    robot.play(until=lambda robot: len(robot.story) > 3)
    robot.wait()
    a_hint_is_seen_with_both_sides(page)
    # It is shown before it is done: what it is about is marked, and nothing has moved.
    decisions = page.get_by_role("button", name="Do it")
    expect(decisions).to_be_visible()
    marked = page.locator(".creature.hint, .held.hint")
    hints = page.get_by_role("list", name="What a strong bot would do").get_by_role("button")
    for hint in hints.all():
        hint.click()
        if hint.locator("b").inner_text() != "End the turn":
            expect(marked.first).to_be_visible()
    expect(decisions).to_be_visible()


def a_hint_is_seen_with_both_sides(page: Page) -> None:
    cancel = page.get_by_role("button", name="Cancel", exact=True)
    if cancel.count():
        cancel.click()
    hints = page.get_by_role("list", name="What a strong bot would do")
    busy = page.get_by_text("Ask again in a moment")
    while not hints.count():
        page.get_by_role("button", name="Hint").click()
        expect(hints.or_(busy)).to_be_visible()
    # The same words would leave one guessing which card is meant
    words = hints.get_by_role("listitem").all_inner_texts()
    assert len(set(words)) == len(words)
    mine = page.get_by_role("group", name="Yours")
    theirs = page.get_by_role("group", name="The others")
    for side in (mine, theirs):
        creatures = side.locator("[data-animal]")
        assert creatures.count() > 0
        all_in_sight(creatures)


@pytest.mark.parametrize("look", ["phone", pytest.param("desktop", marks=pytest.mark.slow)])
def test_a_step_is_seen_again(invite: Invite, look: Look) -> None:
    guest = invite(look)
    page = guest.open("/")
    page.get_by_role("button", name="Play against two bots").click()
    robot = Robot(guest, "tap" if look == "phone" else "mouse", seed=5, eager=0.99)
    mine = page.locator(".home [data-animal]")
    robot.play(until=lambda _: mine.count() >= 2)
    now = mine.count()
    look_at_the_first_birth(guest, look)
    back = page.get_by_role("region", name="Looking back")
    expect(back).to_contain_text("is born")
    expect(mine).to_have_count(1)
    back.get_by_role("button", name="The step before").click()
    expect(mine).to_have_count(0)
    # The same after the page was opened anew, which was told of the newest step alone.
    page.reload()
    expect(mine).to_have_count(now)
    look_at_the_first_birth(guest, look)
    expect(mine).to_have_count(1)
    back.get_by_role("button", name="The step before").click()
    expect(mine).to_have_count(0)
    page.get_by_role("button", name=re.compile("back to the game$", re.IGNORECASE)).click()
    expect(back).to_have_count(0)
    expect(mine).to_have_count(now)
    if look == "desktop":
        # The log is at its end again, and the end of the game shows itself
        expect(page.get_by_role("button", name=re.compile("new steps?"))).to_have_count(0)
        assert page.locator(".log li").last.evaluate(IN_SIGHT)
        robot.play()
        expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()


def look_at_the_first_birth(guest: Guest, look: Look) -> None:
    page = guest.page
    if look == "phone":
        page.get_by_role("button", name="Log, chat and players").click()
    line = page.get_by_role("listitem").filter(has_text=re.compile(r"\w+ is born from"))
    line.first.get_by_role("button", name=re.compile("see step")).first.click()
