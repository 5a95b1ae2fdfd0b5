"""What people do at a table beside the game: undo, pause, chat, hints, giving up."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.guest import Guest, Invite
from tests.web.robot import Robot
from tests.web.tables import PERSON, Plan, ready, set_up, sit_down

#: The usual run takes turns: half of these on one day, half on the next.
pytestmark = pytest.mark.slow(days=2)


@pytest.fixture
def pair(invite: Invite) -> tuple[Guest, Guest]:
    """Two people at a table that has just begun."""
    host, friend = invite("desktop"), invite("phone")
    path = set_up(host, Plan(seats=(PERSON, PERSON)))
    sit_down(friend, path)
    ready(host)
    ready(friend)
    for guest in (host, friend):
        expect(guest.page.get_by_role("region", name="What to do")).to_be_visible()
    return host, friend


def menu(page: Page, words: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name=words).click()


def first_to_act(pair: tuple[Guest, Guest]) -> tuple[Guest, Guest]:
    """Who is asked now, and who is not."""
    one, other = pair
    for _ in range(50):
        if Robot(one, "mouse").wait(0.2):
            return one, other
        if Robot(other, "mouse").wait(0.2):
            return other, one
    raise AssertionError("nobody is asked")


def pick_a_card(guest: Guest) -> None:
    """A card of the hand: a rival's animal may be picked as well, for a parasite."""
    hand = guest.page.get_by_role("region", name=re.compile("^Your hand"))
    hand.get_by_role("button", name="can be picked").first.click()


def play_an_animal(guest: Guest) -> None:
    pick_a_card(guest)
    guest.page.get_by_role("button", name="New animal here").click()


def test_a_decision_is_taken_back(invite: Invite) -> None:
    """At once while nothing new was learnt, by the button and by its key."""
    guest = invite("desktop")
    set_up(guest, Plan(seats=(PERSON, PERSON)))
    friend = invite("desktop")
    sit_down(friend, guest.page.url.removeprefix(guest.url))
    ready(guest)
    ready(friend)
    actor, _ = first_to_act((guest, friend))
    hand = actor.page.get_by_role("region", name=re.compile("^Your hand"))
    expect(hand).to_have_attribute("aria-label", "Your hand: 6 cards")
    play_an_animal(actor)
    expect(hand).to_have_attribute("aria-label", "Your hand: 5 cards")
    actor.page.get_by_role("button", name="Undo").click()
    expect(hand).to_have_attribute("aria-label", "Your hand: 6 cards")
    # and with the key
    play_an_animal(actor)
    expect(hand).to_have_attribute("aria-label", "Your hand: 5 cards")
    actor.page.keyboard.press("u")
    expect(hand).to_have_attribute("aria-label", "Your hand: 6 cards")


def test_cancel_until_it_is_final(invite: Invite) -> None:
    guest = invite("desktop")
    guest.open("/").get_by_role("button", name="Play against two bots").click()
    page = guest.page
    page.get_by_role("button", name="can be picked").first.click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)
    page.get_by_role("button", name="can be picked").first.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)


def test_a_pause_is_agreed_on(pair: tuple[Guest, Guest]) -> None:
    host, friend = pair
    menu(host.page, "Propose a pause")
    expect(host.page.get_by_text("To pause,")).to_be_visible()
    expect(friend.page.get_by_text("would like to pause the game")).to_be_visible()
    friend.page.get_by_role("button", name="Refuse").click()
    expect(host.page.get_by_text("To pause,")).to_have_count(0)
    menu(host.page, "Propose a pause")
    friend.page.get_by_role("button", name="Agree").click()
    for guest in pair:
        expect(guest.page.get_by_text("The game is paused")).to_be_visible()
    friend.page.get_by_role("button", name="Resume").click()
    for guest in pair:
        expect(guest.page.get_by_text("The game is paused")).to_have_count(0)


