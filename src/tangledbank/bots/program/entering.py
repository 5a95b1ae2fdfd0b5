"""Makes programs available as bots: by a spec on the command line, or by name on a server.

`bot` alone never runs a program named in its spec: a server's clients could name any program.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache, partial

from tangledbank.bots.bot import PROGRAMS, Bot, bot
from tangledbank.bots.program.definition import PREFIX, Program
from tangledbank.bots.program.program_bot import ProgramBot
from tangledbank.core.errors import SetupError


def local_bot(spec: str) -> Bot:
    """The bot for a spec from this process's operator, who may also name a program.

    >>> local_bot("greedy").spec, local_bot("program:node bot.js").spec
    ('greedy', 'program:node bot.js')
    """
    if spec.startswith(PREFIX):
        return ProgramBot(Program.of(spec.removeprefix(PREFIX)))
    return bot(spec)


@lru_cache(maxsize=8)
def titles_of(specs: tuple[str, ...]) -> dict[str, str]:
    """The names of bots for people; bots with the same title are named by their specs."""
    titles: dict[str, str] = {}
    for spec in specs:
        try:
            titles[spec] = local_bot(spec).title if spec.startswith(PREFIX) else spec
        except SetupError:  # its file is gone by now
            titles[spec] = spec
    taken = Counter(titles.values())
    return {spec: title if taken[title] == 1 else spec for spec, title in titles.items()}


def enter(programs: Iterable[tuple[str, Program]]) -> None:
    """Register these programs by name, so that `bot` finds them."""
    for name, program in programs:
        PROGRAMS[name] = partial(ProgramBot, program)
