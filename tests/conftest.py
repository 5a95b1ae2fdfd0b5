"""How the tests run everywhere: no deadline (never a timed test), and in CI no luck either."""

import os
import signal

from hypothesis import settings

from tests.leftovers import no_process_is_left, pytest_fixture_setup
from tests.sampling import (
    pytest_addoption,
    pytest_collection_modifyitems,
    pytest_sessionfinish,
    pytest_terminal_summary,
    pytest_testnodedown,
)

__all__ = [
    "no_process_is_left",
    "pytest_addoption",
    "pytest_collection_modifyitems",
    "pytest_fixture_setup",
    "pytest_sessionfinish",
    "pytest_terminal_summary",
    "pytest_testnodedown",
]

settings.register_profile("here", deadline=None, print_blob=True)
settings.register_profile("ci", parent=settings.get_profile("here"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

# A shell ignores Ctrl-C for what it runs in the background, and so would every program that the
# tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
