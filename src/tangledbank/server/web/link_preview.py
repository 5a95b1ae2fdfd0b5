"""The previews that other sites and messengers show of a link: Open Graph tags and a picture.

A preview tells only what anybody with the link may know: the title, the edition, and the winner
once the game is over.
"""

import html
from typing import Final

import msgspec

from tangledbank.core.kind import kind_of_edition
from tangledbank.server.facts import read_summary
from tangledbank.server.web.address import is_https
from tangledbank.server.web.problems import AnyRequest
from tangledbank.server.web.services import Services
from tangledbank.server.wire.api import Summary

NAME: Final = "Tangled Bank"
WIDTH: Final = 1200
HEIGHT: Final = 630


class LinkPreview(msgspec.Struct, frozen=True):
    """The words of a link, and the path of its picture."""

    title: str
    description: str
    picture: str

    def tags(self, origin: str, path: str) -> str:
        """The tags for the head of a page; all their text is escaped."""
        named = {
            "og:site_name": NAME,
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.description,
            "og:url": origin + path,
            "og:image": origin + self.picture,
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": self.title,
        }
        lines = [
            f'<meta property="{key}" content="{html.escape(word)}">' for key, word in named.items()
        ]
        return "".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


#: The start page, and every other page that is not a table.
PREVIEW: Final = LinkPreview(
    NAME,
    "Grow animals, give them traits, and feed them before somebody else eats them. The Evolution"
    " card games in a browser: against bots, or with friends.",
    "/api/card.png",
)


def preview_of_table(summary: Summary) -> LinkPreview:
    players = [seat.name for seat in summary.seats if seat.name]
    title = summary.title or listed(players) or NAME
    edition = edition_name(summary.edition)
    if summary.status == "over" and summary.winners:
        won = "wins" if len(summary.winners) == 1 else "win together"
        words = f"{listed(summary.winners)} {won}. {edition}. Watch the whole game."
        return LinkPreview(title, words, f"/api/tables/{summary.table}/card.png")
    words = {
        "gathering": f"{edition}. Come and play.",
        "playing": f"{edition}. The game is on.",
    }.get(summary.status, f"{edition}.")
    return LinkPreview(title, words, f"/api/tables/{summary.table}/card.png")


def edition_name(edition: str) -> str:
    kind = kind_of_edition(edition)
    return NAME if kind is None else kind.full_title(edition)


def listed(names: list[str]) -> str:
    """A list of names in words.

    >>> listed(["Ann", "Bob", "Eve"])
    'Ann, Bob and Eve'
    """
    return " and ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)


async def summary_for(services: Services, request: AnyRequest, table: str) -> Summary | None:
    """The stored facts of a table; none if that is too expensive now: a plain page will do."""
    if services.limits.heavy.take(services.limits.address_of(request)):
        return None
    facts = await services.rooms.facts(table)
    return None if facts is None else read_summary(facts)


def origin_of(services: Services, request: AnyRequest) -> str:
    """The address of this server, as the client knows it."""
    public = sorted(services.settings.public_origins)
    if public:
        return public[0].rstrip("/")
    https = services.settings.secure or is_https(request, services.proxies)
    # The middleware has already refused every foreign host.
    return f"{'https' if https else 'http'}://{request.headers.get('host', 'localhost')}"
