"""A house to play in, a browser, and guests whose pages may say nothing wrong."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tasks.steps import BROWSERS
from tasks.steps import browser as installed_browser
from tests.web.guest import Guest, Invite, Look, Theme, enter
from tests.web.house import House, site

ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=90_000)  # the machine may be busy with other things
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    program = installed_browser()
    if program is None:
        pytest.skip(f"no browser here: none of {', '.join(BROWSERS)}")
    if not (site() / "index.html").is_file():
        pytest.skip("the client is not built: cd web && npm ci && npm run build")
    browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The house that everybody shares."""
    yield from _run(tmp_path_factory.mktemp("house"))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house to break."""
    yield from _run(tmp_path)


@pytest.fixture
def busy_house(tmp_path: Path) -> Iterator[House]:
    """A house that opens no new tables."""
    yield from _run(tmp_path, busy=True)


def _run(folder: Path, busy: bool = False) -> Iterator[House]:
    house = House(folder, busy)
    house.start()
    yield house
    if house.process is not None and house.process.poll() is None:
        house.kill()


@pytest.fixture
def invite(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """`invite("phone")` opens a browser window for somebody new; all must end without trouble."""
    house.deal_for(request.node.nodeid)
    guests: list[Guest] = []

    def one(
        look: Look = "desktop",
        theme: Theme = "light",
        *,
        haste: bool = True,
        may_be_cut_off: bool = False,
        to: House | None = None,
        locale: str = "en-GB",
    ) -> Guest:
        url = (to or house).url
        guest = enter(
            browser,
            url,
            look,
            theme,
            haste=haste,
            may_be_cut_off=may_be_cut_off,
            locale=locale,
        )
        guests.append(guest)
        return guest

    yield one
    troubles = [trouble for guest in guests for trouble in guest.troubles]
    for guest in guests:
        guest.context.close()
    assert not troubles, "\n".join(troubles)
