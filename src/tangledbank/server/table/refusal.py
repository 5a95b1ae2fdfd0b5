"""A refused command."""

from tangledbank.core.why import Reason


class Refusal(Exception):
    """Why not: a code for programs, a sentence for people, and the clauses if a rule forbids it.

    A refused command has changed nothing.
    """

    def __init__(self, why: str, text: str, reasons: list[Reason] | None = None) -> None:
        super().__init__(text)
        self.why = why
        self.text = text
        self.reasons = reasons or []
