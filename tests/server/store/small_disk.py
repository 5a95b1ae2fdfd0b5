"""A disk that is soon full."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

#: Grows to fill the disk, and is deleted to free it.
BALLAST = "ballast"


@contextmanager
def small_disk(size: str, owner: str | None = None) -> Iterator[Path]:
    """A folder with its own little file system; only root can make one."""
    folder = Path(tempfile.mkdtemp(prefix="tb-disk-", dir="/tmp"))
    try:
        made = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size},mode=755", "none", folder],
            check=False,
            capture_output=True,
            text=True,
        )
        if made.returncode != 0:
            pytest.skip(f"no small disk could be mounted: {made.stderr.strip()}")
        try:
            if owner is not None:
                shutil.chown(folder, owner)
            yield folder
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)
    finally:
        folder.rmdir()


def fill(folder: Path) -> None:
    with (folder / BALLAST).open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            return


def free(folder: Path) -> None:
    (folder / BALLAST).unlink()
