"""`python -P judge.py RULEBOOK`: does every scenario still pass?

Run in a copy of the package that holds one mutant.  Prints the first scenario that does not pass,
and ends with 1; the scenarios named on standard input come first, since they failed on other
mutants of the same module.
"""

import resource
import signal
import sys
from collections.abc import Iterable
from pathlib import Path
from types import FrameType
from typing import Final

#: CPU seconds after which a scenario, or the import, hangs; the slowest takes a twentieth of it.
PATIENCE: Final = 4.0
#: Bytes that a mutant may take.
MEMORY: Final = 1 << 30


class Hangs(BaseException):
    """Not an Exception: the engine must not catch it."""


def main(folder: Path, first: Iterable[str]) -> int:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGVTALRM, hang)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    # Imported here: a mutant may fail at import, and then no scenario passes.
    from tangledbank.rulebook.pages import read_page
    from tangledbank.rulebook.runner import run, scenario_of

    blocks = [block for path in sorted(folder.rglob("*.md")) for block in read_page(path).blocks]
    early = set(first)
    blocks.sort(key=lambda block: f"{block.source}:{block.line}" not in early)
    for block in blocks:
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
        try:
            passes = not run(scenario_of(block))
        except (Exception, Hangs):
            passes = False
        if not passes:
            print(f"{block.source}:{block.line}")
            return 1
    return 0


def hang(number: int, frame: FrameType | None) -> None:
    raise Hangs


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.stdin.read().splitlines()))
