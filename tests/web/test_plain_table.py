"""A game that the client has no table of its own for: it is played on the plain one, to the end."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.guest import Invite
from tests.web.house import House

EXAMPLE = Path(__file__).resolve().parents[2] / "examples/tide_pool"

#: Makes a table against a bot, sits down and begins; what the page itself would send.
BEGIN = """async () => {
  const post = async (path, body) => {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Tangled-Bank": "1" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await post("/api/me", { name: "Ann" });
  const setup = { edition: "tide-pool", seats: [{}, { bot: "random" }] };
  const { table } = await post("/api/tables", { setup });
  await post(`/api/tables/${table}/commands`, { t: "sit", id: "s", seat: 0 });
  await post(`/api/tables/${table}/commands`, { t: "ready", id: "r", nonce: "ab".repeat(16) });
  return table;
}"""


@pytest.fixture
def tide_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, variables={**os.environ, "TANGLEDBANK_GAMES": str(EXAMPLE)})
    house.start()
    yield house
    house.kill()


def test_a_game_without_a_table_of_its_own(invite: Invite, tide_house: House) -> None:
    guest = invite("desktop", to=tide_house)
    page = guest.page
    page.goto(tide_house.url)
    table = page.evaluate(BEGIN)
    page.goto(f"{tide_house.url}/table/{table}")
    asked = page.get_by_role("heading", name="Settle a creature, or shelter those you have?")
    over = page.get_by_role("heading", name="Fair dice")
    moves = page.locator(".moves button")
    for turn in range(4):  # one decision before each tide
        expect(asked).to_be_visible()
        expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
        expect(page.locator("[data-player]")).to_have_count(2)
        expect(page.locator(".open")).to_contain_text(re.compile(rf"tide\s*{turn + 1}"))
        expect(moves.first).to_have_text(re.compile("^(settle|shelter)"))
        moves.first.click()
    expect(over.or_(page.get_by_text("fair", exact=False)).first).to_be_visible()
    expect(page.get_by_text("points", exact=False).first).to_be_visible()
