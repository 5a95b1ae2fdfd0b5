"""Building the browser client: a disk that is full leaves nothing that is taken for whole."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-in for npm is a shell script")

# What npm does on a full disk: it ends well and leaves files cut off.
NPM = """#!/bin/sh
echo "$@" >> "{root}/calls"
if [ -e "{root}/interrupted" ]; then echo "npm error signal SIGINT"; exit 1; fi
case "$1" in
  ci) mkdir -p node_modules ;;
  run) if [ ! -e "{root}/cut-off" ]; then mkdir -p "{site}"; echo page > "{site}/index.html"; fi ;;
esac
"""
NODE = "#!/bin/sh\necho v22.0.0\n"
BUILD = """
from tasks.site import set_up_site
set_up_site(dev=False)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "tasks", tmp_path / "tasks")
    (tmp_path / "web").mkdir()
    for name in ("package.json", "package-lock.json"):
        (tmp_path / "web" / name).write_text("{}")
    (tmp_path / ".venv").mkdir()
    programs = tmp_path / "programs"
    programs.mkdir()
    site = tmp_path / "src/tangledbank/server/site"
    for name, text in {"npm": NPM.format(root=tmp_path, site=site), "node": NODE}.items():
        (programs / name).write_text(text)
        (programs / name).chmod(0o755)
    return tmp_path


def build(checkout: Path) -> tuple[list[str], list[str]]:
    """What was printed, and how npm was called."""
    calls = checkout / "calls"
    calls.unlink(missing_ok=True)
    path = os.pathsep.join([str(checkout / "programs"), os.environ["PATH"]])
    said = subprocess.check_output(
        [sys.executable, "-c", BUILD], cwd=checkout, text=True, env={**os.environ, "PATH": path}
    )
    return said.splitlines(), calls.read_text().splitlines() if calls.exists() else []


def test_a_build_needs_no_packages_for_checks(checkout: Path) -> None:
    _, (packages, pages) = build(checkout)
    assert packages.startswith("ci --omit=dev ")
    assert pages.startswith("run --silent build ")
    assert build(checkout) == ([], [])
    (checkout / "web/tests").mkdir()
    (checkout / "web/tests/new.test.ts").touch()
    assert build(checkout) == ([], [])
    (checkout / "web/index.html").touch()
    assert [call.split()[0] for call in build(checkout)[1]] == ["run"]


def test_a_build_that_wrote_nothing_has_failed(checkout: Path) -> None:
    (checkout / "cut-off").touch()
    said, _ = build(checkout)
    assert any(line.startswith("The browser client is not built. ") for line in said)
    known = json.loads((checkout / ".venv/tangledbank-stamp.json").read_text())
    assert "site" not in known
    (checkout / "cut-off").unlink()
    assert [call.split()[0] for call in build(checkout)[1]] == ["ci", "run"]


def test_ctrl_c_is_no_failure_of_npm(checkout: Path) -> None:
    (checkout / "interrupted").touch()
    said, _ = build(checkout)
    assert [line.partition(" after")[0] for line in said] == [
        "Installing the client's packages ...",
        "Installing the client's packages: stopped",
    ]
