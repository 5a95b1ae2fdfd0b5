"""Judges a sample of mutants on several cores, and remembers what was judged."""

import json
import queue
import threading
from collections.abc import Callable
from pathlib import Path

from tangledbank.core.errors import SetupError
from tangledbank.rulebook.mutation.operators import Mutant, mutated
from tangledbank.rulebook.mutation.sampling import Chosen
from tangledbank.rulebook.mutation.sandbox import PACKAGE, Sandbox

#: Scenarios that failed on a module's mutants are tried first on its others, the latest this many.
REMEMBERED = 12


class Verdict:
    def __init__(self, mutant: Mutant, killer: str | None) -> None:
        self.mutant = mutant
        self.killer = killer  # the scenario that fails, or None: it survives


class Strength:
    """The state of a run: what is still to be judged, and what has been."""

    def __init__(self, chosen: list[Chosen], judged: "Judged") -> None:
        self.verdicts: list[Verdict] = []
        self._judged = judged
        self._waiting: queue.SimpleQueue[Chosen] = queue.SimpleQueue()
        self._killers: dict[str, list[str]] = {}
        self._lock = threading.Lock()
        for mutant, place in chosen:
            if mutant.name in judged.killers:
                self.verdicts.append(Verdict(mutant, judged.killers[mutant.name]))
            else:
                self._waiting.put((mutant, place))

    def work(self, sandbox: Sandbox, told: Callable[[Verdict], None]) -> None:
        """Judge what waits until nothing is left; one thread for each sandbox."""
        while True:
            try:
                mutant, place = self._waiting.get_nowait()
            except queue.Empty:
                return
            source = (PACKAGE / mutant.module).read_text(encoding="utf-8")
            first = self._killers.get(mutant.module, [])
            killer = sandbox.judge(mutant.module, mutated(source, mutant.module, place), first)
            with self._lock:
                self._note(Verdict(mutant, killer), told)

    def _note(self, verdict: Verdict, told: Callable[[Verdict], None]) -> None:
        self.verdicts.append(verdict)
        self._judged.add(verdict)
        if verdict.killer is not None:
            known = self._killers.get(verdict.mutant.module, [])
            others = [one for one in known if one != verdict.killer]
            self._killers[verdict.mutant.module] = [verdict.killer, *others][:REMEMBERED]
        told(verdict)


class Judged:
    """A file with a line for each mutant that was judged, so that a run can be continued."""

    def __init__(self, path: Path | None) -> None:
        self.killers: dict[tuple[str, str, str, str, int], str | None] = {}
        self._path = path
        if path is None or not path.exists():
            return
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            try:
                name, killer = json.loads(line)
                module, function, before, after, nth = name
            except ValueError:
                raise SetupError(
                    f"{path}:{number}: this is not a judged mutant. Remove the file or the line."
                ) from None
            self.killers[module, function, before, after, nth] = killer

    def add(self, verdict: Verdict) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([verdict.mutant.name, verdict.killer]) + "\n")
