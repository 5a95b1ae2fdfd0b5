"""The first page is light in every language: at most 150 kB of compressed script and styles.

The messages are script as well.
"""

import gzip
import re
from typing import Final

import pytest

from tangledbank.messages.languages import ENGLISH, languages
from tests.web.guest import Guest, Invite
from tests.web.house import site

MOST: Final = 150_000


@pytest.mark.parametrize("path", ["/", "/lobby", "/new", "/rules", "/table/nosuchtable"])
def test_what_the_browser_fetches(invite: Invite, path: str) -> None:
    weigh(invite("phone", may_be_cut_off=True), path, "en")


@pytest.mark.parametrize("language", [one for one in languages() if one != ENGLISH])
def test_what_the_browser_fetches_in_other_languages(invite: Invite, language: str) -> None:
    weigh(invite("phone", may_be_cut_off=True, locale=language), "/new", language)


def weigh(guest: Guest, path: str, language: str) -> None:
    fetched: dict[str, int] = {}
    guest.page.on(
        "response",
        lambda got: (
            fetched.update({got.url: len(gzip.compress(got.body()))})
            if got.request.resource_type in ("script", "stylesheet")
            else None
        ),
    )
    guest.open(path)
    guest.page.get_by_role("heading").first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    assert fetched
    assert sum(fetched.values()) <= MOST, fetched
    spoken = {found[1] for url in fetched if (found := re.search(r"/words-(.+?)-[a-z]+-", url))}
    assert spoken == {language}  # and English only where it is spoken


def test_what_the_index_names() -> None:
    folder = site()
    if not (folder / "index.html").is_file():
        pytest.skip("the client is not built: cd web && npm ci && npm run build")
    index = (folder / "index.html").read_text()
    named = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', index)
    assert named
    sizes = {name: len(gzip.compress((folder / name).read_bytes())) for name in named}
    assert sum(sizes.values()) <= MOST, sizes
