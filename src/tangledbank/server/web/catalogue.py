"""All the choices for a table, as the games and the bots describe them."""

import sys

from msgspec.structs import replace

from tangledbank.bots.bot import BOTS, PROGRAMS, bot
from tangledbank.core.kind import KINDS
from tangledbank.messages.languages import ENGLISH
from tangledbank.rulebook.pages import games as books
from tangledbank.rulebook.translations import clause_in, clause_text
from tangledbank.server.kinds.adapters import adapter_called
from tangledbank.server.kinds.trait_pages import TraitPages
from tangledbank.server.wire.api import BotInfo, Catalogue, EditionInfo, GameInfo


def catalogue(language: str = ENGLISH) -> Catalogue:
    told = english()
    if language == ENGLISH:
        return told
    pages = {game: TraitPages(game, language) for game in books()}
    return replace(
        told,
        options=[
            replace(one, text=clause_text(one.clause, language))
            if clause_in(one.clause, language)
            else one
            for one in told.options
        ],
        traits=[
            replace(one, text=pages[one.game].text(one.name)) if one.game in pages else one
            for one in told.traits
        ],
    )


def english() -> Catalogue:
    adapters = {name: adapter_called(name) for name in KINDS}
    return Catalogue(
        games=games(),
        editions=editions(),
        sets=[one for adapter in adapters.values() for one in adapter.sets()],
        options=[one for name, kind in KINDS.items() for one in adapters[name].options(kind)],
        traits=[one for adapter in adapters.values() for one in adapter.traits()],
        bots=[bot_info(name, level) for level, name in enumerate([*BOTS, *PROGRAMS])],
    )


def games() -> list[GameInfo]:
    return [
        GameInfo(kind.name, kind.title, kind.about, kind.usual_edition, kind.custom_decks)
        for kind in KINDS.values()
    ]


def editions() -> list[EditionInfo]:
    return [
        EditionInfo(
            name=edition,
            game=kind.name,
            title=kind.edition_title(edition),
            sets=list(kind.card_sets),
            seats_from=kind.fewest,
            seats_to=kind.most,
        )
        for kind in KINDS.values()
        for edition in kind.editions
    ]


def bot_info(name: str, level: int) -> BotInfo:
    """A bot described by its own module, such as `The random bot: any legal action ...`."""
    if name in PROGRAMS:
        return BotInfo(name, level, bot(name).about)
    home = sys.modules[type(bot(name)).__module__]
    told = " ".join((home.__doc__ or "").strip().partition("\n\n")[0].split())
    return BotInfo(name, level, told)
