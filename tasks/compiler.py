"""mypy and setuptools, which compile the engine, in a folder of their own.

The game does not need them, so it does not wait for them, and they never change its packages.
"""

import shutil
import tempfile
from pathlib import Path

from tasks.installer import install
from tasks.layout import BUILD, BUILD_LOCK
from tasks.process import environment
from tasks.stamp import digest

COMPILER = BUILD / "compiler"
#: In that folder: which lock file it was made from.
MARK = "made-from"


def set_up_compiler() -> None:
    """Install them, all or none: the folder gets its name at the end."""
    if compiler_is_current():
        return
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="compiler-", dir=BUILD) as folder:
        packages = Path(folder, "packages")
        install(["--target", str(packages), "--require-hashes", "-r", str(BUILD_LOCK)])
        (packages / MARK).write_text(digest([BUILD_LOCK]))
        shutil.rmtree(COMPILER, ignore_errors=True)
        packages.rename(COMPILER)


def compiler_is_current() -> bool:
    mark = COMPILER / MARK
    return mark.is_file() and mark.read_text() == digest([BUILD_LOCK])


def compiler_environment() -> dict[str, str]:
    """The variables of a process that compiles."""
    return {**environment(), "PYTHONPATH": str(COMPILER)}
