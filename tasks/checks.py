"""`run.py test`: every check, and the summary."""

import dataclasses
import os
import shutil
import time
from collections.abc import Sequence
from pathlib import Path

from tasks.console import heading, say
from tasks.errors import CompileError, SetupError
from tasks.layout import BIN, ENGINE_PACKAGES, PYTHON, ROOT, WEB
from tasks.prepare import prepare
from tasks.process import call
from tasks.site import find_npm

IN_CI = os.environ.get("CI", "").lower() in {"1", "true"}

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
