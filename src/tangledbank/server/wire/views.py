"""The views of both games as they are sent; a test compares them with the engine's views."""

from msgspec import Struct

from tangledbank.server.wire.setup import Value


class TraitView(Struct, frozen=True, forbid_unknown_fields=True):
    trait: str
    card: str
    token: str
    used: bool
    rests: bool
    off: bool


class LinkView(Struct, frozen=True, forbid_unknown_fields=True):
    trait: str
    card: str
    animals: list[str]
    symbiont: str
    used: bool


class AnimalView(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    card: str
    traits: list[TraitView]
    red: int
    blue: int
    yellow: int
    waiting: int
    open_fat: int
    need: int
    fed: bool
    asleep: bool
    poisoned: bool
    attacked: bool
    received: bool
    location: str
    hidden: bool
    paralysed: bool
    turned: bool
    hunted: bool
    moved: bool


class PlayerView(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    hand_size: int
    animals: list[AnimalView]
    remains: list[AnimalView]
    links: list[LinkView]
    discard_size: int
    discard: list[str] | None
    passed: bool
    points: int
    score: int


class EvolutionView(Struct, frozen=True, forbid_unknown_fields=True):
    seat: str
    edition: str
    options: dict[str, Value]
    turn: int
    round: int
    phase: str
    first: str
    to_act: str | None
    asked: str
    attack: list[str] | None
    sets: list[str]
    food: int
    supplies: dict[str, int]
    shells: int
    last_turn: bool
    deck_size: int
    discard_size: int
    discard: list[str] | None
    hand: list[str]
    players: list[PlayerView]


class CreatureTrait(Struct, frozen=True, forbid_unknown_fields=True):
    trait: str
    card: str


class CreatureView(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    card: str
    traits: list[CreatureTrait]
    energy: int
    need: int
    asleep: bool
    scared: bool
    woke: bool


class WizardView(Struct, frozen=True, forbid_unknown_fields=True):
    """A player of the game of magical creatures, or the Shadow."""

    name: str
    hand_size: int
    creatures: list[CreatureView]
    tokens: int
    goal: int
    moved: bool


class SourceView(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    lower: int
    upper: int
    trait: str


class CreaturesView(Struct, frozen=True, forbid_unknown_fields=True):
    seat: str
    edition: str
    options: dict[str, Value]
    round: int
    phase: str
    first: str
    turn: str
    to_act: str | None
    asked: str
    stage: str
    creature: str
    attack: list[str]
    source: SourceView
    deck_size: int
    discard_size: int
    choice_size: int
    hand: list[str]
    players: list[WizardView]
    winner: str
