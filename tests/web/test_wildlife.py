"""The animals before the game: alive on the start page, and every trait in the gallery."""

from typing import Final

from playwright.sync_api import Page, expect

from tests.web.guest import Invite
from tests.web.test_accessibility import SETTLED, violations

MOVED: Final = """(before) => [...document.querySelectorAll("[data-ways]")].every(
  (one, place) => Math.abs(one.getBoundingClientRect().x - before[place]) > 1)"""


def places(page: Page) -> list[float]:
    found: list[float] = page.locator("[data-ways]").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().x)"
    )
    return found


def looks(page: Page) -> str:
    return "".join(
        page.locator("[data-ways] svg").evaluate_all("(all) => all.map((o) => o.outerHTML)")
    )


def test_animals_live_on_the_start_page(invite: Invite) -> None:
    """They walk, swim and fly; after a reload there are others."""
    guest = invite("desktop", haste=False)
    page = guest.open("/")
    for ways in ("walk", "swim", "fly"):
        expect(page.locator(f"[data-ways={ways}]").first).to_be_visible()
    page.wait_for_function(MOVED, arg=places(page))
    before = looks(page)
    page.reload()
    expect(page.locator("[data-ways]").first).to_be_visible()
    assert looks(page) != before


def test_they_stand_still_for_those_who_want_calm(invite: Invite) -> None:
    guest = invite("phone")
    page = guest.open("/")
    expect(page.locator("[data-ways]").first).to_be_visible()
    moving = page.locator(".wildlife").evaluate(
        "(one) => one.getAnimations({ subtree: true }).length"
    )
    assert moving == 0
    assert not violations(page, "start")


def test_the_gallery_shows_every_trait(invite: Invite) -> None:
    """Each on an animal, with what it does; and combinations, others on request."""
    guest = invite("phone")
    page = guest.open("/rules")
    page.get_by_role("link", name="See every trait in the gallery").click()
    expect(page.get_by_role("heading", name="Gallery", exact=True)).to_be_visible()
    traits = page.locator("[data-trait]")
    expect(traits).to_have_count(41)
    expect(traits.first.locator("p")).not_to_be_empty()
    mixed = page.get_by_role("region", name="Combined")
    before = mixed.inner_text()
    mixed.get_by_role("button", name="Show others").click()
    expect(mixed).not_to_have_text(before, use_inner_text=True)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.evaluate(SETTLED)
        assert not violations(page, f"gallery, {theme}")
