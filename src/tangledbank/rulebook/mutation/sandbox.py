"""A copy of the package in which one module at a time is replaced by a mutant."""

import json
import os
import py_compile
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import cache_from_source
from pathlib import Path

from tangledbank.core.errors import GameError
from tangledbank.rulebook.pages import CLAUSES, folder_of, games

PACKAGE = Path(__file__).resolve().parents[2]
#: What scenarios need from the package: no server, no client, no compiled modules.
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "server", "arena", "bots", "site")


class Sandbox:
    """Judges mutants, one after another, in a folder of its own."""

    def __init__(self, folder: Path, rulebook: Path) -> None:
        self._folder = folder
        self._package = folder / "tangledbank"
        self._rulebook = rulebook
        self._server: subprocess.Popen[str] | None = None
        self._environment = {
            **os.environ,
            "PYTHONPATH": str(folder),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONHASHSEED": "0",
            "TANGLEDBANK_PURE": "1",
        }
        shutil.copytree(PACKAGE, self._package, ignore=LEFT_OUT)
        for game in games():  # the ids that scenarios may name
            book = self._package / "rulebook/pages" / game
            book.mkdir(parents=True)
            shutil.copy(folder_of(game) / CLAUSES, book)
        for module in self._package.rglob("*.py"):
            py_compile.compile(str(module))

    def judge(self, module: str, source: str, trials: list[int]) -> int | None:
        """The first of these trials that fails on this source of a module; None if all pass."""
        server = self._ready_server()
        with self._replaced(module, source):
            print(json.dumps(trials), file=server.stdin, flush=True)
            number: int | None = json.loads(answer(server))
        return number

    def _ready_server(self) -> "subprocess.Popen[str]":
        if self._server is None:
            self._server = self._start("serve")
            answer(self._server)
        return self._server

    def run(self, task: str, trials: list[int]) -> list[str]:
        """The judge's output for a task with these trials."""
        with self._start(task) as judge:
            return judge.communicate(json.dumps(trials) + "\n")[0].splitlines()

    def replace(self, module: str, source: str) -> None:
        path = self._package / module
        # Python recognises changed sources only by size and time.
        Path(cache_from_source(str(path))).unlink(missing_ok=True)
        path.write_text(source, encoding="utf-8")

    def write(self, name: str, source: str) -> None:
        """Add a module beside the package."""
        (self._folder / name).write_text(source, encoding="utf-8")

    def close(self) -> None:
        if self._server is not None:
            self._server.communicate()
            self._server = None

    def _start(self, task: str) -> "subprocess.Popen[str]":
        judge = self._package / "rulebook/mutation/judge.py"
        return subprocess.Popen(
            # By its path: by its name Python would import the package, and perhaps hang there.
            [sys.executable, "-P", str(judge), str(self._rulebook), task],
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    @contextmanager
    def _replaced(self, module: str, source: str) -> Iterator[None]:
        """Give a module another source for a while."""
        path = self._package / module
        true = path.read_text(encoding="utf-8")
        self.replace(module, source)
        try:
            yield
        finally:
            path.write_text(true, encoding="utf-8")
            py_compile.compile(str(path))


def answer(server: "subprocess.Popen[str]") -> str:
    assert server.stdout is not None
    line = server.stdout.readline()
    if not line:
        raise GameError("the judge of the mutants died: run the command again")
    return line
