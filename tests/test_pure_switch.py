"""Which modules are loaded: compiled ones or their sources (see tangledbank._pure)."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import tangledbank

LOADED = """
import sys, tangledbank.core.chance
print(tangledbank.engine_build())
for name, module in sys.modules.items():
    if name.startswith("tangledbank."):
        print(module.__spec__.origin)
"""


def python(code: str, *, pure: bool, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    variables = {name: text for name, text in os.environ.items() if name != "TANGLEDBANK_PURE"}
    if pure:
        variables["TANGLEDBANK_PURE"] = "1"
    if path is not None:
        variables["PYTHONPATH"] = str(path)
    return subprocess.run(
        [sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=False
    )


def test_pure_loads_sources_only() -> None:
    ran = python(LOADED, pure=True)
    build, *origins = ran.stdout.split()
    assert build == "interpreted", ran.stderr
    assert origins
    assert all(origin.endswith(".py") for origin in origins)


def test_the_build_is_named() -> None:
    assert tangledbank.engine_build() in {"compiled", "interpreted"}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose compiled module is a file that no Python can load."""
    package = tmp_path / "src" / "tangledbank"
    (package / "core").mkdir(parents=True)
    source = Path(tangledbank.__file__).parent
    shutil.copy(source / "_pure.py", package)
    (package / "__init__.py").write_text(
        "from tangledbank._pure import engine_build, use_sources_if_asked\nuse_sources_if_asked()\n"
    )
    (package / "core" / "__init__.py").touch()
    (package / "core" / "chance.py").touch()
    (package / "core" / f"chance{EXTENSION_SUFFIXES[0]}").write_text("not a library")
    (tmp_path / "setup.py").touch()
    return tmp_path


def date(file: Path, moment: int) -> None:
    os.utime(file, (moment, moment))


@pytest.mark.parametrize(
    ("pure", "source_date", "loaded"),
    [
        (False, 1000, "compiled"),
        (False, 3000, "source"),  # edited after it was compiled
        (True, 1000, "source"),
        (True, 3000, "source"),
    ],
)
def test_what_is_loaded(checkout: Path, pure: bool, source_date: int, loaded: str) -> None:
    core = checkout / "src" / "tangledbank" / "core"
    date(core / "chance.py", source_date)
    date(core / f"chance{EXTENSION_SUFFIXES[0]}", 2000)
    ran = python(LOADED, pure=pure, path=checkout / "src")
    if loaded == "source":
        assert ran.stdout.startswith("interpreted"), ran.stderr
    else:
        assert "ImportError" in ran.stderr


def test_a_module_without_its_compiled_twin_means_sources(checkout: Path) -> None:
    core = checkout / "src" / "tangledbank" / "core"
    date(core / "chance.py", 1000)
    (core / "action.py").touch()
    assert python(LOADED, pure=False, path=checkout / "src").stdout.startswith("interpreted")


def test_a_compiled_module_without_its_source_means_sources(checkout: Path) -> None:
    core = checkout / "src" / "tangledbank" / "core"
    date(core / "chance.py", 1000)
    (core / f"gone{EXTENSION_SUFFIXES[0]}").touch()
    assert python(LOADED, pure=False, path=checkout / "src").stdout.startswith("interpreted")


def test_an_installed_package_is_not_judged_by_dates(checkout: Path) -> None:
    (checkout / "setup.py").unlink()
    ran = python(LOADED, pure=False, path=checkout / "src")
    assert "ImportError" in ran.stderr
