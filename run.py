#!/usr/bin/env python3
"""Set up Tangled Bank and run it, with nothing but Python.

    python3 run.py [OPTIONS]        set up, then play in the browser, as `tangledbank serve --open`
    python3 run.py play [OPTIONS]   set up, then play in the terminal, as `tangledbank play`
    python3 run.py setup            only set up, into .venv
    python3 run.py test [--fast]    set up, then run every check (--fast: under two minutes)

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
DEV_LOCK = ROOT / "requirements-dev.lock"
NODE_LOCK = ROOT / "requirements-node.lock"
PACKAGING = [LOCK, ROOT / "pyproject.toml", ROOT / "setup.py"]
WEB = ROOT / "web"
SITE = SOURCE / "tangledbank" / "server" / "site"
OLDEST_NODE = (20, 19)
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
# What needs the compiled engine to be quick enough, or a browser, and runs by itself.
APART = ["tests/server", "tests/arena", "tests/web"]
# Of the server's tests, those of a table and a room are quick.
QUICK_SERVER = ["table", "test_rooms.py", "test_watching.py"]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class SetupError(Exception):
    """Something that the reader must mend; the text says what and how."""


class CompileError(SetupError):
    """The engine should compile and does not; everything else is set up."""


def prepare(dev: bool = False) -> str | None:
    """Set up all that is not set up yet; the reason if the engine stays interpreted.

    `dev` is for the checks: it brings their tools as well.
    """
    with alone():
        set_up_environment(dev)
        set_up_site(dev)
        return set_up_engine()


# --- the environment


def set_up_environment(dev: bool) -> None:
    """`.venv` with everything of the lock file and this package, editable."""
    lock = DEV_LOCK if dev else LOCK
    known, wanted = stamp(), digest([*PACKAGING, DEV_LOCK])
    there = known.get("environment") == wanted and (known.get("dev") == "yes" or not dev)
    if PYTHON.exists() and there and runs(PYTHON):
        return
    uv = shutil.which("uv")
    if not (uv and installed_with_uv(uv, lock)):
        install_with_pip(lock)
    set_stamp(environment=wanted, dev="yes" if dev else "no")


def installed_with_uv(uv: str, lock: Path) -> bool:
    say("Setting up .venv with uv ...")
    install = [uv, "pip", "install", "--quiet", "--python", str(PYTHON)]
    commands = [
        [*install, "--require-hashes", "-r", str(lock)],
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


def install_with_pip(lock: Path) -> None:
    say("Setting up .venv with venv and pip ...")
    if not (runs(PYTHON) and call([str(PYTHON), "-c", "import pip"], quiet=True) == 0):
        make_venv()
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
    for arguments in (
        ["--require-hashes", "-r", str(lock)],
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


# --- the browser client


def set_up_site(dev: bool) -> None:
    """Build the browser client unless that is done; without it, the server says what is missing."""
    wanted = digest(web_sources())
    packages = digest([WEB / "package.json", WEB / "package-lock.json"])
    modules = WEB / "node_modules"
    built = stamp().get("site") == wanted and (SITE / "index.html").is_file()
    if built and (not dev or modules.is_dir()):
        return
    npm = find_npm()
    if npm is None:
        say("The browser client is not built: there is no Node.js, and none could be installed.")
        return
    if stamp().get("node_modules") != packages or not modules.is_dir():
        say("Installing what the browser client is built with ...")
        if call_npm(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error") != 0:
            say("npm could not install the packages (see above). Is there a network?")
            return
        set_stamp(node_modules=packages)
    if not built:
        say("Building the browser client ...")
        if call_npm(npm, "run", "--silent", "build", "--", "--logLevel=warn") != 0:
            say("The browser client does not build (see above).")
            return
        set_stamp(site=wanted)


def web_sources() -> list[Path]:
    left_out = {"node_modules", "coverage", "screenshots"}
    return sorted(
        path
        for path in WEB.rglob("*")
        if path.is_file() and not left_out & set(path.relative_to(WEB).parts)
    )


def find_npm() -> list[str] | None:
    """The command npm: the system's if it is new enough, else one of our own in `.venv`."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm and node and node_version(node) >= OLDEST_NODE:
        return [npm]
    own = BIN / "npm"
    if not own.exists():
        say("Installing Node.js into .venv, to build the browser client with ...")
        pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
        if call([*pip, "--require-hashes", "-r", str(NODE_LOCK)]) != 0:
            return None
    return [str(own)] if own.exists() else None


