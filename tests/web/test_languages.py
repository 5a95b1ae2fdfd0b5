"""The reader's language: from the browser, changed at any time, and everybody has their own."""

import re

import pytest
from playwright.sync_api import Page, expect

from tangledbank.messages.speech import speech
from tests.web.guest import Invite
from tests.web.tables import PERSON, Plan, ready, set_up


def say(language: str, message: str) -> str:
    return speech(language).say(message)


def spoken(page: Page) -> str:
    return page.locator("html").get_attribute("lang") or ""


@pytest.mark.parametrize(
    ("asked", "language"), [("uk-UA", "uk"), ("ru", "ru"), ("zh-HK", "zh-TW"), ("tlh", "en")]
)
def test_the_browser_says_which(invite: Invite, asked: str, language: str) -> None:
    page = invite("phone", locale=asked).open("/")
    expect(page.get_by_text(say(language, "start-lead"))).to_be_visible()
    assert spoken(page) == language


def test_a_link_says_which_and_the_choice_is_kept(invite: Invite) -> None:
    guest = invite("desktop")
    page = guest.open("/rules?lang=uk")
    expect(page.get_by_role("heading", name=say("uk", "rules-title"))).to_be_visible()
    expect(page.get_by_role("link", name="Відкидання хвоста")).to_be_visible()
    page.get_by_role("link", name="Русский").click()
    expect(page.get_by_role("heading", name=say("ru", "rules-title"))).to_be_visible()
    expect(page.get_by_role("link", name="Відкидання хвоста")).to_have_count(0)
    assert page.url.endswith("/rules?lang=ru")
    guest.open("/")
    expect(page.get_by_text(say("ru", "start-lead"))).to_be_visible()


def test_changing_it_in_a_game_keeps_the_place(invite: Invite) -> None:
    guest = invite("desktop")
    page = guest.page
    set_up(guest, Plan(seats=(PERSON, "greedy")))
    picked = page.locator("[aria-pressed=true][data-pick]")
    page.get_by_role("button", name="can be picked").first.click()
    expect(picked).to_have_count(1)
    before = picked.get_attribute("data-pick")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("halfway through a")
    page.evaluate("() => { window.neverReloaded = true; }")
    for name, language in (("Українська", "uk"), ("中文", "zh-TW"), ("English", "en")):
        page.get_by_role("button", name=re.compile(say(spoken(page), "menu"))).first.click()
        page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{name}")).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        expect(page.get_by_label(say(language, "chat-say"))).to_have_value("halfway through a")
        expect(picked).to_have_count(1)
        assert picked.get_attribute("data-pick") == before
    assert page.evaluate("() => window.neverReloaded === true")


def test_two_people_have_two_languages(invite: Invite) -> None:
    one = invite("desktop")
    other = invite("phone", locale="uk")
    set_up(one, Plan(seats=(PERSON, PERSON)))
    link = one.page.get_by_label("Link to this table").input_value()
    path = link.removeprefix(one.url)
    page = other.open(path)
    page.get_by_role("button", name=say("uk", "room-sit")).first.click()
    page.get_by_role("button", name=say("uk", "room-ready")).click()
    ready(one)
    expect(one.page.get_by_role("region", name="What to do")).to_be_visible()
    expect(page.get_by_role("region", name=say("uk", "table-prompt"))).to_be_visible()
    # What somebody says is left as it was written
    one.page.get_by_role("tab", name="Chat").click()
    one.page.get_by_label("Say something").fill("Good luck!")
    one.page.keyboard.press("Enter")
    expect(page.get_by_text("Good luck!").first).to_be_attached()
    assert (spoken(one.page), spoken(page)) == ("en", "uk")
