"""`tangledbank admin`: for whoever runs a server, on the machine that has its database."""

import argparse
import asyncio
import sys
import time
from typing import TYPE_CHECKING, Final

from tangledbank.cli import FAILED, FINE
from tangledbank.cli.backup import add_database

if TYPE_CHECKING:
    from tangledbank.server.store.operations import Operations

#: What a letter behind a number means, in seconds.
UNITS: Final = {"m": 60, "h": 3_600, "d": 86_400}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str, text: str) -> argparse.ArgumentParser:
        made = actions.add_parser(name, help=text, description=text.capitalize() + ".")
        add_database(made)
        return made

    one = action("tables", "list tables, the last used first")
    one.add_argument("--status", action="append", default=[], help="only gathering, playing, ...")
    one.add_argument(
        "--most", type=int, default=50, metavar="N", help="maximum number to list (default 50)"
    )
    action("load", "ask every process of the running server how busy it is")
    one = action("people", "list people by address, by table or by id")
    which = one.add_mutually_exclusive_group(required=True)
    which.add_argument("--address", help="an IP address; IPv6 is looked up by its /64 network")
    which.add_argument("--table", help="a table's id, or its first letters")
    which.add_argument("--person", help="a person's id, or its first letters")
    for name, text in (
        ("mute", "stop a person from chatting"),
        ("ban", "keep a person or address out"),
    ):
        one = action(name, text)
        subject(one, name == "ban")
        add_time(one, "--for", "such as 30m, 12h or 7d (default: for good)")
        one.add_argument("--note", default="", help="the reason, for your own records")
        subject(action(f"un{name}", f"lift a {name}"), name == "ban")
    action("rulings", "list bans, mutes and the notice")
    one = action("close", "end a table now; its record is kept and its players are told")
    one.add_argument("table", metavar="TABLE", help="its id, or its first letters")
    one = action("announce", "show a banner to everybody, such as the time of maintenance")
    one.add_argument("text", nargs="?", default="", help="what to say, in one sentence")
    add_time(one, "--in", "when it begins, such as 30m; the banner goes away an hour later")
    one.add_argument("--clear", action="store_true", help="remove the banner")


def subject(parser: argparse.ArgumentParser, address: bool) -> None:
    parser.add_argument(
        "person", nargs="?" if address else None, metavar="PERSON", help="an id, or its beginning"
    )
    if address:
        parser.add_argument("--address", help="an IP address; IPv6 counts by its /64 network")


def add_time(parser: argparse.ArgumentParser, name: str, text: str) -> None:
    parser.add_argument(name, dest="time", type=duration, default=0, metavar="TIME", help=text)


def duration(text: str) -> int:
    """
    >>> duration("12h")
    43200
    """
    if text[-1:] not in UNITS or not text[:-1].isdecimal() or not int(text[:-1]):
        raise argparse.ArgumentTypeError(f"{text} is not a time: give 30m, 12h or 7d")
    return int(text[:-1]) * UNITS[text[-1]]


def run(args: argparse.Namespace) -> int:
    from tangledbank.server.admin import AdminError
    from tangledbank.server.store.store import StoreError

    try:
        print(asyncio.run(work(args)))
    except (StoreError, AdminError) as error:
        print(f"tangledbank admin: {error}", file=sys.stderr)
        return FAILED
    return FINE


async def work(args: argparse.Namespace) -> str:
    """Do what was asked; what to print."""
    from tangledbank.server.store.operating import operating

    async with operating(args.database) as operations:
        return await carry_out(args, operations)


async def carry_out(args: argparse.Namespace, operations: "Operations") -> str:
    from tangledbank.server import admin

    now = time.time_ns() // 1_000_000
    until = now + args.time * 1000 if getattr(args, "time", 0) else 0
    match args.action:
        case "tables":
            return await admin.tables(operations, args.status, args.most)
        case "load":
            return await admin.load(operations, now)
        case "people":
            return await admin.people(operations, args.address, args.table, args.person)
        case "mute":
            return await admin.mute(operations, args.person, until, now, args.note)
        case "ban":
            who = args.person, args.address
            return await admin.ban(operations, *who, until, now, args.note)
        case "unmute":
            return await admin.lift(operations, "mute", args.person, None)
        case "unban":
            return await admin.lift(operations, "ban", args.person, args.address)
        case "rulings":
            return await admin.rulings(operations, now)
        case "close":
            return await admin.close(operations, args.table, now)
        case _:
            text = "" if args.clear else args.text
            return await admin.announce(operations, text, until, now)
