"""What happens is played in order, and the board follows; a tap skips to now."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.guest import Guest, Invite
from tests.web.robot import SOMETHING, Robot
from tests.web.tables import PERSON, Plan, set_up

#: Everybody hunts: the first feeding phase has an attack.
HUNTERS: Final = """\
[cards]
"carnivorous" = 24
"""

#: As somebody who wants to see it all would choose; and a note of every beat as it begins: what is
#: said, where each animal stands then, how much food there is, and whether anything is offered.
SETTINGS: Final = """
localStorage.setItem("tangled-bank.settings",
  JSON.stringify({ autoplay: false, sound: false, speed: "%s", motion: "%s" }));
"""
NOTES: Final = """
window.beats = [];
const place = (one) => {
  let [x, y] = [0, 0];
  for (let at = one; at; at = at.offsetParent) [x, y] = [x + at.offsetLeft, y + at.offsetTop];
  return [x, y];
};
let last = "";
const note = () => {
  const scene = document.querySelector("[data-beat]");
  const key = scene?.dataset.key ?? null;
  // What a beat brings is painted bit by bit: the last note of each is kept.
  if (key === last) window.beats.pop();
  last = key;
  window.beats.push({
    kind: scene?.dataset.beat ?? "now",
    said: [...document.querySelectorAll("[data-announcer] p")].map((one) => one.textContent),
    line: scene?.querySelector(".caption .line")?.textContent ?? "",
    food: document.querySelector("[data-supply] b")?.textContent,
    animals: Object.fromEntries([...document.querySelectorAll(".board [data-animal]")]
      .map((one) => [one.querySelector(".given")?.textContent, place(one)])),
    offered: document.querySelectorAll(".board .lit, [data-choice]").length,
    covered: document.querySelector(".peek") !== null,
  });
};
document.addEventListener("DOMContentLoaded", () =>
  new MutationObserver(note).observe(document.body,
    { subtree: true, childList: true, characterData: true, attributes: true }));
"""


def at_leisure(invite: Invite, speed: str = "quick", motion: str = "system") -> Guest:
    guest = invite("desktop", haste=False)
    guest.context.add_init_script(SETTINGS % (speed, motion) + NOTES)
    return guest


def beats(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.page.evaluate("window.beats")
    return found


def kinds(guest: Guest) -> list[str]:
    return [beat["kind"] for beat in beats(guest)]


@pytest.mark.slow(days=2)
@pytest.mark.parametrize("motion", ["system", "less"])
def test_the_board_follows_what_is_played(invite: Invite, motion: str) -> None:
    guest = at_leisure(invite, motion=motion)
    set_up(guest, Plan(seats=(PERSON, "greedy"), deck=HUNTERS))
    robot = Robot(guest, "mouse", seed=2, eager=0.97)

    def eaten(_: Robot) -> bool:
        seen = kinds(guest)
        return "bite" in seen and seen[-1] == "now"

    robot.play(until=eaten)
    assert eaten(robot), "nobody ate anybody"
    story = beats(guest)
    order = [beat["kind"] for beat in story]

    # Nothing is asked on a board that is not where the game is.
    assert {beat["offered"] for beat in story if beat["kind"] != "now"} == {0}

    # The mouse rests where it last clicked, and what it would show there does not cover the stage.
    assert not any(beat["covered"] for beat in story if beat["kind"] != "now")

    # The dice roll before the food is there, and before what they say is told.
    dice = order.index("dice")
    assert order[dice + 1] == "supply"
    assert not any("roll" in text for text in story[dice]["said"])
    assert any("roll" in text for text in story[dice + 1]["said"])
    assert story[dice]["food"] == story[dice + 1]["food"] == "0"
    assert int(story[dice + 2]["food"]) > 0

    # The prey stands where it stood until it has been bitten, and so does everybody else.
    bite = order.index("bite")
    attack = order[:bite].index("attack", order[:bite].index("dice"))
    _, prey = story[bite]["line"].rstrip(".").split(" eats ")
    assert prey in story[bite]["animals"]
    assert story[bite]["animals"] == story[attack]["animals"]
    assert prey not in story[bite + 1]["animals"]

    # Each event is told once, in order.
    told = story[-1]["said"]
    attacked = next(text for text in told if text.endswith(f"attacks {prey}."))
    assert told.index(attacked) < told.index(story[bite]["line"])
    assert told.count(story[bite]["line"]) == 1


#: A tap while something is played, before it can be over; was it skipped?
TAP: Final = """async () => {
  const key = document.querySelector("[data-beat]")?.dataset.key;
  if (!key) return false;
  const one = document.querySelector(".board [data-animal]");
  one.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  one.click();
  await new Promise(requestAnimationFrame);
  return document.querySelector("[data-beat]")?.dataset.key !== key ? "skipped" : "went on";
}"""


def test_a_tap_skips_to_now_and_does_nothing_else(invite: Invite) -> None:
    guest = at_leisure(invite, "slow")
    page = guest.page
    set_up(guest, Plan(seats=(PERSON, "greedy"), deck=HUNTERS))
    robot = Robot(guest, "mouse", seed=2)
    playing = "document.querySelector('[data-beat]') !== null"
    while not page.locator(".board [data-animal]").count() or not page.evaluate(playing):
        if robot.offered()[1]:
            robot.act()
        page.wait_for_function(f"() => {playing} || ({SOMETHING})()")
    assert page.wait_for_function(TAP).json_value() == "skipped"
    # A tap on an animal at rest tells about it.
    expect(page.locator("dialog:modal")).to_have_count(0)
    expect(page.locator('[data-pick][aria-pressed="true"]')).to_have_count(0)
