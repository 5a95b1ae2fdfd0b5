"""Packages in a folder of their own, so that they never change those of the game."""

import shutil
import tempfile
from pathlib import Path

from tasks.installer import install
from tasks.layout import BUILD
from tasks.stamp import digest

#: A file in that folder: the lock file it was made from.
MARK = "made-from"


def install_apart(folder: Path, lock: Path) -> None:
    """Install what the lock file pins, all or nothing: the folder is renamed at the end."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f"{folder.name}-", dir=BUILD) as new:
        packages = Path(new, "packages")
        install(["--target", str(packages), "--require-hashes", "-r", str(lock)])
        (packages / MARK).write_text(digest([lock]))
        shutil.rmtree(folder, ignore_errors=True)
        packages.rename(folder)


def is_installed_apart(folder: Path, lock: Path) -> bool:
    mark = folder / MARK
    return mark.is_file() and mark.read_text() == digest([lock])
