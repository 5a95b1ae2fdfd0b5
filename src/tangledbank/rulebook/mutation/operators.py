"""The mutations: which expressions and statements change, and into what.

Texts and types stay the same: docstrings, annotations, messages of exceptions, parts of f-strings,
`__slots__`, imports and assertions, which are only for the type checker.
"""

import ast
import copy
from collections.abc import Iterator
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], list[type[ast.cmpop]]]] = {
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
#: Conditions with variants of their own need not be negated as well.
CHANGED_INSIDE: Final = (ast.Compare, ast.BoolOp, ast.Constant)


class Mutant:
    """One error: the place, and the code there before and after."""

    def __init__(self, module: str, function: str, line: int, before: str, after: str) -> None:
        self.module = module  # such as evolution/traits/big.py
        self.function = function  # such as Big.need, or nothing outside of functions
        self.line = line
        self.before = before
        self.after = after
        self.nth = 0  # its number among equal mutants of this function

    @property
    def name(self) -> tuple[str, str, str, str, int]:
        """Its name, which is stable as long as its function does not change."""
        return self.module, self.function, self.before, self.after, self.nth

    def __str__(self) -> str:
        where = f" in {self.function}" if self.function else ""
        return f"{self.module}:{self.line}{where}: {self.before}  ->  {self.after}"


def mutants_of(source: str, module: str) -> list[Mutant]:
    """Every mutant of a module, in the order of its source."""
    return [mutant for mutant, _ in _changes(ast.parse(source), module)]


def mutated(source: str, module: str, index: int) -> str:
    """The module's source with the mutant of this index."""
    return Mutable(source, module).mutated(index)


class Mutable:
    """A module that is changed in one place at a time; the places are found once."""

    def __init__(self, source: str, module: str) -> None:
        self._tree = ast.parse(source)
        self._module = module
        self._changes = [change for _, change in _changes(self._tree, module)]

    def mutated(self, index: int) -> str:
        if not 0 <= index < len(self._changes):
            raise IndexError(f"{self._module} has no mutant {index}")
        change = self._changes[index]
        old = change.put(change.new)
        try:
            return ast.unparse(ast.fix_missing_locations(self._tree))
        finally:
            change.put(old)


class Change:
    """A node of the tree, its parent, and its possible replacements."""

    def __init__(self, parent: ast.AST, field: str, place: int | None, new: ast.AST) -> None:
        self.parent = parent
        self.field = field
        self.place = place
        self.new = new

    def put(self, node: ast.AST) -> ast.AST:
        """Put a node there; returns the one it replaces."""
        old: ast.AST
        if self.place is None:
            old = getattr(self.parent, self.field)
            setattr(self.parent, self.field, node)
            return old
        nodes: list[ast.AST] = getattr(self.parent, self.field)
        old = nodes[self.place]
        nodes[self.place] = node
        return old


def _changes(tree: ast.Module, module: str) -> list[tuple[Mutant, Change]]:
    found: list[tuple[Mutant, Change]] = []
    counts: dict[tuple[str, str, str, str, int], int] = {}
    for parent, field, place, node, function in _nodes(tree, ""):
        for new in _variants(node, parent, field):
            line = getattr(node, "lineno", 0)
            mutant = Mutant(module, function, line, _text(node), _text(new))
            mutant.nth = counts.get(mutant.name, 0)
            counts[(*mutant.name[:4], 0)] = mutant.nth + 1
            found.append((mutant, Change(parent, field, place, new)))
    return found


def _text(node: ast.AST) -> str:
    return " ".join(ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).split())


def _nodes(
    parent: ast.AST, function: str
) -> Iterator[tuple[ast.AST, str, int | None, ast.AST, str]]:
    """Every possible change below a node, with its parent and its function."""
    for field, value in ast.iter_fields(parent):
        if field in ("annotation", "returns", "type_params", "decorator_list", "bases"):
            continue
        several = isinstance(value, list)
        for place, node in enumerate(value if several else [value]):
            if not isinstance(node, ast.AST) or _is_left_alone(node, parent, place):
                continue
            yield parent, field, place if several else None, node, function
            inside = function
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                inside = f"{function}.{node.name}" if function else node.name
            yield from _nodes(node, inside)


def _is_left_alone(node: ast.AST, parent: ast.AST, place: int) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Raise() | ast.JoinedStr():
            return True
        case ast.Expr(value=ast.Constant()):
            return True  # a docstring, or an ellipsis
        case ast.Assign(targets=[ast.Name(id="__slots__")]):
            return True
        case ast.Constant() if isinstance(parent, ast.Subscript) and isinstance(node.value, str):
            return isinstance(parent.value, ast.Name) and parent.value.id[:1].isupper()
    return False


def _variants(node: ast.AST, parent: ast.AST, field: str) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=[operator]):
            for other in COMPARISONS[type(operator)]:
                yield ast.Compare(node.left, [other()], node.comparators)
        case ast.BoolOp():
            swapped: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield ast.BoolOp(swapped, node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.BinOp() if type(node.op) in ARITHMETIC:
            yield ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
        case ast.Constant():
            yield from _constants(node)
        case ast.Continue():
            yield ast.Break()
        case ast.Break():
            yield ast.Continue()
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.AugAssign():
            yield ast.Pass()
            if type(node.op) in ARITHMETIC:
                yield ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
    is_condition = field == "test" and isinstance(parent, ast.If | ast.IfExp | ast.While)
    if is_condition and isinstance(node, ast.expr) and not _is_changed_inside(node):
        yield ast.UnaryOp(ast.Not(), node)


def _is_changed_inside(node: ast.expr) -> bool:
    return isinstance(node, CHANGED_INSIDE) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    )


def _constants(node: ast.Constant) -> Iterator[ast.AST]:
    match node.value:
        case bool():
            yield ast.Constant(not node.value)
        case int():
            yield ast.Constant(node.value + 1)
        case str() if node.value:
            yield ast.Constant(node.value + "~")
