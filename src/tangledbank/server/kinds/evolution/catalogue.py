"""What can be chosen for a table of The Origin of Species, from the engine and the rulebook."""

from itertools import permutations

from tangledbank.evolution import options as evolution
from tangledbank.evolution.cards import load_deck
from tangledbank.evolution.rules import SETS
from tangledbank.evolution.traits.names import NAMES
from tangledbank.evolution.traits.trait import TRAITS
from tangledbank.rulebook.pages import clause_text
from tangledbank.server.kinds.evolution.trait_kinds import trait_kind
from tangledbank.server.kinds.trait_pages import TraitPages
from tangledbank.server.wire.api import OptionInfo, SetInfo, TraitInfo


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
            clause=option.id,
            text=clause_text(option.id),
            values=words_of(option),
            low=option.low,
            high=option.high,
            book={name: option.preset(name) for name in evolution.EDITIONS},
            group=option.group,
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
