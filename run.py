#!/usr/bin/env python3
"""Set up Tangled Bank and run it, with nothing but Python.

    python3 run.py [OPTIONS]       set up, then play in the terminal, as `tangledbank play OPTIONS`
    python3 run.py setup           only set up, into .venv
    python3 run.py test [--fast]   set up, then run every check (--fast: under two minutes)

Nothing is installed outside this folder. uv is used where there is one, else venv and pip.
"""

# This file must at least be read by an old Python, to say that it is too old.
from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Iterator, Sequence  # noqa: UP035

OLDEST_PYTHON = (3, 11)
NEWEST_MINOR = 15  # where the search for another Python starts

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCK = ROOT / "requirements.lock"
PACKAGING = [LOCK, ROOT / "pyproject.toml", ROOT / "setup.py"]
STAMP = VENV / "tangledbank-stamp.json"
ENGINE_PACKAGES = ("core", "evolution", "creatures", "bots/mind")

IN_CI = os.environ.get("CI", "").lower() in {"1", "true"}
PURE = "TANGLEDBANK_PURE"

# Games that the laws are checked in; `tangledbank laws` plays as many as one has patience for.
LAW_GAMES = 150
LAW_GAMES_FAST = 8
PLAIN_GAMES = 2000
PLAIN_GAMES_FAST = 100
CREATURES_LAW_GAMES = 400
CREATURES_LAW_GAMES_FAST = 20
# What a quick run leaves to the full one.
SLOW_TESTS = ["tests/laws", "tests/bots", "tests/test_builds.py", "tests/test_contributing.py"]


class SetupError(Exception):
    """Something that the reader must mend; the text says what and how."""


class CompileError(SetupError):
    """The engine should compile and does not; everything else is set up."""


def prepare() -> str | None:
    """Set up all that is not set up yet; the reason if the engine stays interpreted."""
    with alone():
        set_up_environment()
        return set_up_engine()


# --- the environment


def set_up_environment() -> None:
    """`.venv` with everything of the lock file and this package, editable."""
    wanted = digest(PACKAGING)
    if PYTHON.exists() and stamp().get("environment") == wanted and runs(PYTHON):
        return
    uv = shutil.which("uv")
    if not (uv and installed_with_uv(uv)):
        install_with_pip()
    set_stamp(environment=wanted)


def installed_with_uv(uv: str) -> bool:
    say("Setting up .venv with uv ...")
    install = [uv, "pip", "install", "--quiet", "--python", str(PYTHON)]
    commands = [
        [*install, "--require-hashes", "-r", str(LOCK)],
        [*install, "--no-deps", "--no-build-isolation", "-e", str(ROOT)],
    ]
    if not runs(PYTHON):
        commands.insert(
            0, [uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(VENV)]
        )
    if all(call(command, pure=True) == 0 for command in commands):
        return True
    say("uv did not succeed; trying venv and pip.")
    return False


def install_with_pip() -> None:
    say("Setting up .venv with venv and pip ...")
    if not (runs(PYTHON) and call([str(PYTHON), "-c", "import pip"], quiet=True) == 0):
        make_venv()
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
    for arguments in (
        ["--require-hashes", "-r", str(LOCK)],
        ["--no-deps", "--no-build-isolation", "-e", str(ROOT)],
    ):
        if call([*pip, *arguments], pure=True) != 0:
            raise SetupError("pip could not install the packages (see above). Is there a network?")


def make_venv() -> None:
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        raise SetupError(
            "This Python has no venv module. Install it (Debian, Ubuntu: the package "
            "python3-venv), or install uv, and run this again."
        ) from None
    if call([sys.executable, "-m", "venv", "--clear", str(VENV)]) != 0:
        raise SetupError(f"venv could not make {VENV} (see above).")


def runs(python: Path) -> bool:
    """Whether this Python is there, works and is new enough."""
    test = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    return python.exists() and call([str(python), "-c", test], quiet=True) == 0


# --- the compiled engine


