"""The main loop of a process in which bots think."""

import os
import signal
import threading
import time
import traceback
from collections.abc import Sequence
from multiprocessing import connection, parent_process
from multiprocessing.connection import Connection

from tangledbank.bots.program.definition import Program
from tangledbank.bots.program.entering import enter
from tangledbank.server.bot_task import Thought
from tangledbank.server.bots.thinking import think


def work(wire: Connection, programs: Sequence[tuple[str, Program]] = ()) -> None:
    """Answer one task after another until the other end is gone."""
    enter(programs)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    threading.Thread(target=end_with_parent, daemon=True).start()
    while True:
        try:
            task = wire.recv()
        except (EOFError, OSError):
            return
        began = time.process_time()
        try:
            thought = think(task)
        except Exception:
            # A bot's error costs it one decision, not its table.
            thought = Thought(error=traceback.format_exc(limit=8))
        thought.seconds = time.process_time() - began
        try:
            wire.send(thought)
        except OSError:
            return


def end_with_parent() -> None:
    """End this process when the server is killed, even in the middle of a search."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
