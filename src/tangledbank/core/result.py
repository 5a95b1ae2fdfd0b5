"""How a game ended."""


class Result:
    """How a game ended: who won, with which points, and what decided it."""

    __slots__ = ("decided_by", "scores", "winners")

    def __init__(self, winners: list[str], scores: dict[str, int], decided_by: str) -> None:
        self.winners = winners
        self.scores = scores
        self.decided_by = decided_by  # "points", a tie-break, "shared", or another reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and (
            self.winners == other.winners
            and self.scores == other.scores
            and self.decided_by == other.decided_by
        )

    def __hash__(self) -> int:
        return hash((tuple(self.winners), self.decided_by))

    def __repr__(self) -> str:
        return f"Result({self.winners!r}, {self.scores!r}, {self.decided_by!r})"

    def __reduce__(self) -> tuple[object, tuple[list[str], dict[str, int], str]]:
        return (Result, (self.winners, self.scores, self.decided_by))