def test_chat_reaches_the_other_and_is_counted(pair: tuple[Guest, Guest]) -> None:
    host, friend = pair
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something").fill("Hello, is anybody hungry?")
    host.page.get_by_label("Say something").press("Enter")
    drawer = friend.page.get_by_role("button", name="Log, chat and players")
    expect(drawer).to_contain_text("1")
    drawer.tap()
    friend.page.get_by_role("tab", name="Chat").tap()
    expect(friend.page.get_by_text("is anybody hungry?").last).to_be_visible()
    friend.page.get_by_role("button", name="Close").tap()
    expect(drawer).not_to_contain_text("1")


def test_giving_up_ends_a_game_of_two(pair: tuple[Guest, Guest]) -> None:
    host, friend = pair
    menu(friend.page, "Give up")
    question = friend.page.get_by_role("dialog", name="Give up")
    question.get_by_role("button", name="Cancel").click()
    friend.page.get_by_role("dialog", name="Menu").get_by_role("button", name="Give up").click()
    question.get_by_role("button", name="Give up").click()
    for guest in pair:
        expect(guest.page.get_by_role("heading", name="Score sheet")).to_be_visible()
    expect(host.page.get_by_role("heading", name="You win!")).to_be_visible()
    # The one asks for another game, the other finds it
    host.page.get_by_role("button", name="Rematch").click()
    friend.page.get_by_role("link", name="To the rematch").tap()
    expect(friend.page.get_by_role("heading", name="Seats")).to_be_visible()


def test_leaving_leaves_a_bot_behind(pair: tuple[Guest, Guest]) -> None:
    host, friend = pair
    table = friend.page.url
    menu(friend.page, "Leave the table")
    friend.page.get_by_role("dialog", name="Leave the table").get_by_role(
        "button", name="Leave"
    ).click()
    expect(friend.page.get_by_role("button", name="Play against two bots")).to_be_visible()
    host.page.get_by_role("tab", name="Players").click()
    players = host.page.get_by_role("tabpanel", name="Players")
    expect(players.get_by_text("left;")).to_be_visible()
    friend.page.goto(table)
    friend.page.get_by_role("button", name="Take my seat back").click()
    expect(players.get_by_text("left;")).to_have_count(0)


def test_a_hint_can_be_asked_for_and_followed(invite: Invite) -> None:
    guest = invite("phone")
    guest.open("/").get_by_role("button", name="Play against two bots").tap()
    page = guest.page
    page.get_by_role("button", name="Hint").tap()
    hint = page.get_by_text(re.compile("A strong bot would|moves are about equal"))
    expect(hint).to_be_visible()
    hand = page.get_by_role("region", name=re.compile("^Your hand"))
    expect(hand).to_have_attribute("aria-label", "Your hand: 6 cards")
    page.get_by_role("button", name="Do it").tap()
    expect(hint).to_have_count(0)


#: Keeps the words of the first forced move: they are shown for less than two seconds.
KEEP_FORCED: Final = """() => new MutationObserver(() => {
  window.forcedMove ??= document.querySelector(".forced")?.textContent;
}).observe(document.body, { childList: true, subtree: true })"""


@pytest.mark.slow(days=4)
def test_a_forced_move_plays_itself(invite: Invite) -> None:
    """With the setting as it is at first: a hungry animal that can only take food takes it."""
    guest = invite("desktop", haste=False)
    set_up(guest, Plan(deck='[cards]\n"swimming/running" = 40\n'))
    page = guest.page
    page.evaluate(KEEP_FORCED)
    play_an_animal(guest)
    page.get_by_role("button", name="Pass", exact=True).click()
    page.wait_for_function("() => window.forcedMove")
    assert "Only one option: Take food for" in page.evaluate("() => window.forcedMove")
    expect(page.locator(".forced")).to_have_count(0)
    # The game went on to the next turn although nobody tapped anything.
    expect(page.get_by_role("region", name=re.compile("^Your hand: 7 cards"))).to_be_visible()


def test_why_not_with_the_clause(invite: Invite) -> None:
    """What is not lit explains itself on a tap."""
    guest = invite("desktop")
    set_up(guest, Plan())
    page = guest.page
    play_an_animal(guest)
    pick_a_card(guest)
    page.get_by_role("button", name=re.compile("^Food:")).click()
    expect(page.get_by_text("You can\u2019t do that now")).to_be_visible()
    expect(page.locator("a[href^='/rules/']").first).to_be_visible()
