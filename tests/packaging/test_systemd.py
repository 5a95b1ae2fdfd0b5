"""The systemd unit, as far as systemd judges it without running it."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tangledbank.cli import Parser, serve
from tasks.layout import ROOT

UNIT = ROOT / "deploy" / "tangledbank.service"
PROGRAM = "/opt/tangledbank/bin/tangledbank"

if shutil.which("systemd-analyze") is None:
    pytest.skip("there is no systemd-analyze", allow_module_level=True)


def test_systemd_understands_it(tmp_path: Path) -> None:
    """With the program where it is here: systemd looks whether it is there."""
    program = tmp_path / "tangledbank"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace(PROGRAM, str(program)))
    ran = subprocess.run(
        ["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False
    )
    complaints = [line for line in ran.stderr.splitlines() if UNIT.name in line]
    assert ran.returncode == 0, ran.stderr
    assert not complaints


def test_it_is_hardened() -> None:
    """At most 1.5 of 10; 9.6 is a service without any protection."""
    ran = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=15", "--no-pager", UNIT],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    assert re.search(r"exposure level .*: [01]\.\d OK", ran.stdout)


def test_its_command_is_one_of_ours() -> None:
    line = re.search(r"^ExecStart=((?:.*\\\n)*.*)$", UNIT.read_text(), re.MULTILINE)
    assert line is not None
    program, command, *words = shlex.split(line[1].replace("\\\n", " "))
    assert (program, command) == (PROGRAM, "serve")
    parser = Parser(prog="tangledbank serve")
    serve.add_arguments(parser)
    args = parser.parse_args(words)
    assert args.secure
    assert args.host == "127.0.0.1"
    assert args.database == "sqlite:////var/lib/tangledbank/tangledbank.db"
