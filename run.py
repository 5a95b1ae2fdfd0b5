#!/usr/bin/env python3
"""Set up Tangled Bank and run it, with nothing but Python.

    python3 run.py [OPTIONS]        set up, then play in the browser, as `tangledbank serve --open`
    python3 run.py play [OPTIONS]   set up, then play in the terminal, as `tangledbank play`
    python3 run.py setup            only set up, into .venv
    python3 run.py test             set up, then run the checks: about ten minutes (--fast: under
                                    two; --full: everything, up to an hour)
    python3 run.py wheel [FOLDER]   build a wheel and a source archive, into dist
    python3 run.py release VERSION  build, check and tag a release
    python3 run.py docs             build the documentation, which the server then shows at /docs
    python3 run.py audit            compare the pinned packages with published security advisories

Nothing is installed outside this folder. uv is used where there is one, else venv and pip.
"""

# An old Python must be able to read this file, to say that it is too old. So nothing here is newer
# than Python 3.6, and what is newer is imported only after the version is known.
import shutil
import subprocess
import sys
from typing import List, Optional  # noqa: UP035

OLDEST_PYTHON = (3, 11)
NEWEST_MINOR = 15  # where the search for another Python starts


def main(arguments: List[str]) -> int:  # noqa: UP006
    if sys.version_info < OLDEST_PYTHON:
        return run_with_newer_python(arguments)
    if arguments and arguments[0] in {"-h", "--help", "help"}:
        print((__doc__ or "").strip())
        return 0
    from tasks import audit, checks, commands, docs, release, wheel
    from tasks.errors import SetupError

    choices = {
        "setup": commands.set_up,
        "test": checks.test,
        "play": commands.play,
        "wheel": wheel.wheel,
        "release": release.release,
        "docs": docs.docs,
        "audit": audit.audit,
    }
    try:
        if arguments and arguments[0] in choices:
            return choices[arguments[0]](arguments[1:])
        return commands.serve(arguments)
    except SetupError as error:
        sys.exit(f"run.py: {error}")


def run_with_newer_python(arguments: List[str]) -> int:  # noqa: UP006
    other = newer_python()
    if other:
        return subprocess.call([other, __file__, *arguments])
    wanted, have = ".".join(map(str, OLDEST_PYTHON)), sys.version.split()[0]
    sys.exit(f"run.py: Tangled Bank needs Python {wanted} or newer; this is {have}.")


def newer_python() -> Optional[str]:  # noqa: UP045
    names = [f"python3.{minor}" for minor in range(NEWEST_MINOR, OLDEST_PYTHON[1] - 1, -1)]
    found = (path for path in map(shutil.which, names) if path)
    return next((path for path in found if works(path)), None)


def works(python: str) -> bool:
    """Whether this Python starts and is new enough."""
    test = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    output = subprocess.DEVNULL
    return subprocess.call([python, "-c", test], stdout=output, stderr=output) == 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
