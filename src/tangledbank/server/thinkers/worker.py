"""The process in which bots think."""

import signal
import time
import traceback
from multiprocessing.connection import Connection

from tangledbank.server.bot_task import Thought
from tangledbank.server.thinkers.thinking import think


def work(wire: Connection) -> None:
    """Think about one task after the other, until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    while True:
        try:
            task = wire.recv()
        except (EOFError, OSError):
            return
        began = time.process_time()
        try:
            thought = think(task)
        except Exception:
            # Whatever a bot does wrong costs it one decision, not its table.
            thought = Thought(error=traceback.format_exc(limit=8))
        thought.seconds = time.process_time() - began
        try:
            wire.send(thought)
        except OSError:
            return
