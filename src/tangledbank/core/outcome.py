"""The outcome of one throw of chance, as a game's history stores it."""

from tangledbank.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Outcome:
    """What was thrown (`dice`, `shuffle`, `lot`) and the result."""

    __slots__ = ("kind", "values")

    def __init__(self, kind: str = "", values: list[int] | None = None) -> None:
        self.kind = kind
        self.values: list[int] = [] if values is None else values

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome) and self.kind == other.kind and self.values == other.values
        )

    def __hash__(self) -> int:
        return hash((self.kind, tuple(self.values)))

    def __repr__(self) -> str:
        return f"Outcome({self.kind!r}, {self.values!r})"

    def __reduce__(self) -> tuple[object, tuple[str, list[int]]]:
        return (Outcome, (self.kind, self.values))
