"""Installs this package in `.venv`, editable: a wheel that only points to the sources.

setuptools makes the same (PEP 660), but would have to be installed first.
"""

import base64
import hashlib
import re
import tomllib
import zipfile
from pathlib import Path

from tasks.layout import BUILD, ROOT, SOURCE

NAME = "tangledbank"
VERSION_FILE = SOURCE / NAME / "__init__.py"
#: Every entry has the same date, so that the same sources give the same wheel.
DATE = (1980, 1, 1, 0, 0, 0)


def editable_requirement() -> Path:
    """Make the wheel; returns the requirements file that names it, with its hash."""
    files = {f"{NAME}.pth": f"{SOURCE}\n"}
    metadata = metadata_of(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8")))
    # An installer skips what it finds in the same version.
    content = hashlib.sha256((metadata + files[f"{NAME}.pth"]).encode()).hexdigest()
    version = f"{source_version()}+src.{content[:8]}"
    folder = f"{NAME}-{version}.dist-info"
    files |= {
        f"{folder}/METADATA": metadata.replace("\nName:", f"\nVersion: {version}\nName:", 1),
        f"{folder}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{folder}/entry_points.txt": f"[console_scripts]\n{NAME} = {NAME}.cli:main\n",
    }
    lines = [
        f"{name},sha256={base64_hash(text)},{len(text.encode())}" for name, text in files.items()
    ]
    files[f"{folder}/RECORD"] = "\n".join([*lines, f"{folder}/RECORD,,"]) + "\n"
    BUILD.mkdir(exist_ok=True)
    wheel = BUILD / f"{NAME}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, text in files.items():
            archive.writestr(zipfile.ZipInfo(name, DATE), text)
    requirement = BUILD / "editable.txt"
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    requirement.write_text(f"{NAME} @ {wheel.as_uri()} --hash=sha256:{digest}\n")
    return requirement


def metadata_of(pyproject: dict[str, dict[str, object]]) -> str:
    """The package's metadata: its name and requirements."""
    project = pyproject["project"]
    lines = [
        "Metadata-Version: 2.1",
        f"Name: {NAME}",
        f"Requires-Python: {project['requires-python']}",
    ]
    needed, extras = project["dependencies"], project["optional-dependencies"]
    assert isinstance(needed, list)
    assert isinstance(extras, dict)
    lines += [f"Requires-Dist: {text}" for text in needed]
    for extra, wanted in extras.items():
        lines.append(f"Provides-Extra: {extra}")
        lines += [f"Requires-Dist: {only_with(extra, text)}" for text in wanted]
    return "\n".join(lines) + "\n"


def only_with(extra: str, requirement: str) -> str:
    """
    >>> only_with("dev", "uv>=0.9; sys_platform != 'win32'")
    "uv>=0.9; (sys_platform != 'win32') and extra == 'dev'"
    """
    what, _, marker = requirement.partition(";")
    condition = f"({marker.strip()}) and " if marker else ""
    return f"{what.strip()}; {condition}extra == '{extra}'"


def source_version() -> str:
    found = re.search(
        r'^__version__ = "(.+)"', VERSION_FILE.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert found is not None
    return found[1]


def base64_hash(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
