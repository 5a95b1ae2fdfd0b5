"""A player who knows nothing of the rules: does what the page offers, by hand, until the end.

It sees what people see (or hear): what can be picked says so, choices are buttons, a curtain asks
who is there.  It acts by mouse, by taps, by dragging with a finger, or by the keyboard alone.
"""

import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Literal

from playwright.sync_api import CDPSession, ElementHandle, Error, JSHandle, Page

from tests.web.guest import Guest

Way = Literal["mouse", "tap", "drag", "keys"]

#: Everything that could be done now, in the order of the page.
OFFERED: Final = r"""() => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled;
  const words = (one) => one.getAttribute("aria-label") || one.textContent.trim();
  const buttons = (within) => [...within.querySelectorAll("button")].filter(shown);
  const offers =
    /can be (picked|chosen|played|attacked|fed|taken)|^(New animal here|New creature)$|^To /;
  const dialog = document.querySelector("dialog:modal");
  if (dialog) return buttons(dialog).filter((one) => /^I am /.test(words(one))
    || (one.dataset.pick && offers.test(words(one))));
  const labelled = (label) =>
    [...document.querySelectorAll(`[aria-label="${label}"]`)].flatMap(buttons);
  const besides = /^(Cancel|Undo|Ask to undo|Wait|Take back|Hint|Thinking…)$/;
  const chosen = [...labelled("What you can choose"), ...labelled("What is asked of you")]
    .filter((one) => !besides.test(words(one)) && !one.closest("a"));
  // Animals counted in a strip: it opens to all of them.
  const lit = buttons(document).filter((one) =>
    offers.test(words(one)) || /open it to choose one of them$/.test(words(one)));
  const halves = [...document.querySelectorAll('section[aria-label^="Your hand"] [role="group"]')]
    .flatMap(buttons).filter((one) => one.getAttribute("aria-pressed") !== "true"
      && !one.classList.contains("cannot"));
  return [...new Set([...chosen, ...lit, ...halves])].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
}"""

