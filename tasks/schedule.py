"""Runs the checks in parallel, as many as the cores allow, and prints each one's output whole."""

import dataclasses
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from typing import IO, Final, Literal

from tasks.console import heading, say
from tasks.layout import ROOT
from tasks.process import environment
from tasks.steps import CORES, IN_CI, MISSING, Step

Result = Literal["ok", "FAILED", "skipped"]

#: Two processes more than there are cores: tests of a server or a browser often wait.
SLOTS: Final = CORES + 2
#: Seconds between checks of the running steps.
LOOK: Final = 0.1
#: Seconds that processes left by a step have to end by themselves.
GRACE: Final = 20.0


@dataclasses.dataclass
class Outcome:
    step: Step
    result: Result
    seconds: float = 0.0
    note: str = ""
    output: str = ""
    cpu: float = 0.0  # seconds of all cores together


def cpu_of_ended() -> float:
    """The CPU time of all processes that have ended and were waited for, with their children."""
    times = os.times()
    return times.children_user + times.children_system


def without_colour(variables: dict[str, str]) -> dict[str, str]:
    """Nobody watches: colours would only break up the words of the summary.

    FORCE_COLOR must be unset, because some tools take any value of it as a yes.
    """
    rest = {name: value for name, value in variables.items() if name != "FORCE_COLOR"}
    return {**rest, "NO_COLOR": "1"}


class Running:
    """A running step, in a process group of its own."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.began = time.monotonic()
        self.output: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  it outlives this call
        self.process = subprocess.Popen(
            step.command,
            cwd=ROOT,
            env=without_colour(environment(step.pure)),
            stdin=subprocess.DEVNULL,
            stdout=self.output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def outcome(self) -> Outcome | None:
        """Its result, once it has ended."""
        before = cpu_of_ended()
        code = self.process.poll()
        if code is None:
            return None
        seconds, cpu = self.seconds, cpu_of_ended() - before
        note = "" if self._ended_whole() else "it left processes behind"
        text = self.read()
        if code == MISSING and self.step.may_be_missing and not IN_CI:
            return Outcome(self.step, "skipped", seconds, text.strip().splitlines()[-1], text, cpu)
        return Outcome(self.step, "FAILED" if code or note else "ok", seconds, note, text, cpu)

    def read(self) -> str:
        """Its output, once it has ended."""
        self.output.seek(0)
        text = self.output.read().decode(errors="replace")
        self.output.close()
        return text

    def _ended_whole(self) -> bool:
        """Has its group ended?  What is left is killed."""
        until = time.monotonic() + GRACE
        while self._signal(0):
            if time.monotonic() > until:
                self.kill()
                return False
            time.sleep(LOOK)
        return True

    def kill(self) -> None:
        self._signal(getattr(signal, "SIGKILL", signal.SIGTERM))

    def _signal(self, number: int) -> bool:
        """Whether there was anything to send the signal to."""
        if not hasattr(os, "killpg"):
            if number:
                self.process.kill()
            return False
        try:
            os.killpg(self.process.pid, number)
        except ProcessLookupError:
            return False
        return True


class Schedule:
    """Steps and their dependencies; the first that can start takes the free slots.

    A step that needs more slots than are free keeps later ones from taking them: otherwise narrow
    steps would go first, and the widest, which take longest, would be left for the end.
    """

    def __init__(self, steps: Iterable[Step]) -> None:
        self.waiting = list(steps)
        self.total = len(self.waiting)
        self.running: list[Running] = []
        self.outcomes: list[Outcome] = []
        self.interrupted = False
        self.line = StatusLine()

    def run(self) -> list[Outcome]:
        """Run everything; Ctrl-C ends it, and running steps count as failed."""
        try:
            while self.waiting or self.running:
                self._start()
                self._collect()
                self.line.show(self._status())
                time.sleep(LOOK)
        except KeyboardInterrupt:
            self.interrupted = True
            for one in self.running:
                one.kill()
                one.process.wait()
                self._end(Outcome(one.step, "FAILED", one.seconds, "interrupted", one.read()))
            for step in self.waiting:
                self.outcomes.append(Outcome(step, "skipped", note="interrupted"))
        finally:
            self.line.clear()
        return self.outcomes

    def _start(self) -> None:
        free = SLOTS - sum(one.step.width for one in self.running)
        for step in list(self.waiting):
            if not self._done(step.after):
                continue
            reason = step.skipped or self._obstacle(step)
            if reason is not None:
                self.waiting.remove(step)
                self._end(Outcome(step, "skipped", note=reason))
                continue
            width = min(step.width, SLOTS)
            if width <= free:
                self.waiting.remove(step)
                if not self.line.live:
                    say(f"... {step.title} begins")
                try:
                    self.running.append(Running(step))
                except OSError as error:
                    self._end(Outcome(step, "FAILED", note=f"{step.command[0]}: {error.strerror}"))
                    continue
            free -= width

    def _done(self, names: Iterable[str]) -> bool:
        """Have these ended?  Steps that are not in this run do not count."""
        pending = {one.step.name for one in self.running} | {step.name for step in self.waiting}
        return pending.isdisjoint(names)

    def _obstacle(self, step: Step) -> str | None:
        for outcome in self.outcomes:
            if outcome.step.name in step.needs and outcome.result != "ok":
                if outcome.result == "skipped":
                    return outcome.note
                return f"{outcome.step.title} failed"
        return None

    def _collect(self) -> None:
        for one in list(self.running):
            outcome = one.outcome()
            if outcome is not None:
                self.running.remove(one)
                self._end(outcome)

    def _end(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        self.line.clear()
        took = f" ({outcome.seconds:.1f} s)" if outcome.seconds else ""
        heading(f"{outcome.step.title}: {outcome.result}{took}")
        if outcome.output.strip():
            say(outcome.output.rstrip())
        if outcome.note:
            say(outcome.note)

    def _status(self) -> str:
        busy = ", ".join(f"{one.step.title} {one.seconds:.0f} s" for one in self.running)
        return f"{len(self.outcomes)} of {self.total} done; running: {busy}"


class StatusLine:
    """The status line of a terminal: what is running."""

    def __init__(self) -> None:
        self.live = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.shown = ""

    def show(self, text: str) -> None:
        if self.live and text != self.shown:
            width = os.get_terminal_size().columns - 1
            sys.stdout.write("\r\x1b[2K" + text[:width])
            sys.stdout.flush()
            self.shown = text

    def clear(self) -> None:
        if self.live and self.shown:
            sys.stdout.write("\r\x1b[2K")
            self.shown = ""
