"""What a seat may know: a view is built from an allow-list, never by deleting from the state.

Cards are named by what is printed on them; nothing in a view identifies a single card, so that
none can be followed from a hidden place to an open one or back.
"""

from typing import Final

from tangledbank.core import view as core
from tangledbank.evolution.cards import card_name
from tangledbank.evolution.eating import open_stores
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.options import Value
from tangledbank.evolution.scoring import score
from tangledbank.evolution.state import (
    COLOURS,
    FEEDING,
    LOCATIONS,
    NONE,
    PHASES,
    YELLOW,
    Animal,
    Link,
    Player,
    State,
    TraitCard,
)
from tangledbank.evolution.traits.names import NAMES
from tangledbank.evolution.traits.trait import STAGES, TRAITS
from tangledbank.native import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class TraitView:
    """A trait on an animal, as it lies open on the table.

    Never changed once made, so that views can share it.
    """

    __slots__ = ("card", "off", "rests", "token", "trait", "used")

    def __init__(
        self, trait: str, card: str, token: str, used: bool, rests: bool, off: bool
    ) -> None:
        self.off = off  # switched off by Neoplasia
        self.trait = trait
        self.card = card
        self.token = token
        self.used = used  # and cannot be used again for now
        self.rests = rests  # used in the turn before

    def to_json(self) -> dict[str, object]:
        return {
            "trait": self.trait,
            "card": self.card,
            "token": self.token,
            "used": self.used,
            "rests": self.rests,
            "off": self.off,
        }


@mypyc_attr(acyclic=True)
class LinkView:
    """A pair trait between two animals; `symbiont` is empty where the two do not differ."""

    __slots__ = ("animals", "card", "symbiont", "trait", "used")

    def __init__(
        self, trait: str, card: str, animals: list[str], symbiont: str, used: bool
    ) -> None:
        self.trait = trait
        self.card = card
        self.animals = animals
        self.symbiont = symbiont
        self.used = used

    def to_json(self) -> dict[str, object]:
        return {
            "trait": self.trait,
            "card": self.card,
            "animals": self.animals,
            "symbiont": self.symbiont,
            "used": self.used,
        }


@mypyc_attr(acyclic=True)
class AnimalView:
    """An animal; `card`, its hidden face, is empty for everybody but its owner."""

    __slots__ = (
        "asleep",
        "attacked",
        "blue",
        "card",
        "fed",
        "hidden",
        "hunted",
        "location",
        "moved",
        "name",
        "need",
        "open_fat",
        "paralysed",
        "poisoned",
        "received",
        "red",
        "traits",
        "turned",
        "waiting",
        "yellow",
    )

    def __init__(self, s: State, animal: Animal, card: str) -> None:
        self.name = animal_name(animal.ref)
        self.card = card_name(animal.card) if animal.turned else card
        self.location = LOCATIONS[animal.location] if s.rules.continents else ""
        self.hidden = animal.hidden
        self.paralysed = animal.paralysed
        self.turned = animal.turned
        self.hunted = animal.hunted >= s.turn_tick
        self.moved = animal.moved >= s.turn_tick
        self.traits = [see_trait(s, one) for one in animal.cards]
        self.red = animal.red
        self.blue = animal.blue
        self.yellow = 0
        self.waiting = 0
        for one in animal.cards:
            if one.token == YELLOW:
                self.yellow += 1
            elif one.token != NONE:
                self.waiting += 1
        self.open_fat = open_stores(animal)
        self.need = animal.need
        self.fed = animal.fed()
        self.asleep = animal.asleep
        self.poisoned = animal.poisoned
        self.attacked = animal.attacked >= s.turn_tick
        self.received = animal.received >= s.turn_tick

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "card": self.card,
            "traits": [trait.to_json() for trait in self.traits],
            "red": self.red,
            "blue": self.blue,
            "yellow": self.yellow,
            "waiting": self.waiting,
            "open_fat": self.open_fat,
            "need": self.need,
            "fed": self.fed,
            "asleep": self.asleep,
            "poisoned": self.poisoned,
            "attacked": self.attacked,
            "received": self.received,
            "location": self.location,
            "hidden": self.hidden,
            "paralysed": self.paralysed,
            "turned": self.turned,
            "hunted": self.hunted,
            "moved": self.moved,
        }


@mypyc_attr(acyclic=True)
class PlayerView:
    """A player; `discard` lists the pile only for those who may look through it."""

    __slots__ = (
        "animals",
        "discard",
        "discard_size",
        "hand_size",
        "links",
        "name",
        "passed",
        "points",
        "remains",
        "score",
    )

    def __init__(self, s: State, player: Player, name: str, own: bool) -> None:
        self.name = name
        self.hand_size = len(player.hand)
        self.animals = [
            AnimalView(s, animal, card_name(animal.card) if own else "")
            for animal in player.animals
        ]
        #: Traits of eaten animals that will come back; there is no animal to see.
        self.remains = [AnimalView(s, animal, "") for animal in player.remains]
        self.links = [see_link(s, player, link) for link in player.links]
        self.discard_size = len(player.discard)
        may_look = own or s.rules.open_discards
        self.discard: list[str] | None = see_pile(player.discard) if may_look else None
        self.passed = player.passed
        self.points = player.points
        self.score = score(s, player.seat)

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "hand_size": self.hand_size,
            "animals": [animal.to_json() for animal in self.animals],
            "remains": [animal.to_json() for animal in self.remains],
            "links": [link.to_json() for link in self.links],
            "discard_size": self.discard_size,
            "discard": self.discard,
            "passed": self.passed,
            "points": self.points,
            "score": self.score,
        }


