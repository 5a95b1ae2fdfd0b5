"""Names for seats."""

from typing import Final

from tangledbank.core.errors import SetupError

#: The default names of seats.
USUAL_NAMES: Final[list[str]] = [
    "ann",
    "bob",
    "carol",
    "dave",
    "eve",
    "frank",
    "grace",
    "heidi",
]


def seat_names(seats: list[str] | int) -> list[str]:
    """Names for the seats, checked."""
    if isinstance(seats, int):
        if not 0 <= seats <= len(USUAL_NAMES):
            raise SetupError(f"{seats} seats; a table has at most {len(USUAL_NAMES)}")
        return USUAL_NAMES[:seats]
    for name in seats:
        if not name or not name.isprintable() or any(letter.isspace() for letter in name):
            raise SetupError(f"{name!r} cannot be a seat's name; use one word")
    if len(set(seats)) != len(seats):
        raise SetupError(f"two seats have the same name: {', '.join(seats)}")
    return list(seats)
