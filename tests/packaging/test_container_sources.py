"""The image's build gets every file of the checkout that it reads."""

import re
from pathlib import PurePosixPath

from tasks.layout import ROOT


def copied() -> set[str]:
    """What the Containerfile copies out of the checkout."""
    lines = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8").splitlines()
    copies = [line.split()[1:-1] for line in lines if re.match(r"COPY (?!--from)", line)]
    return {path.rstrip("/") for paths in copies for path in paths}


def let_through() -> set[str]:
    """What .containerignore keeps although it ignores everything."""
    lines = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
    return {line[1:] for line in lines if line.startswith("!")}


def covers(paths: set[str], file: str) -> bool:
    place = PurePosixPath(file)
    return any(place.is_relative_to(path) or place.match(path) for path in paths)


def test_what_setup_reads_is_copied() -> None:
    setup = (ROOT / "setup.py").read_text(encoding="utf-8")
    named = [name for name in re.findall(r'ROOT / "([^"]+)"', setup) if (ROOT / name).exists()]
    assert "tasks/inline.h" in named
    for name in named:
        assert covers(copied(), name), f"the Containerfile does not copy {name}"


def test_what_is_copied_is_there_and_let_through() -> None:
    for path in copied():
        assert (ROOT / path).exists(), path
        assert covers(let_through(), path), f".containerignore leaves out {path}"
