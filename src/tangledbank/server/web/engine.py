"""How the engine runs: compiled, or interpreted while `run.py` compiles it in the background."""

import sys
from pathlib import Path
from typing import IO, Final

from litestar import get

from tangledbank._pure import PACKAGE_DIR, engine_build
from tangledbank.server.web.openapi import errors
from tangledbank.server.wire.api import EngineInfo

#: This file exists and is locked while a checkout is being compiled.
MARK: Final = Path(PACKAGE_DIR).parents[1] / "build" / "compiling"


@get("/api/engine", operation_id="engine", responses=errors())
async def get_engine() -> EngineInfo:
    """Is the engine compiled, or being compiled?"""
    return engine_info()


def engine_info() -> EngineInfo:
    compiled = engine_build() == "compiled"
    return EngineInfo("compiled" if compiled else "interpreted", not compiled and is_marked(MARK))


def is_marked(mark: Path) -> bool:
    """Is the mark still locked?  The process that left it may have been killed."""
    try:
        with mark.open() as file:
            return is_locked(file)
    except OSError:
        return False


def is_locked(file: IO[str]) -> bool:
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    return False


ROUTES = [get_engine]
