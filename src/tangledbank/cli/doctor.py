"""`tangledbank doctor`: what is installed, what is broken, and how to fix it."""

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict
from functools import partial

from tangledbank import __version__
from tangledbank.cli import FAILED, FINE
from tangledbank.cli.diagnosis import database, network, program
from tangledbank.cli.diagnosis.finding import Finding, State, run_check
from tangledbank.cli.serve import port_number

COLOURS = {State.OK: "32", State.NOTE: "33", State.BROKEN: "31"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--json", action="store_true", help="print the findings as JSON")
    add("--host", default="127.0.0.1", help="address that the server will listen on")
    add("--port", type=port_number, default=8000, metavar="N", help="port to check (default 8000)")
    add("--database", default="", metavar="URL", help="database to check, as for serve")


def run(args: argparse.Namespace) -> int:
    findings = diagnose(args.database, args.host, args.port)
    if args.json:
        print(as_json(findings))
    else:
        print(as_text(findings, colour=sys.stdout.isatty()))
    return FAILED if any(finding.state is State.BROKEN for finding in findings) else FINE


def diagnose(url: str, host: str, port: int) -> list[Finding]:
    checks: list[tuple[str, Callable[[], Iterable[Finding]]]] = [
        ("Tangled Bank", program.version),
        ("Packages", program.packages),
        ("Engine", program.engine),
        ("Rulebook", program.rulebook),
        ("Browser client", program.browser_client),
        ("Database", partial(database.database, url)),
        ("Port", partial(network.port, host, port)),
        ("Browser", network.browser),
    ]
    return [finding for subject, check in checks for finding in run_check(subject, check)]


def as_json(findings: list[Finding]) -> str:
    whole = {
        "version": __version__,
        "ok": all(finding.state is not State.BROKEN for finding in findings),
        "findings": [asdict(finding) for finding in findings],
    }
    return json.dumps(whole, indent=2)


def as_text(findings: list[Finding], colour: bool) -> str:
    lines = []
    for finding in findings:
        state = f"{finding.state:<6}"
        if colour:
            state = f"\x1b[{COLOURS[finding.state]}m{state}\x1b[0m"
        lines.append(f"{state}  {finding.subject}: {finding.text}")
        if finding.fix:
            lines.append(f"        {finding.fix}")
    broken = sum(finding.state is State.BROKEN for finding in findings)
    things = "thing is" if broken == 1 else "things are"
    lines += ["", f"{broken} {things} broken." if broken else "Everything works."]
    return "\n".join(lines)
