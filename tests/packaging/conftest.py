"""A wheel, and a Python environment with nothing but that wheel and what it needs."""

import fcntl
import os
import shutil
import subprocess
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

from tasks.layout import SITE
from tests.packaging.sources import build, copy_checkout


@pytest.fixture(scope="session")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel and an sdist. The engine is not compiled: that takes minutes."""
    if not (SITE / "licences.txt").is_file():
        pytest.skip("the browser client is not built here: run.py setup builds it")

    def make(folder: Path) -> None:
        build(copy_checkout(folder / "checkout"), folder / "dist", pure=True)

    return made_once(tmp_path_factory, "archives", make) / "dist"


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

    def make(folder: Path) -> None:
        venv.create(folder / "venv", with_pip=True, symlinks=True)
        run([folder / "venv/bin/python", "-m", "pip", "install", "--quiet", wheel])

    return made_once(tmp_path_factory, "installed", make) / "venv" / "bin"


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that the first of several test processes makes, and the others wait for."""
    base = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent  # the one that the processes share
    folder, done = base / name, base / f"{name}.done"
    with (base / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            done.touch()
    return folder


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
