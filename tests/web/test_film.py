"""A moment of a finished game becomes a film, made by the browser."""

from typing import Final

import pytest

from tests.web.guest import Invite
from tests.web.robot import Robot
from tests.web.tables import PERSON, Plan, set_up

#: Hunters and nothing to hide with, so that somebody is eaten.
DECK: Final = '[cards]\n"carnivorous/fat-tissue" = 24\n"grazing/fat-tissue" = 6\n'
#: How a WebM file begins.
EBML: Final = b"\x1a\x45\xdf\xa3"


@pytest.mark.slow
def test_a_moment_becomes_a_film(invite: Invite) -> None:
    guest = invite("desktop")
    set_up(guest, Plan(seats=(PERSON, "greedy", "greedy"), deck=DECK))
    Robot(guest, "mouse", seed=5).play()
    page = guest.page
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share this game")
    with page.expect_download() as coming:
        dialog.get_by_role("button", name="Save a moment as a film").click()
    assert coming.value.suggested_filename == "tangledbank.webm"
    film = coming.value.path().read_bytes()
    assert film.startswith(EBML)
    assert 5_000 < len(film) < 2_000_000
