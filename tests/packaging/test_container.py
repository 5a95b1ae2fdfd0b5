"""A built image, run for real: an unprivileged user, a volume, health, a graceful stop.

To build one takes minutes and a base image, so it is named by the caller:

    podman build --format docker -f deploy/Containerfile -t tangledbank .
    TANGLEDBANK_IMAGE=localhost/tangledbank pytest tests/packaging/test_container.py

`TANGLEDBANK_PODMAN` may hold options that this machine's podman needs, such as `--runtime runc`,
and `TANGLEDBANK_PODMAN_RUN` options for `podman run`.
"""

import json
import os
import re
import secrets
import shlex
import shutil
import subprocess
import urllib.request
from collections.abc import Iterator

import pytest

from tasks.layout import ROOT

pytestmark = pytest.mark.slow

IMAGE = os.environ.get("TANGLEDBANK_IMAGE", "")
PODMAN = ["podman", *shlex.split(os.environ.get("TANGLEDBANK_PODMAN", ""))]
RUN_OPTIONS = shlex.split(os.environ.get("TANGLEDBANK_PODMAN_RUN", ""))
NUMBER = 10001


def podman(*words: str, check: bool = True) -> str:
    done = subprocess.run([*PODMAN, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0 or not check, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout.strip()


@pytest.fixture
def volume() -> Iterator[str]:
    if not IMAGE:
        pytest.skip("TANGLEDBANK_IMAGE names no image to run")
    if shutil.which("podman") is None:
        pytest.skip("there is no podman")
    name = f"tangledbank-test-{secrets.token_hex(4)}"
    podman("volume", "create", name)
    yield name
    podman("volume", "rm", "--force", name, check=False)


class Container:
    """The image as it is, with a port of this machine."""

    def __init__(self, volume: str) -> None:
        self.name = podman(
            *("run", "--detach", "--publish", "127.0.0.1::8000", *RUN_OPTIONS),
            *("--volume", f"{volume}:/var/lib/tangledbank", IMAGE),
        )
        self.url = f"http://{podman('port', self.name, '8000')}"

    def wait_until_ready(self) -> None:
        """As soon as its own health check says so."""
        while subprocess.run(
            [*PODMAN, "healthcheck", "run", self.name], capture_output=True, check=False
        ).returncode:
            running = podman("inspect", "--format", "{{.State.Running}}", self.name)
            assert running == "true", podman("logs", self.name)

    def stop(self) -> int:
        """The exit code after a polite request."""
        podman("stop", "--time", "60", self.name)
        return int(podman("inspect", "--format", "{{.State.ExitCode}}", self.name))

    def remove(self) -> None:
        podman("rm", "--force", self.name, check=False)


@pytest.fixture
def container(volume: str) -> Iterator[Container]:
    running = Container(volume)
    yield running
    running.remove()


def new_table(url: str) -> str:
    headers = {"Content-Type": "application/json", "X-Tangled-Bank": "1"}

    def post(path: str, body: object) -> dict[str, str]:
        request = urllib.request.Request(
            f"{url}{path}", json.dumps(body).encode(), headers, method="POST"
        )
        with urllib.request.urlopen(request) as answer:
            told: dict[str, str] = json.load(answer)
        return told

    headers["Authorization"] = f"Bearer {post('/api/tokens', {'name': 'Ann'})['token']}"
    return post("/api/tables", {"setup": {"seats": [{}, {}]}})["table"]


def status_of(url: str, table: str) -> int:
    with urllib.request.urlopen(f"{url}/api/tables/{table}") as answer:
        return int(answer.status)


def test_it_serves_as_nobody_special_and_stops_in_good_order(container: Container) -> None:
    container.wait_until_ready()
    ids = podman("exec", container.name, "id", "-u").split()
    assert ids == [str(NUMBER)]
    page = urllib.request.urlopen(container.url).read().decode()
    assert re.search(r'src="/assets/index-[^"]+\.js"', page)
    assert container.stop() == 0
    said = subprocess.run(
        [*PODMAN, "logs", container.name], capture_output=True, text=True, check=True
    )
    assert '"stopped"' in said.stdout + said.stderr


def test_tables_outlive_the_container(container: Container, volume: str) -> None:
    container.wait_until_ready()
    table = new_table(container.url)
    assert container.stop() == 0
    container.remove()
    other = Container(volume)
    try:
        other.wait_until_ready()
        assert status_of(other.url, table) == 200
        owner = podman(
            "exec", other.name, "stat", "-c", "%u", "/var/lib/tangledbank/tangledbank.db"
        )
        assert owner == str(NUMBER)
    finally:
        other.remove()


def test_the_default_trusts_no_proxy() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text()
    command = text[text.index("\nCMD ") :]
    assert "--proxy" not in command
