"""The checks: what each one runs, its dependencies, and how much of it runs when."""

import dataclasses
import datetime
import os
import shutil
import sys
from typing import Final, Literal

from tasks.layout import BIN, PYTHON

#: The exit code if this machine cannot run a step; the last line of its output says why.
MISSING: Final = 3

IN_CI: Final = os.environ.get("CI", "").lower() in {"1", "true"}
CORES: Final = os.cpu_count() or 1
#: The first that exists is used.  The headless shell has no windows, which saves much time.
BROWSERS: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)

Depth = Literal["fast", "default", "full"]

#: Games for checking the laws; `tangledbank laws` plays as many as you like.
GAMES: Final[dict[str, dict[Depth, int]]] = {
    "games": {"fast": 100, "default": 1000, "full": 20000},
    "laws": {"fast": 8, "default": 24, "full": 320},
    "creatures": {"fast": 10, "default": 48, "full": 720},
}
#: The seed of each day's games, far from the next day's.
SEEDS_A_DAY: Final = 100_000

#: How many mutants of the rules the full run judges.
MUTANTS: Final = 20

#: Which part of the project may import which.
IMPORTS: Final = ["tests/test_imports.py", "tests/test_import_cycles.py"]
#: Tests that need the compiled engine to be quick enough, a browser, or a step of their own.
APART: Final = [
    "tests/server",
    "tests/arena",
    "tests/web",
    "tests/packaging",
    "tests/test_builds.py",
    *IMPORTS,
]
#: What the fast run leaves out, besides everything marked slow: tests of the set-up, the laws and
#: the mutants, which start processes or play many games.
NOT_FAST: Final = [
    "tests/laws",
    "tests/rulebook/test_mutation.py",
    "tests/tasks",
    "tests/cli/test_doctor.py",
    "tests/test_contributing.py",
]
#: What only the full run repeats with the interpreted engine: bots that search, games under all
#: laws and tables as numbers are slow with it, and none depends on how the engine was built.
QUICK_ENGINE: Final = ["tests/bots", "tests/laws", "tests/research"]
#: Of the server's tests, those of a table and a room are quick.
FAST_SERVER: Final = ["table", "test_rooms.py", "test_watching.py"]
#: What is tested again with the compiled engine: everything that is compiled.
COMPILED: Final = [
    "tests/core",
    "tests/evolution",
    "tests/creatures",
    "tests/test_builds.py",
]

IS_COMPILED: Final = (
    "import sys, tangledbank as t; print(t.engine_build()); "
    "sys.exit(t.engine_build() != 'compiled')"
)


@dataclasses.dataclass
class Step:
    """One check: a command whose exit code says whether it passed."""

    name: str  # its name for --only
    title: str
    command: list[str]
    after: tuple[str, ...] = ("packages",)  # it waits for these, whether they pass or fail
    needs: tuple[str, ...] = ("packages",)  # it is skipped if one of these did not pass
    width: int = 1  # how many processes it keeps busy
    pure: bool = False
    may_be_missing: bool = False  # exit code MISSING: this machine cannot run it
    skipped: str | None = None  # why it is not run


def steps(depth: Depth, day: datetime.date) -> list[Step]:
    """Every check of a run, in the order in which they may start.

    First those that need no compiled engine, during its compilation.  The browser's and the
    server's tests take longest and often wait, so the checks of games run beside them.
    """
    return [
        *set_up_steps(),
        *source_steps(depth, day),
        *client_steps(depth),
        *browser_steps(depth, day),
        server_step(depth, day),
        *game_steps(depth, day),
        *engine_steps(depth, day),
    ]


def set_up_steps() -> list[Step]:
    part = [sys.executable, "-m", "tasks.part"]
    return [
        Step("packages", "packages and client", [*part, "packages"], (), ()),
        Step("site", "the client is built", [*part, "site"], may_be_missing=True),
        # Meanwhile test the sources.
        Step("engine", "compiled engine", [*part, "engine"], may_be_missing=True),
    ]


def source_steps(depth: Depth, day: datetime.date) -> list[Step]:
    """The checks of the Python sources, which need nothing compiled."""
    python = str(PYTHON)
    ignored = [
        *APART,
        *(NOT_FAST if depth == "fast" else []),
        *([] if depth == "full" else QUICK_ENGINE),
    ]
    left_out = [f"--ignore={path}" for path in ignored]
    return [
        Step(
            "interpreted",
            "tests, interpreted engine",
            [*pytest(depth, day), "--doctest-modules", *left_out, "tests", "src"],
            width=CORES,
            pure=True,
        ),
        Step("format", "ruff format", [python, "-m", "ruff", "format", "--check", "."]),
        Step("lint", "ruff check", [python, "-m", "ruff", "check", "."]),
        Step("types", "mypy --strict", [python, "-m", "mypy", "--strict"]),
        Step("docs", "documentation", [sys.executable, "-m", "tasks.part", "docs"]),
        Step("imports", "import rule", [python, "-m", "pytest", *IMPORTS]),
    ]


