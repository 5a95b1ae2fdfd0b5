"""The wheel in an empty environment, from an empty folder."""

import os
import re
import signal
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.packaging.conftest import run

pytestmark = pytest.mark.slow

LOADED = "import sys; old = set(sys.modules); import tangledbank; print(*set(sys.modules) - old)"


@contextmanager
def opened(commands: list[str | Path], folder: Path, **variables: str) -> Iterator[str]:
    """The address that a command opens in the browser; it is stopped with Ctrl-C afterwards."""
    told = folder / "opened"
    os.mkfifo(told)
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {told}\n')
    browser.chmod(0o755)
    environment = {**os.environ, **variables, "BROWSER": f"{browser} %s"}
    with subprocess.Popen(
        commands, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        try:
            yield told.read_text().strip()  # waits until somebody writes
        finally:
            running.send_signal(signal.SIGINT)
            _, complaints = running.communicate()
            assert "Traceback" not in complaints


def fetch(url: str) -> str:
    with urllib.request.urlopen(url) as answer:
        return str(answer.read().decode())


def test_the_command_alone_opens_the_game(installed: Path, tmp_path: Path) -> None:
    with opened([installed / "tangledbank"], tmp_path) as address:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", address)
        page = fetch(address)
        (script,) = re.findall(r'src="(/assets/index-[^"]+\.js)"', page)
        assert len(fetch(address + script)) > 1000
        assert "svelte" in fetch(address + "/licences.txt")
        assert fetch(address + "/ready") == "ready\n"


def test_it_plays_in_the_terminal(installed: Path) -> None:
    command = [str(installed / "tangledbank"), "play", "--seats", "me,bot", "--seed", "1"]
    ran = subprocess.run(command, input="help\nquit\n", capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr
    assert "pass" in ran.stdout


def test_importing_loads_the_standard_library_alone(installed: Path) -> None:
    loaded = {name.partition(".")[0] for name in run([installed / "python", "-c", LOADED]).split()}
    assert "tangledbank" in loaded
    assert not {name for name in loaded - sys.stdlib_module_names if name != "tangledbank"}


def test_the_doctor_finds_nothing_broken(installed: Path) -> None:
    said = run([installed / "tangledbank", "doctor", "--port", "0"])
    assert "Everything works." in said
    assert "an installed package" in said


def test_the_rulebook_is_there(installed: Path) -> None:
    assert "0 failed" in run([installed / "tangledbank", "check", rulebook_of(installed)])


def rulebook_of(installed: Path) -> str:
    code = "from tangledbank.rulebook.pages import folder; print(folder() / 'creatures')"
    return run([installed / "python", "-c", code]).strip()


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["arena", "--bots", "random,greedy"], "arena"),
        (["lab"], "arena"),
        (["serve", "--database", "postgresql://nobody@/none"], "postgres"),
    ],
)
def test_a_command_names_the_extra_that_it_needs(
    installed: Path, words: list[str], extra: str
) -> None:
    ran = subprocess.run(
        [installed / "tangledbank", *words], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert f"-m pip install 'tangledbank[{extra}]'" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_licences_go_along(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        client = archive.read("tangledbank/server/site/licences.txt").decode()
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    for library in ("svelte", "@fluent/bundle", "clsx"):
        assert re.search(rf"^{library} [\d.]+ \(", client, re.MULTILINE)
    assert "Permission is hereby granted" in client
    assert "Apache License" in client


def test_the_source_archive_is_a_whole_checkout(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for wanted in (
        "run.py",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "docs/host/hosting.md",
        "tasks/wheel.py",
        "tests/packaging/test_install.py",
        "web/package-lock.json",
        "deploy/Containerfile",
        "rulebook/evolution/CLAUSES",
        "rulebook/evolution/traits/big.zh-TW.md",
        "src/tangledbank/messages/zh-TW/traits.ftl",
        "src/tangledbank/server/site/index.html",
    ):
        assert wanted in names
    assert not [name for name in names if name.endswith((".so", ".pyc"))]
