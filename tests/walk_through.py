"""The traits that CONTRIBUTING adds: their files and commands, exactly as they stand there."""

import os
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: The chapters that add a trait, and what comes after them.
SPINY = "A trait"
NURSING = "A trait with a verb"
ENDS = {SPINY: NURSING, NURSING: "An option"}
#: A file: its name in the text, and its content in the fence below.
FILE = re.compile(r"^\*\*\d\..*?`([\w/.]+)`[^\n]*\n\n~~~\w+\n(.*?)^~~~$", re.MULTILINE | re.DOTALL)
COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def chapter(title: str) -> str:
    """A chapter without its title; other lines that look like one stand in its fences."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    _, begins, rest = text.partition(f"\n## {title}\n")
    found, ends, _ = rest.partition(f"\n## {ENDS[title]}\n")
    assert begins
    assert ends
    return found


def files(title: str) -> dict[str, str]:
    return dict(FILE.findall(chapter(title)))


def commands(title: str) -> list[str]:
    block = COMMANDS.search(chapter(title))
    assert block is not None
    return block[1].splitlines()


def checkout_with(title: str, folder: Path) -> Path:
    """A copy of the sources and the rulebook, and in it the files of a chapter.

    Nothing in it is compiled.
    """
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for part in ("src", "rulebook"):
        shutil.copytree(ROOT / part, folder / part, ignore=unwanted)
    for name, text in files(title).items():
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
