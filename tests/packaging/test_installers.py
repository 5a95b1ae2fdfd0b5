"""`pipx install FILE` and `uvx --from FILE tangledbank`, for real."""

import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import run

pytestmark = pytest.mark.slow

pipx = pytest.importorskip("pipx", reason="pipx is not installed")
uv = pytest.importorskip("uv", reason="uv is not installed")


def test_pipx_installs_the_file(wheel: Path, elsewhere: Path) -> None:
    home = {"PIPX_HOME": str(elsewhere / "pipx"), "PIPX_BIN_DIR": str(elsewhere / "bin")}
    run([sys.executable, "-m", "pipx", "install", "--python", sys.executable, wheel], **home)
    assert "tangledbank 0" in run([elsewhere / "bin" / "tangledbank", "--version"])
    said = run([elsewhere / "bin" / "tangledbank", "doctor", "--port", "0"])
    assert "Everything works." in said


def test_uvx_runs_the_file(wheel: Path, elsewhere: Path) -> None:
    home = {"UV_CACHE_DIR": str(elsewhere / "cache"), "UV_TOOL_DIR": str(elsewhere / "tools")}
    uvx = [uv.find_uv_bin(), "tool", "run", "--python", sys.executable, "--from", str(wheel)]
    assert "tangledbank 0" in run([*uvx, "tangledbank", "--version"], **home)
    assert "Everything works." in run([*uvx, "tangledbank", "doctor", "--port", "0"], **home)
