"""Which blocks use what a module makes at import, such as a table or a list of traits."""

import ast
from collections.abc import Iterator
from typing import Final

from tangledbank.rulebook.mutation.blocks import Blocks
from tangledbank.rulebook.mutation.operators import Mutant

#: Names that say nothing about what is used.
COMMON: Final = frozenset({"self", "__init__"})


class Uses:
    """The uses of each name, in all modules of the rules; names are compared only as words."""

    def __init__(self, texts: dict[str, str], blocks: Blocks) -> None:
        self._blocks = blocks
        self._by_block: dict[str, int] = {}  # a name, and the blocks that use it, a bit for each
        self._at_import: dict[str, set[str]] = {}  # a name, and the names defined with it
        self._made: dict[str, list[tuple[int, int, set[str]]]] = {}
        for module, text in texts.items():
            self._made[module] = []
            for statement in ast.parse(text).body:
                self._enter(module, statement)

    def _enter(self, module: str, statement: ast.stmt) -> None:
        made = made_by(statement)
        last = statement.end_lineno or statement.lineno
        self._made[module].append((statement.lineno, last, made))
        for line, name in words_in(statement):
            block = self._blocks.at(module, line)
            if block is None:
                self._at_import.setdefault(name, set()).update(made)
            else:
                self._by_block[name] = self._by_block.get(name, 0) | 1 << block

    def of(self, mutant: Mutant) -> int:
        """The blocks that use what the mutant's statement defines, directly or indirectly."""
        waiting = set(mutant.function.split(".")) - COMMON - {""}
        for first, last, made in self._made[mutant.module]:
            if first <= mutant.line <= last:
                waiting |= made
        known: set[str] = set()
        found = 0
        while waiting:
            name = waiting.pop()
            known.add(name)
            found |= self._by_block.get(name, 0)
            waiting |= self._at_import.get(name, set()) - known
        return found


def made_by(statement: ast.stmt) -> set[str]:
    """The names that a statement of a module defines."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return {statement.name}
    return {
        node.id
        for node in ast.walk(statement)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }


def words_in(statement: ast.stmt) -> Iterator[tuple[int, str]]:
    """The names that a statement uses, each with its line."""
    if isinstance(statement, ast.Import | ast.ImportFrom):
        return
    for node in ast.walk(statement):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
