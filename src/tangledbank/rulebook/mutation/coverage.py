"""Which trials run which blocks of the rules: found before the mutants are judged.

It can be kept in a file: then only what has changed in the rulebook is run again.
"""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Final

from tangledbank.core.errors import SetupError
from tangledbank.rulebook.mutation.blocks import NOTES, RAN, Blocks
from tangledbank.rulebook.mutation.judge import AT_IMPORT
from tangledbank.rulebook.mutation.operators import Mutant
from tangledbank.rulebook.mutation.order import Note, merged, varied
from tangledbank.rulebook.mutation.sampling import modules
from tangledbank.rulebook.mutation.sandbox import PACKAGE, Sandbox
from tangledbank.rulebook.mutation.uses import Uses
from tangledbank.rulebook.page_files import page_files
from tangledbank.rulebook.pages import Block, read_page

#: What a scenario is called when it is played as a game is in use.
IN_USE: Final = " in use"
#: What the scenarios run: the rules, and what plays scenarios.
USED: Final = ("core", "evolution", "creatures", "rulebook")

#: How far around a mutant words are looked for that a scenario may have too.
NEAR: Final = 4
SHORTEST: Final = 4
#: Lines of scenarios that are about what a module does.
HINTS: Final = {"sentences": {"= log:", " reads:"}, "view": {" sees "}, "options": {"= options:"}}
QUOTED: Final = re.compile(r"""["']([^"'\n]+)["']""")
GAPS: Final = re.compile(r"\{\w*\}|\s\s+")


class Coverage:
    """The trials of a rulebook, and what each of them runs."""

    def __init__(self, folder: Path, rulebook: Path, file: Path | None = None) -> None:
        pages = page_files(rulebook)
        blocks = [(path, block) for path in pages for block in read_page(path).blocks]
        names = [f"{path.relative_to(rulebook).as_posix()}:{one.line}" for path, one in blocks]
        self.names = names + [name + IN_USE for name in names]
        self.blocks = Blocks()
        self._texts = [one.text for _, one in blocks]
        self._sources = Sources()
        self._noted = Noted(file)
        self._keys = [
            key(path.relative_to(rulebook).as_posix(), one, kind)
            for kind in ("plain", "in use")
            for path, one in blocks
        ]
        self._run(folder, rulebook)
        self._notes = [Note(*self._noted.of[one]) for one in self._keys]
        self._uses = Uses(self._sources.texts, self.blocks)
        half = len(names)
        every = list(range(len(self.names)))
        self._order = varied(self._notes, every[:half]) + varied(self._notes, every[half:])

    def _run(self, folder: Path, rulebook: Path) -> None:
        """Run the trials that nothing is noted of."""
        instrumented = {
            module: self.blocks.instrument(module, source)
            for module, source in self._sources.texts.items()
        }
        left = [at for at, one in enumerate(self._keys) if one not in self._noted.of]
        if not left:
            return
        sandbox = Sandbox(folder, rulebook)
        for module, source in instrumented.items():
            sandbox.replace(module, source)
        sandbox.write(f"{NOTES}.py", f"{RAN} = bytearray({self.blocks.count})\n")
        lines = [json.loads(line) for line in sandbox.run("cover", left)]
        if len(lines) != len(left) + 1:
            raise SetupError(f"only {len(lines)} of {len(left)} trials were run: try again")
        for at, (passed, seconds, ran) in zip(left, lines, strict=False):
            if not passed:
                raise SetupError(f"{self.names[at]} fails without any mutant. Fix it first.")
            self._noted.of[self._keys[at]] = (seconds, int(ran, 16))
        self._noted.kept |= int(lines[-1], 16)
        self._noted.save()

    def trials(self, mutant: Mutant, budget: float = 0) -> list[int]:
        """The trials that can notice a mutant, in the order in which they are best run.

        With a budget, only as many as take so many CPU seconds together.
        """
        block = self.blocks.of(mutant)
        able = self._order
        if block is None or self._noted.kept >> block & 1:
            # It ran before any trial began: what it made matters most where that is used.
            near = self._uses.of(mutant)
        else:
            near = 1 << block
            able = [one for one in able if self._notes[one].ran & near]
        best = merged(self._notes, self._nearest(able, near, mutant), self._is_plain)
        return self.affordable(best, budget)

    def _is_plain(self, trial: int) -> bool:
        return trial < len(self._texts)

    def _nearest(self, trials: list[int], blocks: int, mutant: Mutant) -> list[int]:
        """First those that run these blocks and have the mutant's words, or those near it."""
        ranks = unlikeness(
            self._texts, words_of(QUOTED.findall(mutant.before)), self._sources.words_near(mutant)
        )
        half = len(ranks)
        return sorted(
            trials, key=lambda one: (not self._notes[one].ran & blocks, ranks[one % half])
        )

    def affordable(self, trials: list[int], budget: float) -> list[int]:
        """As many of these as the budget allows, but one at least."""
        if not budget:
            return trials
        spent = 0.0
        for place, number in enumerate(trials):
            spent += self._notes[number].cost
            if spent > budget:
                return trials[: place + 1]
        return trials

    def name(self, trial: int) -> str:
        return "at import" if trial == AT_IMPORT else self.names[trial]


