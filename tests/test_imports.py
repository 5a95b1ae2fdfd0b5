"""The import rule: dependencies point one way, and the engine needs the standard library alone.

core <- evolution, creatures <- laws, rulebook, bots, research <- lessons, arena, server <- cli
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = "tangledbank"
SOURCE = Path(__file__).resolve().parent.parent / "src" / PACKAGE

ENGINE = {"core", "evolution", "creatures"}
MIDDLE = ENGINE | {"rulebook", "bots"}
FACE = ""  # the modules of tangledbank itself, which show the engine to `import tangledbank`

# What each package may import from the others, besides itself.
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "evolution": {"core"},
    "creatures": {"core"},
    FACE: ENGINE,
    "laws": ENGINE,
    "messages": {"core"},
    "rulebook": ENGINE | {FACE, "messages"},
    "lessons": ENGINE | {FACE, "messages", "rulebook"},
    "bots": ENGINE | {FACE},
    "research": ENGINE | {FACE},
    "arena": MIDDLE | {FACE},
    # Of the messages, only which languages there are: the sentences are the client's.
    "server": MIDDLE | {FACE, "lessons", "messages"},
    "cli": MIDDLE | {FACE, "laws", "lessons", "arena", "server", "messages"},
}
STANDARD_LIBRARY_ONLY = ENGINE | {FACE, "laws", "research"}

# Known to the compiler; never imported when the program runs.
FOR_TYPES_ONLY = {"mypy_extensions"}
# Names for the compiler, which is no part of any package: every one of them may import it.
NATIVE = f"{PACKAGE}.native"


def broken_rules(source: Path) -> list[str]:
    """Each import under ``source`` that the rule forbids, as ``file:line: why``."""
    return [
        f"{file.relative_to(source.parent).as_posix()}:{line}: {why}"
        for file in sorted(source.rglob("*.py"))
        for line, why in broken_in(file, source)
    ]


def broken_in(file: Path, source: Path) -> Iterator[tuple[int, str]]:
    place = file.relative_to(source)
    package = place.parts[0] if len(place.parts) > 1 else FACE
    if place.name == "__main__.py" and package == FACE:
        package = "cli"  # `python -m tangledbank` is the terminal's
    if package not in MAY_IMPORT:
        yield 1, f"the package {package} has no place in the import rule"
        return
    tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    for_types = lines_for_types(tree)
    for line, module in imported(tree, [PACKAGE, *place.parts[:-1]]):
        top, _, rest = module.partition(".")
        standard = top in sys.stdlib_module_names or (top in FOR_TYPES_ONLY and line in for_types)
        if module == NATIVE:
            continue
        if top == PACKAGE:
            if package_of(rest, source) not in MAY_IMPORT[package] | {package}:
                yield line, f"{package or PACKAGE} must not import {module}"
        elif package in STANDARD_LIBRARY_ONLY and not standard:
            yield line, f"{package or PACKAGE} must not import {module}: not standard library"


def package_of(rest: str, source: Path) -> str:
    """The package that ``tangledbank.<rest>`` lies in."""
    first = rest.partition(".")[0]
    return first if first in MAY_IMPORT or (source / first).is_dir() else FACE


def imported(tree: ast.AST, folder: list[str]) -> Iterator[tuple[int, str]]:
    """The line and the full name of everything that is imported, wherever it stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = folder[: len(folder) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            if module == PACKAGE:  # what is named may be a package of its own
                for alias in node.names:
                    yield node.lineno, f"{module}.{alias.name}"
            else:
                yield node.lineno, module


def lines_for_types(tree: ast.AST) -> set[int]:
    """The lines under ``if TYPE_CHECKING:``."""
    return {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
        for inner in node.body
        for line in range(inner.lineno, (inner.end_lineno or inner.lineno) + 1)
    }


def test_the_import_rule_holds() -> None:
    broken = broken_rules(SOURCE)
    assert not broken, "\n" + "\n".join(broken)


def test_the_sources_are_found() -> None:
    assert (SOURCE / "core" / "chance.py").is_file()


def test_importing_loads_the_standard_library_alone() -> None:
    """Asked of a fresh Python, because here the tests' own packages are loaded already."""
    code = "import sys; old = set(sys.modules); import tangledbank; print(*set(sys.modules) - old)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in ran.stdout.split()}
    assert PACKAGE in loaded
    others = {name for name in loaded - sys.stdlib_module_names if not is_ours(name)}
    assert not others
    # Each of these takes longer to load than all of the engine's own modules of a game.
    assert not loaded & {
        "asyncio",
        "argparse",
        "dataclasses",
        "inspect",
        "pathlib",
        "random",
        "tomllib",
    }


def is_ours(module: str) -> bool:
    """The compiled engine has libraries beside the package, such as `tangledbank__mypyc`."""
    return module == PACKAGE or (module.startswith(PACKAGE) and module.endswith("__mypyc"))


# --- the rule itself, on trees made up for it


def tree_with(folder: Path, files: dict[str, str]) -> Path:
    source = folder / PACKAGE
    for name, text in files.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return source


@pytest.mark.parametrize(
    ("file", "text", "line", "named"),
    [
        ("core/game.py", "import json\nimport rich\n", 2, "rich"),
        ("core/game.py", "import rich.table as t\n", 1, "rich.table"),
        ("core/game.py", "from tangledbank.evolution import turn\n", 1, "tangledbank.evolution"),
        ("core/game.py", "from tangledbank import evolution\n", 1, "tangledbank.evolution"),
        ("core/game.py", "from tangledbank import new_game\n", 1, "tangledbank.new_game"),
        ("core/game.py", "import tangledbank\n", 1, "tangledbank"),
        ("core/game.py", "from ..evolution import turn\n", 1, "tangledbank.evolution"),
        ("core/game.py", "def f():\n    import numpy\n", 2, "numpy"),
        ("core/game.py", "from mypy_extensions import i64\n", 1, "mypy_extensions"),
        ("evolution/turn.py", "import tangledbank.creatures.state\n", 1, "creatures.state"),
        ("evolution/traits/fat.py", "from ...bots import greedy\n", 1, "tangledbank.bots"),
        ("creatures/turn.py", "import msgspec\n", 1, "msgspec"),
        ("rulebook/run.py", "from tangledbank.bots import greedy\n", 1, "tangledbank.bots"),
        ("bots/greedy.py", "import tangledbank.arena\n", 1, "tangledbank.arena"),
        ("server/room.py", "from tangledbank.cli import main\n", 1, "tangledbank.cli"),
        ("__init__.py", "from tangledbank.bots import greedy\n", 1, "tangledbank.bots"),
        ("__init__.py", "import rich\n", 1, "rich"),
        ("misc/things.py", "import os\n", 1, "misc"),
    ],
)
def test_a_broken_rule_is_named(
    tmp_path: Path, file: str, text: str, line: int, named: str
) -> None:
    (broken,) = broken_rules(tree_with(tmp_path, {file: text}))
    assert broken.startswith(f"{PACKAGE}/{file}:{line}: ")
    assert named in broken


def test_what_the_rule_allows(tmp_path: Path) -> None:
    files = {
        "__init__.py": "from tangledbank._pure import x\nfrom tangledbank.core.game import Game\n",
        "__main__.py": "from tangledbank.cli import main\n",
        "core/game.py": "import json\nfrom tangledbank.core import action\nfrom . import event\n",
        "core/chance.py": "if TYPE_CHECKING:\n    from mypy_extensions import i64\n",
        "evolution/turn.py": "from tangledbank.core.game import Game\n",
        "bots/greedy.py": "import tangledbank as tb\nimport numpy\nfrom tangledbank import core\n",
        "cli/play.py": "import rich\nfrom tangledbank import __version__, arena\n",
    }
    assert broken_rules(tree_with(tmp_path, files)) == []
