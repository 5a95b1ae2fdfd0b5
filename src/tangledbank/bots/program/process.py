"""One running program: lines to it, lines from it, and a way to end it whatever it does.

Nothing here waits without a deadline, neither for a program that does not write nor for one that
does not read.  Its output is limited per line and per decision.
"""

import os
import selectors
import signal
import subprocess
import sys
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from tangledbank.bots.program.definition import Program
from tangledbank.bots.program.protocol import (
    LONGEST_LINE,
    MOST_ERRORS,
    MOST_OUTPUT,
    MOST_UNREAD,
    ProgramFault,
    shown,
)
from tangledbank.core.errors import SetupError

GUARD: Final = str(Path(__file__).with_name("guard.py"))
#: The environment variables passed to a program; a server's environment may hold secrets.
PASSED_ON: Final = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ")
#: Bytes read at once, and bytes of standard error kept.
CHUNK: Final = 65_536
KEPT: Final = 2_000
#: Seconds a program has to quit before it is killed.
FAREWELL: Final = 0.5
#: Seconds the guard has to end; it only needs to kill.
GRACE: Final = 10.0


class ProgramProcess:
    """A program, started by its guard."""

    def __init__(self, program: Program) -> None:
        if os.name != "posix":
            raise SetupError("programs can be bots only on Linux, macOS and other POSIX systems")
        self.pid = 0  # of the program itself, once the guard has reported it
        self._lines: deque[str] = deque()
        self._incoming = bytearray()
        self._outgoing = bytearray()
        self._volume = 0
        self._errors_volume = 0
        self._stderr = bytearray()
        self._status = bytearray()
        self._ended = False  # it has closed its standard output
        self._selector = selectors.DefaultSelector()
        lifeline, ours = os.pipe()
        told, status = os.pipe()
        self._told = told
        self._pipes: list[IO[bytes]] = [os.fdopen(told, "rb", buffering=0)]
        self._lifeline = os.fdopen(ours, "wb", buffering=0)
        self._guard: subprocess.Popen[bytes] | None = None
        words = [sys.executable, "-I", "-S", GUARD, str(lifeline), str(status)]
        try:
            self._start(
                [*words, str(program.memory), *program.command], program, (lifeline, status)
            )
        except OSError as error:
            self.kill()
            raise ProgramFault(f"cannot be started: {error.strerror or error}") from None
        except BaseException:
            self.kill()
            raise
        finally:
            os.close(lifeline)
            os.close(status)

    def _start(self, words: list[str], program: Program, handles: tuple[int, int]) -> None:
        self._guard = guard = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            cwd=program.folder or None,
            env=environment_of(program),
            pass_fds=handles,
            start_new_session=True,
        )
        assert guard.stdin is not None
        assert guard.stdout is not None
        assert guard.stderr is not None
        self._pipes += [guard.stdin, guard.stdout, guard.stderr]
        self._stdin = guard.stdin.fileno()
        self._stdout = guard.stdout.fileno()
        self._errors = guard.stderr.fileno()
        for handle in (self._stdin, self._stdout, self._errors, self._told):
            os.set_blocking(handle, False)
        for handle in (self._stdout, self._errors, self._told):
            self._selector.register(handle, selectors.EVENT_READ)

    # Lines

    def begin(self) -> None:
        """Start a new decision: its output is counted from here."""
        self._volume = 0
        self._errors_volume = 0

    def send(self, lines: list[str]) -> None:
        """Queue lines for it; they are sent while waiting for its answer."""
        if not self._outgoing:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        self._outgoing += "".join(f"{line}\n" for line in lines).encode()

    def line(self, deadline: float, limit: float) -> str:
        """The next line it writes, before a time of the monotonic clock."""
        while not self._lines or len(self._outgoing) > MOST_UNREAD:
            if self._ended:
                raise ProgramFault(self._how_it_ended())
            left = deadline - time.monotonic()
            if left <= 0:
                reads = "" if not self._outgoing else " and does not read its standard input"
                raise ProgramFault(f"did not answer in {limit:g} s{reads}{self._last_words()}")
            self._pump(left)
        return self._lines.popleft()

    def waiting(self) -> list[str]:
        """The lines it wrote without being asked."""
        while not self._ended and self._pump(0.0):
            pass
        found = list(self._lines)
        self._lines.clear()
        return found

    @property
    def unread(self) -> bool:
        """Has it left lines unread?"""
        return bool(self._outgoing)

    # Bytes

    def _pump(self, seconds: float) -> bool:
        """Move what can be moved, waiting this many seconds; true if it wrote anything."""
        wrote = False
        for key, _ in self._selector.select(seconds):
            if key.fd == self._stdin:
                self._push()
            elif key.fd == self._stdout:
                wrote = self._take() or wrote
            elif key.fd == self._errors:
                self._take_errors()
            else:
                self._status += self._read(key.fd)
                self._hear()
        return wrote

    def _push(self) -> None:
        try:
            written = os.write(self._stdin, self._outgoing[:CHUNK])
        except BlockingIOError:
            return
        except OSError:  # it has closed its input; its output shows whether it still answers
            written = len(self._outgoing)
        del self._outgoing[:written]
        if not self._outgoing:
            self._selector.unregister(self._stdin)

    def _take(self) -> bool:
        data = self._read(self._stdout)
        if not data:
            self._ended = self._stdout not in self._selector.get_map()
            return False
        self._volume += len(data)
        if self._volume > MOST_OUTPUT:
            raise ProgramFault(f"wrote more than {MOST_OUTPUT:,} bytes for one decision")
        self._incoming += data
        *whole, rest = self._incoming.split(b"\n")
        if max(len(rest), *map(len, whole), 0) > LONGEST_LINE:
            raise ProgramFault(f"wrote a line of more than {LONGEST_LINE:,} bytes")
        self._incoming = rest
        for line in whole:
            try:
                self._lines.append(line.decode().removesuffix("\r"))
            except UnicodeDecodeError:
                words = shown(line.decode(errors="replace"))
                raise ProgramFault(f"wrote what is not UTF-8: {words!r}") from None
        return True

    def _take_errors(self) -> None:
        data = self._read(self._errors)
        self._errors_volume += len(data)
        if self._errors_volume > MOST_ERRORS:
            raise ProgramFault(f"wrote more than {MOST_ERRORS:,} bytes on standard error")
        self._stderr += data
        del self._stderr[:-KEPT]

    def _read(self, handle: int) -> bytes:
        try:
            data = os.read(handle, CHUNK)
        except BlockingIOError:
            return b""
        except OSError:
            data = b""
        if not data:
            self._selector.unregister(handle)
        return data

    def _hear(self) -> None:
        for line in self._status.decode(errors="replace").splitlines():
            word, _, rest = line.partition(" ")
            if word == "started":
                self.pid = int(rest)

    # Its end

    def _how_it_ended(self) -> str:
        """Why it closed its output; its guard reports the rest, if it has ended."""
        until = time.monotonic() + 1.0
        told = selectors.DefaultSelector()
        with suppress(KeyError):
            self._selector.unregister(self._told)
        told.register(self._told, selectors.EVENT_READ)
        while b"ended " not in self._status and time.monotonic() < until:
            if told.select(max(0.0, until - time.monotonic())):
                data = os.read(self._told, CHUNK)
                if not data:
                    break
                self._status += data
        told.close()
        self._pump(0.0)
        words = "closed its standard output"
        for line in self._status.decode(errors="replace").splitlines():
            word, _, rest = line.partition(" ")
            if word == "failed":
                return f"cannot be started: {shown(rest)}"
            if word == "ended":
                words = (
                    f"was killed by signal {rest[1:]}"
                    if rest[0] == "-"
                    else f"ended with code {rest}"
                )
        if self._incoming:
            words += " in the middle of a line"
        return words + self._last_words()

    def _last_words(self) -> str:
        said = shown(self._stderr.decode(errors="replace"))
        return f"; it said: {said}" if said else ""

    def cpu_seconds(self) -> float:
        """The CPU time it has used so far, without its children; 0 if unknown."""
        if not self.pid or sys.platform != "linux":
            return 0.0
        try:
            # The clock of another process, as clock_getcpuclockid(3) numbers it.
            return time.clock_gettime(~self.pid << 3 | 2)
        except OSError:
            return 0.0

    def kill(self) -> None:
        """End it now, with everything that it has started.

        It can be called again, even after an interruption.
        """
        self._lifeline.close()  # the guard does the rest
        if self._guard is not None:
            try:
                self._guard.wait(GRACE)
            except subprocess.TimeoutExpired:
                self._guard.kill()
                self._guard.wait()
            if self._guard.returncode < 0 and self.pid:  # the guard was killed
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(self.pid, signal.SIGKILL)
        self._selector.close()
        for pipe in self._pipes:
            pipe.close()

    def quit(self) -> None:
        """Tell it to quit, and end it after a moment."""
        try:
            self.begin()
            self.send(["quit"])
            until = time.monotonic() + FAREWELL
            while b"ended " not in self._status and (left := until - time.monotonic()) > 0:
                self._pump(left)
                if not self._outgoing and self._guard is not None and self._guard.stdin:
                    self._guard.stdin.close()  # for programs that only notice the end of input
        except ProgramFault:
            pass  # such as a flood: nobody reads it any more
        finally:
            self.kill()


def environment_of(program: Program) -> dict[str, str]:
    ours = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    return ours | program.environment
