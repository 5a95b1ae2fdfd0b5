"""The browser client: Node.js, its packages, and the built pages."""

import shutil
import subprocess
from pathlib import Path

from tasks.errors import SetupError
from tasks.installer import install
from tasks.layout import BIN, MESSAGES, NODE_LOCK, SITE, WEB
from tasks.process import call, captured
from tasks.progress import PROGRESS
from tasks.stamp import digest, set_stamp, stamp
from tasks.trouble import DISK_FULL, disk_is_full, why

OLDEST_NODE = (20, 19)
PACKAGES_TITLE = "Installing the client's packages"
BUILD_TITLE = "Building the browser client"
NODE_TITLE = "Installing Node.js"
NPM_CI = [
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--fetch-retry-mintimeout=1000",  # so that a missing network is reported soon
    "--fetch-retry-maxtimeout=5000",
]
#: After the digest of the packages, if those for the checks were installed too.
WITH_DEV = " dev"


def set_up_site(dev: bool) -> None:
    set_stamp(**build_site(dev))


def build_site(dev: bool) -> dict[str, str]:
    """Build the browser client unless that is done; returns the text for the stamp.

    Without the client the server says what is missing.
    """
    done: dict[str, str] = {}
    wanted = site_digest()
    built = is_built(wanted)
    if built and (not dev or has_modules(dev)):
        return done
    npm = find_npm()
    if npm is None:
        PROGRESS.say(
            "The browser client is not built: there is no Node.js, and none could be installed."
        )
        return done
    if not has_modules(dev):
        # A build needs only the dependencies; the rest is for the client's own checks.
        some = [] if dev else ["--omit=dev"]
        if not ran(PACKAGES_TITLE, [*npm, "ci", *some, *NPM_CI]):
            return done
        done["node_modules"] = modules_digest() + (WITH_DEV if dev else "")
    if not built:
        if not ran(BUILD_TITLE, [*npm, "run", "--silent", "build", "--", "--logLevel=warn"]):
            done["node_modules"] = ""  # they may be incomplete: reinstall them next time
            return done
        done["site"] = wanted
    return done


def ran(title: str, command: list[str]) -> bool:
    """Was a step of npm done?  Problems are printed."""
    with PROGRESS.step(title) as step:
        code, printed = captured(command, folder=WEB)
        # npm itself does not report a full disk, and leaves truncated files.
        full = disk_is_full(WEB)
        empty = title == BUILD_TITLE and not (SITE / "index.html").is_file()
        step.failed = code != 0 or full or empty
    if step.failed and "signal SIGINT" not in printed:  # the user who pressed Ctrl-C knows why
        reason = DISK_FULL if full else why("npm", printed)
        PROGRESS.say(f"The browser client is not built. {reason}")
    return not step.failed


def site_is_current(dev: bool) -> bool:
    return is_built(site_digest()) and (not dev or has_modules(dev))


def planned(dev: bool) -> list[str]:
    """The titles of the steps that building the client will take."""
    steps = []
    if not is_built(site_digest()):
        steps = [BUILD_TITLE]
    if (steps or dev) and not has_modules(dev):
        steps.insert(0, PACKAGES_TITLE)
    if steps and system_npm() is None and not (BIN / "npm").exists():
        steps.insert(0, NODE_TITLE)
    return steps


def is_built(wanted: str) -> bool:
    return stamp().get("site") == wanted and (SITE / "index.html").is_file()


def has_modules(dev: bool) -> bool:
    """Are the packages of the client installed?  `dev`: those for its checks too."""
    wanted, known = modules_digest(), stamp().get("node_modules")
    fine = {wanted + WITH_DEV} if dev else {wanted, wanted + WITH_DEV}
    return known in fine and (WEB / "node_modules").is_dir()


def modules_digest() -> str:
    return digest([WEB / "package.json", WEB / "package-lock.json"])


def site_digest() -> str:
    return digest(web_sources())


def web_sources() -> list[Path]:
    left_out = {"node_modules", "coverage", "screenshots", "tests"}
    own = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and not left_out & set(path.relative_to(WEB).parts)
    ]
    return sorted([*own, *MESSAGES.rglob("*.ftl")])


def find_npm() -> list[str] | None:
    """The npm command: the system's if it is new enough, otherwise our own in `.venv`."""
    npm = system_npm()
    if npm is not None:
        return [npm]
    own = BIN / "npm"
    if not own.exists():
        try:
            with PROGRESS.step(NODE_TITLE):
                install(["--require-hashes", "-r", str(NODE_LOCK)])
        except SetupError as error:
            PROGRESS.say(str(error))
            return None
    return [str(own)] if own.exists() else None


def system_npm() -> str | None:
    npm, node = shutil.which("npm"), shutil.which("node")
    return npm if npm and node and node_version(node) >= OLDEST_NODE else None


def node_version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True)
    numbers = said.stdout.strip().lstrip("v").split(".")[:2]
    return tuple(int(number) for number in numbers if number.isdecimal())


def call_npm(npm: list[str], *arguments: str) -> int:
    return call([*npm, *arguments], folder=WEB)
