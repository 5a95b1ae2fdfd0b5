"""Looking back at a finished game: the graph, what mattered, and a click that goes there."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.faults.running import Running
from tests.server.store.make_kept import play
from tests.web.guest import Invite, Look
from tests.web.house import House
from tests.web.tables import SHORT_DECK


def finished(server: Running) -> str:
    """A table whose game is over."""
    tokens = [server.token(name) for name in ("Ann", "Bob")]
    table = server.table(tokens[0], seats=[{}, {}], deck=SHORT_DECK)
    play(server, table, tokens, "over", -1)
    return table


@pytest.fixture(scope="module")
def table(house: House) -> str:
    return finished(house)


def step_of(page: Page) -> int:
    found = re.search(r"step=(\d+)", page.url)
    return int(found[1]) if found else 0


def test_a_game_is_analysed_and_walked_through(invite: Invite, table: str) -> None:
    guest = invite("desktop")
    page = guest.open(f"/replay/{table}")
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    graph = page.get_by_role("slider", name="Chances to win over the game")
    expect(graph).to_be_visible()
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"^Turn 1: Ann \d+ %"))

    # A click in the list goes to the step, and says so.
    items = page.get_by_role("listitem").get_by_role("button").filter(has_text="Turn")
    expect(items.first).to_be_visible()
    items.first.click()
    expect(items.first).to_have_attribute("aria-current", "step")
    assert step_of(page) > 0

    # Keys: one step with an arrow, and from one thing that mattered to the next.
    graph.focus()
    before = step_of(page)
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", str(before + 1))
    page.keyboard.press("PageUp")
    expect(graph).to_have_attribute("aria-valuenow", str(before))

    # A click in the graph goes to the step that it shows.
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 8, box["y"] + 40)
    last = graph.get_attribute("aria-valuemax")
    expect(graph).to_have_attribute("aria-valuenow", last or "")

    # For whoever does not see the graph there are numbers; and what each player made of it.
    page.get_by_text("As numbers").click()
    numbers = page.get_by_role("table", name="Chances to win over the game")
    expect(numbers.get_by_role("row", name=re.compile("^End"))).to_contain_text("%")
    players = page.get_by_role("group", name="Players")
    expect(players.get_by_role("row", name=re.compile("^Ann"))).to_contain_text("±")


@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_it_is_done_once_for_everybody(invite: Invite, table: str, look: Look) -> None:
    """Who comes later, and from the result, finds it there."""
    guest = invite(look)
    page = guest.open(f"/replay/{table}?analysis=1")
    begin = page.get_by_role("button", name="Analyse this game")
    graph = page.get_by_role("slider", name="Chances to win over the game")
    expect(begin.or_(graph)).to_be_visible()
    if begin.is_visible():
        begin.click()
    expect(graph).to_be_visible()
    page.reload()
    expect(graph).to_be_visible()
    if guest.touches:
        # The list lies over the board, and makes way for it.
        page.get_by_role("listitem").get_by_role("button").filter(has_text="Turn").first.click()
        expect(graph).to_be_hidden()


def test_the_end_of_a_game_leads_there(invite: Invite, table: str) -> None:
    guest = invite("desktop")
    page = guest.open(f"/table/{table}")
    page.get_by_role("link", name="Analyse").click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?analysis=1"))
    begin = page.get_by_role("button", name="Analyse this game")
    graph = page.get_by_role("slider", name="Chances to win over the game")
    expect(begin.or_(graph)).to_be_visible()


def test_somebody_plays_on_against_bots(invite: Invite, table: str) -> None:
    guest = invite("desktop")
    ours = {"X-Tangled-Bank": "1", "Origin": guest.url}
    guest.page.request.post(f"{guest.url}/api/me", data={"name": "Eve"}, headers=ours)
    page = guest.open(f"/replay/{table}?step=6")
    page.get_by_role("button", name="Continue").click()
    dialog = page.get_by_role("dialog", name="Continue from here")
    dialog.get_by_label("Players").select_option(label="As Bob, against bots")
    expect(dialog.get_by_text("hands stay as they were")).to_be_visible()
    with page.expect_response(lambda answer: answer.url.endswith("/continue")) as made:
        dialog.get_by_role("button", name="Make the table").click()
    wanted = made.value.request.post_data_json
    assert wanted is not None
    assert wanted["setup"]["seats"] == [{"bot": "expert"}, {}]
    expect(page).to_have_url(re.compile("/table/"))
