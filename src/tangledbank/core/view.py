"""What all views share; each game adds the rest."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Optional

from tangledbank.core.chance import Chance
from tangledbank.core.errors import SecretError
from tangledbank.core.packing import packed, saved_world, unpickled_view
from tangledbank.native import mypyc_attr

if TYPE_CHECKING:
    from tangledbank.core.game import Game

#: The error when a view is asked for more than its seat may know.
SEALED = "a view has no {}: it holds what its seat may know; view.imagine(chance) deals a world"


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """Everything one seat may know, and nothing else (`seat` is empty for a spectator)."""

    __slots__ = ("_deal", "asked", "seat", "to_act")

    def __init__(self, seat: str, to_act: str | None, asked: str) -> None:
        self.seat = seat
        self.to_act = to_act  # the seat that must decide, if any
        self.asked = asked  # the kind of the pending decision
        self._deal: Optional[Callable[[Chance], Game]] = None  # noqa: UP045 (compiled)

    @property
    def kind(self) -> str:
        """The name of its game, as in records."""
        raise NotImplementedError

    def seal(self, deal: Callable[[Chance], "Game"]) -> None:
        """Give the view a way to deal other worlds; the game itself stays out of reach."""
        self._deal = deal

    def imagine(self, chance: Chance) -> "Game":
        """A game that might be the true one: what this seat can't see is dealt at random.

        It depends only on what the seat sees and on `chance`, never on hidden information, and it
        has its own dice and shuffles.
        """
        if self._deal is None:
            raise SecretError("this view was not made by a game, so it cannot imagine a world")
        return self._deal(chance)

    def to_json(self) -> dict[str, object]:
        """The whole view as JSON data."""
        raise NotImplementedError

    # Equality and pickling

    def __reduce__(self) -> tuple[object, tuple[bytes, str]]:
        """A pickled view is a world that looks the same: it holds no secret of the game."""
        return (unpickled_view, (packed(saved_world(self)), self.seat))

    # Attributes that a bot might try to read

    @property
    def game(self) -> object:
        raise SecretError(SEALED.format("game"))

    @property
    def state(self) -> object:
        raise SecretError(SEALED.format("state"))

    @property
    def chance(self) -> object:
        raise SecretError(SEALED.format("chance"))

    @property
    def seed(self) -> object:
        raise SecretError(SEALED.format("seed"))
