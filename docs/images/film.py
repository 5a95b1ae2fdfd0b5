"""Films a hunt in the browser for the README: `python docs/images/film.py`.

Needs a browser, as the browser tests do, and Pillow (`pip install pillow`), which makes the film. A
quiet machine makes a smoother one.
"""

import base64
import io
import sys
import tempfile
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent))

from tasks.steps import browser as installed_browser  # noqa: E402
from tests.web.conftest import ARGUMENTS  # noqa: E402
from tests.web.guest import enter  # noqa: E402
from tests.web.house import House  # noqa: E402
from tests.web.robot import Robot  # noqa: E402
from tests.web.tables import PERSON, Plan, set_up  # noqa: E402

#: Hunters, and prey that can answer.
DECK: Final = """\
[cards]
"carnivorous/fat-tissue" = 14
"running/big" = 10
"tail-loss/mimicry" = 8
"scavenger/swimming" = 6
"""
SETTINGS: Final = """
localStorage.setItem("tangled-bank.settings",
  JSON.stringify({ autoplay: true, sound: false, speed: "normal" }));
window.beats = [];
let last = null;
document.addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const scene = document.querySelector("[data-beat]");
  const key = scene?.dataset.key ?? null;
  if (key === last) return;
  last = key;
  window.beats.push([Date.now() / 1000, scene?.dataset.beat ?? "now"]);
}).observe(document.body, { subtree: true, childList: true, attributes: true }));
"""
WIDTH, HEIGHT = 1120, 700
FILMED: Final = 900  # the width of the film, in pixels
RATE: Final = 12  # pictures a second
BEFORE, AFTER = 0.8, 1.6  # seconds around the hunt
MOST: Final = 14.0  # seconds
QUALITY: Final = 70

Frame = tuple[float, bytes]


class Camera:
    """Keeps the last pictures of a page, each with its time."""

    def __init__(self, page: Page) -> None:
        self.frames: deque[Frame] = deque(maxlen=1_200)
        self._line = page.context.new_cdp_session(page)
        self._line.on("Page.screencastFrame", self._keep)
        self._line.send("Page.startScreencast", {"format": "png", "maxWidth": FILMED})

    def _keep(self, event: dict[str, Any]) -> None:
        taken = float(event["metadata"]["timestamp"])
        self.frames.append((taken, base64.b64decode(event["data"])))
        self._line.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    def stop(self) -> None:
        self._line.send("Page.stopScreencast")
        self._line.detach()

    def between(self, start: float, end: float) -> list[bytes]:
        """The picture that was seen at each moment of the film."""
        moments = [start + at / RATE for at in range(int((end - start) * RATE))]
        return [
            next((one for at, one in reversed(self.frames) if at <= moment), self.frames[0][1])
            for moment in moments
        ]


def hunt(beats: Sequence[tuple[float, str]]) -> tuple[float, float] | None:
    """When a hunt with a die and a bite began and ended."""
    for place, (start, kind) in enumerate(beats):
        if kind != "attack":
            continue
        rest = beats[place:]
        end = next((at for at, (_, what) in enumerate(rest) if what == "now"), None)
        told = {what for _, what in rest[:end]}
        if end is not None and "bite" in told and "die" in told:
            over = rest[end][0]
            if over - start < MOST:
                return start, over
    return None


def record() -> list[bytes]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = playwright.chromium.launch(
                executable_path=installed_browser(), args=ARGUMENTS
            )
            for seed in range(20):
                if frames := play(enter(browser, house.url, haste=False), seed):
                    return frames
        finally:
            house.kill()
    raise SystemExit("no hunt with a die and a bite in twenty games: try again")


def play(guest: Any, seed: int) -> list[bytes]:
    page: Page = guest.page
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    guest.context.add_init_script(SETTINGS)
    set_up(guest, Plan(seats=(PERSON, "greedy", "greedy"), deck=DECK))
    camera = Camera(page)
    robot = Robot(guest, "mouse", seed=seed, eager=0.97)
    found: list[tuple[float, float]] = []

    def seen(_: Robot) -> bool:
        beats = page.evaluate("window.beats")
        if (when := hunt(beats)) is None:
            return False
        found.append(when)
        return True

    robot.play(until=seen)
    page.wait_for_timeout(1000 * AFTER)
    camera.stop()
    if not found:
        return []
    start, end = found[0]
    return camera.between(start - BEFORE, end + AFTER)


def main() -> None:
    pictures = [Image.open(io.BytesIO(frame)).convert("RGB") for frame in record()]
    film = HERE / "browser-hunt.webp"
    first, *rest = pictures
    first.save(
        film,
        save_all=True,
        append_images=rest,
        duration=1000 // RATE,
        loop=0,
        quality=QUALITY,
        method=6,
    )
    print(f"{film.name}: {len(pictures)} pictures, {film.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
