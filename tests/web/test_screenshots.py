"""Pictures of the main screens, for people to look at.

Only with TANGLED_BANK_SCREENSHOTS=FOLDER; the pictures are called screen-look-theme.png.
"""

import os
from pathlib import Path

import pytest

from tests.web import screens
from tests.web.guest import Invite, Look, Theme

FOLDER = os.environ.get("TANGLED_BANK_SCREENSHOTS", "")


@pytest.mark.skipif(not FOLDER, reason="TANGLED_BANK_SCREENSHOTS names no folder")
@pytest.mark.slow
@pytest.mark.parametrize(
    ("look", "themes"),
    [("phone", ("light", "dark")), ("desktop", ("light", "dark")), ("wide", ("light",))],
)
def test_pictures(invite: Invite, look: Look, themes: tuple[Theme, ...]) -> None:
    folder = Path(FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    guest = invite(look, may_be_cut_off=True)
    for name in screens.every_screen(guest):
        for theme in themes:
            guest.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            guest.page.wait_for_timeout(400)
            guest.page.screenshot(path=folder / f"{name}-{look}-{theme}.png")
        guest.page.emulate_media(color_scheme="light", reduced_motion="reduce")
