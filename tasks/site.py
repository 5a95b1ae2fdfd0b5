"""The browser client: Node.js, its packages, and the built pages."""

import shutil
import subprocess
from pathlib import Path

from tasks.console import say
from tasks.layout import BIN, NODE_LOCK, PYTHON, SITE, WEB
from tasks.process import call, captured
from tasks.progress import PROGRESS
from tasks.stamp import digest, set_stamp, stamp
from tasks.trouble import why

OLDEST_NODE = (20, 19)


def set_up_site(dev: bool) -> None:
    set_stamp(**build_site(dev))


def build_site(dev: bool) -> dict[str, str]:
    """Build the browser client unless that is done; what to write into the stamp.

    Without the client the server says what is missing.
    """
    done: dict[str, str] = {}
    wanted = digest(web_sources())
    packages = digest([WEB / "package.json", WEB / "package-lock.json"])
    modules = WEB / "node_modules"
    built = stamp().get("site") == wanted and (SITE / "index.html").is_file()
    if built and (not dev or modules.is_dir()):
        return done
    npm = find_npm()
    if npm is None:
        say("The browser client is not built: there is no Node.js, and none could be installed.")
        return done
    if stamp().get("node_modules") != packages or not modules.is_dir():
        with PROGRESS.step("Installing the packages of the browser client"):
            code, printed = npm_output(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        if code != 0:
            say(f"The browser client is not built. {why('npm', printed)}")
            return done
        done["node_modules"] = packages
    if not built:
        with PROGRESS.step("Building the browser client"):
            code, printed = npm_output(npm, "run", "--silent", "build", "--", "--logLevel=warn")
        if code != 0:
            say(f"The browser client is not built. {why('vite', printed)}")
            return done
        done["site"] = wanted
    return done


def web_sources() -> list[Path]:
    left_out = {"node_modules", "coverage", "screenshots"}
    return sorted(
        path
        for path in WEB.rglob("*")
        if path.is_file() and not left_out & set(path.relative_to(WEB).parts)
    )


def find_npm() -> list[str] | None:
    """The command npm: the system's if it is new enough, else one of our own in `.venv`."""
    npm = system_npm()
    if npm is not None:
        return [npm]
    own = BIN / "npm"
    if not own.exists():
        say("Installing Node.js into .venv, to build the browser client with ...")
        pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
        if call([*pip, "--require-hashes", "-r", str(NODE_LOCK)]) != 0:
            return None
    return [str(own)] if own.exists() else None


def system_npm() -> str | None:
    npm, node = shutil.which("npm"), shutil.which("node")
    return npm if npm and node and node_version(node) >= OLDEST_NODE else None


def node_version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True)
    numbers = said.stdout.strip().lstrip("v").split(".")[:2]
    return tuple(int(number) for number in numbers if number.isdecimal())


def npm_output(npm: list[str], *arguments: str) -> tuple[int, str]:
    return captured([*npm, *arguments], folder=WEB)


def call_npm(npm: list[str], *arguments: str) -> int:
    return call([*npm, *arguments], folder=WEB)