def set_up_engine() -> str | None:
    """Compile the engine unless that is done; the reason if it has to stay interpreted."""
    if os.environ.get(PURE) == "1":
        return f"{PURE}=1"
    wanted = engine_digest()
    if stamp().get("engine") == wanted and compiled_files():
        # The sources may have been written again without a change; the compiled files must
        # not look older than them.
        date_compiled_files(time.time())
        return None
    say("Compiling the engine (a minute or two, only when it has changed) ...")
    for file in compiled_files():
        file.unlink()
    started = time.time()
    build = subprocess.run(
        [str(PYTHON), "setup.py", "build_ext", "--inplace"],
        check=False,
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if build.returncode != 0:
        for file in compiled_files():
            file.unlink()
        print(build.stdout)
        raise CompileError("The engine does not compile (see above); it runs interpreted.")
    # Dated back to the start, so that an edit during the build counts as newer.
    date_compiled_files(started)
    said = [line for line in build.stdout.splitlines() if line.startswith("tangledbank: ")]
    print("\n".join(said), end="\n" if said else "", flush=True)
    if not compiled_files():
        return said[-1] if said else "nothing was compiled"
    set_stamp(engine=wanted)
    return None


def engine_digest() -> str:
    sources = [
        path
        for package in ENGINE_PACKAGES
        for path in sorted((SOURCE / "tangledbank" / package).rglob("*.py"))
    ]
    return digest([*PACKAGING, *sources])


def compiled_files() -> list[Path]:
    """The extension modules that the build puts beside the sources."""
    return [path for end in ("so", "pyd") for path in SOURCE.rglob(f"*.{end}")]


def date_compiled_files(moment: float) -> None:
    for file in compiled_files():
        os.utime(file, (moment, moment))


# --- the checks


@dataclasses.dataclass
class Step:
    """One check: a heading and the command whose exit code says whether it passed."""

    title: str
    command: list[str]
    pure: bool = False
    skipped: str | None = None  # why it is not run


@dataclasses.dataclass
class Outcome:
    title: str
    result: str  # ok, FAILED or skipped
    seconds: float = 0.0
    note: str = ""


def steps(fast: bool, interpreted_because: str | None) -> list[Step]:
    """Every check, in the order in which they run: the quick ones first."""
    python, tangledbank = str(PYTHON), str(BIN / "tangledbank")
    pytest = [python, "-m", "pytest", "-n", str(os.cpu_count() or 1)]
    compiled_tests = ["tests/core"] if fast else engine_tests()
    is_compiled = "import sys, tangledbank as t; print(t.engine_build()); "
    is_compiled += "sys.exit(t.engine_build() != 'compiled')"
    # On a user's machine the engine may stay interpreted; in CI that is a fault.
    skipped = None if IN_CI else interpreted_because
    games = str(LAW_GAMES_FAST if fast else LAW_GAMES)
    plain = str(PLAIN_GAMES_FAST if fast else PLAIN_GAMES)
    creatures = str(CREATURES_LAW_GAMES_FAST if fast else CREATURES_LAW_GAMES)
    left_out = [f"--ignore={path}" for path in SLOW_TESTS] if fast else []
    return [
        Step("format", [python, "-m", "ruff", "format", "--check", "."]),
        Step("lint", [python, "-m", "ruff", "check", "."]),
        Step("types", [python, "-m", "mypy", "--strict"]),
        Step("import rule", [python, "-m", "pytest", "tests/test_imports.py"]),
        Step(
            "tests, interpreted",
            [*pytest, "--doctest-modules", *left_out, "tests", "src"],
            pure=True,
        ),
        Step("the engine is compiled", [python, "-c", is_compiled], skipped=skipped),
        Step("engine tests, compiled", [*pytest, *compiled_tests], skipped=skipped),
        Step("rulebook", [tangledbank, "check", "rulebook", "docs"]),
        Step("rulebook holes", [tangledbank, "rulebook", "holes"]),
        Step("random games", [tangledbank, "laws", "--plain", "--games", plain]),
        Step("laws", [tangledbank, "laws", "--games", games]),
        Step(
            "laws, creatures",
            [tangledbank, "laws", "--edition", "creatures", "--games", creatures],
        ),
    ]


def engine_tests() -> list[str]:
    folders = [f"tests/{package.partition('/')[0]}" for package in ENGINE_PACKAGES]
    return [folder for folder in folders if (ROOT / folder).is_dir()]


def run_step(step: Step) -> Outcome:
    heading(step.title)
    if step.skipped is not None:
        say(f"skipped: {step.skipped}")
        return Outcome(step.title, "skipped", note=step.skipped)
    started = time.monotonic()
    code = call(step.command, pure=step.pure)
    return Outcome(step.title, "FAILED" if code else "ok", time.monotonic() - started)


def test(arguments: Sequence[str]) -> int:
    fast = list(arguments) == ["--fast"]
    if arguments and not fast:
        raise SetupError(f"test takes --fast or nothing, not {' '.join(arguments)}")
    heading("set up")
    started = time.monotonic()
    result = "ok"
    try:
        reason = prepare()
    except CompileError as error:
        say(str(error))
        reason, result = str(error), "FAILED"
    ready = Outcome("set up", result, time.monotonic() - started)
    return report([ready, *(run_step(step) for step in steps(fast, reason))])


def report(outcomes: list[Outcome]) -> int:
    heading("summary")
    for outcome in outcomes:
        took = "" if outcome.result == "skipped" else f"{outcome.seconds:.1f} s"
        print(f"{outcome.result:<8}{took:>9}  {outcome.title}  {outcome.note}".rstrip())
    failed = sum(outcome.result == "FAILED" for outcome in outcomes)
    passed = sum(outcome.result == "ok" for outcome in outcomes)
    say(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


# --- the other commands


def set_up(arguments: Sequence[str]) -> int:
    if arguments:
        raise SetupError(f"setup takes no arguments, not {' '.join(arguments)}")
    reason = prepare()
    say(f"Ready in .venv: the engine is {'interpreted' if reason else 'compiled'}.")
    return 0


def play(arguments: Sequence[str]) -> int:
    try:
        prepare()
    except CompileError as error:
        say(str(error))  # it plays all the same
    return call([str(BIN / "tangledbank"), "play", *arguments])


# --- running things


def call(command: Sequence[str], *, pure: bool = False, quiet: bool = False) -> int:
    output = subprocess.DEVNULL if quiet else None
    try:
        return subprocess.call(
            command, cwd=ROOT, env=environment(pure), stdout=output, stderr=output
        )
    except OSError as error:
        say(f"{command[0]}: {error.strerror}")
        return 127


def environment(pure: bool | None = None) -> dict[str, str]:
    """The variables of a child process: as ours, but in `.venv`, and pure if asked."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONHOME"}
    variables["VIRTUAL_ENV"] = str(VENV)
    variables["PATH"] = os.pathsep.join([str(BIN), variables.get("PATH", "")])
    if pure:
        variables[PURE] = "1"
    return variables


def digest(files: Sequence[Path]) -> str:
    """One hash of the files' names and contents, and of the Python they are for."""
    sha = hashlib.sha256(sys.version.encode())
    for file in files:
        content = file.read_bytes()
        sha.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return sha.hexdigest()


def stamp() -> dict[str, str]:
    """What was set up last."""
    try:
        known = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}


def set_stamp(**changed: str) -> None:
    STAMP.write_text(json.dumps({**stamp(), **changed}, indent=1) + "\n")


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One set-up at a time in this folder, where the system can lock a file."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (ROOT / "run.py").open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def say(text: str) -> None:
    print(text, flush=True)


def heading(title: str) -> None:
    say(f"\n=== {title} ===")


def newer_python() -> str | None:
    names = [f"python3.{minor}" for minor in range(NEWEST_MINOR, OLDEST_PYTHON[1] - 1, -1)]
    return next((found for found in map(shutil.which, names) if found and runs(Path(found))), None)


def main(arguments: Sequence[str]) -> int:
    if sys.version_info < OLDEST_PYTHON:
        other = newer_python()
        if other:
            return subprocess.call([other, __file__, *arguments])
        wanted, have = ".".join(map(str, OLDEST_PYTHON)), sys.version.split()[0]
        raise SetupError(f"Tangled Bank needs Python {wanted} or newer; this is {have}.")
    if arguments and arguments[0] in {"-h", "--help", "help"}:
        say((__doc__ or "").strip())
        return 0
    commands = {"setup": set_up, "test": test, "play": play}
    if arguments and arguments[0] in commands:
        return commands[arguments[0]](arguments[1:])
    return play(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetupError as error:
        sys.exit(f"run.py: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