def server_step(depth: Depth, day: datetime.date) -> Step:
    chosen = [f"tests/server/{name}" for name in FAST_SERVER] if depth == "fast" else []
    return Step(
        "server",
        "server",
        [*pytest(depth, day), *(chosen or ["tests/server"])],
        ("packages", "site", "engine"),
        width=max(1, CORES // 2),  # its processes often wait for clocks and sockets
    )


def engine_steps(depth: Depth, day: datetime.date) -> list[Step]:
    """The tests that run with the compiled engine on all cores."""
    run_pytest = pytest(depth, day)
    built = ("packages", "site", "engine")
    compiled = Step(
        "compiled",
        "tests, compiled engine",
        [*run_pytest, "--build", "compiled", *(COMPILED[:1] if depth == "fast" else COMPILED)],
        built,
        ("packages", "engine"),
        width=CORES,
    )
    if depth == "fast":
        return [compiled]
    # Only the full run builds and installs packages, because that compiles the engine again.
    packaging = [*run_pytest, *([] if depth == "full" else ["-m", "not slow"]), "tests/packaging"]
    return [
        compiled,
        Step("bots", "bots, laws, research", [*run_pytest, *QUICK_ENGINE], built, width=CORES),
        Step("arena", "arena", [*run_pytest, "tests/arena"], built, width=CORES),
        *instruction_steps(depth),
        Step("packaging", "packaging", packaging, built, width=CORES),
    ]


def instruction_steps(depth: Depth) -> list[Step]:
    """The speed check, which counts what a busy machine does not change."""
    if depth != "full":
        return []
    command = [str(PYTHON), "bench/instructions.py"]
    built = ("packages", "engine")
    title = "instructions a decision"
    return [Step("instructions", title, command, built, built, may_be_missing=True)]


def pytest(depth: Depth, day: datetime.date) -> list[str]:
    """The pytest command: slow tests run in full, as the day's sample, or not at all."""
    command = [str(PYTHON), "-m", "pytest", "-rs", "-n", str(CORES), "--dist", "worksteal"]
    if depth == "fast":
        return [*command, "-m", "not slow"]
    return [*command, "--sample", day.isoformat(), *(["--full"] if depth == "full" else [])]


def client_steps(depth: Depth) -> list[Step]:
    """The checks of the client's sources."""

    def by_npm(name: str, title: str, script: str) -> Step:
        command = [sys.executable, "-m", "tasks.npm", script]
        return Step(name, title, command, ("packages", "site"), may_be_missing=True)

    return [
        by_npm("web-types", "client, types", "check"),
        by_npm("web-tests", "client, tests", "test"),
        *([] if depth == "fast" else [by_npm("web-lint", "client, lint", "lint")]),
    ]


def browser_steps(depth: Depth, day: datetime.date) -> list[Step]:
    if depth == "fast":
        return []
    command = [*pytest(depth, day), "tests/web"]
    no_browser = None if IN_CI or browser() else "Chromium is not installed"
    after = ("packages", "site", "engine", "docs")  # which the browser reads as well
    return [Step("browser", "browser", command, after, width=CORES, skipped=no_browser)]


def browser() -> str | None:
    """A browser that the tests can drive."""
    return next((found for found in map(shutil.which, BROWSERS) if found), None)


def game_steps(depth: Depth, day: datetime.date) -> list[Step]:
    tangledbank = str(BIN / "tangledbank")
    built = ("packages", "engine")

    def laws(name: str, *words: str) -> list[str]:
        seed = day.toordinal() * SEEDS_A_DAY
        games = str(GAMES[name][depth])
        return [tangledbank, "laws", *words, "--games", games, "--seed", str(seed), "--jobs", "1"]

    is_compiled = [str(PYTHON), "-c", IS_COMPILED]
    deep = ["--deep"] if depth == "full" else []
    steps = [
        Step("build", "the engine is compiled", is_compiled, built, ("packages", "engine")),
        Step("rulebook", "rulebook", [tangledbank, "check", *deep, "rulebook", "docs"], built),
        Step("holes", "rulebook holes", [tangledbank, "rulebook", "holes"], built),
        Step("games", "random games", laws("games", "--plain"), built),
        Step("laws", "laws", laws("laws"), built),
        Step("creatures", "laws, creatures", laws("creatures", "--edition", "creatures"), built),
    ]
    if depth == "full":
        # A sample of the mutants that changes every day; survivors are only reported.
        sample = ["--mutants", str(MUTANTS), "--seed", str(day.toordinal()), "--budget", "2"]
        command = [tangledbank, "rulebook", "strength", *sample, "--jobs", "1"]
        steps.append(Step("strength", "rulebook strength", command, built))
    return steps
