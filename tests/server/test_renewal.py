"""Bots take up an engine that was compiled while the server ran."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

#: The usual run takes turns: a third of these each day.
pytestmark = pytest.mark.slow(days=3)

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = "import tangledbank; print(tangledbank.engine_build())"


def python(*words: str, pure: bool) -> "subprocess.CompletedProcess[str]":
    variables = {**os.environ, "TANGLEDBANK_PURE": "1" if pure else "0"}
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_game_goes_on_with_bots_in_compiled_processes(tmp_path: Path) -> None:
    """The server stays interpreted; what it exchanges with its bots fits both builds."""
    if python("-c", BUILD, pure=False).stdout != "compiled\n":
        pytest.skip("the engine is not compiled here, or was edited since: run.py setup builds it")
    ran = python("-m", "tests.server.renewed_bots", str(tmp_path), pure=True)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == ["interpreted", "interpreted", "compiled"]
