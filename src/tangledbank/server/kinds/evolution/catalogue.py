"""What can be chosen for a table of The Origin of Species, from the engine and the rulebook."""

from itertools import permutations
from typing import Final

from tangledbank.evolution import options as evolution
from tangledbank.evolution.cards import load_deck
from tangledbank.evolution.rules import SETS
from tangledbank.evolution.traits.names import NAMES
from tangledbank.evolution.traits.trait import TRAITS
from tangledbank.rulebook.pages import clause_text
from tangledbank.server.kinds.evolution.trait_kinds import trait_kind
from tangledbank.server.kinds.trait_pages import TraitPages
from tangledbank.server.wire.api import OptionInfo, SetInfo, TraitInfo

#: The options of the expansions' table that bear on Time to Fly (its traits are named in them);
#: the others bear on Continents, but for those of every deck.
ABOUT_FLY: Final = frozenset(
    ["E-22", *(f"E-{n}" for n in (27, 28, 29, 30, 31, 32, 35, 36, 37, 41, 42, 43, 45))]
)
ABOUT_ANY_DECK: Final = frozenset(["E-24", "E-26", "E-46"])

#: The headings of the options of the base game, and what the names under them begin with.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "deck": (
        *("discard", "deck", "deal", "copies", "two_sets", "last_turn"),
        *("six_card", "survivor", "tie_break", "restart"),
    ),
    "feeding": ("feeding", "non_food", "obligation", "grazing", "food", "handless"),
    "pairs": ("pair",),
    "hunting": ("mimicry", "tail_loss", "running", "hunt", "self_attack", "poison"),
    "traits": ("piracy", "hibernation", "scavenger"),
}


def sets() -> list[SetInfo]:
    return [set_info(name) for name in SETS]


def set_info(name: str) -> SetInfo:
    deck = load_deck(name)
    return SetInfo(name, len(deck.sorted_cards), [NAMES[trait] for trait in deck.traits()])


def options() -> list[OptionInfo]:
    """All that change something: not the cosmetic ones, nor those with one value alone."""
    return [
        OptionInfo(
            name=option.name,
            group=group_of(option),
            clause=option.id,
            text=clause_text(option.id),
            values=words_of(option),
            low=option.low,
            high=option.high,
            book={name: option.preset(name) for name in evolution.EDITIONS},
            sets=sets_of(option),
        )
        for option in evolution.OPTIONS
        if not option.cosmetic and (option.high >= option.low or len(words_of(option)) > 1)
    ]


def words_of(option: evolution.Option) -> list[str]:
    words = list(option.words)
    if option.name == "tie_break":  # any of them, in any order
        count = len(evolution.TIE_BREAKS)
        for length in range(1, count + 1):
            words += ["+".join(order) for order in permutations(evolution.TIE_BREAKS, length)]
    return words


def sets_of(option: evolution.Option) -> list[str]:
    if option.family == "D" or option.id in ABOUT_ANY_DECK:
        return []
    return ["fly"] if option.id in ABOUT_FLY else ["continents"]


def group_of(option: evolution.Option) -> str:
    """The heading that it is found under: its set, or what its name begins with."""
    if sets_of(option):
        return sets_of(option)[0]
    if "fat" in option.name:
        return "fat"
    return next((name for name, words in GROUPS.items() if option.name.startswith(words)), "table")


def traits() -> list[TraitInfo]:
    pages = TraitPages("evolution")
    return [
        TraitInfo(
            name=name,
            game="evolution",
            pair=TRAITS[number].pair,
            kind=trait_kind(TRAITS[number]),
            need=TRAITS[number].need,
            text=pages.text(name),
            clauses=pages.clauses(name),
        )
        for number, name in enumerate(NAMES)
    ]
