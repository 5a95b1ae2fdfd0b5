"""docs/contribute/server.md lists every module of the server, and none that is gone."""

import re
from pathlib import Path

import tangledbank.server

SERVER = Path(tangledbank.server.__file__).parent
PAGE = Path(__file__).parents[2] / "docs/contribute/server.md"


def listed() -> list[str]:
    found, folder = [], ""
    for line in PAGE.read_text(encoding="utf-8").partition("## One command")[0].splitlines():
        if line.startswith("### "):
            named = re.match(r"### `(\w+/)`", line)
            folder = named[1] if named else ""
        elif module := re.match(r"([\w/]+\.py)  +\S", line):
            found.append(folder + module[1])
    return found


def test_every_module_is_listed_once() -> None:
    there = [
        path.relative_to(SERVER).as_posix()
        for path in SERVER.rglob("*.py")
        if path.name != "__init__.py"
    ]
    assert sorted(listed()) == sorted(there)
