"""Numbers the blocks of statements in the rules' functions, so that a run can record them.

Code outside functions runs at import, and so in every scenario.
"""

import ast
from typing import Final

from tangledbank.rulebook.mutation.operators import Mutant

#: The module in which an instrumented one records its blocks, and the name it uses.
NOTES: Final = "tangledbank_blocks"
RAN: Final = "ran"

Span = tuple[int, int, int]  # first line, last line, number


class Blocks:
    """Numbers the blocks of one module after another."""

    def __init__(self) -> None:
        self.count = 0
        self._spans: dict[str, list[Span]] = {}

    def instrument(self, module: str, source: str) -> str:
        """The source with a recording statement at the start of each block."""
        tree = ast.parse(source)
        self._spans[module] = []
        for statement in tree.body:
            self._enter(module, statement)
        tree.body[:0] = ast.parse(f"from {NOTES} import {RAN} as _{RAN}").body
        return ast.unparse(ast.fix_missing_locations(tree))

    def _enter(self, module: str, node: ast.stmt) -> None:
        if isinstance(node, ast.FunctionDef):
            # Its defaults are made at import, but matter only where it is called.
            header = (node.lineno, node.body[0].lineno - 1, self.count)
            self._number(module, node.body)
            self._spans[module].append(header)
        elif isinstance(node, ast.ClassDef):
            for statement in node.body:
                self._enter(module, statement)

    def _number(self, module: str, statements: list[ast.stmt]) -> None:
        number = self.count
        self.count += 1
        last = statements[-1].end_lineno or statements[-1].lineno
        self._spans[module].append((statements[0].lineno, last, number))
        for statement in statements:
            for inner in inner_blocks(statement):
                self._number(module, inner)
        statements[:0] = ast.parse(f"_{RAN}[{number}] = 1").body

    def of(self, mutant: Mutant) -> int | None:
        """The innermost block that contains a mutant; none outside functions."""
        return self.at(mutant.module, mutant.line)

    def at(self, module: str, line: int) -> int | None:
        around = [
            (last - first, number)
            for first, last, number in self._spans[module]
            if first <= line <= last
        ]
        return min(around)[1] if around else None


def inner_blocks(statement: ast.stmt) -> list[list[ast.stmt]]:
    """The blocks directly inside a statement, if it has any."""
    holders: list[ast.AST] = [statement, *getattr(statement, "handlers", [])]
    holders += getattr(statement, "cases", [])
    found = [
        getattr(holder, field, None)
        for holder in holders
        for field in ("body", "orelse", "finalbody")
    ]
    return [block for block in found if isinstance(block, list) and block]
