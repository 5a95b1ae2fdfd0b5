"""The choice between compiled modules and their Python sources, made once, at import.

A built engine has an extension module beside each source, and Python prefers the extension.
The sources are used instead

* when ``TANGLEDBANK_PURE=1``: to debug, to measure coverage, to compare both builds;
* in a checkout whose sources were edited after they were compiled: an edit must never be
  ignored in silence. ``python3 run.py setup`` compiles again;
* in a checkout that has no compiled engine yet: it may appear while this process still imports
  modules, and half of it must not be used.
"""

# Every `import tangledbank` pays for what is imported here, so paths are plain strings.
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType

PACKAGE = "tangledbank"
ENGINE_PACKAGES = ("core", "evolution", "creatures", "bots/mind", "research")
PACKAGE_DIR = os.path.dirname(os.path.realpath(__file__))  # noqa: PTH120


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
    for source, changed in engine_files(".py"):
        if source.endswith("__init__.py"):
            continue
        built = source.removesuffix(".py") + EXTENSION_SUFFIXES[0]
        if compiled.pop(built, -1) < changed:
            return True
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
    return os.path.isfile(f"{PACKAGE_DIR}/../../setup.py")  # noqa: PTH113


def compiled_modules() -> dict[str, int]:
    """The compiled modules, and when each of them was changed last."""
    return dict(engine_files(EXTENSION_SUFFIXES[0]))


def engine_files(suffix: str) -> Iterator[tuple[str, int]]:
    """The engine's files that end so, and when each of them was changed last."""
    folders = [f"{PACKAGE_DIR}/{package}" for package in ENGINE_PACKAGES]
    while folders:
        folder = folders.pop()
        if not os.path.isdir(folder):  # noqa: PTH112
            continue
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_dir():
                    folders.append(entry.path)
                elif entry.name.endswith(suffix):
                    yield entry.path, entry.stat().st_mtime_ns


def engine_build() -> str:
    """``"compiled"`` or ``"interpreted"``: what the engine of this process runs as."""
    from tangledbank.core import chance

    return "compiled" if chance.__file__.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


# Importing this module is the choice; the package does so before anything else.
use_sources_if_asked()
