"""The Python packages, in `.venv`."""

import shutil
import sys
from pathlib import Path

from tasks.errors import SetupError
from tasks.layout import DEV_LOCK, LOCK, PACKAGING, PYTHON, ROOT, VENV
from tasks.process import call, captured
from tasks.progress import PROGRESS
from tasks.stamp import digest, set_stamp, stamp
from tasks.trouble import why

OLDEST_PYTHON = (3, 11)


def set_up_environment(dev: bool) -> None:
    """`.venv` with everything of the lock file and this package, editable."""
    lock = DEV_LOCK if dev else LOCK
    known, wanted = stamp(), digest([*PACKAGING, DEV_LOCK])
    there = known.get("environment") == wanted and (known.get("dev") == "yes" or not dev)
    if PYTHON.exists() and there and runs(PYTHON):
        return
    uv = shutil.which("uv")
    with PROGRESS.step("Installing the Python packages"):
        if not (uv and installed_with_uv(uv, lock)):
            install_with_pip(lock)
    set_stamp(environment=wanted, dev="yes" if dev else "no")


def installed_with_uv(uv: str, lock: Path) -> bool:
    install = [uv, "pip", "install", "--quiet", "--python", str(PYTHON)]
    commands = [
        [*install, "--require-hashes", "-r", str(lock)],
        [*install, "--no-deps", "--no-build-isolation", "-e", str(ROOT)],
    ]
    if not runs(PYTHON):
        commands.insert(
            0, [uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(VENV)]
        )
    return all(captured(command, pure=True)[0] == 0 for command in commands)


def install_with_pip(lock: Path) -> None:
    if not (runs(PYTHON) and call([str(PYTHON), "-c", "import pip"], quiet=True) == 0):
        make_venv()
    pip = [
        str(PYTHON),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "-qq",
        "--no-compile",
    ]
    for arguments in (
        ["--require-hashes", "-r", str(lock)],
        ["--no-deps", "--no-build-isolation", "-e", str(ROOT)],
    ):
        code, printed = captured([*pip, *arguments], pure=True)
        if code != 0:
            raise SetupError(why("pip", printed))


def make_venv() -> None:
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        raise SetupError(
            "This Python has no venv module. Install it (Debian, Ubuntu: the package "
            "python3-venv), or install uv, and run this again."
        ) from None
    code, printed = captured([sys.executable, "-m", "venv", "--clear", str(VENV)])
    if code != 0:
        raise SetupError(why("venv", printed))


def runs(python: Path) -> bool:
    """Whether this Python is there, works and is new enough."""
    test = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    return python.exists() and call([str(python), "-c", test], quiet=True) == 0
