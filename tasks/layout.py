"""Where everything lies in this folder."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCK = ROOT / "requirements.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"
NODE_LOCK = ROOT / "requirements-node.lock"
PACKAGING = [LOCK, ROOT / "pyproject.toml", ROOT / "setup.py"]
WEB = ROOT / "web"
SITE = SOURCE / "tangledbank" / "server" / "site"
STAMP = VENV / "tangledbank-stamp.json"
ENGINE_PACKAGES = ("core", "evolution", "creatures", "bots/mind")
