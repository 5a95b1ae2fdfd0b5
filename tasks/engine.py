"""Compiles the engine: builds it in a folder of its own, moves it into place, and tests it."""

import contextlib
import os
import re
import shutil
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tasks.compiler import compiler_environment, compiler_is_current, set_up_compiler
from tasks.errors import CompileError
from tasks.layout import BUILD, BUILD_LOCK, ENGINE_PACKAGES, PYTHON, ROOT, SOURCE
from tasks.process import PURE
from tasks.progress import PROGRESS
from tasks.stamp import digest, locked, set_stamp, stamp

LOG = BUILD / "engine.log"
#: The lock of the one process that compiles.
ENGINE_LOCK = BUILD / "engine.lock"
COMPILER_TITLE = "Installing the compiler"
ENGINE_TITLE = "Compiling the engine"
NO_COMPILER = (
    "There is no C compiler with Python's headers. To make bots several times faster, install "
    "them (Debian, Ubuntu: gcc and python3-dev) and start again."
)


def set_up_engine() -> str | None:
    """Compile the engine unless that is done; returns the reason if it stays interpreted."""
    if os.environ.get(PURE) == "1":
        return f"{PURE}=1"
    with compiling():
        if engine_is_current():
            return None
        remove_leftovers()
        if not compiler_is_current():
            with PROGRESS.step(COMPILER_TITLE):
                set_up_compiler()
        try:
            with PROGRESS.step(ENGINE_TITLE):
                return compile_engine()
        except CompileError:
            print(LOG.read_text(encoding="utf-8", errors="replace"))
            raise


def planned() -> list[str]:
    """The titles of the steps that compiling will take."""
    if os.environ.get(PURE) == "1" or engine_is_current():
        return []
    return [ENGINE_TITLE] if compiler_is_current() else [COMPILER_TITLE, ENGINE_TITLE]


def engine_is_current() -> bool:
    if stamp().get("engine") != engine_digest() or not compiled_files():
        return False
    # The sources may have been rewritten without a change; the compiled files must not look older
    # than them.
    date_compiled_files(time.time())
    return True


def is_worth_compiling() -> bool:
    """Is the engine not compiled, and has the same attempt not failed before?"""
    if os.environ.get(PURE) == "1" or engine_is_current():
        return False
    return stamp().get("engine_failed") != failure_key()


def compile_engine() -> str | None:
    """Build in a separate folder, then move the files beside the sources; returns why it failed.

    An interruption leaves no compiled file behind, or an incomplete set, which is not used.
    """
    wanted, key, started = engine_digest(), failure_key(), time.time()
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="engine-", dir=BUILD) as folder, LOG.open("w") as log:
        code = subprocess.call(
            [str(PYTHON), "setup.py", "build_ext", "--build-lib", folder],
            cwd=ROOT,
            env=compiler_environment(),
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        built = extensions_in(Path(folder))
        if code != 0 or not built:
            set_stamp(engine_failed=key)
            return interpreted_because(code)
        install(Path(folder), built, started)
    set_stamp(engine=wanted, engine_failed="")
    return None


def remove_leftovers() -> None:
    """Remove what a killed process left behind; only the process that compiles may do it."""
    for kind in ("engine", "compiler"):
        for folder in BUILD.glob(f"{kind}-*"):
            shutil.rmtree(folder, ignore_errors=True)


def interpreted_because(code: int) -> str:
    said = LOG.read_text(encoding="utf-8", errors="replace")
    if code == 0:  # setup.py found a reason not to compile, and printed it on one line
        found = re.findall(r"^tangledbank: .*\((.*)\)$", said, re.MULTILINE)
        reason = found[-1] if found else "nothing was compiled"
        return NO_COMPILER if "no C compiler" in reason else reason
    if "No space left on device" in said:
        raise CompileError("The disk is full: the engine could not be compiled.")
    raise CompileError(f"The engine does not compile ({LOG.relative_to(ROOT)} says why).")


def install(folder: Path, built: list[Path], started: float) -> None:
    """Move the built files beside the sources.

    An incomplete set is never used (`tangledbank/_pure.py`).  The libraries go first, so that a
    complete set of modules has its libraries.
    """
    for file in sorted(built, key=lambda path: len(path.relative_to(folder).parts)):
        # Dated back to the start, so that an edit during the build counts as newer.
        os.utime(file, (started, started))
        target = SOURCE / file.relative_to(folder)
        file.replace(target)
    wanted = {SOURCE / file.relative_to(folder) for file in built}
    for file in compiled_files():
        if file not in wanted:  # its source is gone
            file.unlink()


def engine_digest() -> str:
    sources = [
        path
        for package in ENGINE_PACKAGES
        for path in sorted((SOURCE / "tangledbank" / package).rglob("*.py"))
    ]
    build = [ROOT / "setup.py", Path(__file__).with_name("inline.h")]
    return digest([*build, *sources]) + compiler_version()


def compiler_version() -> str:
    found = re.search(r"^mypy==(\S+)", BUILD_LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    return f" mypy {found[1]}" if found else ""


def failure_key() -> str:
    """Everything that a failed compilation depended on."""
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), "no compiler")
    headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
    wishes = [
        f"{name}={os.environ[name]}" for name in ("CC", "CFLAGS", "LDFLAGS") if name in os.environ
    ]
    return " ".join([engine_digest(), compiler, str(headers), *wishes])


def compiled_files() -> list[Path]:
    """The extension modules beside the sources."""
    return extensions_in(SOURCE)


def extensions_in(folder: Path) -> list[Path]:
    return [path for end in ("so", "pyd") for path in folder.rglob(f"*.{end}")]


def date_compiled_files(moment: float) -> None:
    for file in compiled_files():
        os.utime(file, (moment, moment))


@contextlib.contextmanager
def compiling() -> Iterator[None]:
    """Become the one process that compiles here; waits while another does."""
    BUILD.mkdir(exist_ok=True)
    with ENGINE_LOCK.open("a") as held, locked(held):
        yield
