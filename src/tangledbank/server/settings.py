"""What whoever runs a server can choose."""

import secrets
from collections.abc import Callable

from msgspec import Struct, field

from tangledbank.bots.program.definition import Program
from tangledbank.server.steady_clock import SteadyClock


class Settings(Struct, frozen=True, kw_only=True):
    #: A name of this process among those of one database.
    worker: str = field(default_factory=lambda: secrets.token_hex(8))
    #: How many processes let bots think.
    bot_processes: int = 2
    #: Programs that tables may seat as bots, by name.
    programs: tuple[tuple[str, Program], ...] = ()
    #: A bot's decision is shown so many milliseconds after the one before, for people to follow.
    bot_pace: int = 600
    #: A bot's decision comes after so many milliseconds at most, whatever the load.
    bot_bound: int = 15_000
    #: A question that may be asked for show alone is answered so many milliseconds after it, by
    #: bots that decide at once, and by bots that search: longer than they think.
    show_delay: int = 1_000
    show_delay_slow: int = 2_500
    #: A table that nobody looks at is put away after so many milliseconds.
    idle: int = 60_000
    #: A command that its table cannot come to for so many milliseconds is refused.
    patience: int = 8_000
    #: How long a table is held by a process before that must be said again.
    lease: int = 6_000
    #: The time; tests have their own.
    now: Callable[[], int] = field(default_factory=SteadyClock)
    #: A process that stood still for so many milliseconds lets no clock run out for it; 0: it does
    #: not look.
    stall: int = 1_000
