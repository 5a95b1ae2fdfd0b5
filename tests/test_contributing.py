"""The trait that CONTRIBUTING adds step by step: its steps, taken in a copy of the sources."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PART = re.compile(r"^~~~\w+\n(.*?)^~~~$", re.MULTILINE | re.DOTALL)
IMPORT = r"^from tangledbank\S+ import .*$"
NUMBER = r"^\w+: Final = (\d+)$"
EVOLUTION = "src/tangledbank/evolution"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources and the rulebook, without anything compiled."""
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for folder in ("src", "rulebook"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=unwanted)
    return tmp_path


def after_last(pattern: str, path: Path, line: str) -> None:
    """Insert a line after the last one that the pattern finds."""
    text = path.read_text(encoding="utf-8")
    last = list(re.finditer(pattern, text, re.MULTILINE))[-1]
    path.write_text(f"{text[: last.end()]}\n{line}{text[last.end() :]}", encoding="utf-8")


def add_trait(copy: Path) -> None:
    """The steps of the chapter, in its order."""
    source, page = PART.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    traits = copy / EVOLUTION / "traits"
    names = traits / "names.py"
    last = re.findall(NUMBER, names.read_text(encoding="utf-8"), re.MULTILINE)[-1]
    after_last(NUMBER, names, f"SPINY: Final = {int(last) + 1}")
    after_last(r'^    "[\w-]+",$', names, '    "spiny",')

    (traits / "spiny.py").write_text(source, encoding="utf-8")

    every = traits / "every.py"
    after_last(IMPORT, every, "from tangledbank.evolution.traits.spiny import Spiny")
    after_last(r"^enlist\(.*$", every, "enlist(Spiny())")

    deck = copy / EVOLUTION / "data/base.toml"
    after_last(r'^".*" = 4$', deck, '"spiny/carnivorous" = 4')
    deck.write_text(deck.read_text(encoding="utf-8").replace("total = 84", "total = 88"))

    (copy / "rulebook/evolution/traits/spiny.md").write_text(page, encoding="utf-8")
    for name in ("CLAUSES", "PROHIBITIONS"):
        after_last(r"^.+$", copy / "rulebook/evolution" / name, "HOUSE-SPINY-01")


def tangledbank(folder: Path, *words: str) -> str:
    variables = {**os.environ, "PYTHONPATH": str(folder / "src"), "TANGLEDBANK_PURE": "1"}
    command = [sys.executable, "-m", "tangledbank", *words]
    ran = subprocess.run(
        command, cwd=folder, env=variables, capture_output=True, text=True, check=False
    )
    return ran.stdout + ran.stderr


def test_the_steps_make_a_trait(copy: Path) -> None:
    add_trait(copy)
    checked = tangledbank(copy, "check", "rulebook/evolution/traits/spiny.md")
    assert checked.strip() == "1 passed, 0 failed"
    assert "SPINY" not in tangledbank(copy, "rulebook", "holes")
    assert "HOUSE-SPINY-01" in tangledbank(copy, "rulebook", "show", "spiny")
    assert "Traceback" not in tangledbank(copy, "simulate", "--games", "5", "--jobs", "1")
