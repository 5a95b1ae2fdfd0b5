"""Workers on a Ray cluster: the same pieces, the same results, on many machines.

Ray is an extra (`pip install tangledbank[ray]`).  Every machine of the cluster needs the same
version of this package.
"""

import os
import socket
import subprocess
import sys
from collections.abc import Generator, Iterable
from typing import Any, Final

from tangledbank import __version__
from tangledbank.arena.crew import Crew, Queue, Result, Work
from tangledbank.arena.processes import Pace
from tangledbank.core.errors import SetupError
from tangledbank.extras import RAY, how_to_install

#: About how many seconds of work a task has, so that Ray's own overhead is negligible.
TASK: Final = 10.0
MOST_IN_TASK: Final = 2000

#: How many tasks per worker are queued in Ray, so that none waits for the next.
AHEAD: Final = 2

#: Seconds to wait for a TCP connection to a cluster, and then for Ray to join it.
CONNECT_TIMEOUT: Final = 3.0
JOIN_TIMEOUT: Final = 25.0

#: The default port of a Ray cluster, and of its client.
PORT: Final = 6379
CLIENT_PORT: Final = 10001

#: Newer clusters require a token, and Ray does not name this as the reason for a refusal.
TOKEN: Final = " (a cluster with token authentication wants RAY_AUTH_MODE=token and its token)"

START_ITSELF: Final = "local"


def import_ray() -> Any:
    # Users who asked for a tournament do not need Ray's own notices.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_DEDUP_LOGS", "0")
    try:
        import ray
    except ImportError:
        raise SetupError(f"--ray needs the package ray. {how_to_install(RAY)}") from None
    return ray


class Cluster(Crew):
    """A Ray cluster at an address; or one on this machine, for `local`."""

    def __init__(self, address: str = START_ITSELF, jobs: int | None = None) -> None:
        self.ray = import_ray()
        self.address = address
        quiet = {"logging_level": "ERROR", "log_to_driver": False, "namespace": "tangledbank"}
        if address == START_ITSELF:
            self.ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            check_reachable(address)
            self.ray.init(address=address, **quiet)
        there = int(self.ray.cluster_resources().get("CPU", 1))
        self.workers = max(1, min(there, jobs or there))

    def play(
        self, work: Work[Result], numbers: Iterable[int]
    ) -> Generator[tuple[int, Result], None, None]:
        ray = self.ray
        # Our own queue replays what a dead worker lost, so Ray need not.
        remote = ray.remote(num_cpus=1, max_retries=0)(play_some)
        shared = ray.put(work)
        queue = Queue(numbers)
        pace = Pace(TASK, MOST_IN_TASK)
        running: dict[Any, list[int]] = {}
        try:
            while queue or running:
                while queue and len(running) < self.workers * AHEAD:
                    some = queue.take(pace.handful(self.workers, len(queue.waiting)))
                    running[remote.remote(shared, some, __version__)] = some
                done, _ = ray.wait(list(running), num_returns=1)
                some = running.pop(done[0])
                try:
                    results = ray.get(done[0])
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from None
                except ray.exceptions.RayError:
                    queue.give_back(some)  # the worker or its machine has died
                    continue
                for number, result in zip(some, results, strict=True):
                    pace.count()
                    yield number, result
        finally:
            for task in running:
                ray.cancel(task, force=True)

    def close(self) -> None:
        self.ray.shutdown()


def play_some(work: Work[Result], numbers: list[int], version: str) -> list[Result]:
    """One task: some pieces, one after another."""
    if __version__ != version:
        raise SetupError(
            f"a machine of the cluster has tangledbank {__version__}, this one has {version}"
        )
    return [work.play(number) for number in numbers]


def endpoint_of(address: str) -> tuple[str, int]:
    """The host and port behind an address.

    >>> endpoint_of("10.0.0.7:6379"), endpoint_of("ray://head")
    (('10.0.0.7', 6379), ('head', 10001))
    """
    scheme, _, rest = address.rpartition("://")
    if scheme not in ("", "ray"):
        raise SetupError(f"--ray {address}: expected HOST:PORT or ray://HOST:PORT")
    host, colon, port = rest.rpartition(":")
    if not colon:
        host, port = rest, str(CLIENT_PORT if scheme else PORT)
    if not host or not port.isdecimal() or not 0 < int(port) < 1 << 16:
        raise SetupError(f"--ray {address}: expected HOST:PORT or ray://HOST:PORT")
    return host.strip("[]"), int(port)


def check_reachable(address: str) -> None:
    """Make sure that a cluster answers; Ray itself would wait for minutes and then exit."""
    if address != "auto":
        try:
            socket.create_connection(endpoint_of(address), CONNECT_TIMEOUT).close()
        except OSError as error:
            why = error.strerror or error
            raise SetupError(f"--ray {address}: no cluster answers there ({why})") from None
    joining = f"import ray; ray.init(address={address!r}, logging_level='ERROR')"
    try:
        subprocess.run(
            [sys.executable, "-c", joining], capture_output=True, check=True, timeout=JOIN_TIMEOUT
        )
    except subprocess.TimeoutExpired:
        why = f"what listens there did not answer as a Ray cluster within {JOIN_TIMEOUT:g} seconds"
        raise SetupError(f"--ray {address}: {why}") from None
    except subprocess.CalledProcessError as error:
        told = error.stderr.decode(errors="replace").strip().splitlines()
        why = told[-1] if told else "Ray gives no reason"
        raise SetupError(f"--ray {address}: cannot join the cluster: {why}{TOKEN}") from None
