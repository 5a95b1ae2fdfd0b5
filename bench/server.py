"""Load on a real server: `python3 bench/server.py`.

Starts `tangledbank serve` with a fresh database, lets players in another process play real games
over websockets, and prints what they saw.  Everything runs on this machine, so the players take
their share of its cores.
"""

import argparse
import asyncio
import json
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from load.processes import cpu_of, memory_of

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv/bin/python"


class Server:
    """A server process, and how much memory it and its children take."""

    def __init__(
        self, database: str, workers: int = 1, checkout: Path = ROOT, measured: Path | None = None
    ) -> None:
        program = [str(checkout / ".venv/bin/tangledbank")]
        if measured is not None:
            program = [str(PYTHON), str(ROOT / "bench/load/measured_server.py"), str(measured)]
        command = [*program, "serve", "--port", "0", "--database", database]
        command += ["--limits", "none", "--log-level", "error", "--workers", str(workers)]
        self.began = time.monotonic()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+", said)
        if found is None:
            raise SystemExit(f"the server did not start: {said}")
        self.url = found.group().replace("0.0.0.0", "127.0.0.1")
        self.ready_after = self._wait()

    def _wait(self) -> float:
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/ready", timeout=5):
                    return time.monotonic() - self.began
            except OSError:
                time.sleep(0.01)

    def memory(self) -> int:
        """Resident megabytes of all its processes."""
        return memory_of(self.process.pid)

    def cpu(self) -> float:
        """Seconds of CPU time of all its processes so far."""
        return cpu_of(self.process.pid)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


def load(server: Server, **options: float) -> dict[str, object]:
    """What the players saw, and what the server took for it."""
    command = [str(PYTHON), str(ROOT / "bench/load/run.py"), "--url", server.url]
    command += ["--server", str(server.process.pid)]
    for name, value in options.items():
        command += [f"--{name}", str(value)]
    most = 0
    cpu, began = server.cpu(), time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as players:
        while players.poll() is None:
            most = max(most, server.memory())
            time.sleep(0.5)
        assert players.stdout is not None
        said: dict[str, object] = json.loads(players.stdout.read() or "{}")
    said["server_mb"] = most
    said["server_cpu"] = round((server.cpu() - cpu) / (time.monotonic() - began), 2)
    return said


def stored_games(folder: Path, count: int) -> float:
    """Seconds from starting the command to being ready, with so many stored games."""
    path = folder / "stored.db"
    subprocess.run(
        [str(PYTHON), str(ROOT / "bench/load/fill.py"), str(path), str(count)], check=True
    )
    server = Server(f"sqlite:///{path}")
    server.stop()
    return server.ready_after


def tell(name: str, runs: list[dict[str, object]]) -> str:
    """One line for the runs of one test: the middle one, and the spread."""
    rates = sorted(float(str(run["decisions_a_second"])) for run in runs)
    middle = runs[
        [float(str(run["decisions_a_second"])) for run in runs].index(statistics.median_low(rates))
    ]
    spread = f" ({rates[0]:,.0f}-{rates[-1]:,.0f})" if len(runs) > 1 else ""
    return (
        f"| {name} | {float(str(middle['decisions_a_second'])):,.0f}{spread} | "
        f"{middle['server_us']} | {percent(middle['ack_ms'])} | "
        f"{percent(middle['others_ms'])} | {middle['server_mb']} | "
        f"{middle['server_cpu']} | {sum(int(str(run['error_count'])) for run in runs)} |"
    )


