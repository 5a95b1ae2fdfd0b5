"""Each thing that may be missing is told in a sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tasks import installer
from tasks.errors import SetupError
from tasks.trouble import DISK_FULL, NO_NETWORK, why


def test_no_network() -> None:
    """What pip really prints where nobody answers."""
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--isolated", "--no-cache-dir"]
    ran = subprocess.run(
        [*pip, "--retries", "0", "--index-url", "http://127.0.0.1:9/", "no-such-package"],
        check=False,
        capture_output=True,
        text=True,
        env={name: text for name, text in os.environ.items() if not name.startswith("PIP_")},
    )
    assert ran.returncode != 0
    assert why("pip", ran.stderr) == NO_NETWORK


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_the_disk_is_full() -> None:
    """What Python really prints when it cannot write."""
    write = "open('/dev/full', 'w', buffering=1).write('x\\n')"
    ran = subprocess.run([sys.executable, "-c", write], check=False, capture_output=True, text=True)
    assert why("pip", ran.stderr) == DISK_FULL
    assert why("npm", "npm error code ENOSPC") == DISK_FULL


def test_anything_else_is_shown_as_it_was_printed() -> None:
    assert why("npm", "  a riddle\n") == "npm failed. It printed:\na riddle"


def test_no_venv_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(SetupError, match=r"no venv module.*python3-venv"):
        installer.bundled_pip()
