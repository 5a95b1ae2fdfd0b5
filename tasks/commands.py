"""The commands of run.py, besides the checks."""

from collections.abc import Sequence

from tasks.console import say
from tasks.errors import CompileError, SetupError
from tasks.layout import BIN
from tasks.prepare import prepare
from tasks.process import call


def set_up(arguments: Sequence[str]) -> int:
    if arguments:
        raise SetupError(f"setup takes no arguments, not {' '.join(arguments)}")
    reason = prepare()
    say(f"Ready in .venv: the engine is {'interpreted' if reason else 'compiled'}.")
    return 0


def play(arguments: Sequence[str]) -> int:
    """In the terminal."""
    prepare_to_play()
    return call([str(BIN / "tangledbank"), "play", *arguments])


def serve(arguments: Sequence[str]) -> int:
    """In the browser."""
    prepare_to_play()
    return call([str(BIN / "tangledbank"), "serve", "--open", *arguments])


def prepare_to_play() -> None:
    try:
        prepare()
    except CompileError as error:
        say(str(error))  # it plays all the same
