"""The settings of a server's tables."""

import secrets
from collections.abc import Callable

from msgspec import Struct, field

from tangledbank.bots.program.definition import Program
from tangledbank.server.steady_clock import SteadyClock


class Settings(Struct, frozen=True, kw_only=True):
    #: The name of this process among those that share a database.
    worker: str = field(default_factory=lambda: secrets.token_hex(8))
    #: The number of processes for bots.
    bot_processes: int = 2
    #: Programs that tables may use as bots, by name.
    programs: tuple[tuple[str, Program], ...] = ()
    #: Milliseconds between two decisions of bots, so that people can follow.
    bot_pace: int = 600
    #: The most milliseconds a bot's decision takes, whatever the load.
    bot_bound: int = 15_000
    #: The delay in milliseconds before the answer to a question that may be asked only for show:
    #: for bots that decide at once, and for bots that search (longer than they think).
    show_delay: int = 1_000
    show_delay_slow: int = 2_500
    #: Milliseconds after which a table without guests is closed.
    idle: int = 60_000
    #: Milliseconds after which a command that its table could not start is refused.
    patience: int = 8_000
    #: Milliseconds for which a process holds a table before it must renew the hold.
    lease: int = 6_000
    #: The time; tests use their own.
    now: Callable[[], int] = field(default_factory=SteadyClock)
    #: If the process stood still for this many milliseconds, no clock may run out because of it; 0
    #: turns the check off.
    stall: int = 1_000
