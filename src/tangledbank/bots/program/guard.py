"""Runs one program, and kills it with its whole group when the host is done with it or gone.

The host starts this file as a process of its own, with `python -I -S`: it must be quick to start
and imports nothing of ours.  The host holds the other end of the lifeline.  When that end is
closed, by the host or because the host was killed, the program is killed.  On the status pipe the
host hears `started PID`, `failed WHY` and `ended CODE` (a negative code is a signal).
"""

import os
import resource
import select
import signal
import sys
from contextlib import suppress

MEGABYTE = 1024 * 1024


def main(lifeline: int, status: int, memory: int, command: list[str]) -> None:
    for ours in (lifeline, status):
        os.set_inheritable(ours, False)  # the program must not get these
    noticed, notice = os.pipe()
    os.set_blocking(notice, False)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    signal.set_wakeup_fd(notice)
    child = os.fork()
    if child == 0:
        become(command, memory, status)
    # Only the program holds its ends: when it closes them, the host notices.
    nothing = os.open(os.devnull, os.O_RDWR)
    for mine in (0, 1, 2):
        os.dup2(nothing, mine)
    while True:
        ready, _, _ = select.select([lifeline, noticed], [], [])
        if lifeline in ready:
            kill(child)
            return
        os.read(noticed, 512)
        ended, code = os.waitpid(child, os.WNOHANG)
        if ended:
            kill(child)  # anything it has started and left behind
            tell(status, f"ended {os.waitstatus_to_exitcode(code)}")
            return


def become(command: list[str], memory: int, status: int) -> None:
    """In the new process: become the program, in a session of its own."""
    try:
        os.setsid()
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGCHLD, signal.SIGINT, signal.SIGTERM, signal.SIGPIPE):
            signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if memory:
            resource.setrlimit(resource.RLIMIT_AS, (memory * MEGABYTE, memory * MEGABYTE))
        tell(status, f"started {os.getpid()}")  # before it can say anything itself
        os.execvp(command[0], command)
    except (OSError, ValueError) as error:
        tell(status, f"failed {error}")
    finally:
        os._exit(127)


def tell(status: int, line: str) -> None:
    with suppress(OSError):
        os.write(status, f"{line}\n".encode(errors="replace"))


def kill(child: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)
    # Until it has a session of its own, there is no group to kill.
    with suppress(ProcessLookupError, PermissionError):
        os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
