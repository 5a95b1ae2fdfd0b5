"""A real server process that can be killed and started again at the same port."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Running:
    """`tangledbank serve`, and what it said."""

    def __init__(self, database: str, log: Path, workers: int = 1, port: int = 0) -> None:
        self.database = database
        self.port = port or free_port()
        self.workers = workers
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tangledbank", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--limits", "none", "--bots", "1"]
        command += ["--workers", str(self.workers), "--log-level", "warning"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env=os.environ | {"PYTHONUNBUFFERED": "1"}
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
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def said(self) -> str:
        return self.log.read_text(errors="replace")[-4000:] if self.log.exists() else ""


def children_of(pid: int) -> list[int]:
    said = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], check=False, capture_output=True, text=True
    )
    below = [int(one) for one in re.findall(r"\d+", said.stdout)]
    return below + [one for child in below for one in children_of(child)]