@mypyc_attr(acyclic=True)
class Attack:
    """An attack that is going on."""

    __slots__ = ("hunter", "prey")

    def __init__(self, hunter: str, prey: str) -> None:
        self.hunter = hunter
        self.prey = prey


class View(core.View):
    """Everything that one seat may know, and nothing else (`seat` is empty for a spectator)."""

    __slots__ = (
        "attack",
        "deck_size",
        "discard",
        "discard_size",
        "edition",
        "first",
        "food",
        "hand",
        "last_turn",
        "options",
        "phase",
        "players",
        "round",
        "sets",
        "shells",
        "supplies",
        "turn",
    )

    def __init__(self, s: State, names: list[str], seat: int) -> None:
        top = s.stack[-1] if s.stack else None
        waits = top is not None and top.seat >= 0 and top.throw(s) is None
        to_act = names[top.seat] if top is not None and waits else None
        super().__init__(
            names[seat] if seat >= 0 else "", to_act, top.asks().word if top is not None else ""
        )
        self.edition = s.rules.edition
        self.options: dict[str, Value] = dict(s.rules.differs)
        self.turn = s.turn
        self.round = s.round
        self.phase = PHASES[s.phase]
        self.first = names[s.first]
        self.attack = see_attack(s)
        self.sets = list(s.rules.sets)
        self.food = sum(s.food)
        #: The supply of each location, with Continents.
        self.supplies: dict[str, int] = (
            {LOCATIONS[place]: food for place, food in enumerate(s.food)}
            if s.rules.continents
            else {}
        )
        self.shells = len(s.shells)  # empty ones, in the middle of the table
        self.last_turn = s.last_turn
        self.deck_size = len(s.deck)
        self.discard_size = len(s.discard)
        self.discard: list[str] | None = see_pile(s.discard) if s.rules.open_discards else None
        self.hand: list[str] = (
            [card_name(kind) for kind in s.players[seat].hand] if (seat >= 0) else []
        )
        self.players = [
            PlayerView(s, player, names[player.seat], player.seat == seat) for player in s.players
        ]

    @property
    def kind(self) -> str:
        return "evolution"

    def player(self, name: str) -> PlayerView:
        for player in self.players:
            if player.name == name:
                return player
        raise KeyError(name)

    def animal(self, name: str) -> AnimalView:
        for player in self.players:
            for animal in player.animals:
                if animal.name == name:
                    return animal
        raise KeyError(name)

    def to_json(self) -> dict[str, object]:
        attack = self.attack
        return {
            "seat": self.seat,
            "edition": self.edition,
            "options": self.options,
            "turn": self.turn,
            "round": self.round,
            "phase": self.phase,
            "first": self.first,
            "to_act": self.to_act,
            "asked": self.asked,
            "attack": None if attack is None else [attack.hunter, attack.prey],
            "sets": self.sets,
            "food": self.food,
            "supplies": self.supplies,
            "shells": self.shells,
            "last_turn": self.last_turn,
            "deck_size": self.deck_size,
            "discard_size": self.discard_size,
            "discard": self.discard,
            "hand": self.hand,
            "players": [player.to_json() for player in self.players],
        }


def look(s: State, names: list[str], seat: int) -> View:
    return View(s, names, seat)


def see_pile(pile: list[int]) -> list[str]:
    """The cards of a pile; sorted, since the order in which they came tells too much."""
    return [card_name(kind) for kind in sorted(pile)]


#: The traits that were seen, by all that is to be seen of them.
_SEEN: Final[dict[int, TraitView]] = {}


def see_trait(s: State, card: TraitCard) -> TraitView:
    marks = not (s.rules.marks_end_with_feeding and s.phase > FEEDING)
    since = TRAITS[card.trait].used_from(s)
    # On a card that stores tokens the stamp only says how it was filled (EXP-RULING-97).
    used = marks and card.stamp >= since and STAGES.stores >> card.trait & 1 == 0
    rests = s.turn_tick_before <= card.stamp < s.turn_tick
    face: i64 = (card.kind << 6 | card.trait) << 2 | card.token
    key = face << 3 | (4 if used else 0) | (2 if rests else 0) | (1 if card.off else 0)
    seen = _SEEN.get(key)
    if seen is None:
        name = card_name(card.kind, card.trait)
        seen = TraitView(NAMES[card.trait], name, COLOURS[card.token], used, rests, card.off)
        _SEEN[key] = seen
    return seen


def see_link(s: State, player: Player, link: Link) -> LinkView:
    since = s.round_tick if s.rules.pairs_by_round else player.go_tick
    symbiont = animal_name(link.a) if TRAITS[link.trait].roles else ""
    return LinkView(
        NAMES[link.trait],
        card_name(link.kind, link.trait),
        sorted([animal_name(link.a), animal_name(link.b)]),
        symbiont,
        s.phase == FEEDING and link.stamp >= since,
    )


def see_attack(s: State) -> Attack | None:
    for step in reversed(s.stack):
        if isinstance(step, Hunt):
            return Attack(animal_name(step.hunter), animal_name(step.prey))
    return None
