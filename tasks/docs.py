"""`run.py docs`: builds the documentation site, which the server shows at /docs."""

import subprocess
from collections.abc import Sequence

from tasks.apart import install_apart, is_installed_apart
from tasks.console import say
from tasks.environment import set_up_environment
from tasks.errors import SetupError
from tasks.layout import BUILD, DOCS_LOCK, DOCS_SITE, PYTHON, ROOT
from tasks.process import environment
from tasks.progress import PROGRESS
from tasks.stamp import alone

#: mkdocs and its plugins, separate from the packages of the game.
TOOLS = BUILD / "docs-tools"
TOOLS_TITLE = "Installing mkdocs"
BUILD_TITLE = "Building the documentation"


def docs(arguments: Sequence[str]) -> int:
    if arguments:
        raise SetupError("docs takes no arguments.")
    build_docs()
    say(
        f"The documentation is in {DOCS_SITE.relative_to(ROOT)}. To read it, open index.html there,"
    )
    say("or start the server (python3 run.py) and go to /docs.")
    return 0


def build_docs() -> None:
    """Build the site.  A broken link is an error."""
    new_tools = not is_installed_apart(TOOLS, DOCS_LOCK)
    PROGRESS.plan([*([TOOLS_TITLE] if new_tools else []), BUILD_TITLE])
    with alone():
        set_up_environment(dev=False)
        if new_tools:
            with PROGRESS.step(TOOLS_TITLE):
                install_apart(TOOLS, DOCS_LOCK)
        with PROGRESS.step(BUILD_TITLE):
            run_mkdocs()


def run_mkdocs() -> None:
    command = [str(PYTHON), "-m", "mkdocs", "--quiet", "build", "--clean"]
    # The theme's authors announce its successor in every build: see docs/decisions/0058.
    variables = {**environment(), "PYTHONPATH": str(TOOLS), "NO_MKDOCS_2_WARNING": "1"}
    ran = subprocess.run(
        command, check=False, cwd=ROOT, env=variables, capture_output=True, text=True
    )
    if ran.returncode != 0:
        said = (ran.stdout + ran.stderr).strip()
        raise SetupError(f"The documentation was not built. Fix what mkdocs reports:\n{said}")
