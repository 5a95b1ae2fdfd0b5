"""`run.py audit`: compare every pinned package with the published security advisories.

If the advisories can't be reached, the check is skipped and says so. pip-audit itself reports "no
known vulnerabilities" for packages that it could not look up, so this reads its report package by
package.
"""

import json
import subprocess
import tempfile
import venv
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tasks.console import say
from tasks.errors import SetupError
from tasks.layout import ROOT, WEB
from tasks.site import find_npm


class Unreachable(Exception):
    """The advisories could not be read; the text says why."""


def audit(arguments: Sequence[str]) -> int:
    if arguments:
        raise SetupError("audit takes no arguments.")
    found = [check("Python packages", python_findings), check("npm packages", npm_findings)]
    return 1 if any(found) else 0


def check(what: str, find: Callable[[], list[str]]) -> list[str]:
    try:
        found = find()
    except Unreachable as error:
        say(f"{what}: SKIPPED, the advisory data can't be reached ({error}).")
        return []
    say(f"{what}: {len(found)} known vulnerabilities.")
    for line in found:
        say(f"  {line}")
    return found


def python_findings() -> list[str]:
    with tempfile.TemporaryDirectory(prefix="tangledbank-audit-") as folder:
        program = install_pip_audit(Path(folder))
        found = []
        for lock_file in sorted(ROOT.glob("requirements*.lock")):
            options = ["--progress-spinner", "off", "--format", "json", "--disable-pip"]
            answer = run([program, *options, "--require-hashes", "-r", lock_file.name], ROOT)
            found += read_pip_audit(answer)
    return sorted(set(found))


def install_pip_audit(folder: Path) -> str:
    venv.create(folder, with_pip=True)
    python = next(path for path in folder.glob("*/python*") if path.stem == "python")
    done = subprocess.run(
        [python, "-m", "pip", "--quiet", "install", "pip-audit"], check=False, capture_output=True
    )
    if done.returncode:
        raise Unreachable("pip-audit can't be installed")
    return str(next(path for path in folder.glob("*/pip-audit*") if path.stem == "pip-audit"))


def read_pip_audit(answer: str) -> list[str]:
    """`Unreachable` unless every package was looked up.

    >>> read_pip_audit('{"dependencies": [{"name": "a", "version": "1", "vulns": []}]}')
    []
    """
    packages = parsed(answer, "pip-audit gave no report").get("dependencies", [])
    unknown = [one["name"] for one in packages if "skip_reason" in one]
    if unknown or not packages:
        raise Unreachable(f"{len(unknown)} of {len(packages)} packages could not be looked up")
    return [
        f"{one['name']} {one['version']}: {bug['id']}" for one in packages for bug in one["vulns"]
    ]


def npm_findings() -> list[str]:
    npm = find_npm()
    if npm is None:
        raise Unreachable("npm is not installed")
    return read_npm_audit(run([*npm, "audit", "--omit=dev", "--json"], WEB))


def read_npm_audit(answer: str) -> list[str]:
    report = parsed(answer, "npm audit gave no report")
    if "vulnerabilities" not in report:
        raise Unreachable(str(report.get("message", "npm audit gave no report")).splitlines()[0])
    return [f"{name}: {one['severity']}" for name, one in sorted(report["vulnerabilities"].items())]


def run(command: list[str], folder: Path) -> str:
    """The output; the exit code says too little."""
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    return done.stdout


def parsed(answer: str, trouble: str) -> dict[str, Any]:
    try:
        report = json.loads(answer)
    except ValueError:
        raise Unreachable(trouble) from None
    return report if isinstance(report, dict) else {}
