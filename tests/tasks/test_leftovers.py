"""A test that leaves a process running fails, and the process is killed."""

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

CONFTEST = """\
import subprocess
import sys

import pytest

from tests import leftovers

leftovers.GRACE = 0.0

def pytest_configure(config):
    config.pluginmanager.register(leftovers)

def sleeping():
    return subprocess.Popen([sys.executable, "-c", "import time; time.sleep(10000)", "shared"])

@pytest.fixture(scope="session")
def shared():
    process = sleeping()
    yield process
    process.kill()
    process.wait()
"""

FILE = """\
import subprocess
import sys

LEFT = []

def sleep(*words):
    command = [sys.executable, "-c", "import time; time.sleep(10000)", *words]
    LEFT.append(subprocess.Popen(command))

def test_shares(request):
    request.getfixturevalue("shared")

def test_leaves():
    sleep("left")

def test_it_was_killed():
    assert LEFT[0].wait() == -9

def test_tidy():
    sleep("tidy")
    LEFT[1].kill()
    LEFT[1].wait()
"""


def test_what_a_test_leaves_is_found_and_killed(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(FILE)
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=4, errors=1)
    result.stdout.fnmatch_lines(["*the test left processes behind: *left *"])
