"""The compiled engine."""

import os
import subprocess
import time
from pathlib import Path

from tasks.console import say
from tasks.errors import CompileError
from tasks.layout import ENGINE_PACKAGES, PACKAGING, PYTHON, ROOT, SOURCE
from tasks.process import PURE, environment
from tasks.stamp import digest, set_stamp, stamp


def set_up_engine() -> str | None:
    """Compile the engine unless that is done; the reason if it has to stay interpreted."""
    if os.environ.get(PURE) == "1":
        return f"{PURE}=1"
    wanted = engine_digest()
    if stamp().get("engine") == wanted and compiled_files():
        # The sources may have been written again without a change; the compiled files must
        # not look older than them.
        date_compiled_files(time.time())
        return None
    say("Compiling the engine (a minute or two, only when it has changed) ...")
    for file in compiled_files():
        file.unlink()
    started = time.time()
    build = subprocess.run(
        [str(PYTHON), "setup.py", "build_ext", "--inplace"],
        check=False,
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if build.returncode != 0:
        for file in compiled_files():
            file.unlink()
        print(build.stdout)
        raise CompileError("The engine does not compile (see above); it runs interpreted.")
    # Dated back to the start, so that an edit during the build counts as newer.
    date_compiled_files(started)
    said = [line for line in build.stdout.splitlines() if line.startswith("tangledbank: ")]
    print("\n".join(said), end="\n" if said else "", flush=True)
    if not compiled_files():
        return said[-1] if said else "nothing was compiled"
    set_stamp(engine=wanted)
    return None


def engine_digest() -> str:
    sources = [
        path
        for package in ENGINE_PACKAGES
        for path in sorted((SOURCE / "tangledbank" / package).rglob("*.py"))
    ]
    return digest([*PACKAGING, *sources])


def compiled_files() -> list[Path]:
    """The extension modules that the build puts beside the sources."""
    return [path for end in ("so", "pyd") for path in SOURCE.rglob(f"*.{end}")]


def date_compiled_files(moment: float) -> None:
    for file in compiled_files():
        os.utime(file, (moment, moment))
