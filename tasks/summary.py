"""The summary of the checks: times, skipped tests, and how to run a failed step alone."""

import re
from collections import Counter
from typing import Final

from tasks.console import heading, say
from tasks.schedule import Outcome

#: How pytest -rs and our sampling report what was not run: the count, then the reason.
LEFT_OUT: Final = (
    re.compile(r"^SKIPPED \[(\d+)\] \S+?(?::\d+)?: (.*)$", re.MULTILINE),
    re.compile(r"^left out: (\d+) (.*)$", re.MULTILINE),
)
#: The closing line of a runner.
CLOSING: Final = re.compile(
    r"^.*?(\d+ (?:passed|failed)\b[^\n]*?)(?: in [\d.]+s.*)?$", re.MULTILINE
)


def report(outcomes: list[Outcome], seconds: float, again: str) -> int:
    """Print the summary; `again` is the command that repeats this run.  Returns the exit code."""
    heading("summary")
    for outcome in outcomes:
        took = f"{outcome.seconds:.1f} s" if outcome.seconds else ""
        cpu = f"{outcome.cpu:.0f} s CPU" if outcome.cpu >= 1 else ""
        told = outcome.note or closing(outcome.output)
        line = f"{outcome.result:<8}{took:>9}{cpu:>12}  {outcome.step.title:<26}  {told}"
        print(line.rstrip())
    not_run = left_out(outcomes)
    if not_run:
        say("\nNot run:")
        for reason, count in not_run.most_common():
            print(f"{count:>8}  {reason}")
    failures = [outcome.step for outcome in outcomes if outcome.result == "FAILED"]
    if failures:
        say("\nTo run a failed step alone:")
        for step in failures:
            print(f"    {again} --only {step.name}")
    passed = sum(outcome.result == "ok" for outcome in outcomes)
    minutes, rest = divmod(round(seconds), 60)
    say(f"\nAll this took {minutes} min {rest} s. To repeat it: {again}")
    say(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0


def closing(output: str) -> str:
    """The last "N passed" that a runner printed.

    >>> closing("....\\n3 passed, 1 skipped in 0.12s\\n")
    '3 passed, 1 skipped'
    """
    found = CLOSING.findall(output)
    return str(found[-1]).strip(" =") if found else ""


def left_out(outcomes: list[Outcome]) -> Counter[str]:
    """The reasons why tests did not run, and how many tests each one skipped."""
    counted: Counter[str] = Counter()
    for outcome in outcomes:
        if outcome.result == "skipped":
            counted[f"step: {outcome.note}"] += 1
        for pattern in LEFT_OUT:
            for count, reason in pattern.findall(outcome.output):
                counted[reason] += int(count)
    return counted
