"""`python3 -m tasks.npm SCRIPT`: one of the client's own checks, with the npm that was set up."""

import sys

from tasks.console import say
from tasks.site import call_npm, find_npm
from tasks.steps import MISSING


def main(script: str) -> int:
    npm = find_npm()
    if npm is None:
        say("there is no Node.js")
        return MISSING
    return call_npm(npm, "run", "--silent", script)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
