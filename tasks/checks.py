"""`run.py test`: runs the checks in parallel and prints a summary."""

import argparse
import datetime
import time
from collections.abc import Sequence

from tasks.console import say
from tasks.errors import SetupError
from tasks.schedule import Schedule
from tasks.steps import Depth, Step, steps
from tasks.summary import report

#: The exit code after Ctrl-C, as in a shell.
INTERRUPTED = 130

EPILOG = """\
The usual run tests every layer and takes a sample of the slow tests that changes every day.
--full runs all of them. A failed run is repeated on another day with --sample and its date.
"""


def test(arguments: Sequence[str]) -> int:
    args = parser().parse_args(arguments)
    depth: Depth = "fast" if args.fast else "full" if args.full else "default"
    every = steps(depth, args.sample)
    if args.list:
        for step in every:
            say(f"{step.name:<12} {step.title}")
        return 0
    chosen = only(every, args.only.split(",")) if args.only else every
    words = [] if depth == "default" else [f"--{depth}"]
    again = " ".join(["python3 run.py test", *words, "--sample", args.sample.isoformat()])
    began = time.monotonic()
    schedule = Schedule(chosen)
    code = report(schedule.run(), time.monotonic() - began, again)
    return INTERRUPTED if schedule.interrupted else code


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="run.py test", description="Set up, then run the checks.", epilog=EPILOG
    )
    depth = made.add_mutually_exclusive_group()
    depth.add_argument("--fast", action="store_true", help="two minutes, while you work")
    depth.add_argument("--full", action="store_true", help="everything, with long random runs")
    made.add_argument(
        "--sample",
        type=datetime.date.fromisoformat,
        default=datetime.datetime.now(datetime.UTC).date(),
        metavar="DATE",
        help="take the sample of this day (YYYY-MM-DD; usually today's)",
    )
    made.add_argument("--only", metavar="STEP,...", help="only these steps, and the set-up")
    made.add_argument("--list", action="store_true", help="list the steps")
    return made


def only(every: list[Step], names: list[str]) -> list[Step]:
    """These steps, and the set-up they depend on."""
    by_name = {step.name: step for step in every}
    unknown = [name for name in names if name not in by_name]
    if unknown:
        raise SetupError(f"no step is called {unknown[0]}; the steps are {', '.join(by_name)}")
    wanted: set[str] = set()
    ahead = list(names)
    while ahead:
        name = ahead.pop()
        if name not in wanted:
            wanted.add(name)
            ahead += by_name[name].after
    return [step for step in every if step.name in wanted]
