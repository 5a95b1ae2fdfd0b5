"""Long tasks of the page during a game, by the CPU time in the browser's own trace.

    python3 bench/long_tasks.py [--games base,crowd] [--before ../other/site] [--worst 5]

Plays a base game on a desktop, and one of eight with large herds until 60 animals are on the table,
with Chromium tracing, and prints how many tasks of the page's main thread took more than 50 and
100 ms of CPU time, and what those spent it on. With `--before`, a client built elsewhere (`npx vite
build --outDir`) and the one built here play in turns, so that both are measured on the same busy
machine.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tasks.steps import browser as installed_browser  # noqa: E402
from tests.web.conftest import ARGUMENTS  # noqa: E402
from tests.web.guest import Look, enter  # noqa: E402
from tests.web.house import House  # noqa: E402
from tests.web.robot import Robot  # noqa: E402
from tests.web.tables import PERSON, Plan, set_up  # noqa: E402
from tests.web.test_everything_fits import PEACEFUL  # noqa: E402

SETTINGS: Final = """
localStorage.setItem("tangled-bank.settings",
  JSON.stringify({ autoplay: true, sound: false, speed: "quick" }));
"""
CATEGORIES: Final = ["toplevel", "devtools.timeline"]
GAMES: Final[dict[str, tuple[Look, Plan]]] = {
    "base": ("desktop", Plan(seats=(PERSON, "greedy", "greedy"))),
    "crowd": ("laptop", Plan(seats=(PERSON, *["greedy"] * 7), deck=PEACEFUL)),
}
CROWD: Final = 60
#: A trace in pieces, so that no buffer fills up.
ACTS: Final = 12
#: What a part of a task is, by the names of the trace.
PHASES: Final = {
    "script": ("FunctionCall", "EvaluateScript", "RunMicrotasks", "v8.", "V8.", "TimerFire"),
    "events": ("EventDispatch", "FireAnimationFrame", "HandlePostMessage", "WebSocket"),
    "style": ("UpdateLayoutTree", "RecalculateStyles", "ParseAuthorStyleSheet"),
    "layout": ("Layout", "IntersectionObserver"),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer", "Decode"),
    "garbage": ("MinorGC", "MajorGC", "V8.GC", "BlinkGC"),
}


@dataclass
class Task:
    """One task of the main thread, in milliseconds of CPU time."""

    cpu: float
    parts: Counter[str] = field(default_factory=Counter)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", default="base,crowd", help=", ".join(GAMES))
    parser.add_argument("--before", type=Path, help="a client built elsewhere, to play in turns")
    parser.add_argument("--repeats", type=int, default=1)
    parser.add_argument("--acts", type=int, default=10_000, help="stop after so many picks")
    parser.add_argument("--worst", type=int, default=5, help="tasks to show in detail")
    args = parser.parse_args()
    sites = [("now", os.environ.get("TANGLED_BANK_SITE"))]
    if args.before:
        sites.insert(0, ("before", str(args.before.resolve())))
    with sync_playwright() as playwright:
        for game in args.games.split(","):
            for _ in range(args.repeats):
                for name, site in sites:
                    browser = playwright.chromium.launch(
                        executable_path=installed_browser(), args=ARGUMENTS
                    )
                    tasks = measure(browser, game, site, args.acts)
                    report(f"{game}, {name}", tasks, args.worst)
                    browser.close()


def measure(browser: Browser, game: str, site: str | None, acts: int) -> list[Task]:
    """The tasks of one game with the client that was built at `site`."""
    if site:
        os.environ["TANGLED_BANK_SITE"] = site
    else:
        os.environ.pop("TANGLED_BANK_SITE", None)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            return play(browser, house.url, game, acts)
        finally:
            house.kill()


def play(browser: Browser, url: str, game: str, acts: int) -> list[Task]:
    look, plan = GAMES[game]
    guest = enter(browser, url, look, haste=False)
    guest.context.add_init_script(SETTINGS)
    set_up(guest, plan)
    robot = Robot(guest, "mouse", seed=7)
    assert robot.wait()
    animals = guest.page.locator(".board [data-animal]")
    tasks: list[Task] = []

    def enough(robot: Robot) -> bool:
        return len(robot.story) >= acts or (game == "crowd" and animals.count() >= CROWD)

    def piece(robot: Robot) -> bool:
        return enough(robot) or len(robot.story) - done >= ACTS

    while not (robot.over() or enough(robot)):
        browser.start_tracing(page=guest.page, categories=CATEGORIES)
        done = len(robot.story)
        robot.play(until=piece, seconds=1800)
        tasks += tasks_of(json.loads(browser.stop_tracing())["traceEvents"])
    guest.context.close()
    return tasks


def tasks_of(events: list[dict[str, Any]]) -> list[Task]:
    """The tasks of every page's main thread, each with what it spent its own CPU time on."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    spans = sorted(
        (
            event
            for event in events
            if event.get("ph") == "X" and "tdur" in event and (event["pid"], event["tid"]) in mains
        ),
        key=lambda event: (event["pid"], event["ts"], -event["dur"]),
    )
    found: list[Task] = []
    open_ones: list[tuple[float, str]] = []  # where each ends, and what it is
    end = 0.0
    process = 0
    for event in spans:
        if event["pid"] != process:
            process, end, open_ones = event["pid"], 0.0, []
        cpu = event["tdur"] / 1000
        if event["ts"] >= end:
            # Outermost: a task of its own.
            end = event["ts"] + event["dur"]
            open_ones = [(end, "other")]
            found.append(Task(cpu, Counter({"other": cpu})))
            continue
        while open_ones and open_ones[-1][0] <= event["ts"]:
            open_ones.pop()
        around = open_ones[-1][1] if open_ones else "other"
        phase = phase_of(event["name"]) or around
        found[-1].parts[phase] += cpu
        found[-1].parts[around] -= cpu
        open_ones.append((event["ts"] + event["dur"], phase))
    return found


def phase_of(name: str) -> str:
    # The longest beginning wins: V8.GC is not script.
    kinds = [
        (len(start), phase)
        for phase, starts in PHASES.items()
        for start in starts
        if name.startswith(start)
    ]
    return max(kinds, default=(0, ""))[1]


def report(title: str, tasks: list[Task], worst: int) -> None:
    slow = sorted((task for task in tasks if task.cpu > 50), key=lambda task: -task.cpu)
    total = sum(task.cpu for task in tasks)
    longest = max((task.cpu for task in tasks), default=0.0)
    print(
        f"{title:<16} {len(slow)} tasks over 50 ms, {sum(task.cpu > 100 for task in slow)} over"
        f" 100 ms, the longest {longest:.0f} ms; {len(tasks)} tasks, {total / 1000:.1f} s of CPU",
        flush=True,
    )
    every: Counter[str] = Counter()
    for task in tasks:
        every.update(task.parts)
    print(f"  all: {shares(every)}")
    for task in slow[:worst]:
        print(f"  {task.cpu:.0f} ms: {shares(task.parts)}")


def shares(parts: Counter[str]) -> str:
    return ", ".join(f"{name} {cpu:.0f}" for name, cpu in parts.most_common() if cpu >= 0.5)


if __name__ == "__main__":
    main()
