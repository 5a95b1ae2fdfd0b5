"""Is the program itself complete: packages, engine, rulebook, browser client?"""

import importlib.metadata
import os
import platform
import re
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import tangledbank
from tangledbank._pure import ENGINE_PACKAGES, PACKAGE_DIR, edited_since_compiled, is_checkout
from tangledbank.cli.diagnosis.finding import Finding, broken, note, ok
from tangledbank.core.kind import KINDS, Kind
from tangledbank.extras import EXTRAS, how_to_install, install_command, is_installed

#: A requirement of a plain install, such as `uvloop>=0.21; sys_platform != "win32"`.
REQUIREMENT = re.compile(r"([\w.-]+)(?:\[[^]]*\])?\s*(?:>=\s*([\d.]+))?[^;]*(?:;\s*(.*))?$")
NOT_ON_WINDOWS = "sys_platform != 'win32'"
ASSET = re.compile(r'(?:src|href)="/(assets/[^"]+)"')


def how_to_reinstall() -> str:
    if is_checkout():
        return "Run: python3 run.py setup"
    return "Reinstall Tangled Bank from its wheel."


def version() -> Iterator[Finding]:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    kind = "a checkout" if is_checkout() else "an installed package"
    yield ok(
        "Tangled Bank",
        f"Version {tangledbank.__version__}, {kind} in {PACKAGE_DIR}, "
        f"on {python} ({sys.executable}).",
    )


# --- packages


def packages() -> Iterator[Finding]:
    """Everything that a plain install needs, and the extras."""
    setup = "python3 run.py setup" if is_checkout() else install_command("tangledbank")
    missing = list(missing_packages())
    if missing:
        yield broken("Packages", f"Missing or too old: {', '.join(missing)}.", f"Run: {setup}")
    else:
        yield ok("Packages", "Every required package is installed.")
    for extra in EXTRAS:
        if is_installed(extra):
            yield ok(f"Extra {extra.name}", f"Installed: {extra.purpose}.")
        else:
            text = f"Not installed: {extra.purpose}."
            yield note(f"Extra {extra.name}", text, how_to_install(extra))


def missing_packages() -> Iterator[str]:
    for name, oldest in required_packages():
        try:
            have = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            yield name
            continue
        if numbers(have) < numbers(oldest):
            yield f"{name} (need {oldest}, have {have})"


def required_packages() -> Iterator[tuple[str, str]]:
    """The name and the oldest usable version of each required package."""
    for text in importlib.metadata.requires("tangledbank") or []:
        found = REQUIREMENT.match(text)
        if found is None:
            continue
        marker = (found[3] or "").replace('"', "'").strip()
        if not marker or (marker == NOT_ON_WINDOWS and sys.platform != "win32"):
            yield found[1], found[2] or "0"


def numbers(text: str) -> tuple[int, ...]:
    """
    >>> numbers("2.25.1") > numbers("2.9")
    True
    """
    return tuple(int(part) for part in re.findall(r"\d+", text))


# --- the engine


def engine() -> Iterator[Finding]:
    build = tangledbank.engine_build()
    game = tangledbank.new_game(seats=2, seed=1)
    if not game.legal_actions():
        yield broken("Engine", "A new game offers no action.", how_to_reinstall())
    elif build == "compiled":
        yield ok("Engine", "Compiled, and a new game can be played.")
    else:
        why, fix = why_interpreted()
        yield note("Engine", f"Interpreted, about seven times slower: {why}.", fix)


def why_interpreted() -> tuple[str, str]:
    """The reason, and what to do about it."""
    if os.environ.get("TANGLEDBANK_PURE") == "1":
        return "TANGLEDBANK_PURE is set to 1", "Unset TANGLEDBANK_PURE."
    if edited_since_compiled():
        return "its sources were edited after it was compiled", "Run: python3 run.py setup"
    others = sorted({tag_of(file) for file in compiled_files()})
    if others:
        return (
            f"it was compiled for another Python ({', '.join(others)}), "
            f"and this one needs {EXTENSION_SUFFIXES[0]}",
            how_to_reinstall(),
        )
    if is_checkout():
        return "it has not been compiled yet", "Run: python3 run.py setup"
    return (
        "this package was built without a C compiler",
        "Install a wheel for your platform, or install a C compiler and reinstall.",
    )


def compiled_files() -> list[Path]:
    return [
        file
        for package in ENGINE_PACKAGES
        for end in ("so", "pyd")
        for file in Path(PACKAGE_DIR, package).rglob(f"*.{end}")
    ]


def tag_of(file: Path) -> str:
    """`.cpython-312-x86_64-linux-gnu.so` of `chance.cpython-312-x86_64-linux-gnu.so`."""
    return file.name[file.name.index(".") :]


# --- what is shipped beside the code


def rulebook() -> Iterator[Finding]:
    from tangledbank.rulebook.pages import book, folder

    counts = {game: len(book(game).clauses) for game, kind in KINDS.items() if is_ours(kind)}
    empty = [game for game, count in counts.items() if not count]
    if empty:
        text = f"No pages of {', '.join(empty)} in {folder()}."
        yield broken("Rulebook", text, how_to_reinstall())
    else:
        yield ok("Rulebook", f"{sum(counts.values())} entries in {folder()}.")


def is_ours(kind: Kind) -> bool:
    """Whether a game comes with this package; one from elsewhere need not have a rulebook."""
    return type(kind).__module__.startswith(f"{tangledbank.__name__}.")


def browser_client() -> Iterator[Finding]:
    site = Path(PACKAGE_DIR, "server", "site")
    index = site / "index.html"
    if not index.is_file():
        yield broken("Browser client", f"It is not built: {index} is missing.", how_to_reinstall())
        return
    wanted = set(ASSET.findall(index.read_text(encoding="utf-8")))
    lost = sorted(name for name in wanted if not (site / name).is_file())
    if lost:
        text = f"{len(lost)} of its files are missing, such as {site / lost[0]}."
        yield broken("Browser client", text, how_to_reinstall())
    else:
        yield ok("Browser client", f"Built, in {site}.")
