"""The Bestiary: traits, pairs, copies and sources, read from one data file and checked.

Every entry has its `origin`, so that players can see what comes from the rulebook and what is our
reconstruction.
"""

from typing import Final

from tangledbank.core.errors import SetupError
from tangledbank.core.fields import Fields, wrong
from tangledbank.creatures.cards import Deck, card
from tangledbank.creatures.traits.names import NAMES, NUMBERS

ORIGINS: Final[list[str]] = ["rulebook", "damaged", "ours"]

#: The name of each origin for players.
BADGES: Final[list[str]] = [
    "the rulebook's",
    "read out of a damaged passage of the rulebook",
    "our reconstruction",
]

KINDS: Final[list[str]] = [
    "attack",
    "activation",
    "targeting",
    "reaction",
    "transmutation",
    "energy",
    "end of round",
]

#: The trait of a source without a bonus.
NO_TRAIT: Final = -1


class Entry:
    """The Bestiary's entry for a trait."""

    __slots__ = ("en", "id", "kind", "name_origin", "number", "origin", "ru", "text")

    def __init__(self, data: Fields) -> None:
        self.id = data.text("id")
        number = NUMBERS.get(self.id)
        if number is None:
            raise wrong(data.place("id"), f"no trait class is called {self.id!r}")
        self.number: int = number
        self.en = data.text("en")
        self.ru = data.text("ru")
        self.kind: str = KINDS[data.choice("kind", KINDS)]
        self.text = data.text("text")
        self.name_origin: str = ORIGINS[data.choice("name_origin", ORIGINS)]
        self.origin: str = ORIGINS[data.choice("origin", ORIGINS)]
        data.close()

    @property
    def badge(self) -> str:
        """Its origin, for players; a name of another origin is mentioned separately."""
        effect = BADGES[ORIGINS.index(self.origin)]
        if self.name_origin == self.origin:
            return effect
        return f"name: {BADGES[ORIGINS.index(self.name_origin)]}; effect: {effect}"


class Source:
    """A source of energy: chips for 2, 3 and 4 players, and a bonus for creatures with a trait."""

    __slots__ = ("bonus", "en", "energy", "id", "opens", "origin", "ru", "trait")

    def __init__(self, data: Fields) -> None:
        self.id = data.text("id")
        self.en = data.text("en")
        self.ru = data.text("ru")
        self.energy: list[int] = data.numbers("energy", 0, 99)
        if len(self.energy) != 3:
            raise wrong(data.place("energy"), "expected the chips for 2, 3 and 4 players")
        self.bonus = data.number("bonus", 0, 99)
        trait = data.text("trait")
        if (trait == "") != (self.bonus == 0) or (trait and trait not in NUMBERS):
            raise wrong(data.place("trait"), f"expected a trait with a bonus, not {trait!r}")
        self.trait: int = NUMBERS[trait] if trait else NO_TRAIT
        self.opens: int = 1 << NUMBERS[trait] if trait else 0  # the trait as a mask
        self.origin: str = ORIGINS[data.choice("origin", ORIGINS)]
        data.close()


class Bestiary:
    """A whole Bestiary.  Immutable."""

    def __init__(self, text: str, source: str) -> None:
        import tomllib  # imported only to read it: it is a large part of the engine's import time

        try:
            data = Fields(tomllib.loads(text), source, True)
        except tomllib.TOMLDecodeError as error:
            raise SetupError(f"{source}: not TOML: {error}") from None
        total = data.number("total", 1)
        faces = data.number("faces", 1)
        self.traits: list[Entry] = [Entry(one) for one in data.each("trait")]
        if [entry.id for entry in self.traits] != NAMES:
            raise SetupError(f"{source}: expected the traits {', '.join(NAMES)}, in this order")
        self.pair_origins: dict[str, str] = {}
        self.deck = Deck(self._copies(data))
        self.sources: list[Source] = [Source(one) for one in data.each("source")]
        self.source_numbers: dict[str, int] = {}
        for number, one in enumerate(self.sources):
            self.source_numbers[one.id] = number
        data.close()
        self._count(source, total, faces)

    def _copies(self, data: Fields) -> dict[int, int]:
        copies: dict[int, int] = {}
        for pair in data.each("pair"):
            traits = pair.texts("traits")
            if len(traits) != 2 or traits[0] == traits[1]:
                raise wrong(pair.place("traits"), "expected two different traits")
            for name in traits:
                if name not in NUMBERS:
                    raise wrong(pair.place("traits"), f"no trait is called {name!r}")
            each_way = pair.numbers("copies", 0, 99)
            if len(each_way) != 2:
                raise wrong(pair.place("copies"), "expected copies of each way up")
            one = NUMBERS[traits[0]]
            two = NUMBERS[traits[1]]
            for kind, number in ((card(one, two), each_way[0]), (card(two, one), each_way[1])):
                if kind in copies:
                    raise wrong(pair.path, f"{traits[0]} and {traits[1]} are listed twice")
                if number:
                    copies[kind] = number
            name = "/".join(traits)
            self.pair_origins[name] = ORIGINS[pair.choice("origin", ORIGINS)]
            pair.close()
        return copies

    def _count(self, source: str, total: int, faces: int) -> None:
        """Check the total number of cards, and the number of faces of each trait."""
        cards = self.deck.sorted_cards
        if len(cards) != total:
            raise SetupError(f"{source}: {len(cards)} cards, but total says {total}")
        for number, name in enumerate(NAMES):
            there = 0
            for kind in cards:
                there += (kind >> 6 == number) + (kind & 63 == number)
            if there != faces:
                raise SetupError(f"{source}: {name} is on {there} faces, but faces says {faces}")
        if len(self.source_numbers) != len(self.sources) or not self.sources:
            raise SetupError(f"{source}: expected sources, each with an id of its own")


_LOADED: Final[dict[str, Bestiary]] = {}


def load_bestiary() -> Bestiary:
    """The Bestiary in use; read once and never changed."""
    bestiary = _LOADED.get("")
    if bestiary is None:
        from importlib import resources

        path = resources.files("tangledbank.creatures").joinpath("data", "bestiary.toml")
        bestiary = Bestiary(path.read_text(encoding="utf-8"), "bestiary.toml")
        _LOADED[""] = bestiary
    return bestiary
