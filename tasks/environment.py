"""The Python packages, in `.venv`."""

from pathlib import Path

from tasks.editable import editable_requirement
from tasks.installer import install, make_venv
from tasks.layout import DEV_LOCK, LOCK, PACKAGING, PYTHON
from tasks.process import call
from tasks.progress import PROGRESS
from tasks.stamp import digest, set_stamp, stamp

OLDEST_PYTHON = (3, 11)
TITLE = "Installing the Python packages"


def set_up_environment(dev: bool) -> None:
    """`.venv` with everything in the lock file and this package, editable."""
    if environment_is_current(dev):
        return
    with PROGRESS.step(TITLE):
        if not runs(PYTHON):
            make_venv()
        lock = DEV_LOCK if dev else LOCK
        install(["--require-hashes", "-r", str(lock), "-r", str(editable_requirement())])
    set_stamp(environment=environment_digest(), dev="yes" if dev else "no")


def environment_is_current(dev: bool) -> bool:
    known = stamp()
    there = known.get("environment") == environment_digest()
    return there and (known.get("dev") == "yes" or not dev) and runs(PYTHON)


def environment_digest() -> str:
    return digest([*PACKAGING, DEV_LOCK])


def runs(python: Path) -> bool:
    """Does this Python exist, start, and is it new enough?"""
    test = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    return python.exists() and call([str(python), "-c", test], quiet=True) == 0
