"""Why an action is refused: the clauses that forbid it.

One check serves every purpose.  ``legal_actions`` needs only yes or no, so the check may stop at
the first bar; ``why_not`` needs every clause.  So a check is written once, as

    if asleep and why.bar("BASE-HIBERNATION-04", animal):
        return True
    ...
    return False

where ``bar`` answers "stop here?": true for a quick answer, false for a full one.  A check that
returns true has found a bar; one that collects always returns false and fills `reasons`.
"""

from typing import Final

from tangledbank.native import i64


class Reason:
    """One clause that forbids an action, and the animal or other thing it refers to (0: none)."""

    __slots__ = ("about", "clause")

    def __init__(self, clause: str = "", about: i64 = 0) -> None:
        self.clause = clause
        self.about = about

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason) and self.clause == other.clause and self.about == other.about
        )

    def __hash__(self) -> int:
        return hash((self.clause, self.about))

    def __repr__(self) -> str:
        return f"Reason({self.clause!r})"

    def __str__(self) -> str:
        return self.clause

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        return (Reason, (self.clause, self.about))


class Why:
    """Collects the reasons of one check, or only whether there is one."""

    __slots__ = ("collects", "reasons")

    def __init__(self, collects: bool = True) -> None:
        self.collects = collects
        self.reasons: list[Reason] = []

    def bar(self, clause: str, about: i64 = 0) -> bool:
        """Note that `clause` forbids the action; true if the check may stop here."""
        if not self.collects:
            return True
        reason = Reason(clause, about)
        if reason not in self.reasons:
            self.reasons.append(reason)
        return False


#: For checks that need only yes or no.  It never collects, so it can be shared.
QUICK: Final = Why(False)
