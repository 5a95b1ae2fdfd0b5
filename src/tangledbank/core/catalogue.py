"""The cards of a table, and the faces on them."""

from tangledbank.core.errors import NotationError


class Face:
    """One trait that is printed on cards.

    `on` says where it can be played: `own` or `rival` animals, `any` of them, or `none` if a card
    with this face can only be an animal.
    """

    __slots__ = ("need", "number", "on", "pair", "set", "trait")

    def __init__(
        self, number: int, trait: str, card_set: str, pair: bool, need: int, on: str
    ) -> None:
        self.number = number  # its number among the faces of its game
        self.trait = trait
        self.set = card_set  # the set of cards it belongs to
        self.pair = pair  # lies between two animals
        self.need = need  # extra food, and extra points
        self.on = on

    def __repr__(self) -> str:
        return f"<face {self.trait}>"

    def to_json(self) -> dict[str, object]:
        """The face as JSON data."""
        return {
            "number": self.number,
            "trait": self.trait,
            "set": self.set,
            "pair": self.pair,
            "need": self.need,
            "on": self.on,
        }


class Card:
    """One kind of card: its name, the traits on it, and how many there are."""

    __slots__ = ("copies", "name", "traits")

    def __init__(self, name: str, traits: list[str], copies: int) -> None:
        self.name = name
        self.traits = traits
        self.copies = copies

    def __repr__(self) -> str:
        return f"<{self.copies} x {self.name}>"

    def to_json(self) -> dict[str, object]:
        """The card as JSON data."""
        return {"name": self.name, "traits": self.traits, "copies": self.copies}


class Catalogue:
    """The cards of a table, in the order of their numbers, and the faces on them."""

    __slots__ = ("cards", "edition", "faces", "sets")

    def __init__(self, edition: str, sets: list[str], cards: list[Card], faces: list[Face]) -> None:
        self.edition = edition
        self.sets = sets
        self.cards = cards
        self.faces = faces

    @property
    def total(self) -> int:
        """How many cards there are in all."""
        return sum([card.copies for card in self.cards])

    def card(self, name: str) -> Card:
        """The card with this name."""
        for card in self.cards:
            if card.name == name:
                return card
        raise NotationError(f"no card of this table is called {name!r}")

    def face(self, trait: str) -> Face:
        """The face with this trait."""
        for face in self.faces:
            if face.trait == trait:
                return face
        raise NotationError(f"no card of this table has the trait {trait!r}")

    def to_json(self) -> dict[str, object]:
        """The whole catalogue as JSON data."""
        return {
            "edition": self.edition,
            "sets": self.sets,
            "cards": [card.to_json() for card in self.cards],
            "faces": [face.to_json() for face in self.faces],
        }


def counted(names: list[str]) -> list[Card]:
    """The cards of a pile of which only the names are known."""
    copies: dict[str, int] = {}
    for name in names:
        copies[name] = copies.get(name, 0) + 1
    return [Card(name, [name], count) for name, count in copies.items()]
