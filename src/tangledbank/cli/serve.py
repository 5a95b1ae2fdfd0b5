"""`tangledbank serve`: run the server, for your friends or for everybody."""

import argparse
import asyncio
import errno
import ipaddress
import socket
import sys
import threading
import time
import webbrowser
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from tangledbank.cli import FAILED, FINE, USAGE

if TYPE_CHECKING:
    from tangledbank.server.store.store import Store
    from tangledbank.server.web.serving import How

USUAL_PORT: Final = 8000
#: How many ports are tried, beginning with the usual one.
PORTS_TRIED: Final = 50
#: How long data is kept: the option, its default in days, and which data.
KEPT: Final = [
    ("finished", 365, "finished games"),
    ("abandoned", 90, "tables without activity"),
    ("addresses", 14, "people's network addresses"),
    ("unused", 365, "people who don't come back"),
]

LEVELS: Final = ["debug", "info", "warning", "error"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--host", default="127.0.0.1", help="address to listen on (0.0.0.0 for all interfaces)")
    add(
        "--port",
        type=port_number,
        metavar="N",
        help=f"port to listen on (default {USUAL_PORT}, or the next free one; 0 for any free one)",
    )
    add(
        "--database",
        default="",
        metavar="URL",
        help="sqlite:///path/to/file or postgresql://user@host/name (default: an SQLite file in "
        "your data folder)",
    )
    add(
        "--workers",
        type=at_least(1),
        default=1,
        metavar="N",
        help="number of server processes (more than one needs PostgreSQL)",
    )
    add("--bots", type=at_least(1), default=2, metavar="N", help="number of bot processes")
    add(
        "--bot-program",
        action="append",
        default=[],
        metavar="NAME=FILE",
        help="let tables seat this program as the bot NAME; FILE.toml says how to run it "
        "(docs/program/bot-protocol.md). Repeatable",
    )
    add(
        "--bot-pace",
        type=at_least(0),
        default=600,
        metavar="MS",
        help="milliseconds between a bot's decision and the one before (default 600, so that "
        "people can follow)",
    )
    add(
        "--public-origin",
        action="append",
        default=[],
        metavar="URL",
        help="the server's public address, such as https://play.example.org; only pages from there "
        "can talk to it. Needed if your proxy changes the Host header. Repeatable",
    )
    add(
        "--proxy",
        type=network,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="address or network of your proxy, such as 127.0.0.1 or 10.0.0.0/8; the server trusts "
        "its X-Forwarded-For and X-Forwarded-Proto. Repeatable",
    )
    add(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help="accept this host name too (* for any name). IP addresses, localhost, this machine's "
        "name and public origins are always accepted. Repeatable",
    )
    add("--secure", action="store_true", help="HTTPS only: set Secure cookies")
    add(
        "--metrics",
        choices=["loopback", "public"],
        default="loopback",
        help="who can read /metrics: this machine only, or everybody",
    )
    add(
        "--limits",
        choices=["usual", "none"],
        default="usual",
        help="rate limits for each address (none is for tests and benchmarks)",
    )
    for name, days, what in KEPT:
        add(
            f"--keep-{name}",
            type=at_least(0),
            default=days,
            metavar="DAYS",
            help=f"delete {what} after this many days (default {days}; 0 for never)",
        )
    add("--open", action="store_true", help="open the game in your browser")
    add(
        "--log-level",
        choices=LEVELS,
        help="lowest level to log on stderr (default: warning in a terminal, otherwise info)",
    )


def port_number(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"{text} is not a port (0 to 65535)")
    return number


def network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text} is not an address or a network, such as 127.0.0.1 or 10.0.0.0/8"
        ) from None


def at_least(least: int) -> "type[int]":
    def number(text: str) -> int:
        value = int(text)
        if value < least:
            raise argparse.ArgumentTypeError(f"{text} is too small: it must be at least {least}")
        return value

    number.__name__ = "number"  # what argparse calls it
    return number  # type: ignore[return-value]