def node_version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True)
    numbers = said.stdout.strip().lstrip("v").split(".")[:2]
    return tuple(int(number) for number in numbers if number.isdecimal())


def call_npm(npm: list[str], *arguments: str) -> int:
    return call([*npm, *arguments], folder=WEB)


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
    folder: Path = ROOT
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
    left_out = [f"--ignore={path}" for path in APART + (SLOW_TESTS if fast else [])]
    npm = find_npm()
    no_npm = None if npm or IN_CI else "there is no Node.js"
    run_npm = [*(npm or ["npm"]), "run", "--silent"]
    no_browser = None if IN_CI or browser() else "there is no Chromium"
    server_tests = [f"tests/server/{name}" for name in QUICK_SERVER] if fast else ["tests/server"]
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
        Step("server", [*pytest, *server_tests]),
        *([] if fast else [Step("arena", [*pytest, "tests/arena"])]),
        *([] if fast else [Step("web, lint", [*run_npm, "lint"], folder=WEB, skipped=no_npm)]),
        Step("web, types", [*run_npm, "check"], folder=WEB, skipped=no_npm),
        Step("web, tests", [*run_npm, "test"], folder=WEB, skipped=no_npm),
        *(
            []
            if fast
            else [Step("browser", [*pytest, "-m", "not slow", "tests/web"], skipped=no_browser)]
        ),
        Step("rulebook", [tangledbank, "check", "rulebook", "docs"]),
        Step("rulebook holes", [tangledbank, "rulebook", "holes"]),
        Step("random games", [tangledbank, "laws", "--plain", "--games", plain]),
        Step("laws", [tangledbank, "laws", "--games", games]),
        Step(
            "laws, creatures",
            [tangledbank, "laws", "--edition", "creatures", "--games", creatures],
        ),
    ]


def browser() -> str | None:
    """A browser that the tests can drive."""
    return next((found for found in map(shutil.which, BROWSERS) if found), None)


def engine_tests() -> list[str]:
    folders = [f"tests/{package.partition('/')[0]}" for package in ENGINE_PACKAGES]
    return [folder for folder in folders if (ROOT / folder).is_dir()]


def run_step(step: Step) -> Outcome:
    heading(step.title)
    if step.skipped is not None:
        say(f"skipped: {step.skipped}")
        return Outcome(step.title, "skipped", note=step.skipped)
    started = time.monotonic()
    code = call(step.command, pure=step.pure, folder=step.folder)
    return Outcome(step.title, "FAILED" if code else "ok", time.monotonic() - started)


def test(arguments: Sequence[str]) -> int:
    fast = list(arguments) == ["--fast"]
    if arguments and not fast:
        raise SetupError(f"test takes --fast or nothing, not {' '.join(arguments)}")
    heading("set up")
    started = time.monotonic()
    result = "ok"
    try:
        reason = prepare(dev=True)
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
    """In the terminal."""
    prepare_to_play()
    return call([str(BIN / "tangledbank"), "play", *arguments])


def serve(arguments: Sequence[str]) -> int:
    """In the browser."""
    prepare_to_play()
    return call([str(BIN / "tangledbank"), "serve", "--open", *arguments])


def prepare_to_play() -> None:
    try:
        prepare()
    except CompileError as error:
        say(str(error))  # it plays all the same


# --- running things


def call(
    command: Sequence[str], *, pure: bool = False, quiet: bool = False, folder: Path = ROOT
) -> int:
    output = subprocess.DEVNULL if quiet else None
    try:
        return subprocess.call(
            command, cwd=folder, env=environment(pure), stdout=output, stderr=output
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
    return serve(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetupError as error:
        sys.exit(f"run.py: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
