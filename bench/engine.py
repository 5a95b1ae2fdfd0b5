"""How fast the engine is: one table from one run, both builds, beside other libraries.

    python3 bench/engine.py                   everything, in about six minutes
    python3 bench/engine.py --quick           a look, in about a minute: the figures are rough
    python3 bench/engine.py --no-yardsticks   this engine alone
    python3 bench/engine.py --json            the same as JSON
    python3 bench/engine.py --write           the same, and into bench/RESULTS.md

It measures the sources it lies beside. The compiled build is the one that `python3 run.py setup`
has made of them; if they were edited since, the table says that there is none.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from measure import Row, Run
from speed_up import SpeedUp, sentence
from table import table
from yardsticks import positive_number, whole_number
from yardsticks import rows as yardsticks

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
OWN_PYTHON = ROOT / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
RESULTS = HERE / "RESULTS.md"
SECONDS, QUICK_SECONDS = 3.0, 0.5
REPEATS = 3


class Measured:
    """All that one run found."""

    def __init__(self) -> None:
        self.where = machine()
        self.load_before = load()
        self.load_after = ""
        self.rows: list[Row] = []
        self.speed_ups: list[list[SpeedUp]] = []

    def as_text(self) -> str:
        lines = [self.where, f"load average {self.load_before} before, {self.load_after} after"]
        lines += ["median (least-most) of each line's runs, in CPU time of one core", ""]
        lines += [table(self.rows), *map(sentence, self.speed_ups)]
        return "\n".join(lines)

    def as_json(self) -> str:
        answer = {
            "where": self.where,
            "load": [self.load_before, self.load_after],
            "rows": [asdict(row) for row in self.rows],
            "simulate": [
                {**asdict(run), "factor": run.factor, "cpu_factor": run.cpu_factor}
                for runs in self.speed_ups
                for run in runs
            ],
        }
        return json.dumps(answer, indent=1)


def measured(seconds: float, repeats: int, others: bool) -> Measured:
    found = Measured()
    for build in ("interpreted", "compiled"):
        rows, speed_ups = ours(build, seconds, repeats)
        found.rows += rows
        if speed_ups:
            found.speed_ups.append(speed_ups)
    if others:
        found.rows += yardsticks(seconds, repeats)
    found.load_after = load()
    return found


def ours(build: str, seconds: float, repeats: int) -> tuple[list[Row], list[SpeedUp]]:
    """One build of this engine, in a process of its own."""
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    variables.pop("TANGLEDBANK_PURE", None)
    if build == "interpreted":
        variables["TANGLEDBANK_PURE"] = "1"
    python = str(OWN_PYTHON) if OWN_PYTHON.exists() else sys.executable
    if build == "compiled" and built(python, variables) != build:
        note = "not available: not built, or edited since; python3 run.py setup builds it"
        return [Row("tangledbank", build, note=note)], []
    command = [python, str(HERE / "ours.py"), "--seconds", str(seconds), "--repeats", str(repeats)]
    answer = json.loads(output(command, variables))
    if answer["build"] != build:
        raise SystemExit(f"engine.py: the {build} engine was edited while it was measured")
    return [row(entry) for entry in answer["rows"]], [
        SpeedUp(**entry) for entry in answer["speed_ups"]
    ]


def built(python: str, variables: dict[str, str]) -> str:
    ask = "import tangledbank; print(tangledbank.engine_build())"
    return output([python, "-c", ask], variables).strip()


def output(command: list[str], variables: dict[str, str]) -> str:
    done = subprocess.run(command, stdout=subprocess.PIPE, env=variables, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"engine.py: {' '.join(command[:2])} failed (see above)")
    return done.stdout


def row(entry: dict[str, Any]) -> Row:
    return Row(**{**entry, "runs": [Run(**run) for run in entry["runs"]]})


def machine() -> str:
    name = platform.processor() or platform.machine()
    cpu_info = Path("/proc/cpuinfo")
    if cpu_info.exists():
        told = (line.partition(":") for line in cpu_info.read_text().splitlines())
        name = next((text.strip() for key, _, text in told if key.strip() == "model name"), name)
    today = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{today}; {os.cpu_count()} cores, {name}; {platform.system()}, {python}"


def load() -> str:
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help=f"runs of {QUICK_SECONDS} seconds")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--no-yardsticks", action="store_true", help="leave other libraries out")
    parser.add_argument("--write", action="store_true", help="put the table into RESULTS.md")
    parser.add_argument("--seconds", type=positive_number, help=f"of one run ({SECONDS:g})")
    parser.add_argument("--repeats", type=whole_number, default=REPEATS, help="(%(default)s)")
    args = parser.parse_args()
    seconds = args.seconds or (QUICK_SECONDS if args.quick else SECONDS)
    found = measured(seconds, args.repeats, not args.no_yardsticks)
    if args.write:
        write(found, seconds, args.repeats)
    print(found.as_json() if args.json else found.as_text())


def write(found: Measured, seconds: float, repeats: int) -> None:
    how = f"Written by `python3 bench/engine.py --write`: {repeats} runs of {seconds:g} s a line."
    notes = "What is measured, and how to read it: [README.md](README.md)."
    text = f"# Results\n\n{how} {notes}\n\n```text\n{found.as_text()}\n```\n"
    # Everything from the first heading on is written by hand or by other benchmarks.
    _, heading, kept = RESULTS.read_text(encoding="utf-8").partition("\n## ")
    RESULTS.write_text(text + heading + kept, encoding="utf-8")


if __name__ == "__main__":
    main()
