"""`python3 -m tasks.part NAME`: one part of the set-up, while the checks run beside it."""

import sys

from tasks.console import say
from tasks.engine import set_up_engine
from tasks.environment import set_up_environment
from tasks.errors import SetupError
from tasks.site import set_up_site
from tasks.stamp import alone
from tasks.steps import MISSING


def main(name: str) -> int:
    with alone():
        if name == "packages":
            set_up_environment(dev=True)
        elif name == "site":
            set_up_site(dev=True)
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
