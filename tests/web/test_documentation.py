"""The documentation in a browser, under the same content policy as every other page.

A script or style that the policy forbids is an error in the console, and a guest may have none.
"""

from typing import Final

import pytest
from playwright.sync_api import expect

from tangledbank.server.web.documentation import FIRST_PAGE, FOLDER
from tests.web.guest import Invite, Look, Theme

pytestmark = pytest.mark.skipif(
    not (FOLDER / FIRST_PAGE).is_file(), reason="it is not built: python3 run.py docs"
)

PAGES: Final = [
    "program/api.html",
    "program/first-bot.html",
    "rulebook/evolution/traits/hibernation.html",
    "contribute/contributing.html",
    "studies/base.html",
]


@pytest.mark.parametrize(("look", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_the_parts_are_found(invite: Invite, look: Look, theme: Theme) -> None:
    page = invite(look, theme).open("/docs")
    expect(page.get_by_role("heading", name="Tangled Bank", level=1)).to_be_visible()
    for part in ("Play", "Host", "Program", "Contribute"):
        page.get_by_role("article").get_by_role("link", name=part, exact=True).click()
        expect(page.get_by_role("heading", name=part, level=1)).to_be_visible()
        page.go_back()


def test_search_finds_a_rule(invite: Invite) -> None:
    page = invite("desktop").open("/docs")
    box = page.get_by_role("textbox", name="Search")
    box.click()  # which loads the index
    box.press_sequentially("hibernation")
    page.locator(".md-search-result a", has_text="In your feeding go it may").click()
    expect(page.get_by_role("heading", name="Hibernation", level=1)).to_be_visible()


def test_the_start_page_leads_to_it(invite: Invite) -> None:
    page = invite("phone").open("/")
    page.get_by_role("link", name="Read the documentation").click()
    page.wait_for_url("**/docs/index.html")
    expect(page.get_by_role("heading", name="Tangled Bank", level=1)).to_be_visible()


@pytest.mark.parametrize("name", PAGES)
def test_pages_of_every_kind_are_shown(invite: Invite, name: str) -> None:
    page = invite("desktop").open(f"/docs/{name}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.styleSheets.length") > 0


def test_a_scenario_unfolds(invite: Invite) -> None:
    page = invite("desktop").open("/docs/rulebook/evolution/traits/hibernation.html")
    line = page.get_by_text("> ann: hibernate A1").first
    expect(line).to_be_hidden()
    page.locator("summary", has_text="asleep it counts as fed").click()
    expect(line).to_be_visible()
