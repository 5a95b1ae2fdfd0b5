"""A program that run.py runs ends in its own time, whoever is told to stop."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

pytestmark = pytest.mark.skipif(os.name == "nt", reason="sends POSIX signals")

# Takes a moment to tidy up, as a server does. It writes without Python's buffer: a signal that
# comes while "ready" is being written would find that in use.
PROGRAM = """
import os, signal, sys, time
def tidy(*_):
    time.sleep(0.5)
    os.write(1, b"tidy\\n")
    sys.exit(7)
signal.signal(signal.SIGINT, tidy)
signal.signal(signal.SIGTERM, tidy)
os.write(1, b"ready\\n")
while True:
    signal.pause()
"""
RUN = """
import sys
from tasks.process import foreground
code = foreground([sys.executable, "-c", sys.argv[1]])
print("code", code)
"""


def start() -> "subprocess.Popen[str]":
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, PROGRAM],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


def test_ctrl_c_goes_to_both() -> None:
    process = start()
    os.killpg(process.pid, signal.SIGINT)
    assert process.communicate()[0] == "tidy\ncode 7\n"


def test_a_request_to_end_is_passed_on() -> None:
    process = start()
    process.send_signal(signal.SIGTERM)
    assert process.communicate()[0] == "tidy\ncode 7\n"
