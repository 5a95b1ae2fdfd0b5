"""The games of the family, by name: how each makes and checks a table, and where its faces are.

`tangledbank.games` enlists them; everything else finds a game here and asks it, so that nothing
outside a game's own modules knows which games there are.
"""

from importlib import import_module
from typing import Final

from tangledbank.core.catalogue import Catalogue, counted
from tangledbank.core.errors import GameError, RecordError, SetupError
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.options import Options
from tangledbank.core.options import Value as Value
from tangledbank.core.record import Record
from tangledbank.native import mypyc_attr

#: What a game may show a face for.  A game without one of them gets a plain one.
TERMINAL: Final = "terminal"
SERVER: Final = "server"
BOTS: Final = "bots"
HINTS: Final = "hints"
SCENARIOS: Final = "scenarios"
LAB: Final = "lab"
RESEARCH: Final = "research"
FACES: Final = (TERMINAL, SERVER, BOTS, HINTS, SCENARIOS, LAB, RESEARCH)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """One game of the family.

    `faces` says where the game's own faces are, as `module:Class`: they are imported when somebody
    first asks for them, so that the engine stays light.
    """

    def __init__(
        self,
        name: str,
        editions: list[str],
        presets: int,
        title: str = "",
        faces: dict[str, str] | None = None,
    ) -> None:
        self.name = name  # as records and saved games call it
        self.editions = editions
        self.presets = presets  # the version of its editions' presets
        self.usual_edition = editions[0]  # for whoever has no preference
        self.title = title or name
        self.about = ""  # the game in a sentence or two, in English
        self.faces: dict[str, str] = {} if faces is None else faces
        self.fewest = 2  # seats
        self.most = 8
        self.card_sets: list[str] = ["base"]  # that a table can choose from
        self.custom_decks = False  # a table can bring a deck, or several copies of the base set
        self.verbs: list[str] = []  # the words that actions begin with
        self.book: Options | None = None  # its options, if it has any
        self.rulebook = ""  # the folder of its book, if it is not with the others

    def edition_title(self, edition: str) -> str:
        """What an edition is called, beside the others of this game."""
        return self.title

    def full_title(self, edition: str) -> str:
        """What an edition is called, beside those of other games."""
        if len(self.editions) == 1:
            return self.title
        return f"{self.title}, {self.edition_title(edition)}"

    # Tables

    def new_game(
        self,
        edition: str,
        seats: list[str] | int,
        seed: int | str | bytes | None = None,
        options: dict[str, Value] | None = None,
        copies: int | None = None,
        nonces: list[bytes] | None = None,
        fast: bool = False,
        explicit: bool = False,
        presets: int | None = None,
        sets: list[str] | None = None,
        deck: object = None,
    ) -> Game:
        raise NotImplementedError

    def own_deck(self, text: str, source: str) -> object:
        """A deck of one's own, from the text of its file."""
        raise SetupError(f"{self.title} has no custom decks")

    def deck_size(self, deck: object) -> int:
        """How many cards are in a deck of one's own."""
        return 0

    def deck_to_json(self, deck: object) -> dict[str, object]:
        """A deck of one's own as data."""
        return {}

    def refuse_cards(self, sets: list[str] | None, deck: object) -> None:
        """For a game that is played with its own cards alone."""
        if sets is not None or deck is not None:
            raise SetupError(f"{self.title} has no other sets of cards and no custom decks")

    def warnings(self, game: Game) -> list[str]:
        """What the books would not advise about a table."""
        return []

    def catalogue(self, game: Game) -> Catalogue:
        """The cards of a table, which nothing was thrown at yet, and the faces on them."""
        return Catalogue(game.edition, game.sets, counted(game.cards_to_shuffle()), [])

    # Options

    def option_clauses(self) -> dict[str, str]:
        """By name of each option the clause that it belongs to."""
        if self.book is None:
            return {}
        return {option.name: option.clause for option in self.book.every}

    def read_option(self, name: str, value: str) -> Value:
        """The value of an option, from its word; `SetupError` says what it takes."""
        if self.book is None or name not in self.book.by_name:
            raise SetupError(f"{self.title} has no option {name!r}")
        return self.book.by_name[name].read(value)

    def differences(
        self, edition: str, options: dict[str, Value], presets: int
    ) -> dict[str, tuple[Value, Value]]:
        """The options in which a table differs from today's book: its value, and the book's."""
        if self.book is None:
            return {}
        return self.book.beside_the_book(edition, options, presets)

    # Words, for whoever has none of its own

    def sentence(self, game: Game, event: Event, seat: int) -> str:
        """What happened, in English, as this seat (-1: a spectator) may read it; or nothing."""
        return str(event)

    # Records

    def table(self, record: Record) -> Game:
        """The table of a record before anything was thrown; its throws are given from outside."""
        return self.new_game(
            record.edition,
            record.seats,
            options=changes_of(record),
            copies=record.copies,
            explicit=True,
            presets=record.presets,
        )

    def from_json(self, data: object, source: str) -> Game:
        """The game that its `to_json` wrote."""
        raise NotImplementedError

    def check_setup(self, record: Record) -> None:
        """Refuse an edition, option or table that there is not, with the line that asks for it."""
        raise NotImplementedError

    def card_called(self, name: str) -> str:
        """The full name of a card, of whatever kind; what is no card is refused."""
        raise NotImplementedError


