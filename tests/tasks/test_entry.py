"""`run.py` itself: what an old Python makes of it, and what it may import."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_imports import imported

ROOT = Path(__file__).resolve().parent.parent.parent
RUN = ROOT / "run.py"

# Starts run.py as if this Python were another one.
AS_VERSION = """
import runpy, sys
version, sys.argv = sys.argv[1], sys.argv[2:]
sys.version = version
sys.version_info = tuple(map(int, version.split(".")))
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def run_as(version: str, path: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", AS_VERSION, version, str(RUN), *arguments],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": path},
    )


def test_an_old_python_can_read_it() -> None:
    ast.parse(RUN.read_text(encoding="utf-8"), feature_version=(3, 7))


def test_an_old_python_is_told_what_is_needed(tmp_path: Path) -> None:
    ran = run_as("3.9.2", str(tmp_path), "setup")
    assert ran.returncode == 1
    assert ran.stderr == "run.py: Tangled Bank needs Python 3.11 or newer; this is 3.9.2.\n"


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for a newer Python is a shell script")
def test_an_old_python_hands_over_to_a_newer_one(tmp_path: Path) -> None:
    newer = tmp_path / "python3.12"
    newer.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    newer.chmod(0o755)
    ran = run_as("3.9.2", str(tmp_path), "--help")
    assert ran.returncode == 0, ran.stderr
    assert "python3 run.py test" in ran.stdout


@pytest.mark.parametrize("file", [RUN, *sorted((ROOT / "tasks").rglob("*.py"))], ids=str)
def test_it_needs_the_standard_library_alone(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    tops = {module.partition(".")[0] for _, module in imported(tree, ["tasks"])}
    assert tops <= sys.stdlib_module_names | {"tasks"}
