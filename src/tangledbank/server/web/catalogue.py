"""Everything that can be chosen for a table, from what the engine and the rulebook say."""

import sys
from itertools import permutations
from pathlib import Path
from typing import Final, Literal

from tangledbank.bots.bot import BOTS, PROGRAMS, bot
from tangledbank.creatures import options as creatures
from tangledbank.creatures.traits.names import NAMES as CREATURES_TRAITS
from tangledbank.evolution import options as evolution
from tangledbank.evolution.cards import load_deck
from tangledbank.evolution.rules import SETS
from tangledbank.evolution.traits.names import NAMES
from tangledbank.evolution.traits.trait import (
    AMBUSHES,
    ANSWERS,
    HUNTS,
    INSIGHT,
    REGROWS,
    SHIELDS,
    TRAITS,
    WHEN_ATTACKED,
    WHEN_EATEN,
    Trait,
)
from tangledbank.rulebook.pages import Page, book, clause_text
from tangledbank.server.wire.api import (
    BotInfo,
    Catalogue,
    EditionInfo,
    OptionInfo,
    SetInfo,
    TraitInfo,
)

Kind = Literal["evolution", "creatures"]
TraitKind = Literal["hunt", "shield", "food", "pair", "burden"]

#: The options of the expansions' table that bear on Time to Fly (its traits are named in them);
#: the others bear on Continents, but for those of every deck.
ABOUT_FLY: Final = frozenset(
    ["E-22", *(f"E-{n}" for n in (27, 28, 29, 30, 31, 32, 35, 36, 37, 41, 42, 43, 45))]
)
ABOUT_ANY_DECK: Final = frozenset(["E-24", "E-26", "E-46"])


def catalogue() -> Catalogue:
    return Catalogue(
        editions=editions(),
        sets=[set_info(name) for name in SETS],
        options=evolution_options() + creatures_options(),
        traits=traits("evolution", NAMES) + traits("creatures", CREATURES_TRAITS),
        bots=[bot_info(name, level) for level, name in enumerate([*BOTS, *PROGRAMS])],
    )


def editions() -> list[EditionInfo]:
    # Eight with two sets or more; what a table's own cards allow, its preview says.
    ours = [
        EditionInfo(name, "evolution", evolution.EDITION_NAMES[name], list(SETS), 2, 8)
        for name in evolution.EDITIONS
    ]
    other = EditionInfo(creatures.EDITION, "creatures", creatures.EDITION_NAME, ["base"], 1, 4)
    return [*ours, other]


def set_info(name: str) -> SetInfo:
    deck = load_deck(name)
    return SetInfo(name, len(deck.sorted_cards), [NAMES[trait] for trait in deck.traits()])


def evolution_options() -> list[OptionInfo]:
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


def creatures_options() -> list[OptionInfo]:
    return [
        OptionInfo(
            name=option.name,
            clause=option.clause,
            text=option.help,
            values=list(option.words),
            low=0,
            high=-1,
            book={creatures.EDITION: option.words[0]},
            sets=[],
        )
        for option in creatures.OPTIONS
    ]


def traits(game: Kind, names: list[str]) -> list[TraitInfo]:
    pages = {
        Path(page.source).stem: page
        for page in book(game).pages
        if Path(page.source).parent.name == "traits"
    }
    return [trait_info(game, at, name, pages.get(name)) for at, name in enumerate(names)]


def trait_info(game: Kind, number: int, name: str, page: Page | None) -> TraitInfo:
    ours = game == "evolution"
    return TraitInfo(
        name=name,
        game=game,
        pair=TRAITS[number].pair if ours else False,
        kind=trait_kind(TRAITS[number]) if ours else "food",
        need=TRAITS[number].need if ours else 0,
        text="" if page is None else "\n".join(page.intro).strip(),
        clauses=[] if page is None else [clause.name for clause in page.clauses],
    )


def trait_kind(trait: Trait) -> TraitKind:
    """What a trait is for, by what it does; its badge is coloured so."""
    if trait.on_rivals:
        return "burden"
    if trait.pair:
        return "pair"
    if trait.hooks & (HUNTS | AMBUSHES | INSIGHT) or trait.as_animal_only:
        return "hunt"
    if trait.hinders or trait.hooks & (SHIELDS | ANSWERS | WHEN_ATTACKED | WHEN_EATEN | REGROWS):
        return "shield"
    return "food"


def bot_info(name: str, level: int) -> BotInfo:
    """A bot in the words of its own file, such as `The random bot: any legal action ...`."""
    if name in PROGRAMS:
        return BotInfo(name, level, bot(name).about)
    home = sys.modules[type(bot(name)).__module__]
    told = " ".join((home.__doc__ or "").strip().partition("\n\n")[0].split())
    return BotInfo(name, level, told)
