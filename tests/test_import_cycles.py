"""The modules of the server import each other in one direction, imports for types included.

server.web and server.bots may import the rest of the server; the rest imports neither.
"""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.test_imports import PACKAGE, SOURCE, tree_with

#: The parts that nothing else in the server may import, and what may import them all the same.
OUTER = {"web": {"web"}, "bots": {"bots", "web"}}


def modules_of(source: Path) -> dict[str, Path]:
    """The modules of the server, by their full names."""
    found = {}
    for file in sorted((source / "server").rglob("*.py")):
        parts = file.relative_to(source).with_suffix("").parts
        name = parts[:-1] if parts[-1] == "__init__" else parts
        found[".".join([PACKAGE, *name])] = file
    return found


def graph_of(source: Path) -> dict[str, set[str]]:
    """What each module of the server imports of the server, wherever in its file."""
    modules = modules_of(source)
    graph: dict[str, set[str]] = {}
    for name, file in modules.items():
        package = name if file.name == "__init__.py" else name.rpartition(".")[0]
        named = names_in(ast.parse(file.read_text(encoding="utf-8")), package)
        graph[name] = {one for one in named if one in modules} - {name}
    return graph


def names_in(tree: ast.AST, package: str) -> set[str]:
    """Every name that is imported; it may be a module, or something in one."""
    named = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            named |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1]
            whole = ".".join([*(base if node.level else []), *filter(None, [node.module])])
            named |= {whole, *(f"{whole}.{alias.name}" for alias in node.names)}
    return named


def cycle_in(source: Path) -> list[str]:
    try:
        TopologicalSorter(graph_of(source)).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def part_of(module: str) -> str:
    """The part of the server that a module lies in."""
    return f"{module}..".split(".")[2]


def inward(source: Path) -> list[str]:
    """Imports of an outer part by one that must not know it."""
    return [
        f"{name} imports {one}"
        for name, imported in graph_of(source).items()
        for one in imported
        if part_of(one) in OUTER and part_of(name) not in OUTER[part_of(one)]
    ]


def test_no_module_of_the_server_imports_itself_through_others() -> None:
    assert len(graph_of(SOURCE)) > 100
    cycle = cycle_in(SOURCE)
    assert not cycle, " -> ".join(cycle)


def test_the_inner_parts_know_neither_the_web_nor_the_bots() -> None:
    assert inward(SOURCE) == []


# --- the rule itself, on trees made up for it


@pytest.mark.parametrize(
    "back",
    [
        "from tangledbank.server.room import Room\n",
        "import tangledbank.server.room\n",
        "from tangledbank.server import room\n",
        "from . import room\n",
        "if TYPE_CHECKING:\n    from tangledbank.server.room import Room\n",
        "def f():\n    from .room import Room\n",
    ],
)
def test_a_cycle_is_found(tmp_path: Path, back: str) -> None:
    files = {"server/room.py": "from tangledbank.server.ledger import Ledger\n"}
    source = tree_with(tmp_path, {**files, "server/ledger.py": back})
    assert set(cycle_in(source)) == {"tangledbank.server.room", "tangledbank.server.ledger"}


def test_an_import_of_an_outer_part_is_found(tmp_path: Path) -> None:
    files = {
        "server/room.py": "from tangledbank.server.web.app import make_app\n",
        "server/web/app.py": "from tangledbank.server.bots.pool import BotPool\n",
        "server/bots/pool.py": "from tangledbank.server.logs import LOG\n",
        "server/logs.py": "",
    }
    assert inward(tree_with(tmp_path, files)) == [
        "tangledbank.server.room imports tangledbank.server.web.app"
    ]
    assert cycle_in(tree_with(tmp_path, files)) == []