WORDS: Final = "(one) => (one.getAttribute('aria-label') || one.textContent).trim()"
SOMETHING: Final = f"""() => {{
  const over = [...document.querySelectorAll("h3")].some((one) => one.textContent === "Fair dice");
  return over || ({OFFERED})().length > 0;
}}"""
IS_OVER: Final = (
    "() => [...document.querySelectorAll('h3')].some((one) => one.textContent === 'Fair dice')"
)
FOCUSED: Final = f"""() => {{
  const one = document.activeElement;
  return ({OFFERED})().includes(one) ? ({WORDS})(one) : "";
}}"""
MIDDLE: Final = """(one) => {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
#: A place on something where a finger meets it: cards of a fan cover each other's middle.
UNCOVERED: Final = """(one) => {
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = one.getBoundingClientRect();
  for (const across of [0.5, 0.15, 0.85, 0.3, 0.7])
    for (const down of [0.5, 0.2, 0.8]) {
      const [x, y] = [box.width * across, box.height * down];
      if (one.contains(document.elementFromPoint(box.x + x, box.y + y))) return { x, y };
    }
  return null;
}"""
#: Where what is dragged may be dropped: the middle of something lit that is in view.
TARGETS: Final = """() => [...document.querySelectorAll('.lit[data-pick], .spot, [data-drop].lit')]
  .filter((one) => !/^(card|supply):/.test(one.dataset.pick ?? ""))
  .map((one) => one.getBoundingClientRect())
  .filter((box) => box.width > 0 && box.y > 40 && box.bottom < innerHeight
    && box.x >= 0 && box.right <= innerWidth)
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2])"""

#: What brings a game nearer to its end is done whenever it is offered.
KEEN: Final = ("Transmute ",)
#: Giving up is always possible and never interesting.
GIVES_UP: Final = ("Pass", "End my go", "End the turn")


class Robot:
    """Plays for one guest."""

    def __init__(
        self, guest: Guest, way: Way, seed: int = 1, *, eager: float = 0.85, shuns: str = ""
    ) -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.way = way
        self.luck = random.Random(seed)
        #: How readily it does something rather than pass.
        self.eager = eager
        #: What it does not pick if there is something else.
        self.shuns = shuns
        self.done: Counter[str] = Counter()
        #: What it read on what it picked, for whoever wants to know what happened.
        self.story: list[str] = []
        self._fingers: CDPSession | None = None

    # Looking

    def over(self) -> bool:
        return bool(self.page.evaluate(IS_OVER))

    def wait(self, seconds: float = 300) -> bool:
        """Wait until something is asked or the game is over; false if nothing came."""
        try:
            self.page.wait_for_function(SOMETHING, timeout=seconds * 1000, polling=40)
        except Error as error:
            if "Timeout" in str(error):
                return False
            raise
        return True

    def offered(self) -> tuple[JSHandle, list[str]]:
        """The list of all that is offered, which stays in the page, and what each says.

        To fetch the elements one by one would be most of the work of a game.
        """
        found = self.page.evaluate_handle(OFFERED)
        return found, found.evaluate(f"(ones) => ones.map({WORDS})")

    # Playing

    def play(
        self,
        *,
        until: Callable[["Robot"], bool] = lambda _: False,
        seconds: float = 900,
    ) -> None:
        """To the end of the game, or until something is so."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.wait(), f"nothing happens: {self.story[-8:]}"
            if self.over() or until(self):
                return
            self.act()
        raise AssertionError(f"the game does not end: {self.story[-8:]}")

    def act(self) -> None:
        """One pick, choice or drag."""
        try:
            self._act()
        except Error as error:
            # The page went on meanwhile: what was meant is no longer there.
            gone = ("not attached", "Timeout", "not visible", "JSHandle", "context was destroyed")
            if not any(word in str(error) for word in gone):
                raise
            self.done["missed"] += 1

    def _act(self) -> None:
        if self.way == "keys":
            self._by_keys()
            return
        offered, words = self.offered()
        if not words:
            return
        chosen = self._choose(words)
        element = offered.evaluate_handle("(ones, place) => ones[place]", chosen).as_element()
        assert element is not None
        self.story.append(words[chosen])
        self._use(element)

    def _use(self, element: ElementHandle) -> None:
        if self.way == "drag" and self._can_be_dragged(element):
            self._drag(element)
            return
        place = element.evaluate(UNCOVERED)
        if self.guest.touches:
            element.tap(timeout=4000, position=place)
            self.done["tap"] += 1
        else:
            element.click(timeout=4000, position=place)
            self.done["click"] += 1

    def _choose(self, offered: list[str]) -> int:
        """The place of what is chosen, by what it says."""
        every = range(len(offered))
        keen = [at for at in every if offered[at].startswith(KEEN)]
        if keen:
            return keen[0]
        if (energy := [at for at in every if offered[at].startswith("Take ")]) and (
            self.luck.random() < self.eager
        ):
            return self.luck.choice(energy)
        doing = [at for at in every if offered[at] not in GIVES_UP]
        if self.shuns:
            doing = [at for at in doing if not offered[at].startswith(self.shuns)] or doing
        if doing and self.luck.random() < self.eager:
            return self.luck.choice(doing)
        return self.luck.choice(every)

    # A finger that drags

    @staticmethod
    def _can_be_dragged(element: ElementHandle) -> bool:
        return bool(
            element.evaluate(
                "(one) => /^(card|supply):/.test(one.dataset.pick ?? '')"
                " || one.matches('.held .whole')"
            )
        )

    def _touch(self, kind: str, x: float = 0, y: float = 0) -> None:
        if self._fingers is None:
            self._fingers = self.guest.context.new_cdp_session(self.page)
        points: list[Any] = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        self._fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def _drag(self, element: ElementHandle) -> None:
        element.scroll_into_view_if_needed(timeout=2000)
        x, y = element.evaluate(MIDDLE)
        self._touch("touchStart", x, y)
        for step in range(1, 5):
            self._touch("touchMove", x, y - step * 8)
        targets = self.page.evaluate(TARGETS)
        if not targets:
            self._touch("touchEnd")
            element.tap(timeout=4000)
            self.done["tap"] += 1
            return
        tx, ty = self.luck.choice(targets)
        for step in range(1, 6):
            self._touch("touchMove", x + (tx - x) * step / 5, y - 32 + (ty - y + 32) * step / 5)
        self._touch("touchEnd")
        self.done["drag"] += 1

    # The keyboard alone

    def _by_keys(self) -> None:
        keyboard = self.page.keyboard
        for _ in range(60):
            focused = str(self.page.evaluate(FOCUSED))
            picky = focused and (focused not in GIVES_UP or self.luck.random() > self.eager)
            if picky and self.luck.random() < 0.7:
                self.story.append(focused)
                keyboard.press("Enter")
                self.done["enter"] += 1
                return
            if self.luck.random() < 0.25 and (digit := self._digit()):
                self.story.append(f"key {digit}")
                keyboard.press(digit)
                self.done["digit"] += 1
                return
            arrows = self.luck.random() < 0.5
            way = self.luck.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"])
            keyboard.press(way if arrows else "Tab")
            self.done["arrow" if arrows else "tabulator"] += 1

    def _digit(self) -> str:
        """The number of a button that says which key it has."""
        numbers: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('main [data-choice], main [aria-keyshortcuts]')]"
            ".filter((one) => one.checkVisibility())"
            ".map((one) => one.dataset.choice ?? one.getAttribute('aria-keyshortcuts'))"
            ".filter((one) => /^[1-9]$/.test(one))"
        )
        return self.luck.choice(numbers) if numbers else ""
