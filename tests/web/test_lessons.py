"""Lessons in the browser: begun in two clicks, played to their end, left and resumed."""

import json
import re
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tangledbank.lessons.shelf import names
from tests.web.guest import Guest, Invite, Look

Way = Literal["mouse", "keys"]

#: What to do next: what is marked on the board (the card first), else a marked button.
MARKED: Final = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const next = document.querySelector(".guide .foot button");
  const board = [...document.querySelectorAll("[data-look=hint]")];
  // A marked ground is where the place for a new animal is.
  const marked = board.map((one) => one.matches(".ground") ? one.querySelector(".spot") : one)
    .filter((one) => one && seen(one)).sort((a, b) => rank(b) - rank(a));
  function rank(one) { return Number((one.dataset.pick ?? "").startsWith("card:")); }
  return next ?? marked[0] ?? document.querySelector("[data-meant]");
}"""
THERE: Final = f"() => ({MARKED})() !== null"


def sentence(page: Page) -> Locator:
    return page.get_by_role("region", name="Your guide").locator(".sentence")


def follow(guest: Guest, way: Way) -> list[str]:
    """Do what the guide says until it offers a real game; everything that it said."""
    page = guest.page
    said: list[str] = []
    over = page.get_by_role("button", name="Play a real game")
    for _ in range(200):
        page.wait_for_function(THERE)
        if over.is_visible():
            said.append(sentence(page).inner_text())
            return said
        if not said or said[-1] != sentence(page).inner_text():
            said.append(sentence(page).inner_text())
        do_next(guest, way)
    raise AssertionError(f"the lesson does not end: {said[-3:]}")


def do_next(guest: Guest, way: Way) -> None:
    page = guest.page
    target = page.evaluate_handle(MARKED).as_element()
    assert target is not None
    if way == "keys":
        target.focus()
        page.keyboard.press("Enter")
    elif guest.touches:
        target.tap()
    else:
        target.click()


def begin(guest: Guest) -> Page:
    page = guest.open("/")
    page.get_by_role("button", name="Learn to play").click()
    expect(sentence(page)).to_contain_text("Welcome")
    return page


def test_two_clicks_to_the_first_decision(invite: Invite) -> None:
    page = begin(invite("desktop"))
    expect(page.locator("[data-look=hint]")).to_have_count(0)
    page.get_by_role("button", name="Next").click()
    expect(page.locator("button[data-look=hint]").first).to_be_visible()
    expect(sentence(page)).to_contain_text("Begin with an animal")


@pytest.mark.slow(days=2)
@pytest.mark.parametrize(("look", "way"), [("desktop", "keys"), ("phone", "mouse")])
def test_the_first_lesson_to_its_end(invite: Invite, look: Look, way: Way) -> None:
    guest = invite(look)
    page = begin(guest)
    said = follow(guest, way)
    assert "You have 10 points and win!" in said[-1]
    assert len(said) > 15
    kept = json.loads(page.evaluate("localStorage.getItem('tangled-bank.lessons')"))
    assert kept["first"]["done"] is True

    # It ends in a real game
    page.get_by_role("button", name="Play a real game").click()
    expect(page.get_by_role("region", name="What to do")).to_contain_text("Play a card")
    expect(page.get_by_role("region", name="Your guide")).to_have_count(0)


@pytest.mark.slow(days=4)
@pytest.mark.parametrize("way", ["mouse", "keys"])
@pytest.mark.parametrize("lesson", [name for name in names() if name != "first"])
def test_every_other_lesson_to_its_end(invite: Invite, lesson: str, way: Way) -> None:
    guest = invite("desktop")
    page = guest.open("/learn")
    page.locator(f"[data-lesson={lesson}] button").click()
    expect(sentence(page)).to_be_visible()
    assert len(follow(guest, way)) > 5
    kept = json.loads(page.evaluate("localStorage.getItem('tangled-bank.lessons')"))
    assert kept[lesson]["done"] is True


def test_what_waits_is_answered(invite: Invite) -> None:
    page = begin(invite("desktop"))
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Pass", exact=True).click()
    guide = page.get_by_role("region", name="Your guide")
    expect(guide.get_by_role("status")).to_contain_text("do what is marked")
    page.locator("[data-pick='card:tail-loss']").click()
    expect(guide.get_by_role("status")).to_contain_text("you will want that one as a trait")
    expect(page.locator("[data-look=hint][data-pick='card:symbiosis']")).to_be_visible()


def test_left_resumed_and_taken_along(invite: Invite, tmp_path: Path) -> None:
    guest = invite("desktop")
    page = begin(guest)
    for _ in range(3):  # the second sentence, a card and its place
        page.wait_for_function(THERE)
        do_next(guest, "mouse")
    expect(sentence(page)).to_contain_text("have done the same")
    guest.open("/")
    expect(page.get_by_role("button", name="Play against two bots")).to_be_visible()
    expect(page.get_by_role("button", name="Learn to play")).to_have_count(0)
    page.get_by_role("link", name="To the lessons").click()
    page.get_by_role("button", name=re.compile("Continue")).click()
    expect(sentence(page)).to_contain_text("have done the same")

    guest.open("/learn")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save it as a file").click()
    file = tmp_path / "lessons.json"
    file.write_bytes(coming.value.path().read_bytes())
    friend = invite("desktop")
    there = friend.open("/learn")
    there.locator("input[type=file]").set_input_files(file)
    expect(there.get_by_text("Your progress has been loaded.")).to_be_visible()
    expect(there.get_by_role("button", name=re.compile("Play it again"))).to_be_visible()
