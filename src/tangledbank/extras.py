"""Optional parts of the package: what each is for, and what to say when one is missing."""

import importlib.util
import sys
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Extra:
    """An optional dependency, installed with `pip install 'tangledbank[NAME]'`."""

    name: str
    module: str
    purpose: str


ARENA: Final = Extra(
    "arena", "openskill", "tournaments and the laboratory (tangledbank arena, lab)"
)
POSTGRES: Final = Extra("postgres", "psycopg", "PostgreSQL, for several server processes")
RAY: Final = Extra("ray", "ray", "the arena on many machines (tangledbank arena --ray)")
EXTRAS: Final = (ARENA, POSTGRES, RAY)


def is_installed(extra: Extra) -> bool:
    return importlib.util.find_spec(extra.module) is not None


def extra_of(module: str | None) -> Extra | None:
    """The extra that brings a module, if one does."""
    top = (module or "").partition(".")[0]
    return next((extra for extra in EXTRAS if extra.module == top), None)


def install_command(what: str) -> str:
    """How to install a requirement into this very Python."""
    # Environments made by uv have no pip of their own.
    has_pip = importlib.util.find_spec("pip") is not None
    pip = f"{sys.executable} -m pip install" if has_pip else f"uv pip install -p {sys.executable}"
    return f"{pip} '{what}'"


def how_to_install(extra: Extra) -> str:
    """
    >>> how_to_install(ARENA).endswith("install 'tangledbank[arena]'")
    True
    """
    return f"It is optional. Install it with: {install_command(f'tangledbank[{extra.name}]')}"
