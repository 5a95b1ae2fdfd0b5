"""What happens at the table is heard as it is shown; a phone waits until somebody asks for it."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.guest import Invite
from tests.web.robot import Robot
from tests.web.tables import PERSON, Plan, set_up

#: Everybody hunts, prey runs, and parasites make animals starve: bites, dice and deaths.
DECK: Final = """\
[cards]
"carnivorous/running" = 22
"parasite/running" = 14
"""
SETTINGS: Final = """
localStorage.setItem("tangled-bank.settings",
  JSON.stringify({ autoplay: true, sound: false, speed: "quick", effects: true }));
"""
#: Every pitch that Web Audio is told to begin with, and what was shown on the stage then.
SPY: Final = """
window.pitches = [];
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, at) {
  const beat = document.querySelector("[data-beat]")?.dataset.beat ?? "now";
  if (value > 20) window.pitches.push([Math.round(value), beat]);
  return set.call(this, value, at);
};
"""
#: A pitch that each sound has for itself.
PITCHES: Final = {
    "card": 2600,
    "token": 660,
    "bite": 190,
    "dice": 3200,
    "birth": 494,
    "death": 330,
    "turn": 196,
    "end": 784,
}


def heard(page: Page) -> list[tuple[int, str]]:
    found: list[list[int | str]] = page.evaluate("window.pitches")
    return [(int(pitch), str(beat)) for pitch, beat in found]


@pytest.mark.slow
def test_every_sound_is_made_while_it_is_shown(invite: Invite) -> None:
    guest = invite("desktop", haste=False)
    guest.context.add_init_script(SETTINGS + SPY)
    set_up(guest, Plan(seats=(PERSON, "greedy"), deck=DECK))
    Robot(guest, "mouse", seed=2, eager=0.6).play()
    last = PITCHES["end"]
    guest.page.wait_for_function("(last) => window.pitches.some(([one]) => one === last)", arg=last)
    sounds = heard(guest.page)
    pitches = {pitch for pitch, _ in sounds}
    missed = [name for name, pitch in PITCHES.items() if pitch not in pitches]
    if " starves" not in guest.page.content():
        missed.remove("death")  # in few games everybody is fed or eaten
    assert not missed
    # Dice rattle while they roll, not when their number is told.
    assert {beat for pitch, beat in sounds if pitch == PITCHES["dice"]} <= {"dice", "die"}


def test_a_phone_is_silent_until_it_is_asked(invite: Invite) -> None:
    guest = invite("phone", haste=False)
    guest.context.add_init_script(SPY)
    set_up(guest, Plan(seats=(PERSON, "greedy"), deck=DECK))
    page = guest.page
    robot = Robot(guest, "tap", seed=2)
    robot.play(until=lambda one: len(one.story) >= 6)
    assert heard(page) == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    settings.get_by_text("Play and sound").click()
    effects = settings.get_by_role("switch", name="Sounds at the table")
    expect(effects).not_to_be_checked()
    effects.check()
    expect(settings.get_by_role("slider")).to_have_count(1)
    settings.get_by_role("button", name="Listen").click()
    last = PITCHES["end"]
    page.wait_for_function("(last) => window.pitches.some(([one]) => one === last)", arg=last)
    assert not set(PITCHES.values()) - {pitch for pitch, _ in heard(page)}
    # One slider for all of it; at its end nothing is heard.
    settings.get_by_role("slider").fill("0")
    before = len(heard(page))
    settings.get_by_role("button", name="Listen").click()
    page.get_by_role("button", name="Close").last.click()
    robot.play(until=lambda one: len(one.story) >= 12)
    assert len(heard(page)) == before
