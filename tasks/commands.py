"""The commands of run.py, besides the checks."""

from collections.abc import Sequence

from tasks.background import engine_compiled_meanwhile
from tasks.console import say
from tasks.errors import SetupError
from tasks.layout import BIN
from tasks.prepare import prepare, prepare_packages_and_site
from tasks.process import foreground


def set_up(arguments: Sequence[str]) -> int:
    if arguments:
        raise SetupError(f"setup takes no arguments, not {' '.join(arguments)}")
    reason = prepare()
    say(f"Ready in .venv: the engine is {'interpreted' if reason else 'compiled'}.")
    return 0


def play(arguments: Sequence[str]) -> int:
    """In the terminal."""
    prepare_packages_and_site()
    # Nothing else may write to the game's screen.
    with engine_compiled_meanwhile(told_at_end=True):
        return foreground([str(BIN / "tangledbank"), "play", *arguments])


def serve(arguments: Sequence[str]) -> int:
    """In the browser."""
    prepare_packages_and_site()
    with engine_compiled_meanwhile():
        return foreground([str(BIN / "tangledbank"), "serve", "--open", *arguments])
