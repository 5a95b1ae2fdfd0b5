"""Nothing is ever cut off: whole games are played, and at every decision everything is seen.

Each animal and card of the player is fully in sight, in its place and not covered; each animal of
the others is, or is counted in a strip that opens; and the page itself never scrolls.
"""

import pytest
from playwright.sync_api import expect

from tests.web.guest import Invite, Look
from tests.web.robot import Robot
from tests.web.sight import Sight
from tests.web.tables import PERSON, SHORT_DECK, Plan, set_up

ALL_SETS = ("fly", "continents", "special")

#: Nobody is hunted, and everybody grows: herds as large as they come.
PEACEFUL = """\
[cards]
"swimming/fat-tissue" = 40
"camouflage/burrowing" = 40
"running/sharp-vision" = 40
"grazing" = 20
"""


@pytest.mark.parametrize(
    ("look", "plan"),
    [
        pytest.param(
            "small phone",
            Plan(seats=(PERSON, "greedy", "greedy"), deck=SHORT_DECK),
            id="three-on-a-phone",
        ),
        pytest.param(
            "small laptop",
            Plan(sets=ALL_SETS, seats=(PERSON, "greedy", "greedy", "greedy")),
            id="four-with-all-sets",
            marks=pytest.mark.slow(days=12),
        ),
        pytest.param(
            "laptop",
            Plan(seats=(PERSON, *["greedy"] * 7), deck=PEACEFUL),
            id="eight-in-peace",
            marks=pytest.mark.slow(days=12),
        ),
        pytest.param(
            "laptop",
            Plan(sets=ALL_SETS, seats=(PERSON, *["greedy"] * 7)),
            id="eight-with-all-sets",
            marks=pytest.mark.slow(days=12),
        ),
        pytest.param(
            "small laptop",
            Plan(edition="creatures", seats=(PERSON, "random", "random", "random")),
            id="four-wizards",
            marks=pytest.mark.slow(days=12),
        ),
        pytest.param(
            "small phone",
            Plan(sets=("fly",), seats=(PERSON, "greedy", "greedy")),
            id="three-with-flyers-on-a-phone",
            marks=pytest.mark.slow(days=12),
        ),
        pytest.param(
            "small phone",
            Plan(sets=ALL_SETS, seats=(PERSON, "greedy", "greedy")),
            id="three-with-all-sets-on-a-phone",
            marks=pytest.mark.slow(days=12),
        ),
    ],
)
def test_a_whole_game_fits(invite: Invite, look: Look, plan: Plan) -> None:
    guest = invite(look)
    sight = Sight(guest.page)
    set_up(guest, plan)
    robot = Robot(guest, "tap" if guest.touches else "mouse", seed=6)

    def seen(_: Robot) -> bool:
        sight.look()
        return False

    robot.play(until=seen)
    assert sight.looks > 5
    assert not sight.wrong, f"{len(sight.wrong)} of {sight.looks}:\n" + "\n".join(sight.wrong)


@pytest.mark.parametrize("look", ["small phone", pytest.param("laptop", marks=pytest.mark.slow)])
def test_a_strip_opens(invite: Invite, look: Look) -> None:
    """The head of another player opens all their animals, with the names of the traits."""
    guest = invite(look)
    page = guest.page
    set_up(guest, Plan(seats=(PERSON, "greedy"), deck=SHORT_DECK))
    others = page.locator(".rival [data-animal]")
    Robot(guest, "tap" if guest.touches else "mouse", seed=2).play(
        until=lambda _: others.count() > 0
    )
    names = others.evaluate_all("(all) => all.map((one) => one.dataset.animal)")
    page.get_by_role("region", name="Other players").get_by_role("heading").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-animal]")).to_have_count(len(names))
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_what_a_picture_means_is_told(invite: Invite) -> None:
    """On hover and on focus the names of an animal's traits appear, and go away again."""
    guest = invite("desktop")
    page = guest.page
    set_up(guest, Plan(seats=(PERSON, "random"), deck=SHORT_DECK))
    mine = page.locator(".home [data-animal]")
    Robot(guest, "mouse", seed=4, eager=0.99).play(until=lambda _: mine.count() > 0)
    peek = page.locator(".peek")
    page.mouse.move(2, 2)  # the first animal may have come to lie under the last click
    expect(peek).to_have_count(0)
    mine.first.hover()
    expect(peek).to_contain_text(mine.first.locator(".given").inner_text())
    page.mouse.move(2, 2)
    expect(peek).to_have_count(0)
    page.keyboard.press("Tab")
    mine.first.focus()
    expect(peek).to_be_visible()
    page.keyboard.press("Escape")
    expect(peek).to_have_count(0)
