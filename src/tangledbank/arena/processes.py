"""Worker processes on this machine.

Each has its own pipe.  With a shared pool, killing one process would break the whole pool; here
only the pieces of the dead one are played again.
"""

import os
import signal
import threading
import time
from collections.abc import Generator, Iterable
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any, Final

from tangledbank.arena.crew import Crew, Queue, Result, Work
from tangledbank.arena.interruption import Interruption

#: About how many seconds of work a process gets at once.
HANDFUL: Final = 2.0
MOST_AT_ONCE: Final = 64

#: Seconds between checks for Ctrl-C.
LOOK: Final = 0.5

#: Seconds a process has to end when asked; then it is killed.
GRACE: Final = 0.5

SPAWN: Final = get_context("spawn")  # fresh interpreters, whatever threads run here


class Worker:
    """One process, its pipe, and its unfinished pieces."""

    def __init__(self, work: object) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()
        self.numbers: list[int] = []

    def hand(self, numbers: list[int]) -> None:
        self.numbers = numbers
        with suppress(OSError):  # it has died: the reader of the pipe will notice
            self.pipe.send(numbers)

    def ask_to_end(self) -> None:
        self.pipe.close()
        self.process.terminate()

    def end(self, grace: float) -> None:
        """Wait for its end, but not for a bot that ignores the request."""
        self.process.join(grace)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()
        self.process.close()


class Failed:
    """An error of the job itself, as sent back."""

    def __init__(self, error: Exception) -> None:
        self.error = error


def serve(pipe: Connection, work: Work[Any]) -> None:
    """The loop of a worker: take numbers, send results, until the pipe is closed."""
    # The parent process handles Ctrl-C.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        while True:
            for number in pipe.recv():
                try:
                    pipe.send((number, work.play(number)))
                except OSError:
                    return
                except Exception as error:  # the arena decides what to do with it
                    pipe.send((number, Failed(error)))
    except EOFError:
        return


def end_with_parent() -> None:
    """End this process when the arena is killed, even in the middle of a game."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


class Processes(Crew):
    """A number of processes."""

    def __init__(self, jobs: int) -> None:
        self.workers = jobs
        self.crew: list[Worker] = []

    def play(
        self, work: Work[Result], numbers: Iterable[int]
    ) -> Generator[tuple[int, Result], None, None]:
        queue = Queue(numbers)
        pace = Pace()
        try:
            with Interruption() as interruption:
                for _ in range(min(self.workers, len(queue.waiting))):
                    self.crew.append(Worker(work))
                for worker in self.crew:
                    worker.hand(queue.take(1))
                while busy := {one.pipe: one for one in self.crew if one.numbers}:
                    interruption.check()
                    for pipe in connection.wait(list(busy), LOOK):
                        assert isinstance(pipe, Connection)
                        worker = busy[pipe]
                        try:
                            number, result = pipe.recv()
                        except (EOFError, OSError):
                            queue.give_back(worker.numbers)
                            self.crew.remove(worker)
                            worker.ask_to_end()
                            worker.end(GRACE)
                            worker = Worker(work)
                            self.crew.append(worker)
                        else:
                            if isinstance(result, Failed):
                                raise result.error
                            worker.numbers.remove(number)
                            pace.count()
                            yield number, result
                        if not worker.numbers and queue:
                            worker.hand(queue.take(pace.handful(self.workers, len(queue.waiting))))
        finally:
            self.close()

    def close(self) -> None:
        crew, self.crew = self.crew, []
        for worker in crew:
            worker.ask_to_end()
        deadline = time.monotonic() + GRACE
        for worker in crew:
            worker.end(max(0.0, deadline - time.monotonic()))


class Pace:
    """How many pieces go into a batch: some seconds of work, but nobody is idle at the end."""

    def __init__(self, seconds: float = HANDFUL, most: int = MOST_AT_ONCE) -> None:
        self.seconds = seconds
        self.most = most
        self.began = time.monotonic()
        self.done = 0

    def count(self) -> None:
        self.done += 1

    def handful(self, workers: int, waiting: int) -> int:
        if not self.done:
            return 1
        each = (time.monotonic() - self.began) * workers / self.done
        wanted = self.seconds / max(each, 1e-6)
        return max(1, min(self.most, int(wanted), waiting // (2 * workers)))
