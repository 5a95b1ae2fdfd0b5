"""Nobody has to wonder what happened: to one's animals, to the others, to the network."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.guest import Guest, Invite
from tests.web.house import House
from tests.web.robot import Robot
from tests.web.tables import PERSON, Plan, ready, set_up, sit_down

#: The usual run takes turns: half of these on one day, half on the next.
pytestmark = pytest.mark.slow(days=2)


def playing(guest: Guest) -> Page:
    page = guest.open("/")
    page.get_by_role("button", name="Play against two bots").click()
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
    return page


def test_since_my_last_move(invite: Invite) -> None:
    """On a phone, where the log is hidden: what was done to my animals, and each step again."""
    guest = invite("small phone")
    page = playing(guest)
    strip = page.get_by_role("button", name="Since your last move")
    summary = page.get_by_role("region", name="The end of turn")
    told = {"strip": False, "summary": False}

    def look(_: Robot) -> bool:
        if not told["summary"] and summary.count() > 0:
            told["summary"] = True
            expect(summary.get_by_role("status")).to_contain_text("lived")
            summary.get_by_role("button", name="Show who died and who lived").tap()
            expect(page.get_by_role("dialog").get_by_role("heading")).to_have_count(4)
            page.get_by_role("dialog").get_by_role("button", name="Close").tap()
            summary.get_by_role("button", name="Close").tap()
            expect(summary).to_have_count(0)
        if not told["strip"] and strip.count() > 0:
            told["strip"] = True
            # It lies in the head of the board, whole.
            box, head = strip.bounding_box(), page.locator(".board header").bounding_box()
            assert box is not None
            assert head is not None
            assert box["height"] >= 36
            assert box["x"] + box["width"] <= head["x"] + head["width"] + 1
            strip.tap()
            page.get_by_role("dialog").get_by_role("button", name="See it again").first.tap()
            back = page.get_by_role("region", name="Looking back")
            expect(back).to_be_visible()
            back.get_by_role("button").last.tap()
            expect(back).to_have_count(0)
        return all(told.values())

    Robot(guest, "tap", seed=3).play(until=look)
    assert all(told.values()), told


def test_since_my_last_move_among_creatures(invite: Invite) -> None:
    """The same strip, in the head of my creatures."""
    guest = invite("small phone")
    page = guest.page
    strip = page.get_by_role("button", name="Since your last move")
    # Whether anybody attacks me depends on the deal, which is not fixed.
    for game in range(10):
        set_up(guest, Plan(edition="creatures", seats=(PERSON, "greedy", "greedy")))
        robot = Robot(guest, "tap", seed=game)
        robot.play(until=lambda _: strip.count() > 0)
        if not robot.over():
            break
    else:
        pytest.fail("nothing happened to my creatures in ten games")
    box, realm = strip.bounding_box(), page.get_by_role("group", name="Yours").bounding_box()
    assert box is not None
    assert realm is not None
    assert box["x"] + box["width"] <= realm["x"] + realm["width"] + 1
    strip.tap()
    page.get_by_role("dialog").get_by_role("button", name="See it again").first.tap()
    back = page.get_by_role("region", name="Looking back")
    expect(back).to_be_visible()
    back.get_by_role("button").last.tap()
    expect(back).to_have_count(0)


def test_who_is_away_stands_on_the_board(invite: Invite) -> None:
    host, friend = invite("desktop"), invite("phone")
    path = set_up(host, Plan(seats=(PERSON, PERSON)))
    sit_down(friend, path)
    ready(host)
    ready(friend)
    head = host.page.get_by_role("region", name="Other players").get_by_role("heading")
    expect(head).not_to_contain_text("not connected")
    friend.page.get_by_role("button", name="Menu").tap()
    friend.page.get_by_role("button", name="Leave the table").tap()
    friend.page.get_by_role("button", name="Leave", exact=True).tap()
    expect(head).to_contain_text("left; ")
    expect(head.locator("[data-absent=door] svg")).to_be_visible()
    friend.open(path)
    friend.page.get_by_role("button", name="Take my seat back").tap()
    expect(head).not_to_contain_text("left; ")
    friend.page.goto("about:blank")
    expect(head).to_contain_text("not connected")


def test_a_lost_network_is_told_at_once(invite: Invite) -> None:
    guest = invite("phone", may_be_cut_off=True)
    page = playing(guest)
    board = page.locator(".board").bounding_box()
    guest.context.set_offline(True)
    told = page.get_by_role("status").filter(has_text="Your device is offline.")
    expect(told).to_contain_text("a move you make now is sent when the connection is back.")
    assert page.locator(".board").bounding_box() == board, "the table stays where it is"
    guest.context.set_offline(False)
    expect(told).to_have_count(0)
    expect(page.get_by_text("Connected again.")).to_be_visible()


def test_a_move_made_without_a_server_is_kept(invite: Invite, own_house: House) -> None:
    guest = invite("desktop", to=own_house, may_be_cut_off=True)
    page = playing(guest)
    passes = page.get_by_role("button", name="Pass", exact=True)
    expect(passes).to_be_visible()
    own_house.kill()
    expect(page.get_by_text("The connection was lost; trying again.")).to_be_visible()
    passes.click()
    expect(page.get_by_text("Your move is sent as soon as the connection is back.")).to_be_visible()
    own_house.start()
    expect(page.get_by_text("Connected again.")).to_be_visible()
    expect(page.get_by_text("You pass.").first).to_be_visible()
