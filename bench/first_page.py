"""How long `python3 run.py` takes to the first question of a first game.

    python3 bench/first_page.py [--runs N]

Each run clones this repository with a fresh HOME and measures three starts: `fresh` downloads and
installs everything; `cached`, another clone with the same HOME, finds the packages in the caches of
pip and npm; `again` is the second start of that clone. A start ends when the page has been loaded,
a table made and a first question seen. CPU time is that of run.py and all its processes until then,
with what of the engine was compiled meanwhile. The parts are those of the last run.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SAID = "Tangled Bank is at "
HEADERS = {"X-Tangled-Bank": "1", "Content-Type": "application/json"}
SETUP = {"edition": "gift", "sets": ["base"], "seats": [{}, {"bot": "greedy"}, {"bot": "greedy"}]}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=3)
    found: dict[str, list[list[Moment]]] = {"fresh": [], "cached": [], "again": []}
    for _ in range(parser.parse_args().runs):
        with tempfile.TemporaryDirectory(prefix="first-page-") as folder:
            place = Path(folder)
            (place / "home").mkdir()
            found["fresh"].append(start(clone(place / "one"), place / "home"))
            second = clone(place / "two")
            found["cached"].append(start(second, place / "home"))
            found["again"].append(start(second, place / "home"))
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"{os.cpu_count()} cores, load average {load}")
    for name, starts in found.items():
        print(f"{name:<8}", spread([moments[-1].seconds for moments in starts], "s"), end="")
        print("  ", spread([moments[-1].cpu for moments in starts], "CPU s"))
        for moment in starts[-1]:
            print(f"  {moment.seconds:6.1f} s {moment.cpu:6.1f} CPU s  {moment.what}")


class Moment(NamedTuple):
    """What was reached, how many seconds and CPU seconds after the start."""

    seconds: float
    cpu: float
    what: str


def spread(values: list[float], unit: str) -> str:
    return f"{statistics.median(values):.1f} {unit} ({min(values):.1f} to {max(values):.1f})"


def clone(place: Path) -> Path:
    subprocess.run(["git", "clone", "-q", str(ROOT), str(place)], check=True)
    return place


def start(clone: Path, home: Path) -> list[Moment]:
    """What happened until the first question."""
    began = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "run.py", "--port", "0", "--log-level", "warning"],
        cwd=clone,
        env=environment(home),
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    moments: list[Moment] = []

    def note(what: str) -> None:
        moments.append(Moment(time.monotonic() - began, cpu_seconds(process.pid), what))

    try:
        assert process.stdout is not None
        for line in process.stdout:
            note(line.strip())
            if line.startswith(SAID):
                see_first_question(line.removeprefix(SAID).split()[0], note)
                return moments
        raise SystemExit("first_page.py: run.py ended without a page (see above)")
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait()


def environment(home: Path) -> dict[str, str]:
    """A fresh HOME, but with the settings that say where packages come from."""
    variables = {**os.environ, "HOME": str(home), "BROWSER": "true"}
    for name in (
        "XDG_CACHE_HOME",
        "XDG_DATA_HOME",
        "PIP_CACHE_DIR",
        "VIRTUAL_ENV",
        "PYTHONDONTWRITEBYTECODE",
    ):
        variables.pop(name, None)
    npm, pip = Path.home() / ".npmrc", Path.home() / ".config/pip/pip.conf"
    if npm.exists():
        variables["NPM_CONFIG_USERCONFIG"] = str(npm)
    if pip.exists():
        variables["PIP_CONFIG_FILE"] = str(pip)
    return variables


def see_first_question(address: str, note: Callable[[str], None]) -> None:
    cookies = urllib.request.HTTPCookieProcessor(CookieJar())
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), cookies)

    def ask(path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(address + path, data, {**HEADERS, "Origin": address})
        with opener.open(request, timeout=60) as answer:
            return json.loads(answer.read())

    with opener.open(address + "/", timeout=60) as page:
        text = page.read().decode()
    if "<script" not in text:
        raise SystemExit("first_page.py: the page has no client")
    note("the page")
    ask("/api/me", {"name": "Ann"})
    table = ask("/api/tables", {"setup": SETUP})["table"]
    commands = f"/api/tables/{table}/commands"
    ask(commands, {"t": "sit", "id": "first-sit", "seat": 0})
    ask(commands, {"t": "ready", "id": "first-ready", "nonce": os.urandom(16).hex()})
    deadline = time.monotonic() + 300
    while not ask(f"/api/tables/{table}/news").get("ask"):
        if time.monotonic() > deadline:
            raise SystemExit("first_page.py: no question in five minutes")
        time.sleep(0.05)
    note("the first question")


def cpu_seconds(pid: int) -> float:
    """CPU time of a process, of those that it waited for and of those that it started."""
    parents, times = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(stat.parent.name)] = int(fields[1])
        times[int(stat.parent.name)] = sum(map(int, fields[11:15]))
    family = {pid}
    while grown := {one for one, parent in parents.items() if parent in family} - family:
        family |= grown
    return sum(times.get(one, 0) for one in family) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
