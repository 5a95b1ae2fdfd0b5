"""Compiles the engine while the game is already running.

`python -m tasks.background` does it, at the lowest priority, and prints the result on one line.
"""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

from tasks.compiler import set_up_compiler
from tasks.console import say
from tasks.engine import compile_engine, compiling, is_worth_compiling, remove_leftovers
from tasks.errors import SetupError
from tasks.layout import BUILD, PYTHON, ROOT
from tasks.process import environment
from tasks.stamp import locked

#: This file exists and is locked while the engine is being compiled; the server checks it.
MARK = BUILD / "compiling"


@contextlib.contextmanager
def engine_compiled_meanwhile(told_at_end: bool = False) -> Iterator[None]:
    """Compile the engine while the block runs, and stop if it ends first.

    The result is printed at once, or when the block has ended.
    """
    if not is_worth_compiling():
        yield
        return
    say(
        "The engine is being compiled in the background. You can play at once; "
        "bots get faster when it is done."
    )
    # A session of its own: Ctrl-C is for the game, and its compilers can be ended together.
    process = subprocess.Popen(
        [str(PYTHON), "-m", "tasks.background"],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE if told_at_end else None,
        text=True,
        start_new_session=os.name != "nt",
    )
    try:
        yield
    finally:
        stop(process)
        if process.stdout is not None:  # only a few lines: they never fill the pipe
            print(process.stdout.read(), end="", flush=True)


def stop(process: "subprocess.Popen[str]") -> None:
    if process.poll() is not None:
        return
    if os.name == "nt":
        process.terminate()
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
    process.wait()


def main() -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that half-built files are removed
    if hasattr(os, "nice"):
        os.nice(19)
    with compiling():
        if not is_worth_compiling():  # another process has done it, or tried and failed
            return 0
        with marked():
            try:
                remove_leftovers()
                set_up_compiler()
                reason = compile_engine()
            except SetupError as error:
                reason = str(error)
    if reason is not None:
        say(f"{reason} The game runs on without it; bots are slower.")
        return 1
    say("The engine is compiled: bots use it from now on, and the server when it starts again.")
    return 0


@contextlib.contextmanager
def marked() -> Iterator[None]:
    """Show the server that this process compiles.  The lock ends with the process."""
    try:
        with MARK.open("w") as mark, locked(mark):
            yield
    finally:
        MARK.unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main())
