"""`tangledbank backup`: everything a server keeps, in one file, while the server runs."""

import argparse
import asyncio
import sys
import time
from pathlib import Path

from tangledbank.cli import FAILED, FINE


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="file to write (default: tangledbank-DATE-TIME.backup in this folder)",
    )
    add_database(parser)


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="sqlite:///path/of/file or postgresql://user@host/name (default: the file in your "
        "data folder, as for serve)",
    )


def run(args: argparse.Namespace) -> int:
    from tangledbank.server.backup.databases import back_up, database_of
    from tangledbank.server.store.store import StoreError

    file = args.file or Path(time.strftime("tangledbank-%Y%m%d-%H%M%S.backup"))
    try:
        database = database_of(args.database)
        rows = asyncio.run(back_up(database, file))
    except StoreError as error:
        print(f"tangledbank backup: {error}", file=sys.stderr)
        return FAILED
    size = file.stat().st_size
    print(f"{database.where} is backed up in {file} ({rows:,} rows, {size:,} bytes)")
    return FINE
