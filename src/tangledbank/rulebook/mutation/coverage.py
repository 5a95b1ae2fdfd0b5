"""Which trials run which blocks of the rules: found once, before the mutants are judged."""

import json
from pathlib import Path
from typing import Final

from tangledbank.core.errors import SetupError
from tangledbank.rulebook.mutation.blocks import NOTES, RAN, Blocks
from tangledbank.rulebook.mutation.judge import AT_IMPORT
from tangledbank.rulebook.mutation.operators import Mutant
from tangledbank.rulebook.mutation.sampling import modules
from tangledbank.rulebook.mutation.sandbox import PACKAGE, Sandbox
from tangledbank.rulebook.pages import read_page

#: What a scenario is called when it is played as a game is in use.
IN_USE: Final = " in use"


class Coverage:
    """The trials of a rulebook, and what each of them runs."""

    def __init__(self, folder: Path, rulebook: Path) -> None:
        self.names = trial_names(rulebook)
        self.blocks = Blocks()
        sandbox = Sandbox(folder, rulebook)
        for module in modules(PACKAGE):
            source = (PACKAGE / module).read_text(encoding="utf-8")
            sandbox.replace(module, self.blocks.instrument(module, source))
        sandbox.write(f"{NOTES}.py", f"{RAN} = bytearray({self.blocks.count})\n")
        *noted, kept = sandbox.run("cover")
        self._ran: list[int] = []
        costs: list[tuple[float, int]] = []
        for number, line in enumerate(noted):
            passed, seconds, ran = json.loads(line)
            if not passed:
                name = self.names[number]
                raise SetupError(f"{name} fails without any mutant. Fix it first.")
            self._ran.append(int(ran, 16))
            costs.append((seconds, number))
        if len(noted) != len(self.names):
            raise SetupError(f"{len(noted)} of {len(self.names)} trials were run; do it again")
        self._kept = int(json.loads(kept), 16)
        half = len(self.names) // 2
        #: The plain trials first, then those in use; the quickest first in each.
        self._order = [
            number for _, number in sorted(costs, key=lambda one: (one[1] >= half, one[0]))
        ]

    def trials(self, mutant: Mutant) -> list[int]:
        """The trials that can notice a mutant, in the order in which they are best run."""
        block = self.blocks.of(mutant)
        if block is None or self._kept >> block & 1:
            return self._order[:]
        return [number for number in self._order if self._ran[number] >> block & 1]

    def name(self, trial: int) -> str:
        return "at import" if trial == AT_IMPORT else self.names[trial]


def trial_names(rulebook: Path) -> list[str]:
    """The trials in the judge's order, each by the place of its scenario."""
    names = [
        f"{path.relative_to(rulebook).as_posix()}:{block.line}"
        for path in sorted(rulebook.rglob("*.md"))
        for block in read_page(path).blocks
    ]
    return names + [name + IN_USE for name in names]
