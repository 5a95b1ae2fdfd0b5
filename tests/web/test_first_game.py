"""From the start page to a finished game in one click, and what there is to do afterwards."""

import re

from playwright.sync_api import expect

from tests.web.guest import Invite
from tests.web.robot import Robot


def test_one_click_and_one_plays_to_the_end(invite: Invite) -> None:
    guest = invite("desktop")
    page = guest.open("/")
    page.get_by_role("button", name="Play against two bots").click()
    expect(page.get_by_role("region", name="What to do")).to_contain_text("Play a card")
    robot = Robot(guest, "mouse", seed=5)
    robot.play()
    assert robot.done["click"] > 20
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    expect(page.get_by_role("heading", name="Points over turns")).to_be_visible()

    # Verified at a click
    page.get_by_role("button", name="Verify this game").click()
    expect(page.get_by_text("Everything is in order.")).to_be_visible()

    # The record
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the record").click()
    text = coming.value.path().read_text()
    assert "gift" in text
    assert len(text.splitlines()) > 50

    # Replay: slider, link to a step
    page.get_by_role("link", name="See the game again").click()
    slider = page.get_by_role("slider", name="Step")
    expect(slider).not_to_have_attribute("max", "0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 50
    slider.fill(str(last // 2))
    expect(page.get_by_text(f"Step {last // 2} of {last}", exact=True)).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_text(f"Step {last // 2 + 1} of {last}", exact=True)).to_be_visible()
    page.get_by_role("combobox", name="Whose eyes").select_option(value="0")
    page.get_by_role("button", name="Link", exact=True).click()
    link = page.url
    assert f"step={last // 2 + 1}" in link
    assert "eyes=0" in link

    # Anybody with the link sees the same
    friend = invite("phone")
    friend.page.goto(link)
    expect(friend.page.get_by_text(f"Step {last // 2 + 1} of {last}", exact=True)).to_be_visible()

    # Once more
    page.get_by_role("link", name="Result", exact=True).click()
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("heading", name="Score sheet")).to_have_count(0)
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
