"""What can be chosen for a table of Magical Creatures, from the engine and the rulebook."""

from tangledbank.creatures.options import EDITION, OPTIONS
from tangledbank.creatures.traits.names import NAMES
from tangledbank.server.kinds.trait_pages import TraitPages
from tangledbank.server.wire.api import OptionInfo, TraitInfo


def options() -> list[OptionInfo]:
    return [
        OptionInfo(
            name=option.name,
            clause=option.clause,
            text=option.help,
            values=list(option.words),
            low=0,
            high=-1,
            book={EDITION: option.words[0]},
            group="creatures",
            sets=[],
        )
        for option in OPTIONS
    ]


def traits() -> list[TraitInfo]:
    pages = TraitPages("creatures")
    return [
        TraitInfo(
            name=name,
            game="creatures",
            pair=False,
            kind="food",
            need=0,
            text=pages.text(name),
            clauses=pages.clauses(name),
        )
        for name in NAMES
    ]
