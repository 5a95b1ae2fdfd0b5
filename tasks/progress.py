"""Shows what is done, what is running, what comes next, and how long each took last time.

A terminal shows a display that is redrawn; other outputs get plain lines.
"""

import contextlib
import json
import os
import shutil
import sys
import threading
import time
from collections.abc import Iterator, Sequence

from tasks.layout import ROOT

#: Outside `.venv`, which may be rebuilt.
DURATIONS = ROOT / "build" / "durations.json"
PAUSE = 0.2
BAR = 16
TITLE = 34
GREEN, RED, DIM, PLAIN = "\x1b[32m", "\x1b[31m", "\x1b[2m", "\x1b[0m"


class Step:
    """One step; `began` and `took` are set as it proceeds."""

    def __init__(self, title: str, last: float | None) -> None:
        self.title = title
        self.last = last
        self.began: float | None = None
        self.took: float | None = None
        self.failed = False

    @property
    def running(self) -> bool:
        return self.began is not None and self.took is None


class Progress:
    """The steps of a set-up; some run in parallel."""

    def __init__(self, terminal: bool) -> None:
        self._terminal = terminal
        self._lock = threading.RLock()
        self._steps: dict[str, Step] = {}
        self._drawn = 0  # lines on the screen that will be redrawn

    def plan(self, titles: Sequence[str]) -> None:
        """The steps to do, as far as they are known."""
        with self._lock:
            known = durations()
            for title in titles:
                self._steps.setdefault(title, Step(title, known.get(title)))

    @contextlib.contextmanager
    def step(self, title: str) -> Iterator[Step]:
        """Show this step while the block runs, and remember how long it took.

        It has failed if the block raises an exception, or reports it.
        """
        self.plan([title])
        step = self._begin(title)
        try:
            yield step
        except BaseException:
            step.failed = True
            raise
        finally:
            self._end(step)

    def say(self, text: str) -> None:
        """A line for the reader, above the display."""
        with self._lock:
            self._erase()
            print(text, flush=True)
            self._draw()

    def _begin(self, title: str) -> Step:
        with self._lock:
            step = self._steps[title]
            idle = not self._running()
            step.began, step.took = time.monotonic(), None
            if not self._terminal:
                print(f"{title}{last_time(step.last)} ...", flush=True)
            elif idle:
                threading.Thread(target=self._draw_on, daemon=True).start()
            return step

    def _end(self, step: Step) -> None:
        with self._lock:
            assert step.began is not None
            step.took = time.monotonic() - step.began
            if not step.failed:
                remember(step.title, step.took)
            if not self._terminal:
                how = "stopped after" if step.failed else "done in"
                print(f"{step.title}: {how} {step.took:.0f} s", flush=True)
                return
            self._erase()
            self._draw()
            if step.failed or all(one.took is not None for one in self._steps.values()):
                self._drawn = 0  # the picture stays as it is
                self._steps = {title: one for title, one in self._steps.items() if one.running}

    def _running(self) -> bool:
        return any(step.running for step in self._steps.values())

    def _draw_on(self) -> None:
        while True:
            with self._lock:
                if not self._running():
                    return
                self._erase()
                self._draw()
            time.sleep(PAUSE)

    def _erase(self) -> None:
        if self._drawn:
            print(f"\x1b[{self._drawn}A\r\x1b[J", end="")
            self._drawn = 0

    def _draw(self) -> None:
        if self._terminal and self._steps:
            width = shutil.get_terminal_size().columns
            lines = [line_of(step, width, time.monotonic()) for step in self._steps.values()]
            print("\n".join(lines), flush=True)
            self._drawn = len(lines)


def line_of(step: Step, width: int, now: float) -> str:
    """The line of a step, no wider than the terminal."""
    mark, colour = look_of(step)
    seconds = step.took if step.began is None or step.took is not None else now - step.began
    taken = "" if seconds is None else f"{seconds:.0f} s"
    bar = bar_of(step, seconds or 0.0) if step.running else ""
    line = f" {mark} {step.title:<{TITLE}} {taken:>5}  {bar:<{BAR}} {last_time(step.last)}"
    line = line.rstrip()[: width - 1]
    return f"{colour}{line}{PLAIN}" if colour and "NO_COLOR" not in os.environ else line


def look_of(step: Step) -> tuple[str, str]:
    """The mark in front of a step, and its colour."""
    if step.failed:
        return signs("✗", "x"), RED
    if step.took is not None:
        return signs("✓", "+"), GREEN
    return (signs("▸", ">"), "") if step.running else (" ", DIM)


def bar_of(step: Step, seconds: float) -> str:
    """How far it is, if it takes as long as last time."""
    if not step.last:
        return ""
    filled = round(BAR * min(1.0, seconds / step.last))
    return signs("█", "#") * filled + signs("░", "-") * (BAR - filled)


def signs(nice: str, plain: str) -> str:
    """The nicer symbol if the terminal can show it."""
    try:
        nice.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return plain
    return nice


def last_time(seconds: float | None) -> str:
    return "" if seconds is None else f" ({seconds:.0f} s last time)"


def durations() -> dict[str, float]:
    try:
        known = json.loads(DURATIONS.read_text())
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}


def remember(title: str, seconds: float) -> None:
    # A full disk is reported where an important file cannot be written.
    with contextlib.suppress(OSError):
        DURATIONS.parent.mkdir(exist_ok=True)
        DURATIONS.write_text(json.dumps({**durations(), title: seconds}, indent=1) + "\n")


def can_draw() -> bool:
    """Is this a terminal with a movable cursor?"""
    if os.name == "nt" and "WT_SESSION" not in os.environ:
        return False
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


PROGRESS = Progress(can_draw())
