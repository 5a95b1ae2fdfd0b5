"""Runs other programs, in the environment of `.venv`."""

import os
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tasks.console import say
from tasks.layout import BIN, ROOT, VENV

PURE = "TANGLEDBANK_PURE"


def call(
    command: Sequence[str], *, pure: bool = False, quiet: bool = False, folder: Path = ROOT
) -> int:
    output = subprocess.DEVNULL if quiet else None
    try:
        return subprocess.call(
            command, cwd=folder, env=environment(pure), stdout=output, stderr=output
        )
    except OSError as error:
        say(f"{command[0]}: {error.strerror}")
        return 127


def foreground(command: Sequence[str]) -> int:
    """Run a program until it ends by itself, even after Ctrl-C: it cleans up, then we continue.

    A terminal sends Ctrl-C to both; a signal sent only to us is passed on.
    """
    try:
        process = subprocess.Popen(command, cwd=ROOT, env=environment())
    except OSError as error:
        say(f"{command[0]}: {error.strerror}")
        return 127
    before = {
        signal.SIGINT: signal.signal(signal.SIGINT, lambda *_: None),
        signal.SIGTERM: signal.signal(signal.SIGTERM, lambda *_: process.terminate()),
    }
    try:
        return process.wait()
    finally:
        for number, action in before.items():
            signal.signal(number, action)


def captured(command: Sequence[str], *, pure: bool = False, folder: Path = ROOT) -> tuple[int, str]:
    """The exit code and the complete output."""
    try:
        ran = subprocess.run(
            command,
            check=False,
            cwd=folder,
            env=environment(pure),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    except OSError as error:
        return 127, f"{command[0]}: {error.strerror}"
    return ran.returncode, ran.stdout


def environment(pure: bool | None = None) -> dict[str, str]:
    """The environment of a child process: like ours, but in `.venv`, and pure if requested."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONHOME"}
    variables["VIRTUAL_ENV"] = str(VENV)
    variables["PATH"] = os.pathsep.join([str(BIN), variables.get("PATH", "")])
    if pure:
        variables[PURE] = "1"
    return variables
