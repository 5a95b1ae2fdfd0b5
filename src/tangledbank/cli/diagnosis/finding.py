"""What a check finds."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum

from tangledbank.extras import install_command


class State(StrEnum):
    OK = "ok"
    NOTE = "note"  # works, but you may want to know
    BROKEN = "broken"


@dataclass(frozen=True)
class Finding:
    """One sentence about one thing, and what to do about it."""

    subject: str
    state: State
    text: str
    fix: str = ""


def ok(subject: str, text: str) -> Finding:
    return Finding(subject, State.OK, text)


def note(subject: str, text: str, fix: str = "") -> Finding:
    return Finding(subject, State.NOTE, text, fix)


def broken(subject: str, text: str, fix: str) -> Finding:
    return Finding(subject, State.BROKEN, text, fix)


def run_check(subject: str, check: Callable[[], Iterable[Finding]]) -> list[Finding]:
    """The findings of a check; a check that fails itself is one of them."""
    try:
        return list(check())
    except ModuleNotFoundError as error:
        why = f"It cannot be checked without the package {error.name}."
        return [broken(subject, why, f"Run: {install_command('tangledbank')}")]
    except Exception as error:  # whatever is broken, the other checks still run
        why = f"The check failed: {type(error).__name__}: {error}"
        return [broken(subject, why, "Reinstall Tangled Bank. If it stays, report it as a bug.")]
