"""`python -P judge.py RULEBOOK serve|cover`: do the scenarios still pass?

Run in a copy of the package.  A trial is a scenario played plainly, or as a game is in use
(`in_use`); both halves of the list of trials have the order of the pages.

`serve` judges one mutant after another.  It says "ready"; then for each line of standard input, the
numbers of trials in JSON, a new process imports the package as it is at that moment and runs these
trials.  The answer is the number of the first that fails, or null; -1 means that the package cannot
be imported.

`cover` runs trials in the instrumented package, and prints for each what it cost and which blocks
it ran.
"""

import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Final

#: CPU seconds after which a trial, or the import, hangs; the slowest takes a tenth of it.
PATIENCE: Final = 4.0
#: Bytes that a mutant may take.
MEMORY: Final = 1 << 30
#: The answer for a mutant with which the package cannot be imported, or the process dies.
AT_IMPORT: Final = -1

#: What is not imported before a mutant is there: the package, and this module itself.
NEVER_WARM: Final = frozenset({"tangledbank", "__main__"})

Trial = Callable[[], bool]


class Hangs(BaseException):
    """Not an Exception: the engine must not catch it."""


def hang(number: int, frame: FrameType | None) -> None:
    raise Hangs


def trials(folder: Path) -> list[Trial]:
    """Every trial; it says whether the scenario passes."""
    # Imported here: a mutant may fail at import, and then no scenario passes.
    from tangledbank.rulebook.page_files import page_files
    from tangledbank.rulebook.pages import Block, read_page
    from tangledbank.rulebook.runner import editions_of, run, run_in, scenario_of

    def plain(block: Block) -> Trial:
        return lambda: not run(scenario_of(block))

    def in_use(block: Block) -> Trial:
        def passes() -> bool:
            # What saves, shows and tells a game is the same in all its editions: one will do.
            scenario = scenario_of(block)
            return not run_in(scenario, editions_of(scenario)[0], deep=True)

        return passes

    blocks = [block for path in page_files(folder) for block in read_page(path).blocks]
    return [play(block) for play in (plain, in_use) for block in blocks]


def passes(trial: Trial) -> bool:
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        return trial()
    except (Exception, Hangs):
        return False


def first_failure(folder: Path, numbers: list[int]) -> int | None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        every = trials(folder)
    except (Exception, Hangs):
        return AT_IMPORT
    return next((number for number in numbers if not passes(every[number])), None)


def serve(folder: Path) -> None:
    warm_up(folder)
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        numbers = json.loads(line)
        print(json.dumps(in_child(partial(first_failure, folder, numbers))), flush=True)


def in_child(work: Callable[[], object]) -> object:
    """What the work gives in a process of its own, which leaves nothing behind."""
    out, into = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.write(into, json.dumps(work()).encode())
        finally:
            os._exit(0)
    os.close(into)
    with os.fdopen(out, encoding="utf-8") as pipe:
        text = pipe.read()
    os.waitpid(child, 0)
    return json.loads(text) if text else AT_IMPORT


def warm_up(folder: Path) -> None:
    """Import the modules that a game in use needs, but nothing of the package.

    What tells its events in words is not imported before the first of them.
    """

    def needed() -> list[str]:
        passes(trials(folder)[-1])
        return [name for name in sys.modules if name.partition(".")[0] not in NEVER_WARM]

    names = in_child(needed)
    for name in names if isinstance(names, list) else []:
        import_module(name)


def cover(folder: Path) -> None:
    """Read numbers of trials; print for each: does it pass, its CPU seconds, its blocks (in hex).

    A mutant in a block that runs at import can be noticed by any trial.  So can one in a block
    whose work is kept for later trials: the first trial that runs a block is run again, to see
    whether it still does.  The last line has the blocks of both kinds.
    """
    ran: bytearray = import_module("tangledbank_blocks").ran
    every = trials(folder)
    kept = seen = number_of(ran)
    numbers: list[int] = json.loads(sys.stdin.readline())
    for number in numbers:
        passed, seconds, blocks = note(every[number], ran)
        if blocks & ~seen:
            seen |= blocks
            kept |= blocks & ~note(every[number], ran)[2]
        print(json.dumps([passed, seconds, f"{blocks:x}"]))
    print(json.dumps(f"{kept:x}"))


def note(trial: Trial, ran: bytearray) -> tuple[bool, float, int]:
    ran[:] = bytes(len(ran))
    begun = time.process_time()
    passed = passes(trial)
    seconds = round(time.process_time() - begun, 4)
    return passed, seconds, number_of(ran)


def number_of(ran: bytearray) -> int:
    """A number that has a bit for each block."""
    return int(ran.translate(DIGITS)[::-1] or b"0", 2)


#: Bytes 0 and 1 as the digits of a number.
DIGITS: Final = bytes([48, 49]) + bytes(254)

if __name__ == "__main__":
    signal.signal(signal.SIGVTALRM, hang)
    {"serve": serve, "cover": cover}[sys.argv[2]](Path(sys.argv[1]))
