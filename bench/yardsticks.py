"""Other game engines on this machine, measured as ours is: random play on one core.

    python3 bench/yardsticks.py --setup     make bench/.venv and install the libraries there
    python3 bench/yardsticks.py             the table
    python3 bench/yardsticks.py --json      the same as a JSON list of rows

They have a virtual environment of their own, so that the project's stays clean.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
import venv
from dataclasses import asdict
from pathlib import Path
from typing import Any

from libraries import LIBRARIES
from measure import Row, Run, Subject, measure
from table import table

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
PYTHON = VENV / ("Scripts" if os.name == "nt" else "bin") / "python"
REQUIREMENTS = HERE / "requirements.txt"
REFUSED = VENV / "not-installed.json"
WHEELS_ONLY = "numpy,open_spiel,scipy"  # hours to build where there is no wheel
SECONDS = 3.0
REPEATS = 3


def rows(seconds: float = SECONDS, repeats: int = REPEATS) -> list[Row]:
    """Measure every library, from whatever Python this is called; `--setup` must have run."""
    if Path(sys.prefix).resolve() == VENV.resolve():
        return _measured(seconds, repeats)
    if not PYTHON.exists():
        return [_missing(name, "run bench/yardsticks.py --setup first") for name in LIBRARIES]
    command = [str(PYTHON), str(HERE / "yardsticks.py"), "--json"]
    command += ["--seconds", str(seconds), "--repeats", str(repeats)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return [_row(entry) for entry in json.loads(done.stdout)]


def setup() -> None:
    """Install one library after the other; one that refuses leaves the others alone."""
    if not PYTHON.exists():
        print(f"making {VENV.name}", file=sys.stderr)
        venv.create(VENV, with_pip=True)
    pins = dict(re.findall(r"^(\S+)(==\S+)$", REQUIREMENTS.read_text(), re.MULTILINE))
    needs = VENV / "constraints.txt"
    needs.write_text("".join(f"{k}{v}\n" for k, v in pins.items() if k not in LIBRARIES))
    install = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    install += ["--only-binary", WHEELS_ONLY, "--constraint", str(needs)]
    refused: dict[str, str] = {}
    for name in LIBRARIES:
        command = [*install, name + pins[name]]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            refused[name] = _reason(done.stderr)
        print(f"{name}: {_not_available(refused[name]) if name in refused else 'installed'}")
    REFUSED.write_text(json.dumps(refused))


def _reason(complaint: str) -> str:
    errors = re.findall(r"^ERROR: (?!ResolutionImpossible)(.+)$", complaint, re.MULTILINE)
    return str(errors[-1]) if errors else (complaint.strip().splitlines() or ["pip failed"])[-1]


def _measured(seconds: float, repeats: int) -> list[Row]:
    refused: dict[str, str] = json.loads(REFUSED.read_text()) if REFUSED.exists() else {}
    subjects: list[Subject] = []
    missing: list[Row] = []
    for name, find in LIBRARIES.items():
        try:
            found = find()
            for subject in found:
                subject.play(random.random)
        except Exception as error:  # on import or in play, in any way the library likes
            missing.append(_missing(name, refused.get(name) or f"{type(error).__name__}: {error}"))
        else:
            subjects += found
    return measure(subjects, seconds, repeats) + missing


def _missing(name: str, reason: str) -> Row:
    return Row(name, "", note=_not_available(reason))


def _not_available(reason: str) -> str:
    return f"not available: {reason}"


def _row(entry: dict[str, Any]) -> Row:
    return Row(**{**entry, "runs": [Run(**run) for run in entry["runs"]]})


def positive_number(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return value


def whole_number(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return value


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--setup", action="store_true", help="install the libraries, then stop")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument(
        "--seconds", type=positive_number, default=SECONDS, help="of one run (%(default)s)"
    )
    parser.add_argument(
        "--repeats", type=whole_number, default=REPEATS, help="runs of each (%(default)s)"
    )
    args = parser.parse_args()
    if args.setup:
        setup()
        return
    found = rows(args.seconds, args.repeats)
    print(json.dumps([asdict(row) for row in found], indent=1) if args.json else table(found))


if __name__ == "__main__":
    main()
