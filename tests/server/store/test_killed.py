"""`kill -9` while it writes: nothing that was acknowledged is lost, nothing is there twice."""

import asyncio
import random
import subprocess
import sys

from tests.server.store.relentless import TABLES
from tests.server.store.samples import opened

TIMES = 4


def write_and_be_killed(url: str, after: int) -> list[str]:
    """What was acknowledged until then."""
    command = [sys.executable, "-m", "tests.server.store.relentless", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(after)]
        process.kill()
        said += process.stdout.readlines()
    assert "" not in said, "it ended by itself"
    # A pipe takes a short line whole or not at all, but the last one may not have been sent.
    return [line for line in said if line.endswith("\n")]


def test_killed_again_and_again(url: str) -> None:
    async def check(acknowledged: list[str]) -> None:
        async with opened(url) as store:
            logs = {table: await store.entries(table, 0) for table in TABLES}
            for entries in logs.values():
                assert [e.seq for e in entries] == list(range(1, len(entries) + 1))
            bodies = [e.body for entries in logs.values() for e in entries]
            assert len(set(bodies)) == len(bodies)
            for line in acknowledged:
                table, seq, body = line.split()
                assert logs[table][int(seq) - 1].body == body.encode()

    luck = random.Random(9)
    acknowledged: list[str] = []
    for _ in range(TIMES):
        acknowledged += write_and_be_killed(url, luck.randrange(1, 400))
        asyncio.run(check(acknowledged))
    assert len(acknowledged) > TIMES
