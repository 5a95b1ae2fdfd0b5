"""Ctrl-C during long work: noticed once, and never lost.

Python raises KeyboardInterrupt wherever it happens to be.  In a finalizer or a callback the
exception is printed and dropped, and the work would continue as if nothing had happened.  So the
signal is also remembered, and checked between two pieces.
"""

import signal
import threading
from types import FrameType, TracebackType
from typing import Self


class Interruption:
    """Remembers Ctrl-C while it is open; `check` raises it if the exception was lost."""

    def __init__(self) -> None:
        self.asked = False
        self._installed = False

    def __enter__(self) -> Self:
        # A program started with Ctrl-C ignored, or with its own handler, keeps that.
        if (
            threading.current_thread() is threading.main_thread()
            and signal.getsignal(signal.SIGINT) is signal.default_int_handler
        ):
            signal.signal(signal.SIGINT, self._interrupt)
            self._installed = True
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._installed:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            self._installed = False

    def check(self) -> None:
        if self.asked:
            raise KeyboardInterrupt

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        raise KeyboardInterrupt
