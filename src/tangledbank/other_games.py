"""Games that live outside this package: a folder or a module, whose `KIND` is the game."""

import os
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from tangledbank.core.errors import SetupError
from tangledbank.core.kind import KINDS, Kind, enlist_kind

#: Where games are named that this package does not have.
OTHER_GAMES: Final = "TANGLEDBANK_GAMES"


def enlist_other_games(named: str) -> None:
    """Enlist every game that is named, separated as in `PATH`.

    One that cannot be loaded is named on stderr; the others can be played all the same.
    """
    for name in named.split(os.pathsep):
        if name.strip():
            try:
                enlist_game(name.strip())
            except SetupError as error:
                print(f"tangledbank: {error}", file=sys.stderr)


def add_game(name: str) -> None:
    """Enlist a game here, and in every process that is started from here."""
    where = str(Path(name).resolve()) if Path(name).is_dir() else name
    enlist_game(where)
    named = os.environ.get(OTHER_GAMES, "").split(os.pathsep)
    if where not in named:
        os.environ[OTHER_GAMES] = os.pathsep.join([one for one in named if one] + [where])


def enlist_game(name: str) -> Kind:
    """Enlist the game in a folder, or in a module; again does nothing."""
    try:
        module = folder_module(Path(name)) if Path(name).is_dir() else import_module(name)
    except SetupError:
        raise
    except Exception as error:
        raise SetupError(
            f"the game {name!r} cannot be loaded: {type(error).__name__}: {error}"
        ) from error
    kind: object = getattr(module, "KIND", None)
    if not isinstance(kind, Kind):
        raise SetupError(f"the game {name!r} has no KIND: its module must define KIND = MyKind()")
    if KINDS.get(kind.name) is not kind:
        enlist_kind(kind)
    return kind


def folder_module(folder: Path) -> ModuleType:
    """The package in this folder, imported under the folder's name wherever it lies."""
    package = folder.resolve()
    name = package.name
    known = sys.modules.get(name)
    if known is not None and getattr(known, "__path__", None):
        if Path(next(iter(known.__path__))).resolve() == package:
            return known
        raise SetupError(f"{folder}: another package is called {name!r} here: rename the folder")
    start = package / "__init__.py"
    if not start.is_file():
        raise SetupError(f"{folder} is not a game: it has no __init__.py")
    spec = spec_from_file_location(name, start, submodule_search_locations=[str(package)])
    if spec is None or spec.loader is None:
        raise SetupError(f"{folder} cannot be imported")
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
