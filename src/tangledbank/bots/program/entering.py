"""Where programs become bots: by a spec on this machine's command line, or by name on a server.

`bot` alone never runs a program that its spec names: whoever asks a server for a bot could name
any.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache, partial

from tangledbank.bots.bot import PROGRAMS, Bot, bot
from tangledbank.bots.program.definition import PREFIX, Program
from tangledbank.bots.program.program_bot import ProgramBot
from tangledbank.core.errors import SetupError


def local_bot(spec: str) -> Bot:
    """The bot of a spec that was given by whoever runs this process: a program is one too.

    >>> local_bot("greedy").spec, local_bot("program:node bot.js").spec
    ('greedy', 'program:node bot.js')
    """
    if spec.startswith(PREFIX):
        return ProgramBot(Program.of(spec.removeprefix(PREFIX)))
    return bot(spec)


@lru_cache(maxsize=8)
def titles_of(specs: tuple[str, ...]) -> dict[str, str]:
    """What bots are called where people read it; those with the same title, by their specs."""
    titles: dict[str, str] = {}
    for spec in specs:
        try:
            titles[spec] = local_bot(spec).title if spec.startswith(PREFIX) else spec
        except SetupError:  # its file is gone by now
            titles[spec] = spec
    taken = Counter(titles.values())
    return {spec: title if taken[title] == 1 else spec for spec, title in titles.items()}


def enter(programs: Iterable[tuple[str, Program]]) -> None:
    """Make these programs known by name, as `bot` finds them."""
    for name, program in programs:
        PROGRAMS[name] = partial(ProgramBot, program)
