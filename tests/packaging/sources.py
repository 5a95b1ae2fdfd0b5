"""Copies of the checkout in other folders, and what is built from them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tasks.layout import ROOT, SITE, VENV
from tasks.wheel import git

BUILD = "import sys, pathlib, tasks.wheel as w; w.build(pathlib.Path(sys.argv[1]))"


def copy_checkout(target: Path) -> Path:
    """The sources and the built client, without anything else that lies here."""
    listed = git("ls-files", "-z", "--cached", "--others", "--exclude-standard")
    assert listed is not None, "the packaging tests need a Git checkout"
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
    shutil.copytree(SITE, target / SITE.relative_to(ROOT))
    # The build tools are not what differs.
    (target / VENV.name).symlink_to(sys.prefix, target_is_directory=True)
    return target


def build(checkout: Path, out: Path, *, pure: bool) -> dict[str, bytes]:
    """The files that `run.py wheel` makes of a checkout, by name."""
    variables = {name: text for name, text in os.environ.items() if name != "TANGLEDBANK_PURE"}
    variables["SOURCE_DATE_EPOCH"] = "1700000000"
    if pure:
        variables["TANGLEDBANK_PURE"] = "1"
    ran = subprocess.run(
        [sys.executable, "-c", BUILD, str(out)],
        cwd=checkout,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return {file.name: file.read_bytes() for file in out.iterdir()}
