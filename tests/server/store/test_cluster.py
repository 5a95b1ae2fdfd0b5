"""The PostgreSQL of the tests outlives the thread that started it, and not the tests."""

import asyncio
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import psycopg

from tests.server.store.cluster import Cluster

STARTS_ONE_AND_IS_KILLED = """
import os, signal
from tests.server.store.cluster import Cluster
cluster = Cluster()
print(cluster._server.pid, cluster.folder, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_it_outlives_the_thread_that_started_it(cluster: Cluster) -> None:
    cluster.stop()
    asyncio.run(asyncio.to_thread(cluster.start))
    psycopg.connect(cluster.empty_database()).close()


def test_it_ends_when_the_tests_are_killed(cluster: Cluster) -> None:
    killed = subprocess.run(
        [sys.executable, "-c", STARTS_ONE_AND_IS_KILLED],
        check=False,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert killed.returncode == -signal.SIGKILL
    server, folder = killed.stdout.split()
    while Path(f"/proc/{server}").exists():
        time.sleep(0.02)
    shutil.rmtree(folder)
