"""What is being done, what is done, and how long it took last time.

A bar on a terminal, plain lines elsewhere.
"""

import contextlib
import json
import sys
import threading
import time
from collections.abc import Iterator

from tasks.console import say
from tasks.layout import ROOT

#: Outside `.venv`, which may be made anew.
DURATIONS = ROOT / "build" / "durations.json"
WIDTH = 24
PAUSE = 0.2
CLEAR = "\r\x1b[K"


class Progress:
    """The steps that run now; some run side by side."""

    def __init__(self, terminal: bool) -> None:
        self._terminal = terminal
        self._lock = threading.Lock()
        self._running: dict[str, float] = {}
        self._ended = threading.Event()

    @contextlib.contextmanager
    def step(self, title: str) -> Iterator[None]:
        """Show this step while the block runs, and remember how long it took."""
        before = durations().get(title)
        began = time.monotonic()
        with self._lock:
            self._running[title] = began
            if not self._terminal:
                say(f"{title}{last_time(before)} ...")
            elif len(self._running) == 1:
                self._ended = threading.Event()
                threading.Thread(target=self._draw, args=(self._ended,), daemon=True).start()
        try:
            yield
        except BaseException:
            self._end(title)
            raise
        took = time.monotonic() - began
        self._end(title, f"{title}: done in {took:.0f} s")
        with self._lock:
            remember(title, took)

    def _end(self, title: str, line: str = "") -> None:
        with self._lock:
            del self._running[title]
            if not self._running:
                self._ended.set()
            if self._terminal:
                print(CLEAR, end="")
            if line:
                say(line)

    def _draw(self, ended: threading.Event) -> None:
        known = durations()
        while not ended.wait(PAUSE):
            with self._lock:
                if self._running:
                    print(CLEAR + line_of(self._running, known), end="", flush=True)


def line_of(running: dict[str, float], known: dict[str, float]) -> str:
    """The bar of the step that takes longest, and all that run."""
    now = time.monotonic()
    parts = [f"{title}, {now - began:.0f} s" for title, began in running.items()]
    left, title = max(
        (known.get(title, 0) - now + began, title) for title, began in running.items()
    )
    expected = known.get(title, 0)
    if expected <= 0:
        return "; ".join(parts)
    share = min(1.0, (now - running[title]) / expected)
    filled = round(WIDTH * share)
    bar = "#" * filled + "-" * (WIDTH - filled)
    return f"[{bar}] {'; '.join(parts)}; about {max(0.0, left):.0f} s left"


def last_time(seconds: float | None) -> str:
    return "" if seconds is None else f" ({seconds:.0f} s last time)"


def durations() -> dict[str, float]:
    try:
        known = json.loads(DURATIONS.read_text())
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}


def remember(title: str, seconds: float) -> None:
    DURATIONS.parent.mkdir(exist_ok=True)
    DURATIONS.write_text(json.dumps({**durations(), title: seconds}, indent=1) + "\n")


PROGRESS = Progress(sys.stdout.isatty())
