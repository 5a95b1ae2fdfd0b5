"""`run.py wheel`: a wheel with the compiled engine, the client and the rulebook, and an sdist.

Both are built from a fresh copy of the sources, the wheel from the unpacked sdist, so that neither
depends on what else lies in this folder. The same sources give the same bytes.
"""

import datetime
import os
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from tasks.archives import repack_sdist, repack_wheel
from tasks.changelog import UNRELEASED, newest
from tasks.compiler import COMPILER, compiler_environment
from tasks.console import say
from tasks.errors import SetupError
from tasks.layout import PYTHON, ROOT, SITE, VENV
from tasks.prepare import prepare_to_build
from tasks.process import PURE

DIST = ROOT / "dist"
CHANGELOG = ROOT / "CHANGELOG.md"
#: Where the sources are copied without Git; build products are left out.
NO_SOURCES = shutil.ignore_patterns(
    ".*", "build", "dist", "site", "*.egg-info", "__pycache__", "node_modules", "*.so", "*.pyd"
)
#: What every wheel must contain.
PARTS = {
    "the browser client": "tangledbank/server/site/index.html",
    "the licences of the client's libraries": "tangledbank/server/site/licences.txt",
    "the rulebook": "tangledbank/rulebook/pages/evolution/CLAUSES",
}
COMPILED_PART = "tangledbank/core/chance."
BUILD = "import sys; from setuptools import build_meta; build_meta.build_{kind}(sys.argv[1])"


def wheel(arguments: Sequence[str]) -> int:
    folder = DIST
    if arguments:
        if len(arguments) != 1 or arguments[0].startswith("-"):
            raise SetupError("wheel takes the folder to write to, or nothing (then dist).")
        folder = Path(arguments[0]).resolve()
    prepare_to_build()
    for file in build(folder):
        say(f"{file}  ({file.stat().st_size / 1e6:.1f} MB)")
    return 0


def build(folder: Path) -> list[Path]:
    """The sdist and the wheel, written to a folder."""
    moment = build_moment()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tangledbank-build-") as temporary:
        place = Path(temporary)
        copy_sources(place / "sources")
        say("Building the source archive ...")
        sdist = run_backend("sdist", place / "sources", place / "made", moment)
        repack_sdist(sdist, moment)
        with tarfile.open(sdist) as archive:
            archive.extractall(place / "unpacked", filter="data")
        (unpacked,) = (place / "unpacked").iterdir()
        pure = os.environ.get(PURE) == "1"
        say("Building the wheel" + (" ..." if pure else ", which compiles the engine ..."))
        made = run_backend("wheel", unpacked, place / "made", moment)
        repack_wheel(made, moment)
        check_parts(made, pure)
        return [Path(shutil.copy(file, folder)) for file in (sdist, made)]


def build_moment() -> int:
    """The date of everything in the archives: the release's, or the last commit's."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given.isdecimal():
        return int(given)
    _, day = newest(CHANGELOG.read_text(encoding="utf-8"))
    if day != UNRELEASED:
        midnight = datetime.datetime.combine(datetime.date.fromisoformat(day), datetime.time())
        return int(midnight.replace(tzinfo=datetime.UTC).timestamp())
    said = git("log", "-1", "--format=%ct")
    return int(said) if said else int(CHANGELOG.stat().st_mtime)


def copy_sources(target: Path) -> None:
    """The sources, and the built client: an sdist needs no Node.js."""
    listed = git("ls-files", "-z", "--cached", "--others", "--exclude-standard")
    if listed is None:
        shutil.copytree(ROOT, target, ignore=NO_SOURCES)
    else:
        for name in filter(None, listed.split("\0")):
            if (ROOT / name).is_file():
                (target / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, target / name)
    if not (SITE / "index.html").is_file():
        raise SetupError("The browser client is not built (see above), so there is no wheel.")
    shutil.copytree(SITE, target / SITE.relative_to(ROOT), dirs_exist_ok=True)


def git(*words: str) -> str | None:
    """Git's output for this folder; nothing if it is not a checkout."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        return None
    said = subprocess.run(["git", *words], cwd=ROOT, check=False, capture_output=True, text=True)
    return said.stdout if said.returncode == 0 else None


def run_backend(kind: str, sources: Path, made: Path, moment: int) -> Path:
    """Let setuptools build; returns the file it made."""
    made.mkdir(exist_ok=True)
    before = set(made.iterdir())
    built = subprocess.run(
        [str(PYTHON), "-c", BUILD.format(kind=kind), str(made)],
        cwd=sources,
        env=build_environment(sources, moment),
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if built.returncode != 0:
        print(built.stdout, file=sys.stderr)
        raise SetupError(f"The {kind} does not build (see above).")
    (file,) = set(made.iterdir()) - before
    return file


def build_environment(sources: Path, moment: int) -> dict[str, str]:
    """An environment in which a build depends only on the sources and the tools."""
    variables = {**compiler_environment(), "SOURCE_DATE_EPOCH": str(moment), "PYTHONHASHSEED": "0"}
    if os.name != "nt":
        # No path of this machine in the libraries.
        places = {
            str(sources): ".",
            str(VENV): "venv",
            str(COMPILER): "compiler",
            sys.base_prefix: "python",
        }
        flags = [shlex.quote(f"-ffile-prefix-map={place}={name}") for place, name in places.items()]
        variables["CFLAGS"] = " ".join([variables.get("CFLAGS", ""), *flags]).strip()
    return variables


def check_parts(wheel: Path, pure: bool) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    missing = [part for part, name in PARTS.items() if name not in names]
    if not pure and not any(
        name.startswith(COMPILED_PART) and not name.endswith(".py") for name in names
    ):
        missing.append("the compiled engine (is there a C compiler, and Python's headers?)")
    if missing:
        raise SetupError(f"The wheel lacks {' and '.join(missing)}.")
