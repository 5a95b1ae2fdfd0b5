"""How much the layout jumps during a whole game in the browser.

    python3 bench/layout_shift.py [--games base,all] [--looks desktop,phone] [--slow 6] [--sources]

Plays a base game against two bots and one with all sets against three, each on a desktop and on a
phone, and adds up the browser's own layout shifts (the LayoutShift entries of its
PerformanceObserver, those right after a tap left out). `sum` is of the whole game; `window` is the
largest burst, as Cumulative Layout Shift is defined today.  `--slow 6` makes the browser's
processor six times slower, as on a weak phone: frames come late, and everything still has to glide.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Final, get_args

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tasks.steps import browser as installed_browser  # noqa: E402
from tests.web.conftest import ARGUMENTS  # noqa: E402
from tests.web.guest import Look, enter  # noqa: E402
from tests.web.house import House  # noqa: E402
from tests.web.robot import Robot  # noqa: E402
from tests.web.shifts import Shift, by_source, observe, shifts, total, window  # noqa: E402
from tests.web.tables import PERSON, Plan, set_up  # noqa: E402

GAMES: Final = {
    "base": Plan(seats=(PERSON, "greedy", "greedy")),
    "all": Plan(sets=("fly", "continents", "special"), seats=(PERSON, *["greedy"] * 3)),
}
SETTINGS: Final = """
localStorage.setItem("tangled-bank.settings",
  JSON.stringify({ autoplay: true, sound: false, speed: "%s" }));
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--speed", default="quick", help="slow, normal, quick or instant")
    parser.add_argument("--games", default=",".join(GAMES), help=", ".join(GAMES))
    parser.add_argument("--looks", default="desktop,phone", help=", ".join(get_args(Look)))
    parser.add_argument("--slow", type=float, default=1.0, help="how many times slower it computes")
    parser.add_argument("--sources", action="store_true", help="what shifted most")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = playwright.chromium.launch(
                executable_path=installed_browser(), args=ARGUMENTS
            )
            for game, look in product(args.games.split(","), args.looks.split(",")):
                found = play(browser, house.url, look, args.speed, GAMES[game], args.slow)
                print(f"{game:<5} {look:<12}", end=" ")
                print(f"sum {total(found):.3f}  window {window(found):.3f}", end="  ")
                print(f"in {len(found)} shifts, speed {args.speed}", end="")
                print(f", {args.slow:g} times slower" if args.slow > 1 else "", flush=True)
                if args.sources:
                    for what, value in by_source(found)[:8]:
                        print(f"  {value:.3f}  {what}")
            browser.close()
        finally:
            house.kill()


def play(
    browser: Browser, url: str, look: Look, speed: str, plan: Plan, slow: float
) -> list[Shift]:
    """One game by the robot, and its shifts."""
    guest = enter(browser, url, look, haste=False)
    guest.context.add_init_script(SETTINGS % speed)
    set_up(guest, plan)
    robot = Robot(guest, "mouse", seed=7)
    assert robot.wait()
    if slow > 1:
        session = guest.context.new_cdp_session(guest.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    observe(guest.page)  # from the first question on
    robot.play(seconds=1800)
    found = shifts(guest.page)
    guest.context.close()
    return found


if __name__ == "__main__":
    main()
