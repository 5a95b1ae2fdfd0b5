"""Who sits where: people at this keyboard, and bots."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import quote, unquote

from tangledbank.bots.bot import BOTS, USUAL, Bot, is_budget
from tangledbank.bots.program.definition import PREFIX, SUFFIX
from tangledbank.bots.program.entering import local_bot
from tangledbank.core.errors import SetupError
from tangledbank.messages.languages import ENGLISH, chosen

#: Bots without a name of their own are called after naturalists; elsewhere, by `bot-naturalists`.
NATURALISTS: Final[list[str]] = [
    "wallace",
    "huxley",
    "hooker",
    "anning",
    "lyell",
    "gray",
    "mendel",
    "merian",
]


def naturalists() -> list[str]:
    """The names in the reader's language; one for each seat of the largest table."""
    if chosen() == ENGLISH:
        return NATURALISTS
    from tangledbank.messages.speech import say  # whoever has named all bots needs no messages

    names = [name.strip() for name in say("terminal-naturalists").split(",")]
    return names if len(set(names)) == len(NATURALISTS) else NATURALISTS


class Seat:
    """One seat; `bot` is none where a person sits."""

    def __init__(self, name: str, bot: Bot | None = None) -> None:
        self.name = name
        self.bot = bot


def read_seats(text: str) -> list[Seat]:
    """The seats of a line such as `me,bot,random,greedy:Ada,search:0.5s,search:2s:Eve`.

    `program:FILE.toml` is a program; a budget and a name may follow.  `program:COMMAND` is one too.
    """
    words = [word.strip() for word in text.split(",")]
    if len(words) > len(NATURALISTS):
        raise SetupError(f"{len(words)} seats; the largest table has {len(NATURALISTS)}")
    taken = [word.rpartition(":")[2] for word in words]
    free = [name for name in naturalists() if name not in taken]
    seats: list[Seat] = []
    for word in words:
        kind, colon, name = word.partition(":")
        if kind == "bot":
            kind = USUAL
        if word.startswith(PREFIX):
            file, _, rest = name.partition(":")
            kind, name = (PREFIX + file, rest) if file.endswith(SUFFIX) else (word, "")
        if kind in BOTS or kind.startswith(PREFIX):
            budget, _, rest = name.partition(":")
            if is_budget(budget):
                kind, name = f"{kind}:{budget}", rest
            seats.append(Seat(name or free.pop(0), local_bot(kind)))
        elif colon:
            known = ", ".join(["bot", *BOTS, f"{PREFIX}FILE{SUFFIX}"])
            raise SetupError(f"seat {word!r}: {kind!r} is not a bot; the bots are {known}")
        else:
            seats.append(Seat(word))
    return seats


def bots_to_text(seats: Sequence[Seat]) -> str:
    """Which seats are bots, as a saved game notes it: `wallace=greedy huxley=search:0.5s`."""
    return " ".join(
        f"{seat.name}={quote(seat.bot.spec, safe=':/')}" for seat in seats if seat.bot is not None
    )


def seats_of(names: Sequence[str], bots: str, programs: bool = False) -> list[Seat]:
    """The seats of a saved game, from its names and the note that `bots_to_text` wrote.

    A file may come from anybody, so a program that it names is run only if `programs` says so.
    """
    kinds: dict[str, str] = {}
    for word in bots.split():
        # A name may have a '=' of its own; what a bot is called has none.
        name, _, kind = word.rpartition("=")
        if name not in names:
            raise SetupError(f"the note on bots names {name!r}, who is not at this table")
        kinds[name] = unquote(kind)
        if kinds[name].startswith(PREFIX) and not programs:
            raise SetupError(
                f"{name} is played by a program: {kinds[name].removeprefix(PREFIX)}. If it may run "
                "here, add --run-programs"
            )
    return [Seat(name, local_bot(kinds[name]) if name in kinds else None) for name in names]
