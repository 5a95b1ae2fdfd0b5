"""Finds the classes of a kind in the files of a folder, so that nobody has to list them."""

import os
from importlib import import_module
from types import ModuleType


def classes_in(package: ModuleType, base: type) -> list[type]:
    """The subclasses of `base` in the files of a package, in the order of the files' names."""
    found: list[type] = []
    for name in modules_in(package):
        home = import_module(f"{package.__name__}.{name}")
        for thing in list(vars(home).values()):
            # What a file imports is at home elsewhere.
            if isinstance(thing, type) and home_of(thing) == home.__name__:
                if issubclass(thing, base) and thing is not base:
                    found.append(thing)
    return found


def modules_in(package: ModuleType) -> list[str]:
    """The modules of a package; `pkgutil` would load too much of the library for this.

    A compiled module has its source beside it.  One that has lost it is a leftover.
    """
    names: list[str] = []
    for folder in package.__path__:
        with os.scandir(folder) as files:
            for file in files:
                name, _, kind = file.name.partition(".")
                if kind == "py" and name != "__init__":
                    names.append(name)
    return sorted(names)


def home_of(kind: type) -> str:
    """The module that a class is defined in."""
    return kind.__module__