KINDS: Final[dict[str, Kind]] = {}


def enlist_kind(kind: Kind) -> None:
    """Add a game; its name and its editions must be new."""
    for known in KINDS.values():
        if known.name == kind.name:
            raise SetupError(f"there is already a game {kind.name!r}")
        for edition in kind.editions:
            if edition in known.editions:
                raise SetupError(f"the edition {edition!r} already belongs to {known.title}")
    for face in kind.faces:
        if face not in FACES:
            raise SetupError(f"{kind.title}: no face {face!r}; the faces are {', '.join(FACES)}")
    KINDS[kind.name] = kind


def kind_of_edition(edition: str) -> Kind | None:
    """The game that an edition belongs to, if any."""
    for kind in KINDS.values():
        if edition in kind.editions:
            return kind
    return None


def kind_with_edition(edition: str) -> Kind:
    """The game that an edition belongs to; an unknown edition is refused."""
    kind = kind_of_edition(edition)
    if kind is None:
        known = ", ".join([name for one in KINDS.values() for name in one.editions])
        raise SetupError(f"unknown edition {edition!r}; the editions are {known}")
    return kind


def kind_called(name: str) -> Kind:
    kind = KINDS.get(name)
    if kind is None:
        raise GameError(f"unknown game {name!r}; the games are {', '.join(KINDS)}")
    return kind


def own_face(name: str, face: str) -> object:
    """A game's own face of this sort, newly made; none if it has none.

    The layer that asks for it keeps it, and knows what it must be.
    """
    kind = KINDS.get(name)
    where = "" if kind is None else kind.faces.get(face, "")
    if kind is None or not where:
        return None
    module, _, called = where.partition(":")
    made: object = getattr(import_module(module), called)()
    return made


def not_a_face(name: str, face: str, expected: str) -> SetupError:
    where = kind_called(name).faces[face]
    return SetupError(f"the {face} face of {name}, {where}, is not a subclass of {expected}")


def changes_of(record: Record) -> dict[str, Value]:
    return {name: value for name, value in record.options.items()}  # noqa: C416


def table_of(record: Record) -> Game:
    """The table of a record before anything was thrown; its throws are given from outside."""
    return kind_called(record.game).table(record)


def game_from_json(data: object, source: str) -> Game:
    """The game that its `to_json` wrote, whichever game it is."""
    name = data.get("game") if isinstance(data, dict) else None
    kind = KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        why = f"{source}: expected a saved game of {' or '.join(KINDS)}"
        if isinstance(name, str):
            why += f", not {name!r}; a game of your own is loaded by TANGLEDBANK_GAMES or --game"
        raise RecordError(why)
    return kind.from_json(data, source)
