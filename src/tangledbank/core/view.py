"""What every view has; the rest is each game's own."""


class View:
    """All and only what one seat may know (`seat` is empty for an onlooker)."""

    __slots__ = ("asked", "seat", "to_act")

    def __init__(self, seat: str, to_act: str | None, asked: str) -> None:
        self.seat = seat
        self.to_act = to_act  # the seat that must decide, if one must
        self.asked = asked  # what kind of decision is waited for

    def to_json(self) -> dict[str, object]:
        raise NotImplementedError
