"""How long a bot that searches may think: as long as its table asks for, or less under load.

All addresses with a question share `ROUND` seconds of each process equally, and an address shares
its part among its tables.  No bot gets more than its table asked for, or less than `FLOOR`.
"""

from typing import Final

from tangledbank.bots.bot import bot
from tangledbank.core.errors import SetupError

#: CPU seconds within which everybody waiting should have had a turn.
ROUND: Final = 8.0
#: The least CPU seconds a bot gets: a search much shorter than this plays worse than `expert`.
FLOOR: Final = 0.1
#: The approximate CPU seconds per iteration of a search.
ITERATION: Final = 0.001


def share(asked: float, processes: int, addresses: int, tables: int) -> float:
    """The CPU seconds for one decision.

    >>> share(5.0, processes=1, addresses=1, tables=1)
    5.0
    >>> share(5.0, processes=1, addresses=2, tables=28)  # one of 28 tables of one of two addresses
    0.14285714285714285
    >>> share(5.0, processes=1, addresses=500, tables=1)
    0.1
    """
    fair = ROUND * max(1, processes) / max(1, addresses) / max(1, tables)
    return min(asked, max(FLOOR, fair))


def seconds_of(spec: str) -> float:
    """The CPU seconds that a bot asks for; 0 if it decides at once."""
    try:
        budget = bot(spec).budget
    except SetupError:
        return 0.0
    if budget is None:
        return 0.0
    return budget.seconds or budget.iterations * ITERATION


def shortened(spec: str, seconds: float) -> str:
    """The same bot limited to this many CPU seconds, if it asks for more.

    >>> shortened("search:5s", 0.25), shortened("search:2000i", 0.5), shortened("greedy", 0.5)
    ('search:0.25s', 'search:500i', 'greedy')
    """
    asked = seconds_of(spec)
    if asked <= seconds:
        return spec
    name, _, budget = spec.partition(":")
    if budget.endswith("i"):
        return f"{name}:{max(1, round(seconds / ITERATION))}i"
    return f"{name}:{seconds:.3f}".rstrip("0").rstrip(".") + "s"
