"""A wheel, and a Python environment with nothing but that wheel and what it needs."""

import os
import subprocess
import venv
from pathlib import Path

import pytest

from tasks.layout import SITE
from tests.packaging.sources import build, copy_checkout


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (SITE / "licences.txt").is_file():
        pytest.skip("the browser client is not built here: run.py setup builds it")
    return copy_checkout(tmp_path_factory.mktemp("checkout") / "tangledbank")


@pytest.fixture(scope="session")
def archives(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel and an sdist. The engine is not compiled: that takes minutes."""
    folder = tmp_path_factory.mktemp("dist")
    build(checkout, folder, pure=True)
    return folder


@pytest.fixture(scope="session")
def wheel(archives: Path) -> Path:
    (file,) = archives.glob("*.whl")
    return file


@pytest.fixture(scope="session")
def sdist(archives: Path) -> Path:
    (file,) = archives.glob("*.tar.gz")
    return file


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the commands of an empty environment into which the wheel was installed."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=True, symlinks=os.name != "nt")
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    run([commands / "python", "-m", "pip", "install", "--quiet", wheel])
    return commands


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test starts in an empty folder, with an empty home."""
    (tmp_path / "home").mkdir()
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path / "empty")
    for name in ("PYTHONPATH", "TANGLEDBANK_PURE", "VIRTUAL_ENV"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def run(command: list[str | Path], **variables: str) -> str:
    """What a command prints; it must succeed."""
    ran = subprocess.run(
        command, env={**os.environ, **variables}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, f"{command}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout
