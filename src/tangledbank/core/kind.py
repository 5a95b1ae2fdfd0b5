"""The games of the family, by name: how each makes and checks a table, and where its adapters are.

`tangledbank.games` registers them; all other code finds a game here, so that only a game's own
modules depend on it.
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

#: The adapters a game can have.  If it lacks one, it gets a plain one.
TERMINAL: Final = "terminal"
SERVER: Final = "server"
BOTS: Final = "bots"
HINTS: Final = "hints"
SCENARIOS: Final = "scenarios"
LAB: Final = "lab"
RESEARCH: Final = "research"
ADAPTERS: Final = (TERMINAL, SERVER, BOTS, HINTS, SCENARIOS, LAB, RESEARCH)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """One game of the family.

    `adapters` gives the game's own adapters as `module:Class`: they are imported on first use, so
    that the engine stays light.
    """

    def __init__(
        self,
        name: str,
        editions: list[str],
        presets: int,
        title: str = "",
        adapters: dict[str, str] | None = None,
    ) -> None:
        self.name = name  # its name in records and saved games
        self.editions = editions
        self.presets = presets  # the version of its editions' presets
        self.usual_edition = editions[0]  # the default
        self.title = title or name
        self.about = ""  # the game in a sentence or two, in English
        self.adapters: dict[str, str] = {} if adapters is None else adapters
        self.fewest = 2  # seats
        self.most = 8
        self.card_sets: list[str] = ["base"]  # sets a table can choose from
        self.custom_decks = False  # does it allow a custom deck, or several copies of the base set?
        self.verbs: list[str] = []  # the words that actions begin with
        self.book: Options | None = None  # its options, if it has any
        self.rulebook = ""  # the folder of its rulebook, if it is not with the others

    def edition_title(self, edition: str) -> str:
        """The title of an edition, among those of this game."""
        return self.title

    def full_title(self, edition: str) -> str:
        """The title of an edition, among those of all games."""
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
        """A custom deck, from the text of its file."""
        raise SetupError(f"{self.title} has no custom decks")

    def deck_size(self, deck: object) -> int:
        """How many cards are in a custom deck."""
        return 0

    def deck_to_json(self, deck: object) -> dict[str, object]:
        """A custom deck as data."""
        return {}

    def refuse_cards(self, sets: list[str] | None, deck: object) -> None:
        """For a game that has only its own cards."""
        if sets is not None or deck is not None:
            raise SetupError(f"{self.title} has no other sets of cards and no custom decks")

    def warnings(self, game: Game) -> list[str]:
        """Warnings from the books about a table."""
        return []

    def catalogue(self, game: Game) -> Catalogue:
        """The cards of a table before any throw, and the faces on them."""
        return Catalogue(game.edition, game.sets, counted(game.cards_to_shuffle()), [])

    # Options

    def option_clauses(self) -> dict[str, str]:
        """The clause of each option, by the option's name."""
        if self.book is None:
            return {}
        return {option.name: option.clause for option in self.book.every}

    def read_option(self, name: str, value: str) -> Value:
        """The value of an option, from its word; `SetupError` lists what it takes."""
        if self.book is None or name not in self.book.by_name:
            raise SetupError(f"{self.title} has no option {name!r}")
        return self.book.by_name[name].read(value)

    def differences(
        self, edition: str, options: dict[str, Value], presets: int
    ) -> dict[str, tuple[Value, Value]]:
        """The options in which a table differs from today's edition: its value, the edition's."""
        if self.book is None:
            return {}
        return self.book.beside_the_book(edition, options, presets)

    # Words, for code that has none of its own

    def sentence(self, game: Game, event: Event, seat: int) -> str:
        """An event in English, as this seat (-1: a spectator) may read it; or nothing."""
        return str(event)

    # Records

    def table(self, record: Record) -> Game:
        """The table of a record before any throw; its throws are given from outside."""
        return self.new_game(
            record.edition,
            record.seats,
            options=changes_of(record),
            copies=record.copies,
            explicit=True,
            presets=record.presets,
        )

    def from_json(self, data: object, source: str) -> Game:
        """The game in its `to_json` data."""
        raise NotImplementedError

    def check_setup(self, record: Record) -> None:
        """Refuse an unknown edition, option or table, naming the line."""
        raise NotImplementedError

    def card_called(self, name: str) -> str:
        """The full name of a card of any kind; a non-card is refused."""
        raise NotImplementedError


KINDS: Final[dict[str, Kind]] = {}


def enlist_kind(kind: Kind) -> None:
    """Register a game; its name and its editions must be new."""
    for known in KINDS.values():
        if known.name == kind.name:
            raise SetupError(f"there is already a game {kind.name!r}")
        for edition in kind.editions:
            if edition in known.editions:
                raise SetupError(f"the edition {edition!r} already belongs to {known.title}")
    for name in kind.adapters:
        if name not in ADAPTERS:
            every = ", ".join(ADAPTERS)
            raise SetupError(f"{kind.title}: no adapter {name!r}; the adapters are {every}")
    KINDS[kind.name] = kind


def kind_of_edition(edition: str) -> Kind | None:
    """The game an edition belongs to, if any."""
    for kind in KINDS.values():
        if edition in kind.editions:
            return kind
    return None


def kind_with_edition(edition: str) -> Kind:
    """The game an edition belongs to; an unknown edition is refused."""
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


def own_adapter(name: str, adapter: str) -> object:
    """A game's own adapter of this sort, newly made; none if it has none.

    The layer that asks for it caches it and knows its type.
    """
    kind = KINDS.get(name)
    where = "" if kind is None else kind.adapters.get(adapter, "")
    if kind is None or not where:
        return None
    module, _, called = where.partition(":")
    made: object = getattr(import_module(module), called)()
    return made


def not_an_adapter(name: str, adapter: str, expected: str) -> SetupError:
    where = kind_called(name).adapters[adapter]
    return SetupError(f"the {adapter} adapter of {name}, {where}, is not a subclass of {expected}")


def changes_of(record: Record) -> dict[str, Value]:
    return {name: value for name, value in record.options.items()}  # noqa: C416


def table_of(record: Record) -> Game:
    """The table of a record before any throw; its throws are given from outside."""
    return kind_called(record.game).table(record)


def game_from_json(data: object, source: str) -> Game:
    """The game in its `to_json` data, whichever game it is."""
    name = data.get("game") if isinstance(data, dict) else None
    kind = KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        thing = "a saved game" if isinstance(data, dict) else "an object, a saved game"
        why = f"{source}: expected {thing} of {' or '.join(KINDS)}"
        if isinstance(name, str):
            why += f", not {name!r}; a game of your own is loaded by TANGLEDBANK_GAMES or --game"
        raise RecordError(why)
    return kind.from_json(data, source)