class Sources:
    """The modules of the rules."""

    def __init__(self) -> None:
        self.texts = {
            module: (PACKAGE / module).read_text(encoding="utf-8") for module in modules(PACKAGE)
        }

    def words_near(self, mutant: Mutant) -> set[str]:
        """What is quoted in the lines around a mutant, without the gaps of templates."""
        lines = self.texts[mutant.module].split("\n")
        near = "\n".join(lines[max(mutant.line - NEAR - 1, 0) : mutant.line + NEAR])
        return words_of(QUOTED.findall(near)) | HINTS.get(Path(mutant.module).stem, set())


def words_of(quoted: list[str]) -> set[str]:
    """What is long enough among these texts, without the gaps of templates."""
    parts = [part.strip() for part in GAPS.split("  ".join(quoted))]
    return {part for part in parts if len(part) >= SHORTEST}


def unlikeness(texts: list[str], own: set[str], near: set[str]) -> list[tuple[int, int]]:
    """For each text, the less the more it has of a mutant's own words, then of those near it."""
    return [
        (-sum(word in text for word in own), -sum(word in text for word in near)) for text in texts
    ]


def key(page: str, block: Block, kind: str) -> str:
    """A trial's name as long as its scenario does not change."""
    text = f"{kind} {page} {block.clause}\n{block.text}"
    return sha256(text.encode()).hexdigest()[:24]


class Noted:
    """What the trials cost and ran, and the blocks that any trial may notice."""

    def __init__(self, file: Path | None) -> None:
        self.of: dict[str, tuple[float, int]] = {}
        self.kept = 0
        self._file = file
        self._code = code() if file is not None else ""
        if file is None or not file.exists():
            return
        data = json.loads(file.read_text(encoding="utf-8"))
        if data["code"] == self._code:
            self.kept = int(data["kept"], 16)
            self.of = {one: (cost, int(ran, 16)) for one, (cost, ran) in data["trials"].items()}

    def save(self) -> None:
        if self._file is None:
            return
        trials = {one: (cost, f"{ran:x}") for one, (cost, ran) in self.of.items()}
        data = {"code": self._code, "kept": f"{self.kept:x}", "trials": trials}
        self._file.write_text(json.dumps(data), encoding="utf-8")


def code() -> str:
    """A fingerprint of all that a trial runs."""
    found = sha256()
    for name in USED:
        for path in sorted((PACKAGE / name).rglob("*")):
            if path.suffix in (".py", ".toml") and path.parent.name != "mutation":
                found.update(path.read_bytes())
    return found.hexdigest()
