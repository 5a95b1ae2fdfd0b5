"""The start page says that the engine is being compiled, for as long as it is."""

import fcntl
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.guest import Invite
from tests.web.house import House


@pytest.fixture
def mark(tmp_path: Path) -> Iterator[Path]:
    """As `run.py` holds it while it compiles: a locked file."""
    path = tmp_path / "compiling"
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield path


@pytest.fixture
def interpreted(tmp_path: Path, mark: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setenv("TANGLEDBANK_PURE", "1")
    monkeypatch.setenv("TANGLED_BANK_MARK", str(mark))
    house = House(tmp_path)
    house.start()
    yield house
    house.kill()


def test_the_note_comes_and_goes(invite: Invite, interpreted: House, mark: Path) -> None:
    guest = invite("phone", to=interpreted)
    guest.page.clock.install()
    page = guest.open("/")
    note = page.get_by_role("status").filter(has_text="still being compiled")
    expect(note).to_be_visible()
    page.clock.run_for(60_000)
    expect(note).to_be_visible()
    mark.unlink()
    # The page looks every ten seconds, as soon as it has the last answer.
    while note.count():
        page.clock.run_for(10_000)
    expect(page.get_by_role("button", name="Play against two bots")).to_be_visible()
