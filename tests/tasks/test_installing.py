"""The packages that playing needs come first, and this package is among them without setuptools."""

import importlib.metadata
import json
import os
import re
import subprocess
from pathlib import Path

import pytest

import tangledbank
from tasks import editable, installer
from tasks.errors import SetupError
from tasks.layout import BUILD_LOCK, DEV_LOCK, LOCK

#: The usual run takes turns: a third of these each day.
pytestmark = pytest.mark.slow(days=3)

ASK = """
import importlib.metadata as m, json, tangledbank
print(json.dumps([m.version("tangledbank"), m.requires("tangledbank"), tangledbank.__file__]))
"""


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new environment, with pip and nothing else; no uv."""
    folder = tmp_path / "venv"
    binary = folder / ("Scripts" if os.name == "nt" else "bin")
    monkeypatch.setattr(installer, "VENV", folder)
    monkeypatch.setattr(installer, "BIN", binary)
    monkeypatch.setattr(installer, "PYTHON", binary / "python")
    monkeypatch.setattr(editable, "BUILD", tmp_path / "build")
    monkeypatch.setattr("shutil.which", lambda _: None)
    installer.make_venv()
    return binary


def test_this_package_is_installed_editable(empty: Path) -> None:
    requirement = editable.editable_requirement()
    installer.install(["--no-deps", "--no-index", "--require-hashes", "-r", str(requirement)])
    version, requires, file = json.loads(
        subprocess.check_output([empty / "python", "-c", ASK], text=True)
    )
    assert version.partition("+")[0] == tangledbank.__version__
    assert file == tangledbank.__file__
    own = importlib.metadata.requires("tangledbank") or []
    assert sorted(map(plain, requires)) == sorted(map(plain, own))
    said = subprocess.check_output([empty / "tangledbank", "--version"], text=True)
    assert said.startswith(f"tangledbank {tangledbank.__version__} ")


def plain(requirement: str) -> str:
    """One way to write it, of several."""
    return re.sub(r"[()\s]", "", requirement).replace('"', "'")


def test_the_same_sources_give_the_same_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(editable, "BUILD", tmp_path)
    assert (
        editable.editable_requirement().read_text() == editable.editable_requirement().read_text()
    )


@pytest.mark.skipif(os.name == "nt", reason="there, pip comes with the environment")
def test_pip_is_a_command_of_the_environment(empty: Path) -> None:
    installer.add_pip()
    said = subprocess.check_output([empty / "pip", "--version"], text=True)
    assert str(empty.parent) in said


def test_a_package_that_cannot_be_installed(empty: Path) -> None:
    with pytest.raises(SetupError, match="pip failed"):
        installer.install(["--no-index", str(empty / "nowhere.whl")])


def test_the_lock_files_agree() -> None:
    """What is installed later never replaces what runs already."""
    runtime, build, dev = map(pins, (LOCK, BUILD_LOCK, DEV_LOCK))
    assert runtime.items() | build.items() <= dev.items()
    assert not {"mypy", "setuptools"} & set(runtime)


def pins(lock: Path) -> dict[str, str]:
    lines = re.findall(r"^([a-z0-9-]+)==(\S+)", lock.read_text(), re.MULTILINE)
    assert lines
    return dict(lines)
