"""A room needs no sockets, threads, processes or database: it is given all that it uses."""

import re
import subprocess
import sys
from pathlib import Path


def test_a_whole_game_without_what_a_server_is_made_of() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.room_alone"],
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = re.fullmatch(r"over: (\d+) decisions, (\d+) by bots, (\d+) messages\n", done.stdout)
    assert found, done.stdout
    assert all(int(number) > 10 for number in found.groups())