def run(args: argparse.Namespace) -> int:
    # Loaded here, because only this command needs the server.
    from tangledbank.server import logs
    from tangledbank.server.store.choose import store_of
    from tangledbank.server.store.store import StoreError
    from tangledbank.server.web.serving import serve
    from tangledbank.server.web.workers import Workers

    how = how_of(args)
    if isinstance(how, str):
        return trouble(how)
    logs.configure(how.log_level)
    try:
        store = store_of(args.database)
        if args.workers > 1 and not store.shared:
            return trouble("--workers needs PostgreSQL: only one process can use an SQLite file")
        asyncio.run(try_store(store))
    except StoreError as error:
        return trouble(str(error))
    try:
        listener = listener_for(args.host, args.port)
    except OSError as error:
        return trouble(why_no_listener(args.host, args.port, error))
    address = address_of(listener, args.host)
    used = listener.getsockname()[1]
    if args.port is None and used != USUAL_PORT:
        print(f"Port {USUAL_PORT} is taken, so the game is on port {used}.", flush=True)
    print(f"Tangled Bank is at {address} (stop it with Ctrl-C)", flush=True)
    print(f"Tables are kept in {place_of(store, args.database)}", flush=True)
    if args.open:
        threading.Thread(target=open_browser, args=(listener, address), daemon=True).start()
    if args.workers > 1:
        return FINE if Workers(how, listener, args.workers).run() else FAILED
    return FINE if serve(how, listener) else FAILED


def trouble(text: str) -> int:
    print(f"tangledbank serve: {text}", file=sys.stderr)
    return USAGE


def how_of(args: argparse.Namespace) -> "How | str":
    """How to run it; or what is wrong with the options."""
    from tangledbank.bots.program.definition import named_program
    from tangledbank.core.errors import SetupError
    from tangledbank.server.retention import Periods
    from tangledbank.server.web.origin import normal
    from tangledbank.server.web.serving import How
    from tangledbank.server.web.settings import NO_LIMITS, USUAL_LIMITS, WebSettings

    for origin in args.public_origin:
        if not normal(origin).startswith(("http://", "https://")):
            return f"--public-origin {origin}: expected https://name, without a path"
    try:
        programs = tuple(named_program(text) for text in args.bot_program)
    except SetupError as error:
        return f"--bot-program {error}"
    if len({name for name, _ in programs}) < len(programs):
        return "--bot-program: two programs have the same name"
    quiet = "warning" if sys.stderr.isatty() else "info"
    return How(
        database=args.database,
        bot_processes=args.bots,
        programs=programs,
        bot_pace=args.bot_pace,
        log_level=args.log_level or quiet,
        web=WebSettings(
            public_origins=frozenset(args.public_origin),
            proxies=tuple(args.proxy),
            allowed_hosts=frozenset([*args.allowed_host, args.host]),
            secure=args.secure,
            metrics=args.metrics,
            periods=Periods(
                finished=args.keep_finished,
                abandoned=args.keep_abandoned,
                addresses=args.keep_addresses,
                unused=args.keep_unused,
            ),
            rates=USUAL_LIMITS if args.limits == "usual" else NO_LIMITS,
        ),
    )


async def try_store(store: "Store") -> None:
    """Report trouble with the database now, not halfway through the start."""
    await store.open()
    try:
        await store.check()
    finally:
        await store.close()


def listener_for(host: str, port: int | None, usual: int = USUAL_PORT) -> socket.socket:
    """Listen on this port; without one, on the usual port or the next free one."""
    if port is not None:
        return listen(host, port)
    for candidate in range(usual, min(usual + PORTS_TRIED, 65536)):
        try:
            return listen(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    return listen(host, 0)


def why_no_listener(host: str, port: int | None, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {port} on {host} is in use by another program. Choose another --port, or leave "
            "it out to use the next free one."
        )
    wanted = USUAL_PORT if port is None else port
    return f"can't listen on {host}, port {wanted}: {error.strerror or error}"


def listen(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, where = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two servers have one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(where)
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(True)
    return listener


def address_of(listener: socket.socket, host: str) -> str:
    port = listener.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, host)
    if ":" in shown and not shown.startswith("["):
        shown = f"[{shown}]"
    return f"http://{shown}:{port}"


def place_of(store: "Store", url: str) -> str:
    """Where the tables are kept, without a password."""
    path = getattr(store, "path", None)
    if path is not None:
        return str(path)
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"


def open_browser(listener: socket.socket, address: str) -> None:
    """Open it as soon as the server answers."""
    where = listener.getsockname()[:2]
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", where[1]), timeout=1).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(address)
        return
