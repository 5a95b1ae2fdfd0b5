"""Judges a sample of mutants on several cores, and remembers what was judged."""

import json
import queue
import threading
from collections.abc import Callable
from pathlib import Path

from tangledbank.core.errors import SetupError
from tangledbank.rulebook.mutation.coverage import Coverage
from tangledbank.rulebook.mutation.judge import AT_IMPORT
from tangledbank.rulebook.mutation.operators import Mutable, Mutant
from tangledbank.rulebook.mutation.sampling import Chosen
from tangledbank.rulebook.mutation.sandbox import PACKAGE, Sandbox

#: Scenarios that failed on a module's mutants are tried first on its others, the latest this many.
REMEMBERED = 20


class Verdict:
    def __init__(self, mutant: Mutant, killer: str | None) -> None:
        self.mutant = mutant
        self.killer = killer  # the scenario that fails, or None: it survives


class Strength:
    """The state of a run: what is still to be judged, and what has been."""

    def __init__(self, chosen: list[Chosen], judged: "Judged", budget: float = 0) -> None:
        self.budget = budget  # CPU seconds of scenarios for each mutant; 0: no limit
        self.verdicts: list[Verdict] = []
        self.waiting: queue.SimpleQueue[Chosen] = queue.SimpleQueue()
        self._judged = judged
        self._killers: dict[str, list[int]] = {}
        self._lock = threading.Lock()
        for mutant, place in chosen:
            if mutant.name in judged.killers:
                self.verdicts.append(Verdict(mutant, judged.killers[mutant.name]))
            else:
                self.waiting.put((mutant, place))

    def work(self, sandbox: Sandbox, coverage: Coverage, told: Callable[[Verdict], None]) -> None:
        """Judge what waits until nothing is left; one thread for each sandbox."""
        sources: dict[str, Mutable] = {}
        while True:
            try:
                mutant, place = self.waiting.get_nowait()
            except queue.Empty:
                return
            if mutant.module not in sources:
                text = (PACKAGE / mutant.module).read_text(encoding="utf-8")
                sources = {mutant.module: Mutable(text, mutant.module)}
            changed = sources[mutant.module].mutated(place)
            killer = self._judge(sandbox, coverage.trials(mutant, self.budget), mutant, changed)
            with self._lock:
                self._note(mutant, killer, coverage, told)

    def _judge(
        self, sandbox: Sandbox, trials: list[int], mutant: Mutant, changed: str
    ) -> int | None:
        if not trials:
            return None
        # Those that failed on other mutants of the module are likely to fail on this one.
        able = set(trials)
        first = [number for number in self._killers.get(mutant.module, []) if number in able]
        return sandbox.judge(mutant.module, changed, list(dict.fromkeys(first + trials)))

    def _note(
        self,
        mutant: Mutant,
        killer: int | None,
        coverage: Coverage,
        told: Callable[[Verdict], None],
    ) -> None:
        if killer is not None and killer != AT_IMPORT:
            others = [one for one in self._killers.get(mutant.module, []) if one != killer]
            self._killers[mutant.module] = [killer, *others][:REMEMBERED]
        verdict = Verdict(mutant, None if killer is None else coverage.name(killer))
        self.verdicts.append(verdict)
        self._judged.add(verdict)
        told(verdict)


class Judged:
    """A file with a line for each mutant that was judged, so that a run can be continued.

    With `again`, those that survived so far are judged again; the last line on a mutant counts.
    """

    def __init__(self, path: Path | None, again: bool = False) -> None:
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
        if again:
            self.killers = {name: one for name, one in self.killers.items() if one is not None}

    def add(self, verdict: Verdict) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([verdict.mutant.name, verdict.killer]) + "\n")
