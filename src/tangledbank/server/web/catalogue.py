"""Everything that can be chosen for a table, from what the games and the bots say."""

import sys

from tangledbank.bots.bot import BOTS, PROGRAMS, bot
from tangledbank.core.kind import KINDS
from tangledbank.server.kinds.faces import face_called
from tangledbank.server.wire.api import BotInfo, Catalogue, EditionInfo, GameInfo


def catalogue() -> Catalogue:
    faces = [face_called(kind) for kind in KINDS]
    return Catalogue(
        games=games(),
        editions=editions(),
        sets=[one for face in faces for one in face.sets()],
        options=[one for face in faces for one in face.options()],
        traits=[one for face in faces for one in face.traits()],
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
    """A bot in the words of its own file, such as `The random bot: any legal action ...`."""
    if name in PROGRAMS:
        return BotInfo(name, level, bot(name).about)
    home = sys.modules[type(bot(name)).__module__]
    told = " ".join((home.__doc__ or "").strip().partition("\n\n")[0].split())
    return BotInfo(name, level, told)
