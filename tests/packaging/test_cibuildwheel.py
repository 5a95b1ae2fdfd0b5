"""What cibuildwheel would build: every Python on every platform."""

import sys
from pathlib import Path

import pytest

from tasks.layout import ROOT
from tests.packaging.conftest import run

pytest.importorskip("cibuildwheel", reason="cibuildwheel is not installed")

PYTHONS = ["cp311", "cp312", "cp313", "cp314"]


@pytest.mark.parametrize(
    ("platform", "kinds"),
    [
        (
            "linux",
            ["manylinux_x86_64", "manylinux_aarch64", "musllinux_x86_64", "musllinux_aarch64"],
        ),
        ("macos", ["macosx_x86_64", "macosx_arm64"]),
        ("windows", ["win_amd64"]),
    ],
)
def test_what_is_built(platform: str, kinds: list[str]) -> None:
    command: list[str | Path] = [sys.executable, "-m", "cibuildwheel", "--platform", platform]
    said = run([*command, "--print-build-identifiers", ROOT]).split()
    assert sorted(said) == sorted(f"{python}-{kind}" for python in PYTHONS for kind in kinds)
