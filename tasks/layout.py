"""The paths of this folder."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCK = ROOT / "requirements.lock"
BUILD_LOCK = ROOT / "requirements-build.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"
NODE_LOCK = ROOT / "requirements-node.lock"
DOCS_LOCK = ROOT / "requirements-docs.lock"
PACKAGING = [LOCK, ROOT / "pyproject.toml"]
#: Build products, besides what building the wheel leaves.
BUILD = ROOT / "build"
WEB = ROOT / "web"
#: The messages of the browser and the terminal.
MESSAGES = SOURCE / "tangledbank" / "messages"
SITE = SOURCE / "tangledbank" / "server" / "site"
DOCS_SITE = SOURCE / "tangledbank" / "server" / "docs"
STAMP = VENV / "tangledbank-stamp.json"
ENGINE_PACKAGES = ("core", "evolution", "creatures", "bots/mind", "research")
