"""`tangledbank restore`: puts a backup into an empty database, of either kind."""

import argparse
import asyncio
import sys
import time
from pathlib import Path

from tangledbank.cli import FAILED, FINE
from tangledbank.cli.backup import add_database


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup")
    add_database(parser)
    parser.add_argument(
        "--replace",
        action="store_true",
        help="delete everything that is in the database first",
    )
    parser.add_argument(
        "--check", action="store_true", help="only check that the backup is whole; restore nothing"
    )


def run(args: argparse.Namespace) -> int:
    from tangledbank.server.backup.archive import Archive
    from tangledbank.server.backup.databases import database_of, restore
    from tangledbank.server.store.store import StoreError

    try:
        archive = Archive(args.file)
        head = archive.head
        made = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(head.made / 1000))
        about = f"made {made} from {head.database} by Tangled Bank {head.program}"
        if args.check:
            print(f"{args.file} is whole: {archive.rows:,} rows, {about}")
            return FINE
        database = database_of(args.database)
        asyncio.run(restore(archive, database, args.replace))
    except StoreError as error:
        print(f"tangledbank restore: {error}", file=sys.stderr)
        return FAILED
    print(f"{archive.rows:,} rows are restored into {database.where} ({about})")
    return FINE
