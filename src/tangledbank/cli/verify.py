"""`tangledbank verify RECORD`: check a record against its seed and the rules."""

import argparse

from tangledbank.cli import FAILED, FINE
from tangledbank.cli.record_file import open_record
from tangledbank.core.verify import verify


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="the file of the record")


def run(args: argparse.Namespace) -> int:
    report = verify(open_record(args.record))
    print(report)
    print(f"{args.record}: {'verified' if report.ok else 'NOT verified'}")
    return FINE if report.ok else FAILED
