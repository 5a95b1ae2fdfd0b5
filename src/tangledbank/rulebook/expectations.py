"""A failed expectation of a scenario, and the comparisons that find it."""

from tangledbank.core.errors import GameError
from tangledbank.core.why import Reason
from tangledbank.rulebook.script import Clauses, told


class Unmet(Exception):
    """A failed expectation: what was expected, and what was found."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}, found {found}")


def compare(expected: str, found: str) -> None:
    if expected != found:
        raise Unmet(expected, found)


def yes(truth: bool) -> str:
    return "yes" if truth else "no"


def compare_yes(key: str, value: str, truth: bool) -> None:
    if value not in ("yes", "no"):
        raise GameError(f"{key} is yes or no, not {value!r}")
    compare(value, yes(truth))


def compare_list(value: str, there: list[str]) -> None:
    """A number of things, `none`, or exactly these."""
    if is_number(value):
        compare(value, str(len(there)))
        return
    wanted = [] if value == "none" else value.replace(",", " ").split()
    compare(" ".join(wanted) or "none", " ".join(there) or "none")


def is_number(value: str) -> bool:
    """A whole number of a plausible size."""
    return value.isascii() and value.isdecimal() and len(value) < 7


def check_reasons(line: str, reasons: list[Reason], wanted: Clauses, only: bool = False) -> None:
    """An action must be refused, with the given clauses as (all of) its reasons."""
    names = [reason.clause for reason in reasons]
    if not names:
        raise Unmet(f"{line!r} to be refused", "that it is legal")
    for alternatives in wanted:
        if not any(clause in names for clause in alternatives):
            raise Unmet(f"a refusal by {told(alternatives)}", " ".join(names))
    for name in names:
        if only and not any(name in alternatives for alternatives in wanted):
            raise Unmet(f"no refusal by {name}", " ".join(names))
