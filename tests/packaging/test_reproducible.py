"""The same sources give the same bytes, in whatever folder they are built."""

import os
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from tasks.layout import SITE, WEB
from tests.packaging.sources import build, copy_checkout


def build_twice(tmp_path: Path, *, pure: bool) -> list[dict[str, bytes]]:
    # Both copies first: a build takes minutes, and somebody may edit meanwhile.
    folders = [tmp_path / "one", tmp_path / "a/folder/with a/longer name"]
    checkouts = [copy_checkout(folder / "tangledbank") for folder in folders]
    made = []
    for number, checkout in enumerate(checkouts):
        for file in checkout.rglob("*.py"):
            os.utime(file, (1_600_000_000 + number, 1_600_000_000 + number))
        mask = os.umask(0o077 if number else 0o022)
        try:
            made.append(build(checkout, tmp_path / f"dist-{number}", pure=pure))
        finally:
            os.umask(mask)
    return made


def assert_same(one: dict[str, bytes], other: dict[str, bytes]) -> None:
    assert sorted(one) == sorted(other)
    different = [name for name in one if one[name] != other[name]]
    assert not different


@pytest.mark.slow
def test_a_pure_build_is_reproducible(tmp_path: Path) -> None:
    assert_same(*build_twice(tmp_path, pure=True))


@pytest.mark.slow
def test_a_compiled_build_is_reproducible(tmp_path: Path) -> None:
    one, other = build_twice(tmp_path, pure=False)
    assert_same(one, other)
    (wheel,) = (tmp_path / "dist-0").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        libraries = [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]
        assert libraries
        assert "mypyc" in archive.read("tangledbank/licences-engine.txt").decode()
        for name in libraries:
            assert str(tmp_path).encode() not in archive.read(name)


@pytest.mark.slow
def test_the_browser_client_is_reproducible(tmp_path: Path) -> None:
    """As built here, and as built in another folder."""
    npm = shutil.which("npm")
    if npm is None or not (WEB / "node_modules").is_dir():
        pytest.skip("there is no Node.js, or its packages are not installed")
    checkout = copy_checkout(tmp_path / "elsewhere")
    shutil.rmtree(checkout / "src/tangledbank/server/site")
    shutil.copytree(WEB / "node_modules", checkout / "web/node_modules", symlinks=True)
    subprocess.run([npm, "run", "build"], cwd=checkout / "web", check=True, capture_output=True)
    made = checkout / "src/tangledbank/server/site"
    here = {path.relative_to(SITE): path.read_bytes() for path in SITE.rglob("*") if path.is_file()}
    there = {
        path.relative_to(made): path.read_bytes() for path in made.rglob("*") if path.is_file()
    }
    assert here == there
