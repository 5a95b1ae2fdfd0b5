"""How the engine runs: compiled, or interpreted while `run.py` compiles it in the background."""

import os
from pathlib import Path
from typing import Final

from litestar import get

from tangledbank._pure import PACKAGE_DIR, engine_build
from tangledbank.server.web.openapi import errors
from tangledbank.server.wire.api import EngineInfo

#: There while a checkout is being compiled, with the id of the process that does it.
MARK: Final = PACKAGE_DIR.parent.parent / "build" / "compiling"


@get("/api/engine", operation_id="engine", responses=errors())
async def get_engine() -> EngineInfo:
    """Is the engine compiled, or being compiled?"""
    return engine_info()


def engine_info() -> EngineInfo:
    compiled = engine_build() == "compiled"
    return EngineInfo("compiled" if compiled else "interpreted", not compiled and is_marked(MARK))


def is_marked(mark: Path) -> bool:
    """Whether the process that left the mark still runs: it may have been killed."""
    try:
        process = int(mark.read_text())
        if os.name != "nt":  # there, this would end the process
            os.kill(process, 0)
    except (OSError, ValueError):
        return False
    return True


ROUTES = [get_engine]