def percent(values: object) -> str:
    assert isinstance(values, dict)
    return " / ".join(str(values.get(part, "-")) for part in ("p50", "p90", "p99"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--only", choices=["human", "flat", "start", "postgres", "many", "callbacks"]
    )
    parser.add_argument(
        "--against",
        type=Path,
        metavar="FOLDER",
        help="another checkout, set up: both take turns at a human pace and flat out "
        "(--only human, --only flat: one of them)",
    )
    parser.add_argument("--minutes", type=float, default=5.0, help="of the test at a human pace")
    parser.add_argument("--runs", type=int, default=3, help="of the test flat out")
    args = parser.parse_args()
    lines = [
        "| test | decisions/s | CPU us each | own ack ms p50/p90/p99 | other seats ms | MB "
        "| cores | errors |",
        "|---|---|---|---|---|---|---|---|",
    ]
    with tempfile.TemporaryDirectory(prefix="tangledbank-bench-") as name:
        folder = Path(name)
        if args.against is not None:
            lines += in_turns(folder, args.against, args.runs, args.minutes, args.only)
            print("\n".join(lines))
            return
        if args.only in (None, "start"):
            seconds = [stored_games(folder / str(at), 10_000) for at in range(1)]
            print(f"ready with 10,000 stored games after {seconds[0]:.2f} s", flush=True)
        if args.only in (None, "human"):
            server = Server(f"sqlite:///{folder}/human.db")
            said = load(server, tables=500, pause=4, seconds=60 * args.minutes, warm=15, spread=40)
            server.stop()
            lines.append(tell("500 tables, a decision every 4 s, SQLite", [said]))
            print(json.dumps(said), flush=True)
        if args.only in (None, "flat"):
            runs = []
            for at in range(args.runs):
                server = Server(f"sqlite:///{folder}/flat{at}.db")
                runs.append(load(server, tables=200, seconds=30, warm=5, spread=5))
                server.stop()
                print(json.dumps(runs[-1]), flush=True)
            lines.append(tell("200 tables, flat out, SQLite", runs))
        if args.only in (None, "many"):
            server = Server(f"sqlite:///{folder}/many.db")
            said = load(server, tables=1000, pause=4, seconds=60, warm=15, spread=60)
            server.stop()
            lines.append(tell("1,000 tables, a decision every 4 s, SQLite", [said]))
            print(json.dumps(said), flush=True)
        if args.only in (None, "callbacks"):
            lines.append(longest_callbacks(folder))
        if args.only in (None, "postgres"):
            lines += asyncio.run(postgres(folder, args.runs, 60 * min(2, args.minutes)))
    print("\n".join(lines))


def longest_callbacks(folder: Path) -> str:
    """1,000 tables, and which callbacks held the event loop longest."""
    found = folder / "callbacks.json"
    server = Server(f"sqlite:///{folder}/callbacks.db", measured=found)
    said = load(server, tables=1000, pause=4, seconds=60, warm=15, spread=60)
    server.stop()
    report = json.loads(found.read_text())
    print(json.dumps(said), flush=True)
    print(f"{report['callbacks']:,} callbacks; the longest, in CPU time of the loop's thread:")
    print("\n".join(f"  {one}" for one in report["longest"]), flush=True)
    return tell("the same on asyncio's loop, callbacks measured", [said])


def in_turns(folder: Path, other: Path, count: int, minutes: float, only: str | None) -> list[str]:
    """This version and another one, in turns, so that a slow minute of the machine hits both."""
    kinds: list[tuple[str, dict[str, float]]] = [
        ("500 tables, a decision every 4 s", {"tables": 500, "pause": 4, "spread": 40}),
        ("200 tables, flat out", {"tables": 200, "spread": 5}),
    ]
    lines = []
    for kind, options in kinds:
        if only == ("flat" if "pause" in options else "human"):
            continue
        seconds = 60 * minutes if "pause" in options else 20
        runs: dict[str, list[dict[str, object]]] = {"before": [], "after": []}
        for at in range(count):
            for version, checkout in (("before", other), ("after", ROOT)):
                database = f"sqlite:///{folder}/{version}-{int('pause' in options)}-{at}.db"
                server = Server(database, checkout=checkout)
                runs[version].append(load(server, seconds=seconds, warm=10, **options))
                server.stop()
                print(json.dumps({"version": version, **runs[version][-1]}), flush=True)
        lines += [tell(f"{kind}, {version}", found) for version, found in runs.items()]
    return lines


async def postgres(folder: Path, count: int, seconds: float) -> list[str]:
    """The same with PostgreSQL and two workers."""
    sys.path.insert(0, str(ROOT))
    from tests.server.store.cluster import Cluster, NoPostgres

    try:
        database = Cluster(settings=())  # with fsync, as it comes
    except NoPostgres as error:
        return [f"| PostgreSQL | not measured: {error} | | | | | | |"]
    url = database.empty_database()
    server = Server(url, workers=2)
    said = load(server, tables=500, pause=4, seconds=seconds, warm=15, spread=40)
    print(json.dumps(said), flush=True)
    runs = []
    for _ in range(count):
        runs.append(load(server, tables=200, seconds=30, warm=5, spread=5))
        print(json.dumps(runs[-1]), flush=True)
    server.stop()
    database.remove()
    return [
        tell("500 tables, a decision every 4 s, PostgreSQL, 2 workers", [said]),
        tell("200 tables, flat out, PostgreSQL, 2 workers", runs),
    ]


if __name__ == "__main__":
    sys.exit(main())
