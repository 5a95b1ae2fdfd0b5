"""Two people, two browsers: one by touch on a phone, one by the keyboard alone."""

import pytest
from playwright.sync_api import expect

from tests.web.guest import Guest, Invite
from tests.web.house import House
from tests.web.robot import Robot
from tests.web.tables import PERSON, SHORT_DECK, Plan, ready, set_up, sit_down
from tests.web.together import together


@pytest.mark.slow(days=3)
def test_to_the_end_with_a_reload_and_a_restart(invite: Invite, own_house: House) -> None:
    phone = invite("phone", to=own_house, may_be_cut_off=True)
    desk = invite("desktop", to=own_house, may_be_cut_off=True)
    set_up(phone, Plan(seats=(PERSON, PERSON), deck=SHORT_DECK))
    shared = phone.page.get_by_label("Link to this table").input_value()
    assert shared.startswith(own_house.url)
    sit_down(desk, shared.removeprefix(own_house.url))
    ready(phone)
    expect(phone.page.get_by_text("You are ready")).to_be_visible()
    ready(desk)
    finger = Robot(phone, "drag", seed=3)
    keys = Robot(desk, "keys", seed=4)

    together(finger, keys, acts=12)

    # A reload loses nothing
    desk.page.reload()
    expect(desk.page.get_by_role("region", name="What to do")).to_be_visible()
    expect(desk.page.get_by_role("region", name="Your hand")).to_be_visible()
    together(finger, keys, acts=12)

    # The server dies and comes back; nobody loads the page again
    for guest in (phone, desk):
        guest.page.evaluate("() => { window.neverReloaded = true; }")
    own_house.kill()
    phone.page.wait_for_timeout(500)
    own_house.start()
    together(finger, keys, acts=10_000)

    for guest in (phone, desk):
        assert guest.page.evaluate("() => window.neverReloaded === true")
        expect(guest.page.get_by_role("heading", name="Score sheet")).to_be_visible()
    assert finger.done["drag"] > 0
    assert keys.done["enter"] > 0
    assert keys.done["click"] == keys.done["tap"] == 0
    assert _scores(phone) == _scores(desk)


def _scores(guest: Guest) -> list[str]:
    rows = guest.page.locator("ol.places li")
    return [row.inner_text() for row in rows.all()]
