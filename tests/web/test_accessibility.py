"""axe-core finds nothing on any screen, light or dark, on a phone or a desk."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web import screens
from tests.web.guest import Invite, Look

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """(rules) => axe.run(document, {
  runOnly: { type: "tag", values: rules },
  resultTypes: ["violations"],
})"""

#: Colours that change by transition have changed.
SETTLED = """async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  for (let more = 0; more < 3; more += 1) {
    await frame();
    await frame();
    for (const one of document.getAnimations())
      if (one instanceof CSSTransition) one.finish();
  }
}"""


def violations(page: Page, where: str) -> list[str]:
    """What axe finds, in a line each."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    found: Any = page.evaluate(RUN, RULES)
    return [
        f"{where}: {one['id']} ({one['impact']}): {one['help']}: "
        + "; ".join(node["html"][:160] for node in one["nodes"][:3])
        for one in found["violations"]
    ]


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: cd web && npm ci")
@pytest.mark.parametrize(
    "part",
    [
        pytest.param("before", marks=pytest.mark.slow(days=6)),
        pytest.param("game", marks=pytest.mark.slow(days=12)),
        pytest.param("continents", marks=pytest.mark.slow(days=12)),
        "creatures",
    ],
)
@pytest.mark.parametrize("look", ["phone", "desktop"])
def test_axe_finds_nothing(invite: Invite, look: Look, part: str) -> None:
    guest = invite(look, may_be_cut_off=True)
    found: list[str] = []
    for name in screens.PARTS[part](guest):
        for theme in ("light", "dark"):
            guest.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            guest.page.evaluate(SETTLED)
            found += violations(guest.page, f"{name}, {look}, {theme}")
        guest.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    assert not found, "\n".join(found)
