"""Only a game's own modules know the game; everything else asks its `Kind`.

So a new game is one folder, and no `if` elsewhere has to learn of it.
"""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "src/tangledbank"
GAMES = ("evolution", "creatures")

#: What may know all games: where they are enlisted, and what the browser knows of these two.
ABOUT_ALL = {"games.py", "server/wire/declared.py"}


def owner_of(path: str) -> str:
    """The game whose folder a module is in; empty if it is in none."""
    folders = Path(path).parts[:-1]
    if folders[:1] == ("laws",) or path == "cli/laws.py":
        return "laws"  # they judge these two games, and know them by heart
    return next((game for game in GAMES if game in folders), "")


def neutral_modules() -> list[str]:
    paths = [path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py"))]
    return [path for path in paths if not owner_of(path) and path not in ABOUT_ALL]


def knowledge(path: str) -> list[str]:
    """Where a module knows a game: by an import, or by comparing with its name or an edition."""
    tree = ast.parse((PACKAGE / path).read_text(encoding="utf-8"))
    found: list[str] = []
    for node in ast.walk(tree):
        found += [f"{path}: imports {name}" for name in imported(node) if is_owned(name)]
        for word in compared(node):
            found.append(f"{path}:{word.lineno}: compares with {word.value!r}")
    return found


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.ImportFrom) and node.module:
        return [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []


def is_owned(module: str) -> bool:
    """Does this module belong to one game?"""
    if not module.startswith("tangledbank."):
        return False
    path = "/".join(module.split(".")[1:])
    for name in (f"{path}.py", f"{path}/__init__.py"):
        if (PACKAGE / name).is_file():
            return owner_of(name) in GAMES
    return False


def compared(node: ast.AST) -> list[ast.Constant]:
    """The names of games and editions, and fields of their views, that are compared with."""
    from tangledbank.games import editions

    telling = {*GAMES, *editions(), "supplies"}
    sides: list[ast.expr] = []
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
    elif isinstance(node, ast.MatchValue):
        sides = [node.value]
    words = [word for side in sides for word in ast.walk(side)]
    return [word for word in words if isinstance(word, ast.Constant) and word.value in telling]


@pytest.mark.parametrize("path", neutral_modules())
def test_a_module_of_no_game_knows_none(path: str) -> None:
    assert knowledge(path) == []


def test_the_list_names_modules_that_there_are() -> None:
    for path in ABOUT_ALL:
        assert (PACKAGE / path).is_file(), path


def test_knowing_a_game_is_noticed() -> None:
    assert knowledge("cli/evolution/table.py")
    assert knowledge("rulebook/evolution/scenarios.py")
