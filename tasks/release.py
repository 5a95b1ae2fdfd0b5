"""`run.py release VERSION`: makes a release with one command.

Sets the version, dates the changelog, builds wheel and sdist, writes checksums and notes, then
commits and tags.  Nothing leaves this machine: you push and publish it yourself.
"""

import datetime
import hashlib
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tasks import wheel
from tasks.changelog import ChangelogError, close, notes
from tasks.console import say
from tasks.errors import SetupError
from tasks.layout import ROOT, SOURCE
from tasks.prepare import prepare_to_build

VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:(?:a|b|rc)\d+)?")
VERSION_FILE = SOURCE / "tangledbank" / "__init__.py"
VERSION_LINE = re.compile(r'^__version__ = "([^"]*)"$', re.MULTILINE)


def release(arguments: Sequence[str]) -> int:
    if len(arguments) != 1 or not VERSION.fullmatch(arguments[0]):
        raise SetupError("release takes one version, such as 1.2.0 or 1.2.0rc1.")
    (version,) = arguments
    check_checkout(version)
    prepare_to_build()
    changed = {path: path.read_bytes() for path in (VERSION_FILE, wheel.CHANGELOG)}
    try:
        set_version(version)
        folder = wheel.DIST / version
        files = wheel.build(folder)
        write_notes(folder, version)
        write_checksums(folder, files)
        commit(version, list(changed))
    except BaseException:
        for path, content in changed.items():
            path.write_bytes(content)
        raise
    say(f"Released {version} in {folder}, tagged v{version}. Publish it with: git push --tags")
    return 0


def check_checkout(version: str) -> None:
    """A release is a commit: everything must be committed, and the tag must be new."""
    status = wheel.git("status", "--porcelain")
    if status is None:
        raise SetupError("This folder is not a Git checkout. Make releases in one.")
    if status:
        raise SetupError(f"Commit or put away your changes first:\n{status.rstrip()}")
    if wheel.git("tag", "--list", f"v{version}"):
        raise SetupError(f"Version {version} is already released: the tag v{version} exists.")
    known = VERSION_LINE.search(VERSION_FILE.read_text(encoding="utf-8"))
    if known is not None and numbers(version) < numbers(known[1]):
        raise SetupError(f"Version {version} is older than the current one, {known[1]}.")


def numbers(version: str) -> tuple[int, ...]:
    """
    >>> numbers("1.10.0rc1") > numbers("1.9.2")
    True
    """
    return tuple(int(number) for number in version.split(".")[:2])


def set_version(version: str) -> None:
    today = datetime.datetime.now(datetime.UTC).date()
    text = wheel.CHANGELOG.read_text(encoding="utf-8")
    try:
        wheel.CHANGELOG.write_text(close(text, version, today), encoding="utf-8")
    except ChangelogError as error:
        raise SetupError(str(error)) from None
    code = VERSION_FILE.read_text(encoding="utf-8")
    changed, count = VERSION_LINE.subn(f'__version__ = "{version}"', code)
    if count != 1:
        raise SetupError(f"{VERSION_FILE} has no line with the version.")
    VERSION_FILE.write_text(changed, encoding="utf-8")


def write_notes(folder: Path, version: str) -> None:
    try:
        body = notes(wheel.CHANGELOG.read_text(encoding="utf-8"), version)
    except ChangelogError as error:
        raise SetupError(str(error)) from None
    (folder / "NOTES.md").write_text(f"# Tangled Bank {version}\n\n{body}", encoding="utf-8")


def write_checksums(folder: Path, files: Sequence[Path]) -> None:
    """In the form that `sha256sum --check` reads."""
    lines = [
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files)
    ]
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def commit(version: str, files: Sequence[Path]) -> None:
    run_git("add", *map(str, files))
    # The version may stand in both files already, for a first release on the day it was dated.
    run_git("commit", "--quiet", "--allow-empty", "-m", f"Release {version}")
    run_git("tag", "--annotate", f"v{version}", "-m", f"Tangled Bank {version}")


def run_git(*words: str) -> None:
    done = subprocess.run(["git", *words], cwd=ROOT, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise SetupError(f"git {words[0]} failed: {done.stderr.strip()}")
