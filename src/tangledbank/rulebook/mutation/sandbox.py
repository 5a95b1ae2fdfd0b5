"""A copy of the package in which one module at a time is replaced by a mutant."""

import os
import py_compile
import shutil
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path
from types import TracebackType
from typing import Self

from tangledbank.rulebook.pages import CLAUSES, GAMES
from tangledbank.rulebook.pages import folder as folder_of_pages

PACKAGE = Path(__file__).resolve().parents[2]
#: What scenarios need of the package: no server, no client, no compiled modules.
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "server", "arena", "bots", "site")


class Sandbox:
    """Judges mutants, one after the other, in a folder of its own."""

    def __init__(self, folder: Path, rulebook: Path) -> None:
        self._package = folder / "tangledbank"
        self._judge = self._package / "rulebook/mutation/judge.py"
        self._rulebook = rulebook
        self._environment = {
            **os.environ,
            "PYTHONPATH": str(folder),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONHASHSEED": "0",
            "TANGLEDBANK_PURE": "1",
        }
        shutil.copytree(PACKAGE, self._package, ignore=LEFT_OUT)
        for game in GAMES:  # the ids that scenarios may name
            book = self._package / "rulebook/pages" / game
            book.mkdir(parents=True)
            shutil.copy(folder_of_pages() / game / CLAUSES, book)
        for module in self._package.rglob("*.py"):
            py_compile.compile(str(module))

    def judge(self, module: str, source: str, first: list[str]) -> str | None:
        """The first scenario that fails on this source of a module; None if all pass."""
        with _Replaced(self._package / module, source):
            return self.judge_as_it_is(first)

    def judge_as_it_is(self, first: list[str]) -> str | None:
        done = subprocess.run(
            # By its path: by its name Python would import the package, and perhaps hang there.
            [sys.executable, "-P", str(self._judge), str(self._rulebook)],
            input="\n".join(first),
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == 0:
            return None
        return done.stdout.strip() or "at import"


class _Replaced:
    """A module with another source, for a while.

    Its byte code is taken away, for that is told from the source by size and time alone.
    """

    def __init__(self, path: Path, source: str) -> None:
        self._path = path
        self._source = source
        self._true = path.read_text(encoding="utf-8")

    def __enter__(self) -> Self:
        Path(cache_from_source(str(self._path))).unlink(missing_ok=True)
        self._path.write_text(self._source, encoding="utf-8")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._path.write_text(self._true, encoding="utf-8")
        py_compile.compile(str(self._path))
