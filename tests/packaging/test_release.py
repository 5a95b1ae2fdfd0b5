"""`run.py release VERSION` in a checkout of its own."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.sources import copy_checkout

pytestmark = pytest.mark.slow

RELEASE = """
import sys
from tasks import release
from tasks.errors import SetupError
# The environment, the compiler and the client are there already.
release.prepare_to_build = lambda: None
try:
    sys.exit(release.release(sys.argv[1:]))
except SetupError as error:
    sys.exit(f"run.py: {error}")
"""
CHANGELOG = """\
# Changelog

## [9.1.0] - unreleased

### Added
- Something new.

## [9.0.0] - 2026-01-31

- Something old.
"""


class Repository:
    def __init__(self, folder: Path) -> None:
        self.folder = copy_checkout(folder)
        (self.folder / "CHANGELOG.md").write_text(CHANGELOG)
        self.git("init", "--quiet", "--initial-branch=main")
        self.git("add", "--all")
        self.git("commit", "--quiet", "-m", "Begin")

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        who = {
            f"GIT_{role}_{what}": "ann@example.org"
            for role in ("AUTHOR", "COMMITTER")
            for what in ("NAME", "EMAIL")
        }
        return subprocess.run(
            command,
            cwd=self.folder,
            env={**os.environ, **who, "TANGLEDBANK_PURE": "1"},
            check=False,
            capture_output=True,
            text=True,
        )

    def git(self, *words: str) -> str:
        done = self.run("git", *words)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def release(self, *words: str) -> subprocess.CompletedProcess[str]:
        return self.run(sys.executable, "-c", RELEASE, *words)


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path / "repository")


def test_one_command_is_a_release(repository: Repository) -> None:
    done = repository.release("9.1.0")
    assert done.returncode == 0, done.stdout + done.stderr
    made = repository.folder / "dist" / "9.1.0"
    names = sorted(file.name for file in made.iterdir())
    assert names == [
        "NOTES.md",
        "SHA256SUMS",
        "tangledbank-9.1.0-py3-none-any.whl",
        "tangledbank-9.1.0.tar.gz",
    ]
    assert (made / "NOTES.md").read_text() == (
        "# Tangled Bank 9.1.0\n\n### Added\n- Something new.\n"
    )
    for line in (made / "SHA256SUMS").read_text().splitlines():
        digest, name = line.split("  ")
        assert hashlib.sha256((made / name).read_bytes()).hexdigest() == digest
    assert repository.git("status", "--porcelain") == ""
    assert repository.git("describe", "--exact-match").strip() == "v9.1.0"
    assert repository.git("log", "-1", "--format=%s").strip() == "Release 9.1.0"
    changed = repository.git("show", "--format=", "--name-only").split()
    assert changed == ["CHANGELOG.md", "src/tangledbank/__init__.py"]
    assert "unreleased" not in repository.git("show", "v9.1.0:CHANGELOG.md")


@pytest.mark.parametrize(
    ("version", "told"),
    [("9.2.0", "is 9.1.0, not 9.2.0"), ("nine", "takes one version"), ("0.0.1", "older")],
)
def test_a_release_that_is_refused_changes_nothing(
    repository: Repository, version: str, told: str
) -> None:
    done = repository.release(version)
    assert done.returncode == 1
    assert told in done.stderr
    assert repository.git("status", "--porcelain") == ""
    assert repository.git("tag") == ""


def test_uncommitted_work_is_not_released(repository: Repository) -> None:
    (repository.folder / "README.md").write_text("half a sentence")
    done = repository.release("9.1.0")
    assert done.returncode == 1
    assert "README.md" in done.stderr
