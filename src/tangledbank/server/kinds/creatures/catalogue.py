"""The choices for a table of Magical Creatures, from the engine and the rulebook."""

from msgspec.structs import replace

from tangledbank.creatures.options import BOOK, OPTIONS
from tangledbank.creatures.traits.names import NAMES
from tangledbank.server.kinds.option_info import option_info
from tangledbank.server.kinds.trait_pages import TraitPages
from tangledbank.server.wire.api import OptionInfo, TraitInfo


def options() -> list[OptionInfo]:
    return [replace(option_info(BOOK, one, "creatures"), text=one.help) for one in OPTIONS]


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
