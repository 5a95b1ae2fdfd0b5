"""The choice between compiled modules and their Python sources, made once, at import.

A built engine has an extension module beside each source, and Python prefers the extension.
The sources are used instead

* when ``TANGLEDBANK_PURE=1``: to debug, to measure coverage, to compare both builds;
* in a checkout whose sources were edited after they were compiled: an edit must never be
  ignored in silence. ``python3 run.py setup`` compiles again;
* in a checkout that has no compiled engine yet: it may appear while this process still imports
  modules, and half of it must not be used.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

PACKAGE = "tangledbank"
ENGINE_PACKAGES = ("core", "evolution", "creatures", "bots/mind")
PACKAGE_DIR = Path(__file__).resolve().parent


class SourceFinder:
    """A meta path finder that sees only the ``.py`` files of this package."""

    def __init__(self) -> None:
        self._folders: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(PACKAGE + ".") or path is None:
            return None
        for folder in path:
            finder = self._folders.get(folder)
            if finder is None:
                finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
                self._folders[folder] = finder
            spec = finder.find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        for finder in self._folders.values():
            finder.invalidate_caches()


def use_sources_if_asked() -> None:
    """Install the finder if the sources must be used; must run before other imports."""
    if any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        return
    if os.environ.get("TANGLEDBANK_PURE") == "1" or edited_since_compiled() or not_compiled_yet():
        sys.meta_path.insert(0, SourceFinder())


def edited_since_compiled() -> bool:
    """Whether this is a checkout whose compiled engine is not the one of its sources.

    One changed module is enough to leave all of them interpreted: an interpreted class cannot
    extend a compiled one.
    """
    compiled = compiled_modules()
    if not is_checkout() or not compiled:
        return False
    suffix = EXTENSION_SUFFIXES[0]
    for package in ENGINE_PACKAGES:
        for source in (PACKAGE_DIR / package).rglob("*.py"):
            if source.name == "__init__.py":
                continue
            built = source.with_name(source.stem + suffix)
            if built not in compiled or built.stat().st_mtime_ns < source.stat().st_mtime_ns:
                return True
            compiled.remove(built)
    return bool(compiled)  # what is left over has lost its source


def not_compiled_yet() -> bool:
    return is_checkout() and not compiled_modules()


def compiled_since_start() -> bool:
    """Whether this process runs the sources of a checkout and the next one will run compiled."""
    return (
        is_checkout()
        and os.environ.get("TANGLEDBANK_PURE") != "1"
        and engine_build() == "interpreted"
        and bool(compiled_modules())
        and not edited_since_compiled()
    )


def is_checkout() -> bool:
    """False in an installed wheel, whose files carry no meaningful times."""
    return (PACKAGE_DIR.parent.parent / "setup.py").is_file()


def compiled_modules() -> set[Path]:
    suffix = EXTENSION_SUFFIXES[0]
    return {
        file for package in ENGINE_PACKAGES for file in (PACKAGE_DIR / package).rglob("*" + suffix)
    }


def engine_build() -> str:
    """``"compiled"`` or ``"interpreted"``: what the engine of this process runs as."""
    chance = importlib.import_module(PACKAGE + ".core.chance")
    origin = chance.__spec__.origin if chance.__spec__ is not None else None
    compiled = origin is not None and origin.endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "interpreted"


# Importing this module is the choice; the package does so before anything else.
use_sources_if_asked()
