"""Several server processes on one address, for a database that they can share.

Each has its own tables in memory, and all use the same database.  A process that dies is replaced;
its clients lose only their connection.
"""

import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from multiprocessing.process import BaseProcess
from typing import Final

from tangledbank.server import logs
from tangledbank.server.logs import LOG
from tangledbank.server.web.serving import LAST_CALL, How, serve

#: Where prometheus_client looks for the metrics of all processes.
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
#: A process that dies within this many seconds would only die again.
TOO_SOON: Final = 2.0
MOST_QUICK_DEATHS: Final = 5


class Workers:
    """The processes, and the parent that supervises them."""

    def __init__(self, how: How, listener: socket.socket, count: int) -> None:
        self._how = how
        self._listener = listener
        self._count = count
        self._processes: list[BaseProcess] = []
        self._born: dict[BaseProcess, float] = {}
        self._quick_deaths = 0
        self._stop = threading.Event()

    def run(self) -> bool:
        """Run until a signal stops it; false if the processes cannot be kept alive."""
        logs.configure(self._how.log_level, "parent")
        for one in (signal.SIGTERM, signal.SIGINT):
            signal.signal(one, lambda *_: self._stop.set())
        with tempfile.TemporaryDirectory(prefix="tangledbank-metrics-") as folder:
            os.environ.setdefault(FOLDER, folder)
            self._processes = [self._start() for _ in range(self._count)]
            while not self._stop.wait(0.25):
                if not self._replace_dead():
                    break
            self._end_all()
        return self._stop.is_set()

    def _start(self) -> BaseProcess:
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=work, args=(self._how, self._listener))
        process.start()
        self._born[process] = time.monotonic()
        return process

    def _replace_dead(self) -> bool:
        for at, process in enumerate(self._processes):
            if process.is_alive():
                continue
            lived = time.monotonic() - self._born.pop(process)
            LOG.error("a worker died", code=process.exitcode, seconds=round(lived, 1))
            forget_numbers(process.pid)
            self._quick_deaths = self._quick_deaths + 1 if lived < TOO_SOON else 0
            if self._quick_deaths > MOST_QUICK_DEATHS:
                LOG.error("the workers die right after they start")
                return False
            self._processes[at] = self._start()
        return True

    def _end_all(self) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join(LAST_CALL + 5)
            if process.is_alive():
                process.kill()
                process.join()


def work(how: How, listener: socket.socket) -> None:
    """The main function of each process."""
    stop_with_parent()
    # Ctrl-C reaches every process of the terminal; the parent passes it on as SIGTERM, once.
    if not serve(how, listener):
        raise SystemExit(1)


def stop_with_parent() -> None:
    """Shut down when the parent is gone, however it ended: nobody else would stop us."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        LOG.error("the parent process died")
        signal.raise_signal(signal.SIGTERM)

    threading.Thread(target=watch, name="parent-watch", daemon=True).start()


def forget_numbers(pid: int | None) -> None:
    """A dead process has no tables open."""
    from prometheus_client.multiprocess import mark_process_dead

    if pid is not None:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]
