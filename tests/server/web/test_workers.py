"""Several server processes on one address, with one PostgreSQL."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.store.cluster import Cluster, NoPostgres
from tests.server.web.test_serve import wait_for

#: The usual run takes turns: a third of these each day.
pytestmark = pytest.mark.slow(days=3)


@pytest.fixture
def database() -> Iterator[str]:
    try:
        cluster = Cluster()
    except NoPostgres as reason:
        pytest.skip(str(reason))
    yield cluster.empty_database()
    cluster.remove()


def children(pid: int) -> list[int]:
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(word) for word in path.read_text().split()]


def workers_of(pid: int) -> list[int]:
    """The server processes, without Python's own helper."""
    return [
        child
        for child in children(pid)
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for processes in /proc")
def test_two_workers_and_one_of_them_killed(database: str) -> None:
    words = [sys.executable, "-m", "tangledbank", "serve", "--port", "0", "--bots", "1"]
    words += ["--workers", "2", "--database", database, "--limits", "none"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[4]
        assert "postgres@" not in process.stdout.readline()
        wait_for(address)
        made = use(address)
        before = workers_of(process.pid)
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        for _ in range(3000):
            after = workers_of(process.pid)
            if len(after) == 2 and before[0] not in after:
                break
            time.sleep(0.1)
        assert before[0] not in after
        # What was made before is there, whoever answers.
        for _ in range(10):
            assert httpx.get(f"{address}/api/tables/{made}").status_code == 200
        numbers = httpx.get(f"{address}/metrics").text
        assert "tangledbank_requests_total" in numbers
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=300)
        assert process.returncode == 0, err
    finally:
        process.kill()
        process.communicate()
    told = [json.loads(line) for line in err.splitlines()]
    assert any(one["text"] == "a worker died" for one in told)
    names = {one["worker"] for one in told if one["text"] == "started"}
    assert len(names) >= 2  # each has a name of its own; the third may not have come so far
    assert made not in err


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"  # ended, and only its parent has not noticed


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for processes in /proc")
def test_no_process_outlives_a_killed_parent(database: str) -> None:
    words = [sys.executable, "-m", "tangledbank", "serve", "--port", "0", "--bots", "1"]
    words += ["--workers", "2", "--database", database, "--limits", "none"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        wait_for(process.stdout.readline().split()[4])
        workers = children(process.pid)
        all_of_them = workers + [bot for worker in workers for bot in children(worker)]
        assert len(all_of_them) >= 4  # two workers, each with a process for bots
        process.kill()
        process.wait()
        for _ in range(300):
            if not any(alive(pid) for pid in all_of_them):
                break
            time.sleep(0.1)
        assert not [pid for pid in all_of_them if alive(pid)]
    finally:
        process.kill()
        process.communicate()


def use(address: str) -> str:
    ours = {"X-Tangled-Bank": "1", "Origin": address}
    with httpx.Client(base_url=address, headers=ours) as browser:
        assert browser.post("/api/me", json={"name": "Ann"}).status_code == 200
        made = browser.post("/api/tables", json={"setup": {}}).json()["table"]
    for _ in range(20):  # new connections, so that both processes get some
        assert httpx.get(f"{address}/api/tables/{made}").status_code == 200
    return str(made)
