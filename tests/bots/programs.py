"""How tests make a bot out of an odd program."""

import json
import sys
from pathlib import Path

ODD = Path(__file__).with_name("odd_programs.py")


def toml_of(folder: Path, manner: str, limit: float = 60.0, extra: str = "") -> Path:
    """A file that describes an odd program; what it notes, it notes in `folder/noted`."""
    words = [sys.executable, "-I", "-S", str(ODD), manner, str(folder / "noted")]
    file = folder / f"{manner}.toml"
    file.write_text(f"command = {json.dumps(words)}\nlimit = {limit}\n{extra}", encoding="utf-8")
    return file


def spec_of(folder: Path, manner: str, limit: float = 60.0, extra: str = "") -> str:
    return f"program:{toml_of(folder, manner, limit, extra)}"
