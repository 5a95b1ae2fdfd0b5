"""`python3 -m tasks.part NAME`: one part of the set-up, while the checks run in parallel."""

import sys

from tasks.console import say
from tasks.docs import build_docs
from tasks.engine import set_up_engine
from tasks.errors import SetupError
from tasks.layout import SITE
from tasks.prepare import prepare_packages_and_site
from tasks.steps import MISSING


def main(name: str) -> int:
    """Set it up; the exit code is MISSING if this machine cannot have it."""
    reason = None
    if name == "packages":
        prepare_packages_and_site(dev=True)
    elif name == "site":
        # It was built along with the packages, which reported anything missing.
        if not (SITE / "index.html").is_file():
            reason = "the browser client is not built"
    elif name == "docs":
        build_docs()
    else:
        reason = set_up_engine()
    if reason is not None:
        say(reason)
        return MISSING
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1]))
    except SetupError as error:
        say(str(error))
        sys.exit(1)
