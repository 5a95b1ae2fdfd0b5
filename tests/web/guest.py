"""Somebody with a browser: a page of their own, and a note of everything that went wrong in it."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

Look = Literal["phone", "small phone", "desktop", "small laptop", "laptop", "wide"]
Theme = Literal["light", "dark"]

SIZES: Final[dict[str, tuple[int, int]]] = {
    "phone": (360, 740),
    "small phone": (360, 640),
    "desktop": (1280, 800),
    "small laptop": (1280, 720),
    "laptop": (1366, 768),
    "wide": (2560, 1440),
}

PHONES: Final = ("phone", "small phone")

#: What a browser itself says about a server that is away or answers with a refusal.
NETWORK: Final = re.compile(r"Failed to load resource|WebSocket connection to|net::ERR_")

#: As somebody who is in a hurry would choose in the settings.
HASTE: Final = """
try {
  if (!localStorage.getItem("tangled-bank.settings"))
    localStorage.setItem("tangled-bank.settings",
      JSON.stringify({ autoplay: false, motion: "less", sound: false, speed: "instant" }));
} catch { }
"""


@dataclass
class Guest:
    """A browser window with its own cookies."""

    context: BrowserContext
    page: Page
    url: str
    look: Look
    #: What may be said in the console by the browser because the test breaks the line.
    may_be_cut_off: bool = False
    troubles: list[str] = field(default_factory=list)

    @property
    def touches(self) -> bool:
        """With a finger, on a phone."""
        return self.look in PHONES

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def listen_to(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.may_be_cut_off and NETWORK.search(message.text):
            return
        self.troubles.append(f"{message.type}: {message.text} ({message.location})")


Invite = Callable[..., Guest]


def enter(
    browser: Browser,
    url: str,
    look: Look = "desktop",
    theme: Theme = "light",
    *,
    haste: bool = True,
    may_be_cut_off: bool = False,
    locale: str = "en-GB",
) -> Guest:
    width, height = SIZES[look]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=look in PHONES,
        is_mobile=look in PHONES,
        device_scale_factor=2 if look in PHONES else 1,
        color_scheme=theme,
        locale=locale,
        reduced_motion="reduce" if haste else "no-preference",
    )
    context.set_default_timeout(90_000)
    if haste:
        context.add_init_script(HASTE)
    page = context.new_page()
    guest = Guest(context, page, url, look, may_be_cut_off)
    guest.listen_to(page)
    return guest
