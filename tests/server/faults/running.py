"""A real server in a process of its own; it can be killed, and started again at the same port."""

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

#: Whatever is waited for in a test comes long before, or not at all.
PATIENCE = 120.0
#: Milliseconds; people need 600 to follow a bot, programs need none.
BOT_PACE = 10


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Running:
    """`tangledbank serve`, as somebody would start it, and what it said."""

    def __init__(
        self,
        database: str,
        log: Path,
        workers: int = 1,
        port: int = 0,
        limits: str = "none",
        file_handles: int = 0,
        environment: dict[str, str] | None = None,
        words: tuple[str, ...] = (),
    ) -> None:
        self.words = words  # more of the command
        self.database = database
        self.environment = environment or {}
        self.port = port or free_port()
        self.workers = workers
        self.limits = limits
        self.log = log
        self.file_handles = file_handles
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    # Up and down

    def start(self) -> None:
        command = [sys.executable, "-m", "tangledbank", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--limits", self.limits]
        command += ["--bots", "1", "--bot-pace", str(BOT_PACE)]
        command += ["--workers", str(self.workers), "--log-level", "warning", *self.words]
        if self.file_handles:
            command = ["prlimit", f"--nofile={self.file_handles}", *command]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                env=os.environ | {"PYTHONUNBUFFERED": "1"} | self.environment,
            )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        for _ in range(1200):
            try:
                with urllib.request.urlopen(f"{self.url}/ready", timeout=5):
                    return
            except OSError:
                assert self.process is None or self.process.poll() is None, self.said()
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.said()}")

    @property
    def up(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """As a power cut would: no time for last words."""
        assert self.process is not None
        for pid in [*children_of(self.process.pid), self.process.pid]:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait()

    def stop(self) -> int:
        """Stop it in good order; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def memory(self) -> int:
        """Resident megabytes of all its processes."""
        assert self.process is not None
        return sum(map(resident, [self.process.pid, *children_of(self.process.pid)])) // 1024

    def said(self) -> str:
        return self.log.read_text(errors="replace")[-4000:] if self.log.exists() else ""

    # Requests

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(self.url + path, timeout=PATIENCE) as answer:
            return bytes(answer.read())

    def status(self, path: str) -> int:
        try:
            with urllib.request.urlopen(self.url + path, timeout=PATIENCE) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            return error.code

    def post(self, path: str, data: object, token: str = "") -> Any:
        headers = {"Content-Type": "application/json", "X-Tangled-Bank": "1"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(
            self.url + path, json.dumps(data).encode(), headers, method="POST"
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())

    def token(self, name: str) -> str:
        return str(self.post("/api/tokens", {"name": name})["token"])

    def table(self, token: str, **setup: object) -> str:
        return str(self.post("/api/tables", {"setup": setup}, token)["table"])


@contextlib.contextmanager
def running(folder: Path, limits: str = "none", file_handles: int = 0) -> Iterator[Running]:
    """A server that must still be up at the end."""
    database = f"sqlite:///{folder / 'tables.db'}"
    server = Running(database, folder / "server.log", limits=limits, file_handles=file_handles)
    server.start()
    try:
        yield server
        assert server.up, server.said()
    finally:
        if server.up:
            server.stop()


def children_of(pid: int) -> list[int]:
    said = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], check=False, capture_output=True, text=True
    )
    below = [int(one) for one in re.findall(r"\d+", said.stdout)]
    return below + [one for child in below for one in children_of(child)]


def resident(pid: int) -> int:
    """Kilobytes of memory; 0 if it has just ended."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found.group(1)) if found else 0
