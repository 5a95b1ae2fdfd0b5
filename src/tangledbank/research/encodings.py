"""The interface of all encodings: actions and positions of one kind of table as numbers."""

from tangledbank.core.action import Action
from tangledbank.core.game import Game
from tangledbank.core.kind import RESEARCH, Value, kind_with_edition, not_an_adapter, own_adapter
from tangledbank.native import mypyc_attr
from tangledbank.research.errors import EncodingError
from tangledbank.research.recent import Recent


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The numbers of one kind of table: its edition, its cards and its seats.

    Seats are counted from the one that decides (or looks), and animals by their places on the
    table, so that a position looks alike from every seat.  What has no number, because a table has
    grown beyond `places`, is reported to the caller and never gets the number of something else.
    """

    def __init__(self, table: Game, places: int) -> None:
        self.edition = table.edition
        self.seats = len(table.names)
        self.places = places  # for animals, of each seat
        #: How many ids the flat space has; 0 if this table has none.
        self.actions = 0
        #: How many numbers an observation has, and one with perfect information.
        self.observation_size = 0
        self.perfect_size = 0
        #: How many numbers describe a legal action.
        self.row_size = 0

    def new_game(self, seed: int) -> Game:
        """A game of this kind of table, with the fast generator."""
        raise NotImplementedError

    # Actions as one number

    def id_of(self, game: Game, action: Action) -> int:
        """The id of an action of the seat that must decide; -1 if it has none."""
        raise NotImplementedError

    def action_of(self, game: Game, number: int) -> Action:
        """The action with this id here; `EncodingError` if there is none at this table."""
        raise NotImplementedError

    def mask(self, game: Game, out: object) -> int:
        """Write 1 for the id of each legal action and 0 for all others, into a buffer of bytes.

        Returns how many legal actions have no id.
        """
        raise NotImplementedError

    def ids(self, game: Game) -> list[int]:
        """The ids of the legal actions, in their order; -1 for those that have none."""
        return [self.id_of(game, action) for action in game.legal_actions()]

    # Actions as a verb and its operands

    def verb_count(self) -> int:
        """How many verbs there are."""
        raise NotImplementedError

    def operand_sizes(self, verb: int) -> list[int]:
        """How many values each operand of a verb has."""
        raise NotImplementedError

    def factored(self, game: Game, action: Action) -> list[int]:
        """An action as its verb and the numbers of its operands; empty if one has none."""
        raise NotImplementedError

    def from_factored(self, game: Game, numbers: list[int]) -> Action:
        """The action with these factors; `EncodingError` if there is none at this table."""
        raise NotImplementedError

    # Actions as rows

    def rows(self, game: Game, out: object) -> int:
        """Write a row of `row_size` floats for each legal action; returns how many rows.

        The buffer may have room for more; what is left over is set to 0.
        """
        raise NotImplementedError

    # Positions

    def observe(self, game: Game, seat: int, out: object, recent: Recent | None = None) -> None:
        """Write everything a seat may know into a buffer of `observation_size` floats.

        `recent` adds the decisions since the seat's last one.
        """
        raise NotImplementedError

    def observe_everything(self, game: Game, seat: int, out: object) -> None:
        """Write the whole position with all secrets, as seen from a seat.

        This is *perfect information*, for critics and cheating baselines: `perfect_size` floats.
        """
        raise NotImplementedError

    def layout(self) -> dict[str, tuple[int, int]]:
        """Where each part of an observation begins, and how many numbers it has."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ResearchAdapter:
    """The part of an encoding that a game provides."""

    def encoding(self, table: Game, places: int) -> Encoding:
        """The encoding of tables like this one; `places` is 0 for the default."""
        raise NotImplementedError


def encoding(
    edition: str = "gift",
    seats: int = 2,
    sets: list[str] | None = None,
    copies: int | None = None,
    deck: object = None,
    options: dict[str, Value] | None = None,
    places: int = 0,
) -> Encoding:
    """The encoding of a kind of table; the arguments are those of `new_game`.

    Args:
        edition: The edition that is played.
        seats: Number of seats.
        sets: Sets of cards.
        copies: Number of base sets.
        deck: A custom deck.
        options: Changes to single rules.
        places: Places for animals of each seat (by default 16 in the base game, else 32).
    """
    kind = kind_with_edition(edition)
    if places < 0 or places > 255:
        raise EncodingError(f"places: expected 1 to 255, not {places}")
    table = kind.new_game(
        edition,
        seats,
        options=options,
        copies=copies,
        explicit=True,
        sets=sets,
        deck=deck,
    )
    adapter = own_adapter(kind.name, RESEARCH)
    if adapter is None:
        raise EncodingError(f"{kind.title} has no encoding: its Kind names no research adapter")
    if not isinstance(adapter, ResearchAdapter):
        raise not_an_adapter(kind.name, RESEARCH, "tangledbank.research.encodings.ResearchAdapter")
    return adapter.encoding(table, places)
