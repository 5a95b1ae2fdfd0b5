"""Installs Python packages, with uv if there is one, otherwise with pip."""

import os
import shutil
import sys
import sysconfig
import zipfile
from collections.abc import Sequence
from pathlib import Path

from tasks.errors import SetupError
from tasks.layout import BIN, PYTHON, VENV
from tasks.process import captured
from tasks.trouble import why

NO_VENV = (
    "This Python has no venv module. Install it (Debian, Ubuntu: the package "
    "python3-venv), or install uv, and run this again."
)
#: Where some systems keep pip's wheel instead of the module ensurepip.
WHEELS = "/usr/share/python-wheels"
PIP_COMMAND = """\
#!{python}
import sys
from pip._internal.cli.main import main
sys.exit(main())
"""


def make_venv() -> None:
    """An environment without pip, which uv does not need."""
    uv = shutil.which("uv")
    if uv:
        command = [uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(VENV)]
        if captured(command)[0] == 0:
            return
    try:
        import venv  # noqa: F401
    except ImportError:
        raise SetupError(NO_VENV) from None
    command = [sys.executable, "-m", "venv", "--clear", "--without-pip", str(VENV)]
    code, printed = captured(command)
    if code != 0:
        raise SetupError(why("venv", printed))


def install(arguments: Sequence[str]) -> None:
    """`pip install` with these arguments, which uv accepts as well."""
    uv = shutil.which("uv")
    if uv:
        command = [uv, "pip", "install", "--quiet", "--python", str(PYTHON), *arguments]
        if captured(command, pure=True)[0] == 0:
            return
    add_pip()
    # Modules are compiled to bytecode when they are imported; most never are.
    pip = [
        str(PYTHON),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "-qq",
        "--no-compile",
        "--retries=2",
    ]
    code, printed = captured([*pip, *arguments], pure=True)
    if code != 0:
        raise SetupError(why("pip", printed))


def add_pip() -> None:
    """Put pip into `.venv`, unless it is there.

    `ensurepip` runs pip to install pip, and compiles all of it, which takes longer than installing
    everything the game needs.  A wheel only has to be unpacked.
    """
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))
    if (packages / "pip" / "__main__.py").is_file():
        return
    wheel = bundled_pip()
    if wheel is None or os.name == "nt":  # only pip can make an executable
        code, printed = captured([str(PYTHON), "-m", "ensurepip", "--default-pip"])
        if code != 0:
            raise SetupError(NO_VENV if "No module named" in printed else why("ensurepip", printed))
        return
    try:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(packages)
    except OSError as error:
        raise SetupError(why("unpacking pip", str(error))) from error
    command = BIN / "pip"
    command.write_text(PIP_COMMAND.format(python=PYTHON))
    command.chmod(0o755)


def bundled_pip() -> Path | None:
    """The wheel of pip that comes with this Python."""
    try:
        import ensurepip
    except ImportError:
        raise SetupError(NO_VENV) from None
    own = Path(ensurepip.__file__).parent / "_bundled"
    folders = [own, sysconfig.get_config_var("WHEEL_PKG_DIR"), WHEELS]
    found = [path for folder in folders if folder for path in Path(folder).glob("pip-*.whl")]
    return found[0] if found else None
