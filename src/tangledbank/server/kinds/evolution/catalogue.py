"""The choices for a table of The Origin of Species, from the engine and the rulebook."""

from itertools import permutations

from msgspec.structs import replace

from tangledbank.evolution import options as evolution
from tangledbank.evolution.cards import load_deck
from tangledbank.evolution.rules import SETS
from tangledbank.evolution.traits.names import NAMES
from tangledbank.evolution.traits.trait import TRAITS
from tangledbank.server.kinds.evolution.trait_kinds import trait_kind
from tangledbank.server.kinds.option_info import option_info
from tangledbank.server.kinds.trait_pages import TraitPages
from tangledbank.server.wire.api import OptionInfo, SetInfo, TraitInfo


def sets() -> list[SetInfo]:
    return [set_info(name) for name in SETS]


def set_info(name: str) -> SetInfo:
    deck = load_deck(name)
    return SetInfo(name, len(deck.sorted_cards), [NAMES[trait] for trait in deck.traits()])


def options() -> list[OptionInfo]:
    """All options that change something: neither cosmetic ones nor those with a single value."""
    return [
        replace(
            option_info(evolution.BOOK, option, option.group),
            values=words_of(option),
            sets=[option.group] if option.group in SETS else [],
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
