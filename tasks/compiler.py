"""mypy and setuptools, which compile the engine, in a folder of their own.

The game does not need them, so it does not wait for them, and they never change its packages.
"""

from tasks.apart import install_apart, is_installed_apart
from tasks.layout import BUILD, BUILD_LOCK
from tasks.process import environment

COMPILER = BUILD / "compiler"


def set_up_compiler() -> None:
    if not compiler_is_current():
        install_apart(COMPILER, BUILD_LOCK)


def compiler_is_current() -> bool:
    return is_installed_apart(COMPILER, BUILD_LOCK)


def compiler_environment() -> dict[str, str]:
    """The environment of a process that compiles."""
    return {**environment(), "PYTHONPATH": str(COMPILER)}
