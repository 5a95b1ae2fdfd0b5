"""How the tests run everywhere: no deadline (never a timed test), and in CI no luck either."""

import os
import signal

import pytest
from hypothesis import settings

from tangledbank import engine_build
from tests import leftovers
from tests.sampling import (
    pytest_addoption,
    pytest_collection_modifyitems,
    pytest_sessionfinish,
    pytest_terminal_summary,
    pytest_testnodedown,
)

__all__ = [
    "pytest_addoption",
    "pytest_collection_modifyitems",
    "pytest_sessionfinish",
    "pytest_terminal_summary",
    "pytest_testnodedown",
]

settings.register_profile("here", deadline=None, print_blob=True)
settings.register_profile("ci", parent=settings.get_profile("here"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

# Whatever the locale here, the tests expect English words.
os.environ["TANGLEDBANK_LANGUAGE"] = "en"

# A shell ignores Ctrl-C for what it runs in the background, and so would every program that the
# tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("build", None)
    if wanted not in (None, engine_build()):
        raise pytest.UsageError(f"--build {wanted}, but the engine is {engine_build()} here")
    # A hook in this file would not hear of fixtures of the whole session; a plugin does.
    config.pluginmanager.register(leftovers)
