"""The trait that CONTRIBUTING adds: its files and commands, exactly as they stand there."""

import os
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHAPTER = re.compile(r"^## A trait$.*?(?=^## An option$)", re.MULTILINE | re.DOTALL)
#: A file: its name in the text, and its content in the fence below.
FILE = re.compile(r"^\*\*\d\..*?`([\w/.]+)`[^\n]*\n\n~~~\w+\n(.*?)^~~~$", re.MULTILINE | re.DOTALL)
COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def chapter() -> str:
    found = CHAPTER.search((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert found is not None
    return found[0]


def files() -> dict[str, str]:
    return dict(FILE.findall(chapter()))


def commands() -> list[str]:
    block = COMMANDS.search(chapter())
    assert block is not None
    return block[1].splitlines()


def checkout_with_the_trait(folder: Path) -> Path:
    """A copy of the sources, the rulebook and the built client, and in it the files of the chapter.

    Nothing in it is compiled.
    """
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for part in ("src", "rulebook"):
        shutil.copytree(ROOT / part, folder / part, ignore=unwanted)
    for name, text in files().items():
        path = folder / name
        assert not path.exists(), f"{name} is there already: the chapter changes nothing"
        path.write_text(text, encoding="utf-8")
    return folder


def variables(checkout: Path) -> dict[str, str]:
    """The environment in which a program runs from that copy."""
    return {
        **os.environ,
        "PYTHONPATH": str(checkout / "src"),
        "TANGLEDBANK_PURE": "1",
        "XDG_STATE_HOME": str(checkout / "state"),
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    }
