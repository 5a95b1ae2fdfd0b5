"""`python3 -m tasks.npm SCRIPT`: runs one of the client's checks, with the npm of the set-up."""

import sys

from tasks.console import say
from tasks.site import call_npm, find_npm
from tasks.steps import MISSING


def main(script: str) -> int:
    npm = find_npm()
    if npm is None:
        say("Node.js is not installed")
        return MISSING
    return call_npm(npm, "run", "--silent", script)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
