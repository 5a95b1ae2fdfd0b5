"""A command that is not carried out."""

from tangledbank.core.why import Reason


class Refusal(Exception):
    """Why not: a word for programs, a sentence for people, and the clauses if rules are the reason.

    A refused command has changed nothing.
    """

    def __init__(self, why: str, text: str, reasons: list[Reason] | None = None) -> None:
        super().__init__(text)
        self.why = why
        self.text = text
        self.reasons = reasons or []
